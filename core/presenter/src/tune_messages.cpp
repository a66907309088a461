#include "tune_messages.hpp"

#include "format.hpp"

#include <cmath>

namespace bloom::presenter::tune_messages {
namespace {

/// Below it, rates run out of the digits of a double.
constexpr double least_told = 1e-300;

}  // namespace

std::string too_large(std::uint64_t limit) {
    return "That takes more than " + grouped(limit) + " bits (" +
           binary_memory(static_cast<double>(limit) / 8) + "), the most that is worked out here.";
}

std::string holds_nothing() {
    return "With these m and k even a single item errs more often than p.";
}

std::string no_rate_to_meet() {
    return "The rate is 0 or 100 %: give p a rate in between first.";
}

std::string no_k_reaches(double p, std::uint32_t k, double achieved) {
    return "No k reaches " + chosen_percentage(p) +
           " with these m and n; the best, k = " + grouped(k) + ", achieves " +
           percentage(achieved) + ".";
}

std::string scaled_down(std::uint64_t m, std::uint64_t n, double bits_per_item) {
    const double drawn = static_cast<double>(m) / static_cast<double>(n);
    constexpr double about_the_same = 0.05;
    const std::string before = readable(bits_per_item, 3);
    return "Scaled down to what can be drawn: " + grouped(m) + (m == 1 ? " bit" : " bits") +
           " and " + counted(n, "word", "words") +
           (std::fabs(drawn / bits_per_item - 1) < about_the_same
                ? ", still " + before + " bits a word."
                : ", " + readable(drawn, 4) + " bits a word instead of " + before + ".");
}

std::string too_many_hashes_to_draw(std::uint32_t k, std::uint32_t most) {
    return "The figure draws at most " + grouped(most) + " hash functions; this filter has " +
           grouped(k) + ".";
}

std::string no_such_chart(std::string_view given) {
    return "There is no chart “" + std::string(given) +
           "”: choose k, n, bits, memory, "
           "convergence, load or filters.";
}

std::string bits(double count, std::uint32_t digits) {
    const std::string text = readable(count, digits);
    return text + (text == "1" ? " bit" : " bits");
}

std::string once_in(double rate) {
    if (!(rate >= least_told)) {
        return "practically never";
    }
    if (rate > 0.995) {
        return rate < 1 ? "for nearly every absent query" : "for every absent query";
    }
    return "once in " + readable(1 / rate, 3) + " absent queries";
}

std::string queries_each(double rate) {
    return rate >= least_told ? readable(1 / rate, 3) : "—";
}

std::string against(double rate, double p) {
    if (rate <= p) {
        return "meets " + chosen_percentage(p);
    }
    return "misses " + chosen_percentage(p) + " by " + readable((rate / p - 1) * 100, 2) + " %";
}

std::string result(std::uint64_t n,
                   std::optional<double> target,
                   std::uint64_t m,
                   std::uint32_t k,
                   double rate) {
    return grouped(n) + (n == 1 ? " item in " : " items in ") + grouped(m) +
           (m == 1 ? " bit with " : " bits with ") + counted(k, "hash function", "hash functions") +
           ": an absent key passes with " + percentage(rate, 5) +
           (target ? ", which " + against(rate, *target) : std::string{}) + ".";
}

std::string overload(double load, double designed_rate, double actual_rate) {
    constexpr double next_to_none = 0.01;
    const auto change = [](double factor) {
        const double percent = std::fabs(factor - 1) * 100;
        if (factor < next_to_none) {
            return std::string("under 1 % as");
        }
        if (percent < 0.005) {
            return std::string("just as");
        }
        return factor >= 2 ? readable(factor, 3) + " times as"
                           : significant(percent, 2) + " %" + (factor < 1 ? " less" : " more");
    };
    if (std::fabs(load - 1) < 1e-9) {
        return "As many items as designed: the designed rate.";
    }
    if (!(designed_rate >= least_told)) {
        return "The designed rate is too small to be compared with.";
    }
    const std::string items = load < next_to_none ? "under 1 % of the items"
                              : load >= 2         ? readable(load, 3) + " times the items"
                                          : significant(std::fabs(load - 1) * 100, 2) + " % " +
                                                (load < 1 ? "fewer" : "more") + " items";
    return capitalized(items) + " err " + change(actual_rate / designed_rate) + " often.";
}

std::string worth(double lookups_saved, double without, double with_filter, double break_even) {
    const std::string saved = "The filter saves " + percentage(lookups_saved) + " of the lookups. ";
    const std::string cost = "A query takes " + duration(with_filter) + " instead of " +
                             duration(without) + " on average: ";
    if (break_even > 1) {
        return saved + cost + "asking the filter costs more than it can ever save.";
    }
    const std::string level = percentage(break_even) + " of the keys asked for are absent.";
    return saved + cost +
           (with_filter < without ? "it pays as soon as more than " + level
                                  : "it would pay if more than " + level);
}

}  // namespace bloom::presenter::tune_messages
