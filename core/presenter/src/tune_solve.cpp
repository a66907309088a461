#include "tune_solve.hpp"

#include "model/rates.hpp"
#include "model/sizing.hpp"
#include "tune_messages.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter {
namespace {

static_assert(most_tuned == model::max_sizing);
static_assert(most_tuned_hashes == model::max_sizing_hashes);

Solution refused(std::string error) {
    return {.tuned = {}, .error = std::move(error), .remark = {}};
}

Solution size_for_rate(Tuned wanted) {
    if (wanted.textbook_size) {
        const auto bits = model::textbook_bits(wanted.n, wanted.p);
        if (!bits) {
            return refused(tune_messages::too_large(most_tuned));
        }
        wanted.m = *bits;
        wanted.k = static_cast<std::uint32_t>(
            std::clamp(std::round(model::best_real_hashes(*bits, wanted.n)),
                       1.0,
                       static_cast<double>(most_tuned_hashes)));
    } else {
        const auto size = model::least_size(wanted.n, wanted.p);
        if (!size) {
            return refused(tune_messages::too_large(most_tuned));
        }
        wanted.m = size->m;
        wanted.k = size->k;
    }
    return {.tuned = wanted, .error = {}, .remark = {}};
}

Solution bits_for_rate(Tuned wanted) {
    const auto bits = model::least_bits_with(wanted.n, wanted.p, wanted.k);
    if (!bits) {
        return refused(tune_messages::too_large(most_tuned));
    }
    wanted.m = *bits;
    return {.tuned = wanted, .error = {}, .remark = {}};
}

Solution items_for_rate(Tuned wanted) {
    const std::uint64_t items = model::capacity(wanted.m, wanted.k, wanted.p);
    if (items == 0) {
        return refused(tune_messages::holds_nothing());
    }
    wanted.n = items;
    return {.tuned = wanted, .error = {}, .remark = {}};
}

Solution hashes_for_rate(Tuned wanted) {
    const auto hashes = model::least_hashes(wanted.m, wanted.n, wanted.p);
    wanted.k = hashes.value_or(model::best_hashes(wanted.m, wanted.n));
    Solution solution{.tuned = wanted, .error = {}, .remark = {}};
    if (!hashes) {
        solution.remark =
            tune_messages::no_k_reaches(wanted.p,
                                        wanted.k,
                                        model::formula_rate(wanted.m, wanted.n, wanted.k));
    }
    return solution;
}

}  // namespace

Solution solve(Tuned wanted) {
    // A rate that was worked out for a full array is no rate to ask for.
    if (wanted.unknown != Unknown::p && !(wanted.p > 0 && wanted.p < 1)) {
        return refused(tune_messages::no_rate_to_meet());
    }
    switch (wanted.unknown) {
        case Unknown::m_and_k:
            return size_for_rate(wanted);
        case Unknown::m:
            return bits_for_rate(wanted);
        case Unknown::n:
            return items_for_rate(wanted);
        case Unknown::k:
            return hashes_for_rate(wanted);
        case Unknown::p:
            wanted.p = model::formula_rate(wanted.m, wanted.n, wanted.k);
            break;
    }
    return {.tuned = wanted, .error = {}, .remark = {}};
}

std::uint64_t actual_items(const Tuned& tuned) {
    const double items = std::round(static_cast<double>(tuned.n) * tuned.load);
    return static_cast<std::uint64_t>(std::clamp(items, 1.0, static_cast<double>(most_tuned)));
}

}  // namespace bloom::presenter
