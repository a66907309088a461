#pragma once

#include "measure_state.hpp"
#include "presenter/chart_view.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The charts of the measuring screen: how the rate converges, the rate against n, and the rates of
/// many filters.
namespace bloom::presenter {

/// Those for which something is measured; tables and crosshairs are those of `tune`.
std::vector<ChartView> measure_charts(const MeasureState& state, const TuneState& tune);

/// Whether there is such a chart, with something measured or without.
bool is_measure_chart(std::string_view id);

/// The data of a chart as comma-separated values with a line of headings, rates with 15 digits.
std::string measure_chart_csv(const MeasureState& state, std::string_view id);

}  // namespace bloom::presenter
