#pragma once

#include "model/experiment.hpp"
#include "parts.hpp"
#include "presenter/command.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Links: "?v=1&m=64&k=3&words=apple,banana&query=lime&step=2". The parameters are
///
///     v screen preset words query add step autoplay
///
/// and all settings but `motion`, under their names in commands. `words` is a list with commas; a
/// comma within a word is %2C, and a word between double quotes keeps the spaces around it, as those
/// of `query` and `add` do. `add` is a word whose addition is shown in place of a query.
namespace bloom::presenter {

struct State;

/// Longest link that is read or written: 64 KiB.
inline constexpr std::size_t max_link_bytes = 65'536;

/// One parameter, as the attribute of an element has it: nothing is encoded but "%" and "," within a
/// word of `words`, as %25 and %2C.
struct LinkParameter {
    std::string_view name;
    std::string value;
};

/// What a link says, each parameter at most once. Words are as they are meant, without quotes.
struct Link {
    std::vector<LinkParameter> parameters;
    std::vector<std::string> problems;  ///< what can't be read, worded for the reader

    /// The value of a parameter; null where it is missing.
    [[nodiscard]] const std::string* find(std::string_view name) const;

    /// The same, but null where it is blank, too.
    [[nodiscard]] const std::string* given(std::string_view name) const;

    /// Whether one of several parameters is there, be it blank.
    [[nodiscard]] bool has_one_of(std::initializer_list<std::string_view> names) const;

    /// Forgets a parameter.
    void drop(std::string_view name);
};

/// Reads a link. What stands before the question mark or behind a hash sign does not matter; values
/// may be percent-encoded; of a parameter that comes twice the last counts; unknown ones are passed
/// over. A text beyond `max_link_bytes` is not read at all.
Link read_link(std::string_view text);

/// The words of a list as `words` has it, each once; what can't be taken is left out and told.
std::vector<std::string> words_of(std::string_view list, std::vector<std::string>& problems);

/// The parameters of the shortest link that brings back what is shown.
std::vector<LinkParameter> parameters_of(const State& state);

/// Those that say which parts show and what is locked.
void add_flags(std::vector<LinkParameter>& parameters, const PartsView& parts, const Locks& locks);

/// The link itself, beginning with "?v=1"; empty if it would be longer than `max_link_bytes`.
std::string written(const std::vector<LinkParameter>& parameters);

/// The link that opens the measuring screen with this plan and runs it.
std::string measure_link(const model::ExperimentPlan& plan);

}  // namespace bloom::presenter
