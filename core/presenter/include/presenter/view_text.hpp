#pragma once

#include "presenter/chart_layout.hpp"
#include "presenter/figure_layout.hpp"
#include "presenter/view_state.hpp"

#include <functional>
#include <string>
#include <string_view>

/// A view as text, for replays, tests and faces that are not written in C++. All of it comes from
/// one listing of the fields (view_fields.hpp, private).
namespace bloom::presenter {

/// One line a field, `see.badges.0.label = h₁ → 4`, in a fixed order; control characters escaped.
std::string to_lines(const ViewState& view);

/// The same as JSON: objects by field name, roles by their names, commands by their lines.
/// Lone surrogates in a field's text are written as \uD8xx escapes.
std::string to_json(const ViewState& view);
std::string to_json(const FigureLayout& layout);
std::string to_json(const ChartLayout& layout);

/// The names of all roles, by kind, as JSON: {"probe": ["pending", …], …}.
std::string roles_as_json();

/// Calls `take(path, text)` for each text of the view that a face must show somewhere, with the
/// path as in `to_lines`. For tests of faces.
void each_shown_text(const ViewState& view,
                     const std::function<void(std::string_view path, std::string_view text)>& take);

}  // namespace bloom::presenter
