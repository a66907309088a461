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
///     set m|k|scheme|key|speed|motion|bytes|code|language VALUE
///     preset figure|lab|simulator
///     fill COUNT | find | inspect POSITION | inspect none
///     undo | redo | reset
///     screen see|tune|measure | see-filter | tune-filter
///     set n|p|actual|item|lookup|probe|absent|solve|size|scale VALUE
///     drag n|m|k|p|actual PLACE | drop | more n|m|k|p|actual | less n|m|k|p|actual
///     table CHART | aim CHART next|previous|none|PLACE
///     link TEXT | amend TEXT | dismiss
///     set controls|lock LIST
///     embed | embed close | embed show PART on|off | embed lock NAME on|off
///     embed theme auto|light|dark
///     set queries|seed|filters|checkpoints VALUE
///     check | run | pause | resume | cancel | map whole | map in|out PLACE | map shift SHARE
///     play | pause | tick | start | back | step | end
///     copied | not-copied | copied tag|iframe|link | not-copied tag|iframe|link
///
/// PLACE is a number from 0 to 1, SHARE one from −1 to 1, CHART one of k, n, bits, memory,
/// check, convergence, load and filters. LIST is names with commas, `all` or `none`: of PARTs tabs,
/// words, transport, members, statistics, settings, search, history, code, charts and embed, or of
/// locks m, k, n, p, scheme, key, preset, words, query, seed and screen. WORD is the rest of the line, spaces within included; or, between double quotes, text with the
/// escapes \" \\ \n \r \t and \xHH (one byte). A wrong value (`set m many`) is a command all the
/// same, which the playground refuses beside the control. Linear.
ParsedCommand read_command(std::string_view line);

/// The line of a command, such that `read_command(write_command(c)).command == c`.
std::string write_command(const Command& command);

/// Any text as the last part of a line, with the space before it: as it is where that can be read
/// back, else in quotes. Nothing for an empty text.
std::string text_part(std::string_view text);

}  // namespace bloom::presenter
