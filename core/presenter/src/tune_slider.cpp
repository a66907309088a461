#include "tune_slider.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloom::presenter {
namespace {

struct Range {
    double low;
    double high;
    bool logarithmic;
    bool whole;
};

Range range_of(Setting quantity) {
    switch (quantity) {
        case Setting::n:
            return {.low = 1, .high = 1e9, .logarithmic = true, .whole = true};
        case Setting::m:
            return {.low = 8, .high = 1e11, .logarithmic = true, .whole = true};
        case Setting::p:
            return {.low = 1e-9, .high = 0.5, .logarithmic = true, .whole = false};
        case Setting::actual:
            return {.low = 0.1, .high = 4, .logarithmic = true, .whole = false};
        default:
            return {.low = 1, .high = 32, .logarithmic = false, .whole = true};
    }
}

double two_digits(double value) {
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    // Dividing by a whole power keeps 0.01 what a reader would type.
    return unit >= 1 ? std::round(value / unit) * unit
                     : std::round(value / unit) / std::round(1 / unit);
}

}  // namespace

double slider_position(Setting quantity, double value) {
    const Range range = range_of(quantity);
    const double inside = std::clamp(value, range.low, range.high);
    return range.logarithmic ? std::log(inside / range.low) / std::log(range.high / range.low)
                             : (inside - range.low) / (range.high - range.low);
}

double slider_value(Setting quantity, double position) {
    const Range range = range_of(quantity);
    // What is no number is the low end.
    const double place = position > 0 ? std::min(position, 1.0) : 0;
    const double raw = range.logarithmic ? range.low * std::pow(range.high / range.low, place)
                                         : range.low + place * (range.high - range.low);
    const double value = range.logarithmic ? two_digits(raw) : raw;
    return std::clamp(range.whole ? std::round(value) : value, range.low, range.high);
}

double nudged(Setting quantity, double value, bool up) {
    if (quantity != Setting::p) {
        return value + (up ? 1 : -1);
    }
    constexpr std::array series{1.0, 2.0, 5.0, 10.0};
    const double power = std::floor(std::log10(value) + 1e-9);
    const double scale = std::pow(10.0, std::fabs(power));
    const double lead = power < 0 ? value * scale : value / scale;
    const auto scaled = [power, scale](double step) {
        return power < 0 ? step / scale : step * scale;
    };
    constexpr double same = 1e-9;
    if (up) {
        return scaled(*std::find_if(series.begin(), series.end(), [lead](double step) {
            return step > lead * (1 + same);
        }));
    }
    const auto below = std::find_if(series.rbegin(), series.rend(), [lead](double step) {
        return step < lead * (1 - same);
    });
    return below == series.rend() ? scaled(0.5) : scaled(*below);
}

}  // namespace bloom::presenter
