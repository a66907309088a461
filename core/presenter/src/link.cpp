#include "link.hpp"

#include "embed_names.hpp"
#include "format.hpp"
#include "link_messages.hpp"
#include "measure_names.hpp"
#include "setting_names.hpp"
#include "settings.hpp"
#include "state.hpp"
#include "tune_update.hpp"

#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace bloom::presenter {
namespace {

/// The parameters that are no settings.
constexpr std::array<std::string_view, 9>
    own_names{"v", "screen", "preset", "words", "query", "add", "step", "autoplay", "theme"};

/// The parameter of that name, or nothing.
std::string_view known_name(std::string_view given) {
    const auto own = std::find(own_names.begin(), own_names.end(), given);
    if (own != own_names.end()) {
        return *own;
    }
    const auto setting = setting_named(given);
    return setting && setting != Setting::motion ? name(*setting) : std::string_view{};
}

bool is_text(std::string_view name) {
    return name == "query" || name == "add" || name == "key";
}

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

/// Percent-encodes the bytes that may not stand in a query, but for the `kept` ones.
std::string encoded(std::string_view text, std::string_view kept) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        const bool is_plain = (byte >= '0' && byte <= '9') ||
                              ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z') ||
                              kept.find(character) != std::string_view::npos;
        if (is_plain) {
            result += character;
        } else if (character == ' ') {
            result += '+';
        } else {
            result += '%';
            result += digits[byte >> 4U];
            result += digits[byte & 0xfU];
        }
    }
    return result;
}

/// A word between quotes is taken as it stands; else the white space around it goes.
std::string unquoted(std::string_view text) {
    text = trimmed(text);
    const bool is_quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
    return std::string(is_quoted ? text.substr(1, text.size() - 2) : text);
}

std::string quoted(const std::string& word) {
    return word == trimmed(word) && !word.starts_with('"') ? word : '"' + word + '"';
}

std::string in_list(const std::string& word) {
    std::string text;
    for (const char character : quoted(word)) {
        text += character == '%' ? "%25" : character == ',' ? "%2C" : std::string(1, character);
    }
    return text;
}

}  // namespace

const std::string* Link::find(std::string_view name) const {
    const auto found = std::find_if(parameters.begin(),
                                    parameters.end(),
                                    [name](const LinkParameter& one) { return one.name == name; });
    return found == parameters.end() ? nullptr : &found->value;
}

const std::string* Link::given(std::string_view name) const {
    const std::string* value = find(name);
    return value == nullptr || value->empty() ? nullptr : value;
}

bool Link::has_one_of(std::initializer_list<std::string_view> names) const {
    return std::any_of(names.begin(), names.end(), [this](std::string_view name) {
        return find(name) != nullptr;
    });
}

void Link::drop(std::string_view name) {
    std::erase_if(parameters, [name](const LinkParameter& one) { return one.name == name; });
}

Link read_link(std::string_view text) {
    Link link;
    if (text.size() > max_link_bytes) {
        link.problems.push_back(link_messages::too_long_to_read());
        return link;
    }
    const std::size_t question = text.find('?');
    std::string_view rest = question == std::string_view::npos ? text : text.substr(question + 1);
    rest = rest.substr(0, rest.find('#'));
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view name = known_name(part.substr(0, equals));
        if (!name.empty()) {
            link.drop(name);
            link.parameters.push_back(
                {.name = name,
                 .value = std::string(part.substr(std::min(equals + 1, part.size())))});
        }
    }
    std::erase_if(link.parameters, [&link](LinkParameter& one) {
        if (one.name == "words") {
            return false;
        }
        const auto value = decoded(one.value);
        if (!value) {
            link.problems.push_back(link_messages::unreadable(one.name, shown_word(one.value)));
            return true;
        }
        one.value = is_text(one.name) ? unquoted(*value) : std::string(trimmed(*value));
        return false;
    });
    if (const std::string* version = link.given("v"); version != nullptr && *version != "1") {
        link.problems.push_back(link_messages::other_version(shown_word(*version)));
    }
    // The colours are the face's; which there are is said here.
    const std::string* theme = link.given("theme");
    if (theme != nullptr && !names::value_named(names::themes, *theme)) {
        link.problems.push_back(
            messages::no_such("theme", shown_word(*theme), names::alternatives(names::themes)));
    }
    return link;
}

std::vector<std::string> words_of(std::string_view list, std::vector<std::string>& problems) {
    std::vector<std::string> words;
    std::set<std::string, std::less<>> known;
    while (!list.empty()) {
        const std::string_view part = list.substr(0, list.find(','));
        list.remove_prefix(std::min(list.size(), part.size() + 1));
        const auto text = decoded(part);
        std::string word = text ? unquoted(*text) : std::string{};
        const auto refusal = refusal_of(word);
        if (!text) {
            problems.push_back(link_messages::unreadable("words", shown_word(part)));
        } else if (refusal) {
            problems.push_back(link_messages::refused("words", *refusal));
        } else if (!word.empty() && words.size() == most_members) {
            problems.push_back(
                link_messages::refused("words", messages::too_many_members(most_members)));
            break;
        } else if (!word.empty() && known.insert(word).second) {
            words.push_back(std::move(word));
        }
    }
    return words;
}

std::string written(const std::vector<LinkParameter>& parameters) {
    std::string link = "?v=1";
    for (const LinkParameter& one : parameters) {
        link += '&';
        link += one.name;
        link += '=' + encoded(one.value, one.name == "words" ? "-._~,%" : "-._~,");
    }
    return link.size() > max_link_bytes ? std::string{} : link;
}

namespace {

/// Gathers parameters.
class Saying {
public:
    void say(std::string_view name, std::string value) {
        parameters_.push_back({.name = name, .value = std::move(value)});
    }
    void say(std::string_view name, std::uint64_t value) { say(name, std::to_string(value)); }

    void say_see(const State& state) {
        const Moment& now = state.now;
        const Preset& preset = *now.preset;
        if (&preset != &presets().front()) {
            say("preset", std::string(preset.id));
        }
        if (now.parameters.m != preset.parameters.m) {
            say("m", now.parameters.m);
        }
        if (now.chosen_k != preset.parameters.k) {
            say("k", now.chosen_k);
        }
        if (now.parameters.scheme != preset.parameters.scheme) {
            say("scheme", std::string(settings::id_of(now.parameters.scheme)));
        }
        if (!now.parameters.key.bytes().empty()) {
            say("key", quoted(std::string(now.parameters.key.bytes())));
        }
        const Shown& shown = now.shown;
        const bool is_add = shown.trace->operation == model::Operation::add;
        say_words(now, is_add && !shown.again);
        if (is_add || *shown.word != preset.opening) {
            say(is_add ? "add" : "query", quoted(*shown.word));
        }
        if (shown.step > 0) {
            say("step", shown.step);
        }
        if (state.code.shown) {
            say("code", "on");
            say("language", std::string(settings::id_of(state.code.language)));
        }
        if (state.bytes_shown) {
            say("bytes", "on");
        }
    }

    void say_tune(const TuneState& state) {
        const Tuned& now = state.now;
        const Tuned opening = opening_tune_state().now;
        if (now.unknown != opening.unknown || now.n != opening.n || now.p != opening.p) {
            say_quantities(now);
        }
        if (now.textbook_size) {
            say("size", std::string(names::sizes[1].id));
        }
        if (now.load != opening.load) {
            say("actual", exact(now.load) + "x");
        }
        if (now.item_bytes != opening.item_bytes) {
            say("item", now.item_bytes);
        }
        say_real("lookup", now.lookup, opening.lookup);
        say_real("probe", now.probe, opening.probe);
        say_real("absent", now.absent, opening.absent);
        if (state.linear) {
            say("scale", std::string(names::scales[1].id));
        }
    }

    void say_inputs(const MeasureInputs& inputs) {
        const MeasureInputs opening;
        if (inputs.queries != opening.queries) {
            say("queries", inputs.queries);
        }
        if (inputs.seed != opening.seed) {
            say("seed", inputs.seed);
        }
        if (inputs.filters != opening.filters) {
            say("filters", inputs.filters);
        }
        if (inputs.scheme != opening.scheme) {
            say("scheme", std::string(settings::id_of(inputs.scheme)));
        }
        if (inputs.checkpoints) {
            say("checkpoints", "on");
        }
    }

    std::vector<LinkParameter> take() { return std::move(parameters_); }

private:
    void say_words(const Moment& now, bool is_last_shown) {
        const auto& opening = now.preset->members;
        const std::size_t count = now.members.size() - (is_last_shown ? 1U : 0U);
        bool is_opening = count == opening.size();
        std::string list;
        for (std::size_t at = 0; at < count; ++at) {
            const std::string& word = *now.members[at];
            is_opening = is_opening && word == opening[at];
            list += (at > 0 ? "," : "") + in_list(word);
        }
        if (!is_opening) {
            say("words", std::move(list));
        }
    }

    /// Those that the others are worked out from; reading tells by them which those are.
    void say_quantities(const Tuned& now) {
        const Unknown unknown = now.unknown;
        if (unknown != Unknown::n) {
            say("n", now.n);
        }
        if (unknown != Unknown::m && unknown != Unknown::m_and_k) {
            say("m", now.m);
        }
        if (unknown != Unknown::k && unknown != Unknown::m_and_k) {
            say("k", now.k);
        }
        if (unknown != Unknown::p) {
            say("p", exact(now.p));
        }
    }

    void say_real(std::string_view name, double value, double opening) {
        if (value != opening) {
            say(name, exact(value));
        }
    }

    std::vector<LinkParameter> parameters_;
};

/// The plan of a measurement that has been run.
std::vector<LinkParameter> parameters_of(const model::ExperimentPlan& plan) {
    Saying saying;
    saying.say("n", plan.members);
    saying.say("m", plan.parameters.m);
    saying.say("k", plan.parameters.k);
    saying.say("queries", plan.queries);
    saying.say("seed", plan.seed);
    saying.say("filters", plan.filters);
    saying.say("scheme", std::string(settings::id_of(plan.parameters.scheme)));
    saying.say("checkpoints", plan.checkpoints.empty() ? "off" : "on");
    return saying.take();
}

}  // namespace

std::vector<LinkParameter> parameters_of(const State& state) {
    Saying saying;
    if (state.screen == Screen::see) {
        saying.say_see(state);
    } else if (state.screen == Screen::measure && state.measure.run) {
        return parameters_of(state.measure.run->work.plan());
    } else {
        saying.say("screen", std::string(name(state.screen)));
        saying.say_tune(state.tune);
        if (state.screen == Screen::measure) {
            saying.say_inputs(state.measure.inputs);
        }
    }
    return saying.take();
}

void add_flags(std::vector<LinkParameter>& parameters, const PartsView& parts, const Locks& locks) {
    if (!(parts == PartsView{})) {
        parameters.push_back({.name = "controls", .value = list_of(names::parts, parts)});
    }
    if (!(locks == Locks{})) {
        parameters.push_back({.name = "lock", .value = list_of(names::locks, locks)});
    }
}

std::string measure_link(const model::ExperimentPlan& plan) {
    return written(parameters_of(plan));
}

}  // namespace bloom::presenter
