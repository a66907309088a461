#include "link_messages.hpp"

#include "format.hpp"

namespace bloom::presenter::link_messages {

std::string unreadable(std::string_view name, std::string_view given) {
    return std::string(name) + " can’t be read: “" + std::string(given) +
           "” has a % without two hexadecimal digits behind it.";
}

std::string refused(std::string_view name, std::string_view reason) {
    return std::string(name) + ": " + std::string(reason);
}

std::string other_version(std::string_view given) {
    return "v is 1 here, not “" + std::string(given) + "”: what is known was taken.";
}

std::string too_long_to_read() {
    return "The link is longer than 64 KiB: it was not read.";
}

std::string too_long_to_write() {
    return "What is shown takes more than 64 KiB as a link: leave out some words.";
}

std::string several(std::size_t count) {
    return capitalized(count_word(count)) + " parts of the link could not be taken.";
}

}  // namespace bloom::presenter::link_messages
