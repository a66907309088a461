#include "model/bit_array.hpp"

#include <cstdlib>
#include <limits>

namespace bloom::model {

void BitArray::Free::operator()(std::uint64_t* words) const {
    std::free(words);
}

std::optional<BitArray> BitArray::make(std::uint64_t bits) {
    if (bits == 0 || bits > max_bits) {
        return std::nullopt;
    }
    const std::uint64_t words = (bits + word_bits - 1) / word_bits;
    if (words > std::numeric_limits<std::uintptr_t>::max() / sizeof(std::uint64_t)) {
        return std::nullopt;
    }
    // calloc answers null when memory is short, where `new` would end a build without exceptions,
    // and hands out zero pages that cost nothing until they are written to.
    void* memory = std::calloc(static_cast<std::uintptr_t>(words), sizeof(std::uint64_t));
    if (memory == nullptr) {
        return std::nullopt;
    }
    return BitArray(bits,
                    std::unique_ptr<std::uint64_t[], Free>(static_cast<std::uint64_t*>(memory)));
}

bool BitArray::set(std::uint64_t position) {
    std::uint64_t& word = words_[static_cast<std::uintptr_t>(position / word_bits)];
    const std::uint64_t bit = std::uint64_t{1} << (position % word_bits);
    const bool was_clear = (word & bit) == 0;
    word |= bit;
    count_ += was_clear ? 1U : 0U;
    return was_clear;
}

}  // namespace bloom::model
