#pragma once

#include "model/clustered_rate.hpp"
#include "model/filter.hpp"
#include "model/scheme.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <variant>
#include <vector>

/// How often filters of each scheme err, measured: who copies a scheme wants to know.
namespace bloom::model {

/// The schemes that are checked, in this order.
inline constexpr std::array checked_schemes{Scheme::figure,
                                            Scheme::polynomial_131,
                                            Scheme::fnv1a_double,
                                            Scheme::murmur3_double,
                                            Scheme::murmur3_seeded,
                                            Scheme::sha256_double,
                                            Scheme::blake2b_double,
                                            Scheme::md5_single,
                                            Scheme::bloom_128};

/// Beyond these a check would take too long or too much memory: it fills one filter of m bits at a
/// time.
inline constexpr std::uint64_t most_checked_items = 10'000'000;
inline constexpr std::uint64_t most_checked_bits = std::uint64_t{1} << 29U;

/// Queries a scheme: as a rule, and at most, where the rate is so low that fewer would see nothing.
inline constexpr std::uint64_t usual_checked_queries = 100'000;
inline constexpr std::uint64_t most_checked_queries = 1'000'000;

/// What is measured.
struct CheckPlan {
    std::uint64_t m = 0;        ///< bits
    std::uint64_t n = 0;        ///< distinct words in each filter
    std::uint32_t k = 0;        ///< hash functions; a scheme of a single one takes one
    std::uint32_t filters = 0;  ///< filters a scheme: 1, or 8 at least
    std::uint64_t queries = 0;  ///< of each filter, for distinct words that are not in it
    std::uint64_t seed = 1;     ///< of the words, which are the same for every scheme
    bool operator==(const CheckPlan&) const = default;

    /// Words are of 3 to 10 random letters; where so many would run out, of 10 to 17.
    [[nodiscard]] bool has_short_words() const { return n + queries <= 20'000; }
};

/// Why there is nothing to measure.
enum class CheckRefusal : std::uint8_t {
    too_many_hashes,  ///< k > `max_hashes`
    too_many_items,   ///< n > `most_checked_items`
    too_many_bits,    ///< m > `most_checked_bits`
    too_rare,         ///< of all queries not even ten would pass
};

/// A plan for a filter of m ≥ 1 bits, n ≥ 1 items, k ≥ 1 functions, within bounded cost: at most 40
/// filters, fewer of many items (400,000 items a scheme in all), one beyond 50,000; as many queries
/// as make a hundred pass by the formula, within the bounds above.
std::variant<CheckPlan, CheckRefusal> plan_scheme_check(std::uint64_t m,
                                                        std::uint64_t n,
                                                        std::uint32_t k);

/// What was measured of a scheme.
struct SchemeRate {
    Scheme scheme = Scheme::figure;
    std::uint32_t k = 0;  ///< that it was given
    std::uint64_t asked = 0;
    std::uint64_t passed = 0;
    ClusteredRate measured{};
    bool operator==(const SchemeRate&) const = default;
};

/// A check under way. Scheme after scheme it fills filters with random words and asks each about
/// others. Holds one filter, the counts, and while words are short the filter's own words.
class SchemeCheck {
public:
    /// Needs a plan as `plan_scheme_check` makes them, or a smaller one.
    explicit SchemeCheck(const CheckPlan& plan);

    [[nodiscard]] const CheckPlan& plan() const { return plan_; }

    /// Adds or asks about so many words. Beyond that the only cost is that of a new filter.
    void advance(std::uint64_t operations);

    [[nodiscard]] bool is_done() const { return results_.size() == checked_schemes.size(); }

    /// Whether memory ran out; then it is over.
    [[nodiscard]] bool lacks_memory() const { return lacks_memory_; }

    /// Share of the operations that are behind, 0 to 1.
    [[nodiscard]] double progress() const;

    /// Of the schemes that are through.
    [[nodiscard]] const std::vector<SchemeRate>& results() const { return results_; }

private:
    bool open_filter();
    void next_word();
    std::uint64_t random();
    void close_filter();
    void close_scheme();

    CheckPlan plan_;
    std::vector<SchemeRate> results_;
    std::vector<std::uint64_t> passed_;  ///< of the filters of this scheme that are through
    std::optional<Filter> filter_;
    std::uint64_t at_ = 0;  ///< words added and asked about
    std::uint64_t passes_ = 0;
    std::uint64_t random_ = 0;
    std::unordered_set<std::uint64_t> words_;  ///< of this filter, packed, while they are short
    std::string word_;
    bool lacks_memory_ = false;
};

}  // namespace bloom::model
