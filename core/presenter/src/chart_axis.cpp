#include "chart_axis.hpp"

#include "format.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::size_t most_ticks = 7;

/// `lead` times ten to the `power`, as exact as a double can be for a negative power.
double scaled(double lead, int power) {
    const double scale = std::pow(10.0, std::abs(power));
    return power < 0 ? lead / scale : lead * scale;
}

int power_below(double value) {
    const int guess = static_cast<int>(std::floor(std::log10(value)));
    // log10 may round up across a power of ten.
    return scaled(1, guess) > value * (1 + 1e-12) ? guess - 1 : guess;
}

constexpr std::array leads{1.0, 2.0, 5.0};

double round_number_below(double value) {
    const int power = power_below(value);
    double best = scaled(1, power);
    for (const double lead : leads) {
        const double candidate = scaled(lead, power);
        best = candidate <= value * (1 + 1e-12) ? candidate : best;
    }
    return best;
}

double round_number_above(double value) {
    const double below = round_number_below(value);
    if (below >= value * (1 - 1e-12)) {
        return below;
    }
    const int power = power_below(value);
    for (const double lead : {2.0, 5.0, 10.0}) {
        if (scaled(lead, power) >= value * (1 - 1e-12)) {
            return scaled(lead, power);
        }
    }
    return scaled(1, power + 1);
}

}  // namespace

Scale Scale::linear(double low, double high) {
    return {low, high > low ? high : low + 1, false};
}

Scale Scale::logarithmic(double low, double high) {
    double from = round_number_below(low);
    double to = round_number_above(high);
    // A single value gets room on both sides.
    if (!(to > from)) {
        from = round_number_below(from / 2);
        to = round_number_above(to * 2);
    }
    return {from, to, true};
}

double Scale::at(double value) const {
    const double inside = std::clamp(value, low_, high_);
    return is_logarithmic_ ? std::log(inside / low_) / std::log(high_ / low_)
                           : (inside - low_) / (high_ - low_);
}

double Scale::value(double place) const {
    return is_logarithmic_ ? low_ * std::pow(high_ / low_, place) : low_ + place * (high_ - low_);
}

std::vector<double> Scale::tick_values() const {
    std::vector<double> values;
    const auto fits = [this](double value) {
        return value >= low_ * (1 - 1e-9) && value <= high_ * (1 + 1e-9);
    };
    if (!is_logarithmic_) {
        const double step = round_number_above((high_ - low_) / (most_ticks - 1));
        for (double tick = std::ceil(low_ / step - 1e-9); tick * step <= high_ * (1 + 1e-9);
             ++tick) {
            values.push_back(tick * step);
        }
        return values;
    }
    const int first = power_below(low_);
    const int last = power_below(high_);
    for (int power = first; power <= last; ++power) {
        for (const double lead : leads) {
            if (fits(scaled(lead, power))) {
                values.push_back(scaled(lead, power));
            }
        }
    }
    if (values.size() <= most_ticks) {
        return values;
    }
    // Powers of ten alone, as many apart as it takes.
    for (const int apart : {1, 2, 3, 5, 10, 20, 30, 50, 100}) {
        values.clear();
        for (int power = first; power <= last; ++power) {
            if (power % apart == 0 && fits(scaled(1, power))) {
                values.push_back(scaled(1, power));
            }
        }
        if (values.size() <= most_ticks) {
            break;
        }
    }
    return values;
}

std::vector<AxisTick> Scale::ticks(const std::function<std::string(double)>& label) const {
    std::vector<AxisTick> ticks;
    for (const double value : tick_values()) {
        ticks.push_back({.at = at(value), .label = label(value)});
    }
    return ticks;
}

std::string rate_label(double rate) {
    constexpr double smallest_percent = 1e-6 * (1 - 1e-9);
    if (rate >= smallest_percent) {
        return significant(rate * 100, 2) + " %";
    }
    if (!(rate > 0)) {
        return "0 %";
    }
    const int power = power_below(rate);
    // Steps of a linear axis have two digits at most.
    const double lead = std::round(rate / scaled(1, power) * 10) / 10;
    const std::string ten = "10⁻" + superscript(static_cast<std::uint64_t>(-power));
    return lead == 1 ? ten : significant(lead, 2) + " · " + ten;
}

}  // namespace bloom::presenter
