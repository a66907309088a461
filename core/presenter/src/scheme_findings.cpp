#include "scheme_findings.hpp"

#include "format.hpp"
#include "model/rates.hpp"
#include "scheme_check_messages.hpp"

#include <bit>
#include <cmath>
#include <numeric>

namespace bloom::presenter {
namespace {

using model::Scheme;

/// Euler's φ(d): how many of the numbers 1 to d share no factor with it. Linear in d.
std::uint64_t coprime_below(std::uint64_t d) {
    std::uint64_t count = 0;
    for (std::uint64_t number = 1; number <= d; ++number) {
        count += std::gcd(number, d) == 1 ? 1U : 0U;
    }
    return count;
}

/// What words whose step comes to fewer than k positions add to the rate, over the formula's: with
/// d positions they pass as often as with d functions.
double added_by_short_steps(const model::CheckPlan& plan) {
    const double fill =
        model::formula_fill_at(static_cast<double>(plan.n) * plan.k / static_cast<double>(plan.m));
    double added = 0;
    for (std::uint32_t d = 1; d < plan.k; ++d) {
        if (plan.m % d == 0) {
            added += static_cast<double>(coprime_below(d)) *
                     (std::pow(fill, d) - std::pow(fill, plan.k));
        }
    }
    return added / static_cast<double>(plan.m) / model::formula_rate(plan.m, plan.n, plan.k);
}

std::string rows_overlap() {
    return "Double hashing puts a word’s positions at equal distances, and in a filter of this "
           "size such rows of different words overlap in many bits at once.";
}

std::string seeds_only_shift(const model::CheckPlan& plan) {
    return "Its seeds only shift: among words of one length another seed moves every position by "
           "the same amount, so that " +
           count_word(plan.k) + " probes are one in disguise.";
}

std::string low_bits(const model::CheckPlan& plan, std::uint32_t bits) {
    const std::string lowest = "the lowest " + count_word(bits) + " bits";
    return std::has_single_bit(plan.m)
               ? "With m a power of two a position keeps only " + lowest +
                     " of h1 + i · h2, and in FNV-1a those of h1 and h2 move together."
               : "In FNV-1a " + lowest + " of h1 and h2 move together, and m = " + grouped(plan.m) +
                     ", a multiple of " + grouped(std::uint64_t{1} << bits) + ", keeps them.";
}

std::string short_steps_told(const model::CheckPlan& plan) {
    const std::uint64_t steps = short_steps(plan.m, plan.k);
    std::string text = "Where the step h2 mod m is 0, for one word in " + grouped(plan.m) +
                       ", all " + count_word(plan.k) + " probes are one bit";
    if (steps > 1) {
        text += "; " + grouped(steps) + " of " + grouped(plan.m) + " steps come to fewer than " +
                count_word(plan.k) + " bits" +
                (std::has_single_bit(plan.m) ? ", all of them even, as m is a power of two" : "");
    }
    return text + ".";
}

/// Steps that come round too soon, where they matter, and what all double hashing has.
std::string reduced_steps(const model::CheckPlan& plan, double excess) {
    constexpr double that_matters = 0.02;
    const double added = added_by_short_steps(plan);
    if (added < that_matters) {
        return rows_overlap();
    }
    return short_steps_told(plan) + (excess > 2 * added ? " " + rows_overlap() : "");
}

std::string single(const model::CheckPlan& plan) {
    return "It is one function, whatever k: by the formula " +
           percentage(model::formula_rate(plan.m, plan.n, 1)) + " pass with k = 1, and " +
           percentage(model::formula_rate(plan.m, plan.n, plan.k)) +
           " with k = " + grouped(plan.k) + ".";
}

std::string why(const model::CheckPlan& plan, const model::SchemeRate& result, double excess) {
    // Below two bits h1 and the odd h2 have nothing in common.
    constexpr std::uint32_t least_low_bits = 2;
    const auto low = static_cast<std::uint32_t>(std::countr_zero(plan.m));
    if (result.k < plan.k) {
        return single(plan);
    }
    if (result.k > 1) {
        switch (result.scheme) {
            case Scheme::polynomial_131:
                return seeds_only_shift(plan);
            case Scheme::fnv1a_double:
                return low >= least_low_bits ? low_bits(plan, low) : rows_overlap();
            case Scheme::murmur3_double:
                return reduced_steps(plan, excess);
            case Scheme::sha256_double:
            case Scheme::blake2b_double:
                return rows_overlap();
            default:
                break;
        }
    }
    return "Nothing in the scheme explains it: one check in forty comes out too high by chance.";
}

}  // namespace

std::uint64_t short_steps(std::uint64_t m, std::uint32_t k) {
    std::uint64_t count = 0;
    for (std::uint32_t d = 1; d < k; ++d) {
        count += m % d == 0 ? coprime_below(d) : 0;
    }
    return count;
}

double expected_ratio(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const double formula = model::formula_rate(m, n, k);
    return model::expected_rate(m, n, k).value_or(formula) / formula;
}

bool errs_more(const model::CheckPlan& plan, const model::SchemeRate& result) {
    constexpr double that_matters = 1.05;
    const double expected =
        expected_ratio(plan.m, plan.n, plan.k) * model::formula_rate(plan.m, plan.n, plan.k);
    return result.measured.low > expected && result.measured.rate > that_matters * expected;
}

std::string finding(const model::CheckPlan& plan, const model::SchemeRate& result) {
    constexpr double wide = 1.6;
    const double formula = model::formula_rate(plan.m, plan.n, plan.k);
    if (errs_more(plan, result)) {
        return "Errs " + check_messages::ratio(result.measured.rate / formula) +
               " times as often as the formula says. " +
               why(plan,
                   result,
                   result.measured.rate / formula - expected_ratio(plan.m, plan.n, plan.k));
    }
    if (result.measured.high > wide * result.measured.low) {
        return "No difference can be told: only " + grouped(result.passed) + " of " +
               grouped(result.asked) + " passed.";
    }
    return "Keeps the rate.";
}

}  // namespace bloom::presenter
