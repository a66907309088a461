#pragma once

#include <span>
#include <string_view>

namespace bloom::presenter {

/// Plain English words to ask a filter about: at least 2,000 different ones, each of 3 to 10
/// letters a to z. No word is a fruit, an animal, a colour or a first name, as those belong to the
/// presets. The order is fixed and shuffled, so that consecutive words are unrelated.
/// Split once, at the first call (allocates there); the result stays valid to the end of the
/// program.
std::span<const std::string_view> word_list();

}  // namespace bloom::presenter
