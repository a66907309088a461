#pragma once

#include <cstdint>
#include <random>
#include <string>

/// Random input that is the same on every machine: the engine's numbers are fixed by the standard,
/// the library's distributions are not.
namespace bloom::test {

/// A number below `limit`; the bias of the remainder is at most limit/2⁶⁴.
inline std::uint64_t number_below(std::mt19937_64& random, std::uint64_t limit) {
    return random() % limit;
}

/// 3 to 10 random letters.
inline std::string random_word(std::mt19937_64& random) {
    std::string word(static_cast<std::size_t>(3 + number_below(random, 8)), 'a');
    for (char& letter : word) {
        letter = static_cast<char>('a' + number_below(random, 26));
    }
    return word;
}

/// 0 to `most` random bytes, mostly no text.
inline std::string random_bytes(std::mt19937_64& random, std::uint64_t most) {
    std::string bytes(static_cast<std::size_t>(number_below(random, most + 1)), '\0');
    for (char& byte : bytes) {
        byte = static_cast<char>(number_below(random, 256));
    }
    return bytes;
}

}  // namespace bloom::test
