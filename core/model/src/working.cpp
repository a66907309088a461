#include "model/working.hpp"

#include <bit>
#include <numeric>

namespace bloom::model {

std::optional<std::uint64_t> constant_step(const Working& working, std::uint64_t m) {
    constexpr std::uint64_t range_of_wrapped = std::uint64_t{1} << 32U;
    if (const auto* wrapped = std::get_if<WrappedDoubleHash>(&working)) {
        // Coming round at 2³² is invisible modulo m only where m divides 2³².
        return std::has_single_bit(m) && m <= range_of_wrapped ? std::optional(wrapped->h2 % m)
                                                               : std::nullopt;
    }
    if (const auto* reduced = std::get_if<ReducedDoubleHash>(&working)) {
        return reduced->step;
    }
    if (const auto* wide = std::get_if<WideDoubleHash>(&working)) {
        return wide->h2 % m;
    }
    return std::nullopt;
}

std::uint64_t reached_by_step(std::uint64_t step, std::uint64_t m) {
    return m / std::gcd(step, m);
}

}  // namespace bloom::model
