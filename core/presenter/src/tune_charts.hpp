#pragma once

#include "presenter/chart_view.hpp"
#include "tune_state.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The charts of the tuning screen: rate against k, against n, against bits per item, and memory.
namespace bloom::presenter {

/// All four, in the order of the screen. Costs a few hundred evaluations of the formula.
std::vector<ChartView> tune_charts(const TuneState& state);

/// Whether there is such a chart.
bool is_tune_chart(std::string_view id);

/// The id of the chart of the scheme check.
inline constexpr std::string_view check_chart_id = "check";

/// What every chart has: its id, its title, its table's button, its export buttons.
ChartView chart_frame(const TuneState& state, std::string_view id, std::string title);

/// How far one key press moves a chart's crosshair along its axis, as a place from 0 to 1.
double crosshair_step(const TuneState& state, std::string_view id);

/// The data of a chart as comma-separated values with a line of headings, rates with 15 digits.
std::string tune_chart_csv(const TuneState& state, std::string_view id);

}  // namespace bloom::presenter
