#pragma once

#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// A strict reader of JSON for tests (RFC 8259): knows nothing of the writer, and gives every leaf
/// by its path, as in `see.badges.0.label`.
namespace bloom::test {

using Leaves = std::map<std::string, std::string>;

class JsonReader {
public:
    /// The leaves of a text, strings decoded, numbers and words as written; nothing if the text is
    /// not JSON to its last byte.
    static std::optional<Leaves> read(std::string_view text) {
        JsonReader reader(text);
        reader.value("");
        return reader.failed_ || !reader.rest_.empty() ? std::nullopt
                                                       : std::optional(reader.leaves_);
    }

private:
    explicit JsonReader(std::string_view text) : rest_(text) {}

    bool take(char wanted) {
        if (rest_.empty() || rest_.front() != wanted) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }
    void need(char wanted) { failed_ = !take(wanted) || failed_; }

    void value(const std::string& path) {
        if (failed_ || rest_.empty()) {
            failed_ = true;
        } else if (rest_.front() == '{') {
            object(path);
        } else if (rest_.front() == '[') {
            array(path);
        } else if (rest_.front() == '"') {
            add(path, string());
        } else {
            word(path);
        }
    }

    void object(const std::string& path) {
        need('{');
        if (take('}')) {
            return;
        }
        do {
            const std::string name = string();
            need(':');
            value(path.empty() ? name : path + "." + name);
        } while (!failed_ && take(','));
        need('}');
    }

    void array(const std::string& path) {
        need('[');
        if (take(']')) {
            return;
        }
        int index = 0;
        do {
            value(path + (path.empty() ? "" : ".") + std::to_string(index++));
        } while (!failed_ && take(','));
        need(']');
    }

    void add(const std::string& path, const std::string& leaf) {
        failed_ = failed_ || !leaves_.emplace(path, leaf).second;
    }

    /// true, false, null or a number.
    void word(const std::string& path) {
        const std::string text(rest_.substr(0, rest_.find_first_of(",]}")));
        rest_.remove_prefix(text.size());
        const bool named = text == "true" || text == "false" || text == "null";
        failed_ = failed_ || !(named || is_number(text));
        add(path, text);
    }

    static bool is_number(std::string_view text) {
        const auto digits = [&text] {
            const auto count = std::min(text.find_first_not_of("0123456789"), text.size());
            text.remove_prefix(count);
            return count;
        };
        const auto skip = [&text](std::string_view any) {
            const bool found = !text.empty() && any.find(text.front()) != std::string_view::npos;
            text.remove_prefix(found ? 1 : 0);
            return found;
        };
        skip("-");
        const bool zero = !text.empty() && text.front() == '0';
        const auto whole = digits();
        if (whole == 0 || (zero && whole > 1) || (skip(".") && digits() == 0)) {
            return false;
        }
        if (skip("eE")) {
            skip("+-");
            if (digits() == 0) {
                return false;
            }
        }
        return text.empty();
    }

    std::string string() {
        std::string text;
        need('"');
        while (!failed_ && !take('"')) {
            const char character = rest_.empty() ? '\0' : rest_.front();
            if (static_cast<unsigned char>(character) < 0x20U) {
                failed_ = true;
            } else if (character == '\\') {
                escape(text);
            } else {
                text += character;
                rest_.remove_prefix(1);
            }
        }
        return text;
    }

    void escape(std::string& text) {
        constexpr std::string_view names = "\"\\/bfnrt";
        constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        rest_.remove_prefix(1);
        const auto named = rest_.empty() ? std::string_view::npos : names.find(rest_.front());
        if (named != std::string_view::npos) {
            text += meanings[named];
            rest_.remove_prefix(1);
            return;
        }
        const std::string digits(rest_.substr(0, 5));
        if (digits.size() != 5 || digits[0] != 'u' ||
            digits.find_first_not_of("0123456789abcdefABCDEF", 1) != std::string::npos) {
            failed_ = true;
            return;
        }
        rest_.remove_prefix(5);
        const unsigned long unit = std::strtoul(digits.c_str() + 1, nullptr, 16);
        // A surrogate keeps its three bytes, as in the core.
        if (unit < 0x80) {
            text += static_cast<char>(unit);
        } else if (unit < 0x800) {
            text += static_cast<char>(0xc0 | unit >> 6);
            text += static_cast<char>(0x80 | (unit & 0x3f));
        } else {
            text += static_cast<char>(0xe0 | unit >> 12);
            text += static_cast<char>(0x80 | (unit >> 6 & 0x3f));
            text += static_cast<char>(0x80 | (unit & 0x3f));
        }
    }

    std::string_view rest_;
    Leaves leaves_;
    bool failed_ = false;
};

}  // namespace bloom::test
