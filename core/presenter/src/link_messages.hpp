#pragma once

#include <string>
#include <string_view>

/// What is told of links. Each sentence names the parameter.
namespace bloom::presenter::link_messages {

std::string unreadable(std::string_view name, std::string_view given);
std::string refused(std::string_view name, std::string_view reason);
std::string other_version(std::string_view given);
std::string too_long_to_read();
std::string too_long_to_write();

/// For the ear, where several stand on the screen.
std::string several(std::size_t count);

}  // namespace bloom::presenter::link_messages
