#include "presenter/view_text.hpp"

#include "format.hpp"
#include "model/utf8.hpp"
#include "presenter/codec.hpp"
#include "view_fields.hpp"

#include <concepts>
#include <type_traits>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t decimals = 4;

template <class Value>
concept Role = std::is_enum_v<Value>;

template <class Value>
concept WholeNumber = std::unsigned_integral<Value> && !std::same_as<Value, bool>;

/// The text of a value that is no structure and no list.
std::string leaf(bool value) {
    return value ? "true" : "false";
}
std::string leaf(double value) {
    return decimal(value, decimals);
}
std::string leaf(const Command& value) {
    return write_command(value);
}
template <WholeNumber Value>
std::string leaf(Value value) {
    return std::to_string(value);
}
template <Role Value>
std::string leaf(Value value) {
    return std::string(name(value));
}

/// Walks through a view and hands over every leaf with its path.
template <class Take>
class Walk {
public:
    explicit Walk(const Take& take) : take_(take) {}

    void shown(std::string_view name, const std::string& text) { leaf_at(name, text, true); }
    void hidden(std::string_view name, const std::string& text) { leaf_at(name, text, false); }
    void shown(std::string_view name, const std::vector<std::string>& texts) {
        list(name, texts, true);
    }
    void hidden(std::string_view name, const std::vector<std::string>& texts) {
        list(name, texts, false);
    }
    /// The cells of a table.
    void field(std::string_view name, const std::vector<std::vector<std::string>>& rows) {
        within(name, [&] {
            for (std::size_t at = 0; at < rows.size(); ++at) {
                list(std::to_string(at), rows[at], true);
            }
        });
    }
    template <class Part>
    void field(std::string_view name, const std::vector<Part>& parts) {
        within(name, [&] {
            for (std::size_t at = 0; at < parts.size(); ++at) {
                field(std::to_string(at), parts[at]);
            }
        });
    }
    template <class Value>
    void field(std::string_view name, const Value& value) {
        if constexpr (requires { leaf(value); }) {
            leaf_at(name, leaf(value), false);
        } else {
            within(name, [&] { each_field(*this, value); });
        }
    }

private:
    void list(std::string_view name, const std::vector<std::string>& texts, bool is_shown) {
        within(name, [&] {
            for (std::size_t at = 0; at < texts.size(); ++at) {
                leaf_at(std::to_string(at), texts[at], is_shown);
            }
        });
    }
    template <class Inner>
    void within(std::string_view name, const Inner& inner) {
        const std::size_t before = path_.size();
        path_ += (path_.empty() ? "" : ".") + std::string(name);
        inner();
        path_.resize(before);
    }
    void leaf_at(std::string_view name, const std::string& text, bool is_shown) {
        within(name, [&] { take_(path_, text, is_shown); });
    }

    const Take& take_;
    std::string path_;
};

template <class Take>
void walk(const ViewState& view, const Take& take) {
    Walk<Take> visitor(take);
    each_field(visitor, view);
}

/// Appends a character that would break a line or a JSON string, or a lone surrogate, as \u and four
/// hexadecimal digits.
void append_escape(std::string& text, char32_t code_point) {
    text += "\\u" + hexadecimal(code_point).substr(6);
}

bool needs_escape(char32_t code_point) {
    return code_point < 0x20U || code_point == 0x7fU || code_point == 0x2028U ||
           code_point == 0x2029U;
}

/// `text` with control characters and what is not text escaped; quotes too where they would end it.
std::string escaped(std::string_view text, bool in_quotes) {
    constexpr char32_t replacement = 0xfffd;
    std::string result;
    while (!text.empty()) {
        const model::Utf8Step step = model::decode_utf8(text);
        if (step.fault) {
            append_escape(
                result,
                step.fault == model::Utf8Fault::surrogate ? step.code_point : replacement);
        } else if (needs_escape(step.code_point)) {
            append_escape(result, step.code_point);
        } else {
            if (step.code_point == U'\\' || (in_quotes && step.code_point == U'"')) {
                result += '\\';
            }
            result += text.substr(0, step.length);
        }
        text.remove_prefix(step.length);
    }
    return result;
}

/// Writes structures as JSON objects.
class JsonWriter {
public:
    template <class Text>
    void shown(std::string_view name, const Text& text) {
        field(name, text);
    }
    template <class Text>
    void hidden(std::string_view name, const Text& text) {
        field(name, text);
    }
    template <class Value>
    void field(std::string_view name, const Value& value) {
        begin(name);
        write(value);
    }
    template <class Value>
    void write(const Value& value) {
        if constexpr (std::is_same_v<Value, std::string>) {
            text(value);
        } else if constexpr (std::is_same_v<Value, Command> || Role<Value>) {
            text(leaf(value));
        } else if constexpr (requires { leaf(value); }) {
            json_ += leaf(value);
        } else {
            json_ += '{';
            each_field(*this, value);
            json_ += '}';
        }
    }
    template <class Part>
    void write(const std::vector<Part>& parts) {
        json_ += '[';
        for (std::size_t at = 0; at < parts.size(); ++at) {
            json_ += at > 0 ? "," : "";
            write(parts[at]);
        }
        json_ += ']';
    }

    std::string take() { return std::move(json_); }

private:
    void begin(std::string_view name) {
        json_ += json_.empty() || json_.back() == '{' ? "\"" : ",\"";
        json_ += name;
        json_ += "\":";
    }
    void text(const std::string& value) {
        json_ += '"';
        json_ += escaped(value, true);
        json_ += '"';
    }

    std::string json_;
};

template <class Value>
std::string json_of(const Value& value) {
    JsonWriter writer;
    writer.write(value);
    return writer.take();
}

template <class Roles>
std::string names_of(const Roles& roles) {
    std::string text;
    for (const auto role : roles) {
        text += (text.empty() ? "\"" : ",\"") + std::string(name(role)) + '"';
    }
    return "[" + text + "]";
}

}  // namespace

std::string to_lines(const ViewState& view) {
    std::string lines;
    walk(view, [&lines](const std::string& path, const std::string& text, bool /*is_shown*/) {
        lines += path + " = " + escaped(text, false) + "\n";
    });
    return lines;
}

std::string to_json(const ViewState& view) {
    return json_of(view);
}

std::string to_json(const FigureLayout& layout) {
    return json_of(layout);
}

std::string to_json(const ChartLayout& layout) {
    return json_of(layout);
}

std::string roles_as_json() {
    return "{\"probe\":" + names_of(probe_roles) + ",\"verdict\":" + names_of(verdict_roles) +
           ",\"truth\":" + names_of(truth_roles) + ",\"chip\":" + names_of(chip_roles) +
           ",\"notice\":" + names_of(notice_roles) + ",\"series\":" + names_of(series_roles) +
           ",\"marker\":" + names_of(marker_roles) + "}";
}

void each_shown_text(
    const ViewState& view,
    const std::function<void(std::string_view path, std::string_view text)>& take) {
    walk(view, [&take](const std::string& path, const std::string& text, bool is_shown) {
        if (is_shown) {
            take(path, text);
        }
    });
}

}  // namespace bloom::presenter
