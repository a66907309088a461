#include "measure_lists_present.hpp"

namespace bloom::presenter {
namespace {

/// Some milliseconds of reading as WebAssembly.
constexpr std::uint32_t chunk_bytes = 65'536;

}  // namespace

ListsView present_lists(const MeasureState& state, const Tuned& /*tuned*/) {
    const bool is_busy = (state.run && !state.run->is_over()) ||
                         (state.lists && (state.lists->reading || state.lists->is_working()));
    ListsView view;
    view.title = "Your own list";
    view.intro =
        "A text file, one entry a line. It is read here and nowhere else: nothing leaves this "
        "machine. The filter is sized for its different lines at the rate p above.";
    view.drop_hint = "Or drop a text file here.";
    view.open_members = {.label = "Open a list of members…",
                         .hint = "A text file whose lines go into the filter",
                         .enabled = !is_busy};
    view.open_non_members = {.label = "Open a list of non-members…",
                             .hint = "A text file whose lines the filter is asked about",
                             .enabled = !is_busy && state.lists.has_value()};
    view.cancel = {.label = "Cancel",
                   .hint = "Stop reading and measuring the list",
                   .enabled = is_busy,
                   .command = Cancel{}};
    view.chunk_bytes = chunk_bytes;
    view.progress.label = "Progress of the list";
    return view;
}

}  // namespace bloom::presenter
