#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The sentences of the tuning screen.
namespace bloom::presenter::tune_messages {

std::string too_large(std::uint64_t limit);
std::string holds_nothing();
std::string no_rate_to_meet();
std::string no_k_reaches(double p, std::uint32_t k, double achieved);
std::string scaled_down(std::uint64_t m, std::uint64_t n, double bits_per_item);
std::string too_many_hashes_to_draw(std::uint32_t k, std::uint32_t most);

std::string no_such_chart(std::string_view given);

/// "once in 100 absent queries"; "for every absent query" at a rate of 1, "practically never" below
/// 10⁻³⁰⁰.
std::string once_in(double rate);

/// The number alone, for tables: "100"; a dash where it is beyond telling.
std::string queries_each(double rate);

/// How a rate stands to the one that was asked for: "meets 1 %", "misses 1 % by 0.35 %".
std::string against(double rate, double p);

/// The filter in a sentence, held against the rate that was asked for, if one was.
std::string result(std::uint64_t n,
                   std::optional<double> target,
                   std::uint64_t m,
                   std::uint32_t k,
                   double rate);

/// "9.59 bits", "1 bit".
std::string bits(double count, std::uint32_t digits);

/// "5 % more items err 13 % more often".
std::string overload(double load, double designed_rate, double actual_rate);

std::string worth(double lookups_saved, double without, double with_filter, double break_even);

}  // namespace bloom::presenter::tune_messages
