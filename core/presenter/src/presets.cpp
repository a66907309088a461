#include "presets.hpp"

#include <algorithm>
#include <array>

namespace bloom::presenter {
namespace {

using Words = std::string_view;

constexpr std::array<Words, 3> fruit_in{"apple", "banana", "cherry"};
constexpr std::array<Words, 6> fruit_to_add{"kiwi", "plum", "grape", "peach", "fig", "pear"};
constexpr std::array<Words, 5> fruit_to_ask{"lime", "mango", "lemon", "papaya", "quince"};

constexpr std::array<Words, 4> names_in{"Ada", "Grace", "Edsger", "Barbara"};
constexpr std::array<Words, 6> names_to_add{"Alan",
                                            "Donald",
                                            "Frances",
                                            "Niklaus",
                                            "Radia",
                                            "Tony"};
constexpr std::array<Words, 6> names_to_ask{"Alice", "Bob", "Carol", "Dave", "Eve", "Mallory"};

constexpr std::array<Words, 5> animals_in{"cat", "dog", "horse", "otter", "owl"};
constexpr std::array<Words, 8>
    animals_to_add{"ant", "badger", "crow", "dolphin", "fox", "hare", "lynx", "wolf"};
constexpr std::array<Words, 16> colours_to_ask{"amber",
                                               "black",
                                               "blue",
                                               "brown",
                                               "crimson",
                                               "cyan",
                                               "green",
                                               "indigo",
                                               "magenta",
                                               "ochre",
                                               "olive",
                                               "purple",
                                               "red",
                                               "teal",
                                               "white",
                                               "yellow"};

constexpr std::array<Preset, 3> all{
    Preset{.id = "figure",
           .label = "Fruit: 16 bits, 3 hash functions",
           .parameters = {.m = 16, .k = 3},
           .members = fruit_in,
           .to_add = fruit_to_add,
           .to_ask = fruit_to_ask,
           .opening = "lime",
           .add_label = "Try adding",
           .ask_label = "Try asking"},
    Preset{.id = "lab",
           .label = "Names: 32 bits, 2 hash functions",
           .parameters = {.m = 32, .k = 2},
           .members = names_in,
           .to_add = names_to_add,
           .to_ask = names_to_ask,
           .opening = "Alice",
           .add_label = "Names to add",
           .ask_label = "Names to ask"},
    Preset{.id = "simulator",
           .label = "Animals and colours: 64 bits, 3 hash functions",
           .parameters = {.m = 64, .k = 3},
           .members = animals_in,
           .to_add = animals_to_add,
           .to_ask = colours_to_ask,
           .opening = "amber",
           .add_label = "Animals to add",
           .ask_label = "Colours to ask, until one comes back maybe"},
};

}  // namespace

std::span<const Preset> presets() {
    return all;
}

const Preset* find_preset(std::string_view id) {
    const auto found = std::find_if(all.begin(), all.end(), [id](const Preset& preset) {
        return preset.id == id;
    });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace bloom::presenter
