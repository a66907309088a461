#pragma once

#include "presenter/chart_view.hpp"

#include <functional>
#include <string>

namespace bloom::presenter {

/// A range of values laid on an axis, linear or logarithmic, with ticks at round numbers.
class Scale {
public:
    /// From `low` to `high`, as they are. Equal ends are spread apart.
    static Scale linear(double low, double high);

    /// From `low` to `high`, both above 0, widened to round numbers (1, 2 or 5 times a power of
    /// ten; over many decades powers of ten alone).
    static Scale logarithmic(double low, double high);

    /// Where `value` stands, 0 to 1; what lies outside rests on the end.
    [[nodiscard]] double at(double value) const;

    /// The value at a place from 0 to 1.
    [[nodiscard]] double value(double place) const;

    [[nodiscard]] double low() const { return low_; }
    [[nodiscard]] double high() const { return high_; }

    /// At most seven ticks.
    [[nodiscard]] std::vector<AxisTick> ticks(
        const std::function<std::string(double)>& label) const;

private:
    Scale(double low, double high, bool is_logarithmic)
        : low_(low),
          high_(high),
          is_logarithmic_(is_logarithmic) {}

    [[nodiscard]] std::vector<double> tick_values() const;

    double low_;
    double high_;
    bool is_logarithmic_;
};

/// A rate as the label of a tick: "5 %", "0.01 %", "10⁻⁸".
std::string rate_label(double rate);

}  // namespace bloom::presenter
