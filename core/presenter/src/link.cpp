#include "link.hpp"

#include "tune_messages.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace bloom::presenter {
namespace {

/// Percent-encoded text, "+" for a space, as forms write it.
std::optional<std::string> decoded(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        if (text.front() != '%') {
            result += text.front() == '+' ? ' ' : text.front();
            text.remove_prefix(1);
            continue;
        }
        constexpr std::size_t escape_length = 3;
        const std::string_view escape = text.substr(0, escape_length);
        std::uint8_t byte = 0;
        const auto read =
            std::from_chars(escape.data() + 1, escape.data() + escape.size(), byte, 16);
        if (escape.size() < escape_length || read.ptr != escape.data() + escape_length) {
            return std::nullopt;
        }
        result += static_cast<char>(byte);
        text.remove_prefix(escape_length);
    }
    return result;
}

}  // namespace

LinkParameters read_link(std::string_view link) {
    LinkParameters parameters;
    const std::array<std::pair<std::string_view, std::string*>, 9> known{
        {{"n", &parameters.n},
         {"m", &parameters.m},
         {"k", &parameters.k},
         {"p", &parameters.p},
         {"queries", &parameters.queries},
         {"seed", &parameters.seed},
         {"filters", &parameters.filters},
         {"scheme", &parameters.scheme},
         {"checkpoints", &parameters.checkpoints}}};
    const std::size_t question = link.find('?');
    std::string_view rest = question == std::string_view::npos ? link : link.substr(question + 1);
    rest = rest.substr(0, rest.find('#'));
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view name = part.substr(0, equals);
        const auto found = std::find_if(known.begin(), known.end(), [name](const auto& one) {
            return one.first == name;
        });
        if (found == known.end()) {
            continue;
        }
        const auto value = decoded(part.substr(std::min(equals + 1, part.size())));
        if (!value) {
            parameters.error = tune_messages::unreadable_link(shown_word(part));
            return parameters;
        }
        *found->second = trimmed(*value);
    }
    return parameters;
}

}  // namespace bloom::presenter
