#include "scheme_check_messages.hpp"

#include "format.hpp"
#include "model/rates.hpp"
#include "scheme_findings.hpp"
#include "settings.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter::check_messages {
namespace {

constexpr std::size_t all_schemes = model::checked_schemes.size();

std::string time_left(double milliseconds) {
    const double seconds = std::ceil(milliseconds / 1000);
    return seconds < 90
               ? counted(static_cast<std::uint64_t>(seconds), "second", "seconds")
               : counted(static_cast<std::uint64_t>(std::round(seconds / 60)), "minute", "minutes");
}

}  // namespace

std::string refusal(model::CheckRefusal refusal, double rate) {
    switch (refusal) {
        case model::CheckRefusal::too_many_hashes:
            return "The schemes give at most " + grouped(model::max_hashes) +
                   " hash functions: there is nothing to check with a larger k.";
        case model::CheckRefusal::too_many_items:
            return "A check takes at most " + grouped(model::most_checked_items) +
                   " items: with more it would take minutes. A smaller filter with the same "
                   "bits per item shows the same.";
        case model::CheckRefusal::too_many_bits:
            return "A check takes at most " + grouped(model::most_checked_bits) +
                   " bits, 64 MiB, for a page has no memory to waste. A smaller filter with the "
                   "same bits per item shows the same.";
        case model::CheckRefusal::too_rare:
            return "At a rate of " + percentage(rate) + " not even ten of " +
                   grouped(model::most_checked_queries) +
                   " queries would pass: too few to measure a rate. Allow a larger one.";
    }
    return {};
}

std::string lacks_memory() {
    return "There is not enough memory here for a filter of this size.";
}

std::string filter(const model::CheckPlan& plan) {
    return "m = " + grouped(plan.m) + ", n = " + grouped(plan.n) + ", k = " + grouped(plan.k);
}

std::string intro(const model::CheckPlan& plan) {
    const std::string words = plan.has_short_words() ? "3 to 10" : "10 to 17";
    return "Words of " + words + " random letters: for each scheme " +
           counted(plan.filters, "filter", "filters") + " of " + grouped(plan.n) + ", " +
           (plan.filters == 1 ? "" : "together ") + "asked for " +
           grouped(plan.queries * plan.filters) +
           " that are not in. A bar is the share that passes over the formula’s, " +
           percentage(model::formula_rate(plan.m, plan.n, plan.k)) +
           "; its whisker is the 95 % interval, the spread between filters included.";
}

std::string started() {
    return "Checking " + count_word(all_schemes) + " schemes.";
}

std::string cancelled(std::size_t schemes) {
    return "Cancelled: " + counted(schemes, "scheme", "schemes") + " of " +
           count_word(all_schemes) + " measured.";
}

std::string done(const model::SchemeCheck& check) {
    std::vector<std::string> poor;
    for (const model::SchemeRate& result : check.results()) {
        if (errs_more(check.plan(), result)) {
            poor.push_back(scheme_name(result.scheme));
        }
    }
    return poor.empty() ? "The check is done: every scheme keeps its rate."
                        : "The check is done. More often than expected errs: " + listed(poor) + ".";
}

std::string under_way(const model::SchemeCheck& check, std::optional<double> left_ms) {
    const std::size_t at = check.results().size();
    std::string text = scheme_name(model::checked_schemes[at]) + ", " + grouped(at + 1) + " of " +
                       grouped(all_schemes);
    if (left_ms) {
        text += "; " + time_left(*left_ms) + " left";
    }
    return text;
}

std::string over(const model::SchemeCheck& check, bool is_outdated) {
    std::string text = "Measured for " + filter(check.plan());
    if (check.results().size() < all_schemes) {
        text += ", " + grouped(check.results().size()) + " of " + grouped(all_schemes) + " schemes";
    }
    return text + (is_outdated ? "; the filter above has changed since." : ".");
}

std::string ratio(double value) {
    if (value >= 100) {
        return grouped(static_cast<std::uint64_t>(std::round(value)));
    }
    const std::size_t decimals = value < 10 ? 2 : 1;
    const std::uint64_t scale = decimals == 2 ? 100 : 10;
    const auto rounded = static_cast<std::uint64_t>(std::round(value * static_cast<double>(scale)));
    std::string fraction = std::to_string(rounded % scale);
    fraction.insert(0, decimals - std::min(decimals, fraction.size()), '0');
    return std::to_string(rounded / scale) + "." + fraction;
}

std::string ratio_with_interval(double rate, double low, double high) {
    return ratio(rate) + " × (" + ratio(low) + " to " + ratio(high) + ")";
}

std::string scheme_name(model::Scheme scheme) {
    switch (scheme) {
        case model::Scheme::figure:
            return "Figure, k seeds";
        case model::Scheme::murmur3_seeded:
            return "MurmurHash3, k seeds";
        case model::Scheme::blake2b_double:
            return "BLAKE2b, double hashing";
        case model::Scheme::md5_single:
            return "MD5, one function";
        case model::Scheme::bloom_128:
            return "For real work (bloom-128)";
        default:
            break;
    }
    return std::string(
        std::find_if(settings::schemes.begin(),
                     settings::schemes.end(),
                     [scheme](const settings::SchemeName& one) { return one.scheme == scheme; })
            ->label);
}

}  // namespace bloom::presenter::check_messages
