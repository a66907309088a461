#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace bloom::model {

/// Largest number of bits that a `BitArray` takes: 2³⁶, 8 GiB.
inline constexpr std::uint64_t max_bits = std::uint64_t{1} << 36U;

/// A fixed number of bits, packed into 64-bit words: bit i is bit i mod 64 of word i / 64. The same
/// layout on every machine. Movable, not copyable: an array may be gigabytes.
class BitArray {
public:
    /// An array of `bits` zeros, or nothing if `bits` is 0, above `max_bits`, or more than memory
    /// has. Pages, of up to 2 MiB, are only taken from the system when a bit in them is set.
    static std::optional<BitArray> make(std::uint64_t bits);

    /// Number of bits, m.
    [[nodiscard]] std::uint64_t size() const { return size_; }

    /// Whether bit `position` is 1. Needs position < size(). Constant time.
    [[nodiscard]] bool test(std::uint64_t position) const {
        return (words_[index_of(position)] >> (position % word_bits) & 1U) != 0;
    }

    /// Sets bit `position` to 1; returns whether it was 0. Needs position < size(). Constant time.
    bool set(std::uint64_t position) {
        std::uint64_t& word = words_[index_of(position)];
        const std::uint64_t was_clear = ~(word >> (position % word_bits)) & 1U;
        word |= std::uint64_t{1} << (position % word_bits);
        count_ += was_clear;
        return was_clear != 0;
    }

    /// Sets the bits at all `positions` to 1, and has memory fetch the words of those at `upcoming`
    /// in the background, for the next call. Needs all of them < size().
    void set(std::span<const std::uint64_t> positions, std::span<const std::uint64_t> upcoming);

    /// Has memory fetch the word of bit `position` in the background, for a `test` soon. Needs
    /// position < size().
    void prefetch(std::uint64_t position) const { __builtin_prefetch(&words_[index_of(position)]); }

    /// Number of bits that are 1, X. Kept up to date: constant time.
    [[nodiscard]] std::uint64_t count() const { return count_; }

    /// Number of bits that are 1 from position `from` up to but not including `to`, counted word by
    /// word. Needs from ≤ to ≤ size(). Linear.
    [[nodiscard]] std::uint64_t count(std::uint64_t from, std::uint64_t to) const;

    /// Sets all bits to 0. Linear.
    void clear();

private:
    struct Free {
        void operator()(std::uint64_t* words) const;
    };
    static constexpr std::uint64_t word_bits = 64;

    BitArray(std::uint64_t bits, std::unique_ptr<std::uint64_t[], Free> words)
        : size_(bits),
          words_(std::move(words)) {}

    // Positions are 64-bit; an array that was allocated has an index that fits the machine's own.
    static std::uintptr_t index_of(std::uint64_t position) {
        return static_cast<std::uintptr_t>(position / word_bits);
    }

    std::uint64_t size_;
    std::uint64_t count_ = 0;
    std::unique_ptr<std::uint64_t[], Free> words_;
};

}  // namespace bloom::model
