#include "presenter/codec.hpp"

#include "format.hpp"
#include "number_input.hpp"
#include "setting_names.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace bloom::presenter {
namespace {

/// Commands that are one word alone.
struct PlainCommand {
    std::string_view name;
    Command command;
};
const std::array<PlainCommand, 19>& plain_commands() {
    static const std::array<PlainCommand, 19> all{{{"find", FindFalsePositive{}},
                                                   {"undo", Undo{}},
                                                   {"redo", Redo{}},
                                                   {"reset", Reset{}},
                                                   {"play", Play{}},
                                                   {"pause", Pause{}},
                                                   {"tick", Tick{}},
                                                   {"start", ToStart{}},
                                                   {"back", StepBack{}},
                                                   {"step", StepForward{}},
                                                   {"end", ToEnd{}},
                                                   {"dismiss", Dismiss{}},
                                                   {"drop", Drop{}},
                                                   {"see-filter", SeeFilter{}},
                                                   {"tune-filter", TuneFilter{}},
                                                   {"check", CheckSchemes{}},
                                                   {"run", Run{}},
                                                   {"resume", Resume{}},
                                                   {"cancel", Cancel{}}}};
    return all;
}

struct Text {
    std::optional<std::string> value;
    std::string error;
};

int hex_digit(char character) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto at =
        digits.find(character >= 'A' && character <= 'F' ? static_cast<char>(character - 'A' + 'a')
                                                         : character);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

/// What stands between double quotes; `quoted` begins with the opening one.
Text read_quoted(std::string_view quoted) {
    std::string value;
    for (std::size_t at = 1; at < quoted.size(); ++at) {
        const char character = quoted[at];
        if (character == '"') {
            if (at + 1 != quoted.size()) {
                return {.value = {}, .error = "nothing may follow the closing quote"};
            }
            return {.value = std::move(value), .error = {}};
        }
        if (character != '\\') {
            value += character;
            continue;
        }
        const char escape = ++at < quoted.size() ? quoted[at] : '\0';
        if (escape == 'n') {
            value += '\n';
        } else if (escape == 'r') {
            value += '\r';
        } else if (escape == 't') {
            value += '\t';
        } else if (escape == '"' || escape == '\\') {
            value += escape;
        } else if (escape == 'x' && at + 2 < quoted.size() && hex_digit(quoted[at + 1]) >= 0 &&
                   hex_digit(quoted[at + 2]) >= 0) {
            value += static_cast<char>(hex_digit(quoted[at + 1]) * 16 + hex_digit(quoted[at + 2]));
            at += 2;
        } else {
            return {.value = {}, .error = "an escape is one of \\\" \\\\ \\n \\r \\t \\xHH"};
        }
    }
    return {.value = {}, .error = "the closing quote is missing"};
}

Text read_text(std::string_view rest) {
    if (!rest.empty() && rest.front() == '"') {
        return read_quoted(rest);
    }
    return {.value = std::string(rest), .error = {}};
}

/// A text that needs no quotes to come back as it was.
bool is_plain(std::string_view text) {
    return text == trimmed(text) && (text.empty() || text.front() != '"') &&
           std::none_of(text.begin(), text.end(), [](char character) {
               const auto byte = static_cast<unsigned char>(character);
               return byte < 0x20U || byte == 0x7fU;
           });
}

template <class Made>
ParsedCommand with_text(std::string_view rest, const Made& make) {
    Text text = read_text(rest);
    if (!text.value) {
        return {.command = {}, .error = std::move(text.error)};
    }
    return {.command = make(std::move(*text.value)), .error = {}};
}

/// The first word of `text`, and what stands behind it.
struct Split {
    std::string_view first;
    std::string_view rest;
};
Split split(std::string_view text) {
    const std::size_t space = std::min(text.find(' '), text.size());
    return {.first = text.substr(0, space), .rest = trimmed(text.substr(space))};
}

ParsedCommand unreadable(std::string error) {
    return {.command = {}, .error = std::move(error)};
}

/// A command whose only part is a text.
template <class One>
ParsedCommand read_with_text(std::string_view rest) {
    return with_text(rest, [](std::string text) { return One{std::move(text)}; });
}

ParsedCommand no_setting(std::string_view name) {
    return unreadable("there is no setting “" + shown_word(name) + "”: " + known_settings());
}

ParsedCommand read_set(std::string_view rest) {
    const auto [name, value] = split(rest);
    const auto setting = setting_named(name);
    if (!setting) {
        return no_setting(name);
    }
    return with_text(value, [setting](std::string text) {
        return Set{.setting = *setting, .value = std::move(text)};
    });
}

ParsedCommand read_inspect(std::string_view rest) {
    if (rest == "none") {
        return {.command = Inspect{}, .error = {}};
    }
    const WholeNumber number =
        read_count(rest, "inspect", 0, std::numeric_limits<std::uint64_t>::max());
    if (!number.value) {
        return unreadable("inspect takes a position or “none”");
    }
    return {.command = Inspect{.position = number.value}, .error = {}};
}

ParsedCommand read_fill(std::string_view rest) {
    const WholeNumber number =
        read_count(rest, "fill", 0, std::numeric_limits<std::uint32_t>::max());
    if (!number.value) {
        return unreadable(number.error);
    }
    return {.command = AddFromList{.count = static_cast<std::uint32_t>(*number.value)},
            .error = {}};
}

ParsedCommand read_screen(std::string_view rest) {
    for (const Screen screen : screens) {
        if (name(screen) == rest) {
            return {.command = ShowScreen{.screen = screen}, .error = {}};
        }
    }
    return unreadable("there is no screen “" + shown_word(rest) + "”");
}

ParsedCommand read_drag(std::string_view rest) {
    const auto [name, place] = split(rest);
    const auto quantity = setting_named(name);
    if (!quantity || !has_slider(*quantity)) {
        return unreadable("drag takes n, m, k, p or actual");
    }
    const RealNumber position = read_share(place, "drag");
    if (!position.value) {
        return unreadable(position.error);
    }
    return {.command = Drag{.quantity = *quantity, .position = *position.value}, .error = {}};
}

template <bool IsUp>
ParsedCommand read_nudge(std::string_view rest) {
    const auto quantity = setting_named(rest);
    if (!quantity || !has_slider(*quantity)) {
        return unreadable("more and less take n, m, k, p or actual");
    }
    return {.command = Nudge{.quantity = *quantity, .up = IsUp}, .error = {}};
}

template <bool IsDone>
ParsedCommand read_copied(std::string_view rest) {
    return with_text(rest, [](std::string text) {
        return Copied{.done = IsDone, .what = std::move(text)};
    });
}

ParsedCommand read_aim(std::string_view rest) {
    const auto [chart, where] = split(rest);
    AimCrosshair aim{.chart = std::string(chart)};
    if (where == "next") {
        aim.aim = Aim::next;
    } else if (where == "previous") {
        aim.aim = Aim::previous;
    } else if (where != "none") {
        const RealNumber place = read_share(where, "aim");
        if (!place.value) {
            return unreadable("aim takes a chart and next, previous, none or a place from 0 to 1");
        }
        aim.aim = Aim::at;
        aim.place = *place.value;
    }
    return {.command = std::move(aim), .error = {}};
}

ParsedCommand read_map(std::string_view rest) {
    const auto [move, where] = split(rest);
    if (rest == "whole") {
        return {.command = MoveMap{}, .error = {}};
    }
    const bool is_shift = move == "shift";
    const bool is_back = is_shift && where.starts_with('-');
    const RealNumber place = read_share(where.substr(is_back ? 1 : 0), "map");
    if ((move != "in" && move != "out" && !is_shift) || !place.value) {
        return unreadable(
            "map takes whole, in or out and a place from 0 to 1, or shift and a share from -1 to "
            "1");
    }
    return {.command = MoveMap{.move = is_shift       ? MapMove::shift
                                       : move == "in" ? MapMove::zoom_in
                                                      : MapMove::zoom_out,
                               .place = is_back ? -*place.value : *place.value},
            .error = {}};
}

/// Commands with parts, by their first word.
struct Reader {
    std::string_view name;
    ParsedCommand (*read)(std::string_view rest);
};
constexpr std::array readers{Reader{"add", read_with_text<AddWord>},
                             Reader{"query", read_with_text<QueryWord>},
                             Reader{"prepare", read_with_text<PrepareQuery>},
                             Reader{"found", read_with_text<PrepareFound>},
                             Reader{"type", read_with_text<TypeWord>},
                             Reader{"preset", read_with_text<LoadPreset>},
                             Reader{"table", read_with_text<ToggleTable>},
                             Reader{"link", read_with_text<OpenLink>},
                             Reader{"amend", read_with_text<AmendLink>},
                             Reader{"embed", read_with_text<Embed>},
                             Reader{"copied", read_copied<true>},
                             Reader{"not-copied", read_copied<false>},
                             Reader{"set", read_set},
                             Reader{"fill", read_fill},
                             Reader{"inspect", read_inspect},
                             Reader{"screen", read_screen},
                             Reader{"drag", read_drag},
                             Reader{"more", read_nudge<true>},
                             Reader{"less", read_nudge<false>},
                             Reader{"aim", read_aim},
                             Reader{"map", read_map}};

/// The line of each command with parts; the others stand in the table of plain commands.
struct Writing {
    std::string operator()(const AddWord& one) const { return "add" + text_part(one.word); }
    std::string operator()(const QueryWord& one) const { return "query" + text_part(one.word); }
    std::string operator()(const PrepareQuery& one) const {
        return "prepare" + text_part(one.word);
    }
    std::string operator()(const PrepareFound& one) const { return "found" + text_part(one.word); }
    std::string operator()(const TypeWord& one) const { return "type" + text_part(one.text); }
    std::string operator()(const LoadPreset& one) const { return "preset" + text_part(one.id); }
    std::string operator()(const ToggleTable& one) const { return "table" + text_part(one.chart); }
    std::string operator()(const OpenLink& one) const { return "link" + text_part(one.link); }
    std::string operator()(const AmendLink& one) const { return "amend" + text_part(one.link); }
    std::string operator()(const Embed& one) const { return "embed" + text_part(one.what); }
    std::string operator()(const Copied& one) const {
        return (one.done ? "copied" : "not-copied") + text_part(one.what);
    }
    std::string operator()(const Set& one) const {
        return "set " + std::string(name(one.setting)) + text_part(one.value);
    }
    std::string operator()(const AddFromList& one) const {
        return "fill " + std::to_string(one.count);
    }
    std::string operator()(const Inspect& one) const {
        return "inspect " + (one.position ? std::to_string(*one.position) : "none");
    }
    std::string operator()(const ShowScreen& one) const {
        return "screen " + std::string(name(one.screen));
    }
    std::string operator()(const Drag& one) const {
        return "drag " + std::string(name(one.quantity)) + " " + decimal(one.position, 9);
    }
    std::string operator()(const Nudge& one) const {
        return (one.up ? "more " : "less ") + std::string(name(one.quantity));
    }
    std::string operator()(const AimCrosshair& one) const {
        const std::string start = "aim " + one.chart + " ";
        switch (one.aim) {
            case Aim::at:
                return start + decimal(one.place, 9);
            case Aim::next:
                return start + "next";
            case Aim::previous:
                return start + "previous";
            case Aim::none:
                break;
        }
        return start + "none";
    }
    std::string operator()(const MoveMap& one) const {
        switch (one.move) {
            case MapMove::zoom_in:
                return "map in " + decimal(one.place, 9);
            case MapMove::zoom_out:
                return "map out " + decimal(one.place, 9);
            case MapMove::shift:
                return "map shift " + decimal(one.place, 9);
            case MapMove::whole:
                break;
        }
        return "map whole";
    }
    template <class Plain>
    std::string operator()(const Plain& /*one*/) const {
        return {};
    }
};

}  // namespace

std::string text_part(std::string_view text) {
    if (is_plain(text)) {
        return text.empty() ? "" : " " + std::string(text);
    }
    std::string quoted = " \"";
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            quoted += '\\';
            quoted += character;
        } else if (byte < 0x20U || byte == 0x7fU) {
            quoted += "\\x" + hexadecimal(byte).substr(8);
        } else {
            quoted += character;
        }
    }
    return quoted + "\"";
}

ParsedCommand read_command(std::string_view line) {
    const std::string_view given = trimmed(line);
    for (const PlainCommand& plain : plain_commands()) {
        if (plain.name == given) {
            return {.command = plain.command, .error = {}};
        }
    }
    const auto [name, rest] = split(given);
    for (const Reader& reader : readers) {
        if (reader.name == name) {
            return reader.read(rest);
        }
    }
    return unreadable("there is no command “" + shown_word(given) + "”");
}

std::string write_command(const Command& command) {
    for (const PlainCommand& plain : plain_commands()) {
        if (plain.command == command) {
            return std::string(plain.name);
        }
    }
    return std::visit(Writing{}, command);
}

}  // namespace bloom::presenter
