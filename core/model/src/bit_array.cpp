#include "model/bit_array.hpp"

#include "huge_pages.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <span>

namespace bloom::model {
namespace {

std::uint64_t ones_of(std::uint64_t word) {
    return static_cast<std::uint64_t>(std::popcount(word));
}

std::uint64_t ones_in(std::span<const std::uint64_t> words) {
    std::uint64_t ones = 0;
    for (const std::uint64_t word : words) {
        ones += ones_of(word);
    }
    return ones;
}

}  // namespace

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
    advise_huge_pages(memory, words * sizeof(std::uint64_t));
    return BitArray(bits,
                    std::unique_ptr<std::uint64_t[], Free>(static_cast<std::uint64_t*>(memory)));
}

void BitArray::set(std::span<const std::uint64_t> positions,
                   std::span<const std::uint64_t> upcoming) {
    // In variables of their own: a word that is written might be the count, for all the compiler
    // knows, and would have to be read again each time.
    std::uint64_t* const words = words_.get();
    std::uint64_t fresh = 0;
    const auto set_one = [words, &fresh](std::uint64_t position) {
        std::uint64_t& word = words[index_of(position)];
        const std::uint64_t before = word;
        word = before | std::uint64_t{1} << (position % word_bits);
        fresh += ~(before >> (position % word_bits)) & 1U;
    };
    const auto fetch = [words](std::uint64_t position) {
        __builtin_prefetch(&words[index_of(position)], 1);
    };
    // In turns, so that the processor has work while memory is busy.
    const std::size_t both = std::min(positions.size(), upcoming.size());
    for (std::size_t at = 0; at < both; ++at) {
        fetch(upcoming[at]);
        set_one(positions[at]);
    }
    for (const std::uint64_t position : upcoming.subspan(both)) {
        fetch(position);
    }
    for (const std::uint64_t position : positions.subspan(both)) {
        set_one(position);
    }
    count_ += fresh;
}

void BitArray::clear() {
    std::fill_n(words_.get(), index_of(size_ - 1) + 1, std::uint64_t{0});
    count_ = 0;
}

std::uint64_t BitArray::count(std::uint64_t from, std::uint64_t to) const {
    if (from == to) {
        return 0;
    }
    constexpr std::uint64_t all = ~std::uint64_t{0};
    const std::uintptr_t first = index_of(from);
    const std::uintptr_t last = index_of(to - 1);
    const std::uint64_t of_first = all << (from % word_bits);
    const std::uint64_t of_last = all >> (word_bits - 1 - (to - 1) % word_bits);
    if (first == last) {
        return ones_of(words_[first] & of_first & of_last);
    }
    return ones_of(words_[first] & of_first) +
           ones_in({words_.get() + first + 1, last - first - 1}) + ones_of(words_[last] & of_last);
}

}  // namespace bloom::model
