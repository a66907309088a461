#pragma once

#include "model/bit_array.hpp"
#include "model/hash/murmur3_x64_128.hpp"
#include "model/scheme.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace bloom::model {

/// A Bloom filter (Burton H. Bloom, 1970): a set of words that forgets the words. Answers "maybe"
/// for every word that was added, and "definitely not" for most others.
///
/// Many words at once go faster than one by one, with the same bits and answers: while the
/// positions of one word are worked out, memory already fetches the bits of others. Neither way
/// allocates.
class Filter {
public:
    /// An empty filter, or nothing if m or k is out of range or memory is short.
    static std::optional<Filter> make(const Parameters& parameters);

    [[nodiscard]] const Parameters& parameters() const { return parameters_; }
    [[nodiscard]] const BitArray& bits() const { return bits_; }

    /// Sets the k bits of `word`. Linear in k and the word.
    void add(std::string_view word);

    /// Sets the bits of all `words`.
    void add(std::span<const std::string_view> words);

    /// The same for words of which only the hash is left, `bloom_128_hash` of them. Needs the scheme
    /// `bloom_128`.
    void add_hashes(std::span<const Murmur3Hash128> hashes);

    /// False if `word` was definitely never added; true if maybe. Stops at the first 0 it reads.
    [[nodiscard]] bool may_contain(std::string_view word) const;

    /// That for all `words`, in order. Needs as many `answers` as words.
    void may_contain(std::span<const std::string_view> words, std::span<bool> answers) const;

    /// How many of `words` may be in the filter.
    [[nodiscard]] std::uint64_t count_maybe(std::span<const std::string_view> words) const;

    /// The same for hashes. Needs the scheme `bloom_128`.
    [[nodiscard]] std::uint64_t count_maybe_hashes(std::span<const Murmur3Hash128> hashes) const;

    /// Forgets all words. Linear in m.
    void clear() { bits_.clear(); }

    /// Share of bits that are 1, X/m: 0 to 1. Constant time.
    [[nodiscard]] double fill_ratio() const;

private:
    Filter(const Parameters& parameters, BitArray bits)
        : parameters_(parameters),
          bits_(std::move(bits)) {}

    Parameters parameters_;
    BitArray bits_;
};

}  // namespace bloom::model
