#pragma once

#include "presenter/command.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace bloom::presenter {

/// A command read from its line, or why the line can't be read.
struct ParsedCommand {
    std::optional<Command> command;
    std::string error;  ///< empty if there is a command
};

/// Reads one line, without its line end:
///
///     add WORD | query WORD | prepare WORD | found WORD | type TEXT
///     set m|k|scheme|key|speed|motion|bytes VALUE
///     preset figure|lab|simulator
///     fill COUNT | find | inspect POSITION | inspect none
///     undo | redo | reset
///     play | pause | tick | start | back | step | end
///
/// WORD is the rest of the line, spaces within included; or, between double quotes, text with the
/// escapes \" \\ \n \r \t and \xHH (one byte). A wrong value (`set m many`) is a command all the
/// same, which the playground refuses beside the control. Linear.
ParsedCommand read_command(std::string_view line);

/// The line of a command, such that `read_command(write_command(c)).command == c`.
std::string write_command(const Command& command);

}  // namespace bloom::presenter
