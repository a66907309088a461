#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Numbers as people write them. Every reader gives a value or the reason why there is none, worded
/// for the reader; `name` is what the message calls the quantity.
namespace bloom::presenter {

/// A whole number, or why it is refused.
struct WholeNumber {
    std::optional<std::uint64_t> value;
    std::string error;  ///< empty if there is a value
};

/// A real number, or why it is refused.
struct RealNumber {
    std::optional<double> value;
    std::string error;
};

/// A count from `least` to `most`: "1000", "1,000,000", "1e6", "1.5 million", "10M", "20 k".
WholeNumber read_count(std::string_view text,
                       std::string_view name,
                       std::uint64_t least,
                       std::uint64_t most);

/// A number of bits from `least` to `most`, as a count or as memory: "9,586", "10M", "12 MiB",
/// "1.2 GB", "8 Mbit". A fraction of a bit that a unit leaves is rounded up.
WholeNumber read_bits(std::string_view text,
                      std::string_view name,
                      std::uint64_t least,
                      std::uint64_t most);

/// A rate above 0 and below 1: "0.01", "1 %", "1e-3", "1 in 1000", "1/1000", "5 ppm".
RealNumber read_rate(std::string_view text, std::string_view name);

/// A share from 0 to 1, ends included, written as a rate is.
RealNumber read_share(std::string_view text, std::string_view name);

/// A multiple, above 0 and up to 10¹⁵: "1.5 times", "1.5x", "1.5 ×", "150 %". Nothing for any other
/// text.
std::optional<double> read_multiple(std::string_view text);

/// A time in microseconds, from 0.001 to 10⁹: "100 µs", "5ms", "80 ns", "1 s"; without a unit, µs.
RealNumber read_duration(std::string_view text, std::string_view name);

}  // namespace bloom::presenter
