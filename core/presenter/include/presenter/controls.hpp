#pragma once

#include "presenter/command.hpp"
#include "presenter/roles.hpp"

#include <string>
#include <vector>

/// The parts that all screens are made of.
namespace bloom::presenter {

/// A button: what it says, what it does.
struct Action {
    std::string label;   ///< on the button, or its accessible name where a face draws an icon
    std::string hint;    ///< a longer description, for a tooltip
    std::string keys{};  ///< its keyboard shortcut as ARIA and Qt both read it, "Alt+R", or empty
    bool enabled = true;
    Command command;  ///< dispatched on activation
    bool operator==(const Action&) const = default;
};

/// A text field with its label and what is wrong with its text, if anything.
struct Field {
    std::string label;  ///< beside the field
    std::string help;   ///< under the field, e.g. the range
    std::string text;   ///< what was typed, right or wrong; may hold lone surrogates (see text.hpp)
    std::string error;  ///< why the text is refused; empty if it is fine
    bool enabled = true;
    bool operator==(const Field&) const = default;
};

/// One of several values.
struct Option {
    std::string label;
    bool selected = false;
    Command command;
    bool operator==(const Option&) const = default;
};

/// A choice of one among several options, exactly one of which is selected.
struct Choice {
    std::string label;
    std::string help;
    std::vector<Option> options;
    bool enabled = true;
    bool operator==(const Choice&) const = default;
};

/// One number with its name.
struct Stat {
    std::string id;  ///< stable, for tests and styles
    std::string label;
    std::string value;
    std::string note;
    bool operator==(const Stat&) const = default;
};

/// How far long work is. While it is not shown its room is kept.
struct ProgressView {
    bool shown = false;
    std::string label;
    double share = 0;  ///< 0 to 1
    bool operator==(const ProgressView&) const = default;
};

/// What happened to the last command, where the figure alone does not say it.
struct NoticeView {
    NoticeRole role = NoticeRole::none;
    std::string text;
    bool operator==(const NoticeView&) const = default;
};

}  // namespace bloom::presenter
