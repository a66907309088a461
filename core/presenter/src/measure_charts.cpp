#include "measure_charts.hpp"

namespace bloom::presenter {

std::vector<ChartView> measure_charts(const MeasureState& /*state*/, const TuneState& /*tune*/) {
    return {};
}

bool is_measure_chart(std::string_view id) {
    return id == "convergence" || id == "load" || id == "filters";
}

std::string measure_chart_csv(const MeasureState& /*state*/, std::string_view /*id*/) {
    return {};
}

}  // namespace bloom::presenter
