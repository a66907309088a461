#pragma once

#include <string>

/// Text put together in place. The standard operators make a new string of every part of a sum; these
/// add to the one that is there, which takes half the room in the page's script.
namespace bloom::presenter {

std::string&& operator+(std::string&& text, const char* more);
std::string&& operator+(std::string&& text, const std::string& more);
std::string&& operator+(std::string&& text, std::string&& more);
std::string&& operator+(std::string&& text, char more);
std::string&& operator+(const char* before, std::string&& text);

}  // namespace bloom::presenter
