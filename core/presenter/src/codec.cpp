#include "presenter/codec.hpp"

#include "format.hpp"
#include "number_input.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <type_traits>
#include <utility>

namespace bloom::presenter {
namespace {

struct SettingName {
    Setting setting;
    std::string_view name;
};
constexpr std::array setting_names{
    SettingName{.setting = Setting::m, .name = "m"},
    SettingName{.setting = Setting::k, .name = "k"},
    SettingName{.setting = Setting::scheme, .name = "scheme"},
    SettingName{.setting = Setting::key, .name = "key"},
    SettingName{.setting = Setting::speed, .name = "speed"},
    SettingName{.setting = Setting::motion, .name = "motion"},
    SettingName{.setting = Setting::bytes, .name = "bytes"},
};

/// Commands that are one word alone.
struct PlainCommand {
    std::string_view name;
    Command command;
};
const std::array<PlainCommand, 11>& plain_commands() {
    static const std::array<PlainCommand, 11> all{{{"find", FindFalsePositive{}},
                                                   {"undo", Undo{}},
                                                   {"redo", Redo{}},
                                                   {"reset", Reset{}},
                                                   {"play", Play{}},
                                                   {"pause", Pause{}},
                                                   {"tick", Tick{}},
                                                   {"start", ToStart{}},
                                                   {"back", StepBack{}},
                                                   {"step", StepForward{}},
                                                   {"end", ToEnd{}}}};
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

std::string written_text(std::string_view text) {
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

template <class Made>
ParsedCommand with_text(std::string_view rest, const Made& make) {
    Text text = read_text(rest);
    if (!text.value) {
        return {.command = {}, .error = std::move(text.error)};
    }
    return {.command = make(std::move(*text.value)), .error = {}};
}

ParsedCommand read_set(std::string_view rest) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    const std::string_view name = rest.substr(0, space);
    const auto known = std::find_if(setting_names.begin(),
                                    setting_names.end(),
                                    [name](const SettingName& one) { return one.name == name; });
    if (known == setting_names.end()) {
        return {.command = {},
                .error = "there is no setting “" + shown_word(name) +
                         "”: m, k, scheme, key, speed, motion or bytes"};
    }
    return with_text(trimmed(rest.substr(space)), [known](std::string value) {
        return Set{.setting = known->setting, .value = std::move(value)};
    });
}

ParsedCommand read_inspect(std::string_view rest) {
    if (rest == "none") {
        return {.command = Inspect{}, .error = {}};
    }
    const WholeNumber number =
        read_whole_number(rest, "inspect", 0, std::numeric_limits<std::uint64_t>::max());
    if (!number.value) {
        return {.command = {}, .error = "inspect takes a position or “none”"};
    }
    return {.command = Inspect{.position = number.value}, .error = {}};
}

ParsedCommand read_fill(std::string_view rest) {
    const WholeNumber number =
        read_whole_number(rest, "fill", 0, std::numeric_limits<std::uint32_t>::max());
    if (!number.value) {
        return {.command = {}, .error = number.error};
    }
    return {.command = AddFromList{.count = static_cast<std::uint32_t>(*number.value)},
            .error = {}};
}

}  // namespace

ParsedCommand read_command(std::string_view line) {
    const std::string_view given = trimmed(line);
    for (const PlainCommand& plain : plain_commands()) {
        if (plain.name == given) {
            return {.command = plain.command, .error = {}};
        }
    }
    const std::size_t space = std::min(given.find(' '), given.size());
    const std::string_view name = given.substr(0, space);
    const std::string_view rest = trimmed(given.substr(space));
    if (name == "add") {
        return with_text(rest, [](std::string word) { return AddWord{.word = std::move(word)}; });
    }
    if (name == "query") {
        return with_text(rest, [](std::string word) { return QueryWord{.word = std::move(word)}; });
    }
    if (name == "prepare") {
        return with_text(rest,
                         [](std::string word) { return PrepareQuery{.word = std::move(word)}; });
    }
    if (name == "found") {
        return with_text(rest,
                         [](std::string word) { return PrepareFound{.word = std::move(word)}; });
    }
    if (name == "type") {
        return with_text(rest, [](std::string text) { return TypeWord{.text = std::move(text)}; });
    }
    if (name == "set") {
        return read_set(rest);
    }
    if (name == "preset") {
        return with_text(rest, [](std::string id) { return LoadPreset{.id = std::move(id)}; });
    }
    if (name == "fill") {
        return read_fill(rest);
    }
    if (name == "inspect") {
        return read_inspect(rest);
    }
    return {.command = {}, .error = "there is no command “" + shown_word(given) + "”"};
}

std::string write_command(const Command& command) {
    for (const PlainCommand& plain : plain_commands()) {
        if (plain.command == command) {
            return std::string(plain.name);
        }
    }
    return std::visit(
        [](const auto& one) -> std::string {
            using One = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<One, AddWord>) {
                return "add" + written_text(one.word);
            } else if constexpr (std::is_same_v<One, QueryWord>) {
                return "query" + written_text(one.word);
            } else if constexpr (std::is_same_v<One, PrepareQuery>) {
                return "prepare" + written_text(one.word);
            } else if constexpr (std::is_same_v<One, PrepareFound>) {
                return "found" + written_text(one.word);
            } else if constexpr (std::is_same_v<One, TypeWord>) {
                return "type" + written_text(one.text);
            } else if constexpr (std::is_same_v<One, Set>) {
                const auto known = std::find_if(
                    setting_names.begin(),
                    setting_names.end(),
                    [&one](const SettingName& name) { return name.setting == one.setting; });
                return "set " + std::string(known->name) + written_text(one.value);
            } else if constexpr (std::is_same_v<One, LoadPreset>) {
                return "preset" + written_text(one.id);
            } else if constexpr (std::is_same_v<One, AddFromList>) {
                return "fill " + std::to_string(one.count);
            } else if constexpr (std::is_same_v<One, Inspect>) {
                return "inspect " + (one.position ? std::to_string(*one.position) : "none");
            } else {
                // Commands without a part of their own stand in the table above.
                return {};
            }
        },
        command);
}

}  // namespace bloom::presenter
