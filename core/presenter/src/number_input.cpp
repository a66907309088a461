#include "number_input.hpp"

#include "decimal.hpp"
#include "format.hpp"
#include "messages.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace bloom::presenter {
namespace {

/// A decimal number and what stands behind it: digits · 10^exponent.
struct Quantity {
    std::uint64_t digits = 0;
    int exponent = 0;
    bool full = false;      ///< further digits don't fit
    bool has_rest = false;  ///< some that did not fit were not 0
    bool negative = false;
    std::string_view unit;
};

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

/// The rest of `text` behind `prefix`, if it begins with it.
bool skip(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) {
        return false;
    }
    text.remove_prefix(prefix.size());
    return true;
}

/// Without white space at its ends, also such as stands between a number and its unit.
std::string_view without_spaces(std::string_view text) {
    text = trimmed(text);
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view space : {" ", "\u00a0", "\u2009", "\u202f"}) {
            while (skip(text, space)) {
                again = true;
            }
            while (text.ends_with(space)) {
                text.remove_suffix(space.size());
                again = true;
            }
        }
    }
    return text;
}

/// Whether `text` goes on with a separator and a group of exactly three digits.
bool skip_group_separator(std::string_view& text) {
    for (const std::string_view separator :
         {",", " ", "_", "'", "’", "\u00a0", "\u2009", "\u202f"}) {
        std::string_view rest = text;
        if (skip(rest, separator) && rest.size() >= 3 && is_digit(rest[0]) && is_digit(rest[1]) &&
            is_digit(rest[2]) && (rest.size() == 3 || !is_digit(rest[3]))) {
            text = rest;
            return true;
        }
    }
    return false;
}

void take_digit(Quantity& quantity, char digit, bool behind_point) {
    const auto value = static_cast<std::uint64_t>(digit - '0');
    quantity.full =
        quantity.full || quantity.digits > (std::numeric_limits<std::uint64_t>::max() - value) / 10;
    if (!quantity.full) {
        quantity.digits = quantity.digits * 10 + value;
        quantity.exponent -= behind_point ? 1 : 0;
    } else {
        quantity.has_rest = quantity.has_rest || value != 0;
        quantity.exponent += behind_point ? 0 : 1;
    }
}

/// An exponent, "e6" or "e-3", if one stands there.
void take_exponent(Quantity& quantity, std::string_view& text) {
    std::string_view rest = text;
    if (!skip(rest, "e") && !skip(rest, "E")) {
        return;
    }
    const bool minus = skip(rest, "-") || skip(rest, "−");
    if (!minus) {
        skip(rest, "+");
    }
    int exponent = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), exponent);
    constexpr int most = 10'000;
    if (read.ptr == rest.data() || !is_digit(rest.front())) {
        return;
    }
    exponent = read.ec == std::errc{} ? std::min(exponent, most) : most;
    quantity.exponent += minus ? -exponent : exponent;
    text = rest.substr(static_cast<std::size_t>(read.ptr - rest.data()));
}

std::optional<Quantity> read_quantity(std::string_view given) {
    std::string_view text = without_spaces(given);
    Quantity quantity;
    quantity.negative = skip(text, "-") || skip(text, "−");
    if (!quantity.negative) {
        skip(text, "+");
    }
    const std::string_view whole = text;
    bool any = false;
    bool grouped = false;
    while (!text.empty()) {
        // The first group has one to three digits and no 0 in front: 0,001 is no thousand.
        constexpr std::size_t group = 3;
        const std::size_t taken = whole.size() - text.size();
        const bool may_group = grouped || (any && taken <= group && whole.front() != '0');
        if (!is_digit(text.front())) {
            if (!may_group || !skip_group_separator(text)) {
                break;
            }
            grouped = true;
        }
        take_digit(quantity, text.front(), false);
        text.remove_prefix(1);
        any = true;
    }
    if (skip(text, ".")) {
        while (!text.empty() && is_digit(text.front())) {
            take_digit(quantity, text.front(), true);
            text.remove_prefix(1);
            any = true;
        }
    }
    if (!any) {
        return std::nullopt;
    }
    take_exponent(quantity, text);
    quantity.unit = without_spaces(text);
    return quantity;
}

double value_of(const Quantity& quantity) {
    const double value = nearest_double(quantity.digits, quantity.exponent);
    return quantity.negative ? -value : value;
}

/// A unit and what one of it is.
struct Unit {
    std::string_view name;
    std::uint64_t factor;
};

constexpr std::uint64_t thousand = 1'000;
constexpr std::uint64_t million = 1'000'000;
constexpr std::uint64_t billion = 1'000'000'000;
constexpr std::uint64_t trillion = 1'000'000'000'000;
constexpr std::uint64_t kibi = 1'024;

constexpr std::array count_units{Unit{"", 1},
                                 Unit{"k", thousand},
                                 Unit{"K", thousand},
                                 Unit{"thousand", thousand},
                                 Unit{"m", million},
                                 Unit{"M", million},
                                 Unit{"million", million},
                                 Unit{"millions", million},
                                 Unit{"b", billion},
                                 Unit{"B", billion},
                                 Unit{"bn", billion},
                                 Unit{"G", billion},
                                 Unit{"billion", billion},
                                 Unit{"t", trillion},
                                 Unit{"T", trillion},
                                 Unit{"trillion", trillion}};

constexpr std::array memory_units{Unit{"bit", 1},
                                  Unit{"bits", 1},
                                  Unit{"kbit", thousand},
                                  Unit{"kbits", thousand},
                                  Unit{"kb", thousand},
                                  Unit{"Kb", thousand},
                                  Unit{"Mbit", million},
                                  Unit{"Mbits", million},
                                  Unit{"Mb", million},
                                  Unit{"Gbit", billion},
                                  Unit{"Gbits", billion},
                                  Unit{"Gb", billion},
                                  Unit{"Kibit", kibi},
                                  Unit{"Mibit", kibi* kibi},
                                  Unit{"Gibit", kibi* kibi* kibi},
                                  Unit{"B", 8},
                                  Unit{"byte", 8},
                                  Unit{"bytes", 8},
                                  Unit{"kB", 8 * thousand},
                                  Unit{"KB", 8 * thousand},
                                  Unit{"MB", 8 * million},
                                  Unit{"GB", 8 * billion},
                                  Unit{"TB", 8 * trillion},
                                  Unit{"KiB", 8 * kibi},
                                  Unit{"MiB", 8 * kibi* kibi},
                                  Unit{"GiB", 8 * kibi* kibi* kibi},
                                  Unit{"TiB", 8 * kibi* kibi* kibi* kibi}};

template <class Units>
std::optional<std::uint64_t> factor_of(const Units& units, std::string_view name) {
    const auto found = std::find_if(units.begin(), units.end(), [name](const Unit& unit) {
        return unit.name == name;
    });
    return found == units.end() ? std::nullopt : std::optional(found->factor);
}

__extension__ using Wide = unsigned __int128;

/// A product in whole numbers, as far as it goes.
struct Whole {
    std::uint64_t value = 0;
    bool has_rest = false;  ///< a fraction was cut off
    bool too_large = false;
};

Whole whole_of(const Quantity& quantity, std::uint64_t factor) {
    constexpr Wide limit = Wide{1} << 100U;
    Wide product = Wide{quantity.digits} * factor;
    // Before the point, what did not fit is more than 64 bits hold.
    if (quantity.has_rest && quantity.exponent > 0) {
        return {.value = 0, .has_rest = true, .too_large = true};
    }
    bool has_rest = quantity.has_rest;
    for (int power = quantity.exponent; power > 0 && product != 0 && product < limit; --power) {
        product *= 10;
    }
    for (int power = quantity.exponent; power < 0 && product != 0; ++power) {
        has_rest = has_rest || product % 10 != 0;
        product /= 10;
    }
    if (product > ~std::uint64_t{0}) {
        return {.value = 0, .has_rest = has_rest, .too_large = true};
    }
    return {.value = static_cast<std::uint64_t>(product), .has_rest = has_rest};
}

/// A whole number of the range, out of a quantity and the factor of its unit, if it has one.
WholeNumber in_range(std::string_view text,
                     std::string_view name,
                     std::uint64_t least,
                     std::uint64_t most,
                     const Quantity& quantity,
                     std::uint64_t factor,
                     bool round_up) {
    const Whole whole = whole_of(quantity, factor);
    if (whole.has_rest && !round_up && !whole.too_large) {
        return {.value = {}, .error = messages::not_a_whole_number(name, least, most)};
    }
    const std::uint64_t rounding = whole.has_rest ? 1 : 0;
    const bool below_zero = quantity.negative && (whole.value > 0 || whole.has_rest);
    const bool above = whole.too_large || whole.value > most || most - whole.value < rounding;
    if (above || below_zero || whole.value + rounding < least) {
        return {
            .value = {},
            .error = messages::out_of_range(name, shown_word(without_spaces(text)), least, most)};
    }
    return {.value = whole.value + rounding, .error = {}};
}

/// A unit as a power of ten of the one that is counted in.
struct Scale {
    std::string_view unit;
    int exponent;
};

/// A share of 1: plain, in percent, per mille or per million, as a fraction.
std::optional<double> share_of(std::string_view text) {
    const auto quantity = read_quantity(text);
    if (!quantity) {
        return std::nullopt;
    }
    constexpr std::array scales{Scale{"", 0},
                                Scale{"%", -2},
                                Scale{"percent", -2},
                                Scale{"‰", -3},
                                Scale{"ppm", -6}};
    for (const Scale& scale : scales) {
        if (quantity->unit == scale.unit) {
            Quantity scaled = *quantity;
            scaled.exponent += scale.exponent;
            return value_of(scaled);
        }
    }
    std::string_view rest = quantity->unit;
    if (skip(rest, "in ") || skip(rest, "/") || skip(rest, "out of ")) {
        const auto whole = read_quantity(rest);
        const auto factor = whole ? factor_of(count_units, whole->unit) : std::nullopt;
        if (factor && whole->digits != 0) {
            return value_of(*quantity) / (value_of(*whole) * static_cast<double>(*factor));
        }
    }
    return std::nullopt;
}

}  // namespace

WholeNumber read_count(std::string_view text,
                       std::string_view name,
                       std::uint64_t least,
                       std::uint64_t most) {
    const auto quantity = read_quantity(text);
    const auto factor = quantity ? factor_of(count_units, quantity->unit) : std::nullopt;
    if (!factor) {
        return {.value = {}, .error = messages::not_a_whole_number(name, least, most)};
    }
    return in_range(text, name, least, most, *quantity, *factor, false);
}

WholeNumber read_bits(std::string_view text,
                      std::string_view name,
                      std::uint64_t least,
                      std::uint64_t most) {
    const auto quantity = read_quantity(text);
    if (quantity) {
        if (const auto factor = factor_of(memory_units, quantity->unit)) {
            return in_range(text, name, least, most, *quantity, *factor, *factor > 1);
        }
    }
    return read_count(text, name, least, most);
}

RealNumber read_rate(std::string_view text, std::string_view name) {
    const auto share = share_of(text);
    if (!share) {
        return {.value = {}, .error = messages::not_a_rate(name)};
    }
    // The least rate that every formula can carry on with.
    constexpr double least = 1e-300;
    if (!(*share >= least) || !(*share < 1)) {
        return {.value = {},
                .error = messages::rate_out_of_range(name, shown_word(without_spaces(text)))};
    }
    return {.value = share, .error = {}};
}

RealNumber read_share(std::string_view text, std::string_view name) {
    const auto share = share_of(text);
    if (!share || !(*share >= 0) || !(*share <= 1)) {
        return {.value = {}, .error = messages::not_a_share(name)};
    }
    return {.value = share, .error = {}};
}

std::optional<double> read_multiple(std::string_view text) {
    constexpr std::array scales{Scale{"times", 0},
                                Scale{"x", 0},
                                Scale{"×", 0},
                                Scale{"%", -2},
                                Scale{"percent", -2}};
    constexpr double most = 1e15;
    auto quantity = read_quantity(text);
    for (const Scale& scale : scales) {
        if (quantity && quantity->unit == scale.unit) {
            quantity->exponent += scale.exponent;
            const double value = value_of(*quantity);
            return value > 0 && value <= most ? std::optional(value) : std::nullopt;
        }
    }
    return std::nullopt;
}

RealNumber read_duration(std::string_view text, std::string_view name) {
    constexpr std::array scales{Scale{"", 0},
                                Scale{"µs", 0},
                                Scale{"μs", 0},
                                Scale{"us", 0},
                                Scale{"ns", -3},
                                Scale{"ms", 3},
                                Scale{"s", 6}};
    constexpr double least = 1e-3;
    constexpr double most = 1e9;
    const auto quantity = read_quantity(text);
    if (quantity) {
        for (const Scale& scale : scales) {
            if (quantity->unit == scale.unit) {
                Quantity scaled = *quantity;
                scaled.exponent += scale.exponent;
                const double value = value_of(scaled);
                if (value >= least && value <= most) {
                    return {.value = value, .error = {}};
                }
            }
        }
    }
    return {.value = {}, .error = messages::not_a_duration(name)};
}

}  // namespace bloom::presenter
