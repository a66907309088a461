#include "joined.hpp"

#include <utility>

namespace bloom::presenter {

std::string&& operator+(std::string&& text, const char* more) {
    text += more;
    return std::move(text);
}

std::string&& operator+(std::string&& text, const std::string& more) {
    text += more;
    return std::move(text);
}

std::string&& operator+(std::string&& text, std::string&& more) {
    text += more;
    return std::move(text);
}

std::string&& operator+(std::string&& text, char more) {
    text += more;
    return std::move(text);
}

std::string&& operator+(const char* before, std::string&& text) {
    text.insert(0, before);
    return std::move(text);
}

}  // namespace bloom::presenter
