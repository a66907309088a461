#pragma once

#include "model/bit_array.hpp"
#include "model/scheme.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace bloom::model {

/// A Bloom filter (Burton H. Bloom, 1970): a set of words that forgets the words. Answers "maybe"
/// for every word that was added, and "definitely not" for most others.
class Filter {
public:
    /// An empty filter, or nothing if m or k is out of range or memory is short.
    static std::optional<Filter> make(const Parameters& parameters);

    [[nodiscard]] const Parameters& parameters() const { return parameters_; }
    [[nodiscard]] const BitArray& bits() const { return bits_; }

    /// Sets the k bits of `word`. Linear in k and the word.
    void add(std::string_view word);

    /// False if `word` was definitely never added; true if maybe. Stops at the first 0 it reads.
    [[nodiscard]] bool may_contain(std::string_view word) const;

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
