#pragma once

#include <cstdint>
#include <span>

namespace bloom::model {

/// A rate that was measured, with its 95 % interval.
struct ClusteredRate {
    double rate = 0;
    double low = 0;
    double high = 1;
    bool operator==(const ClusteredRate&) const = default;
};

/// The rate at which queries pass filters that were each asked `asked` of them: `passed` of each
/// filter. Queries of one filter share its fill, so that together they tell less than as many
/// independent ones. How much less is seen from the spread between filters: the design effect is
/// the variance between their rates over that of independent queries (Leslie Kish, "Survey
/// Sampling", 1965), at least 1. The interval is Edwin B. Wilson's (1927) for that many times fewer
/// queries, with the quantile of Student's t for the filters' degrees of freedom in place of the
/// normal one (Edward L. Korn and Barry I. Graubard, "Confidence Intervals for Proportions with
/// Small Expected Number of Positive Counts Estimated from Survey Data", 1998). So it holds where
/// no query passes, too. Needs at least 8 filters for t to be exact to a thousandth, and asked ≥ 1.
ClusteredRate clustered_rate(std::span<const std::uint64_t> passed, std::uint64_t asked);

/// The same for a single filter of m bits and k functions with a share `fill` of bits set, where
/// nothing is seen of the spread: it is that of independent functions, whose fill varies by
/// m·e^(−c)·(1 − (1 + c)·e^(−c)) bits squared, c = −ln(1 − fill) (Michael Mitzenmacher and Eli Upfal,
/// "Probability and Computing", 2005, on occupancy). Needs 0 < fill < 1 or counts the spread as 0.
ClusteredRate single_filter_rate(std::uint64_t passed,
                                 std::uint64_t asked,
                                 std::uint64_t m,
                                 std::uint32_t k,
                                 double fill);

}  // namespace bloom::model
