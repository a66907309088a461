#include "model/scheme_check.hpp"

#include "model/hash/murmur3_x64_128.hpp"
#include "model/rates.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::model {
namespace {

constexpr std::uint64_t letters = 26;
constexpr std::uint32_t short_letters = 3;
constexpr std::uint32_t long_letters = 10;

/// The first three bits make a length of 8 different ones.
std::uint32_t length_of(std::uint64_t random) {
    return static_cast<std::uint32_t>(random >> 61U);
}

void append_letters(std::string& word, std::uint64_t number, std::uint32_t count) {
    for (std::uint32_t at = 0; at < count; ++at) {
        word += static_cast<char>('a' + number % letters);
        number /= letters;
    }
}

/// A bijection of the numbers below 2⁴⁷, of which there are a little fewer than words of ten
/// letters: different numbers make different words, without a list of those there were.
std::uint64_t scattered(std::uint64_t number) {
    constexpr std::uint64_t mask = (std::uint64_t{1} << 47U) - 1;
    number = number * 0x9e3779b97f4a7c15U & mask;
    number ^= number >> 24U;
    number = number * 0xbf58476d1ce4e5b9U & mask;
    return number ^ number >> 23U;
}

}  // namespace

std::variant<CheckPlan, CheckRefusal> plan_scheme_check(std::uint64_t m,
                                                        std::uint64_t n,
                                                        std::uint32_t k) {
    constexpr std::uint64_t most_filters = 40;
    constexpr std::uint64_t least_filters = 8;
    constexpr std::uint64_t usual_items = 400'000;
    constexpr double wanted_passes = 100;
    constexpr double least_passes = 10;
    if (k > max_hashes) {
        return CheckRefusal::too_many_hashes;
    }
    if (n > most_checked_items) {
        return CheckRefusal::too_many_items;
    }
    if (m > most_checked_bits) {
        return CheckRefusal::too_many_bits;
    }
    const double rate = formula_rate(m, n, k);
    if (rate * static_cast<double>(most_checked_queries) < least_passes) {
        return CheckRefusal::too_rare;
    }
    const std::uint64_t affordable = std::min(most_filters, usual_items / n);
    const std::uint64_t filters = affordable < least_filters ? 1 : affordable;
    const auto queries =
        static_cast<std::uint64_t>(std::clamp(std::ceil(wanted_passes / rate),
                                              static_cast<double>(usual_checked_queries),
                                              static_cast<double>(most_checked_queries)));
    return CheckPlan{.m = m,
                     .n = n,
                     .k = k,
                     .filters = static_cast<std::uint32_t>(filters),
                     .queries = (queries + filters - 1) / filters};
}

SchemeCheck::SchemeCheck(const CheckPlan& plan) : plan_(plan) {
    results_.reserve(checked_schemes.size());
    passed_.reserve(plan.filters);
}

void SchemeCheck::advance(std::uint64_t operations) {
    for (std::uint64_t done = 0; done < operations && !is_done() && !lacks_memory_; ++done) {
        if (!filter_ && !open_filter()) {
            lacks_memory_ = true;
            return;
        }
        next_word();
        if (at_ < plan_.n) {
            filter_->add(word_);
        } else {
            passes_ += filter_->may_contain(word_) ? 1U : 0U;
        }
        ++at_;
        if (at_ == plan_.n + plan_.queries) {
            close_filter();
        }
    }
}

double SchemeCheck::progress() const {
    const auto of_filter = static_cast<double>(plan_.n + plan_.queries);
    const double filters =
        static_cast<double>(passed_.size()) + static_cast<double>(at_) / of_filter;
    return (static_cast<double>(results_.size()) + filters / plan_.filters) /
           static_cast<double>(checked_schemes.size());
}

bool SchemeCheck::open_filter() {
    const Scheme scheme = checked_schemes[results_.size()];
    filter_ =
        Filter::make({.m = plan_.m, .k = std::min(plan_.k, most_hashes(scheme)), .scheme = scheme});
    at_ = 0;
    passes_ = 0;
    // The same words for every scheme, others for every filter.
    random_ = murmur3_mix_64(plan_.seed + murmur3_mix_64(passed_.size() + 1));
    words_.clear();
    return filter_.has_value();
}

std::uint64_t SchemeCheck::random() {
    // SplitMix64 (Guy L. Steele, Doug Lea and Christine H. Flood, "Fast Splittable Pseudorandom
    // Number Generators", 2014), with MurmurHash3's mixer.
    random_ += 0x9e3779b97f4a7c15U;
    return murmur3_mix_64(random_);
}

void SchemeCheck::next_word() {
    if (!plan_.has_short_words()) {
        const std::uint64_t number = scattered(passed_.size() * (plan_.n + plan_.queries) + at_ +
                                               murmur3_mix_64(plan_.seed) % most_checked_items);
        const std::uint64_t more = random();
        word_.clear();
        append_letters(word_, number, long_letters);
        append_letters(word_, more, length_of(more));
        return;
    }
    for (;;) {
        const std::uint64_t number = random();
        word_.clear();
        append_letters(word_, number, short_letters + length_of(number));
        // Ten letters of five bits each; none of them is 0, so that the length counts too.
        std::uint64_t packed = 0;
        for (const char letter : word_) {
            packed = packed << 5U | static_cast<std::uint64_t>(letter - 'a' + 1);
        }
        if (words_.insert(packed).second) {
            return;
        }
    }
}

void SchemeCheck::close_filter() {
    passed_.push_back(passes_);
    if (passed_.size() == plan_.filters) {
        close_scheme();
    }
    filter_.reset();
    at_ = 0;
}

void SchemeCheck::close_scheme() {
    SchemeRate result{.scheme = filter_->parameters().scheme,
                      .k = filter_->parameters().k,
                      .asked = plan_.queries * plan_.filters};
    for (const std::uint64_t passed : passed_) {
        result.passed += passed;
    }
    result.measured = plan_.filters == 1 ? single_filter_rate(result.passed,
                                                              result.asked,
                                                              plan_.m,
                                                              result.k,
                                                              filter_->fill_ratio())
                                         : clustered_rate(passed_, plan_.queries);
    results_.push_back(result);
    passed_.clear();
}

}  // namespace bloom::model
