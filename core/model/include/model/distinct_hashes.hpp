#pragma once

#include "model/hash/murmur3_x64_128.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace bloom::model {

/// A set of 128-bit hashes, for words that are too many to keep. Two different words are taken for
/// one with a probability of about n²/2¹²⁹: 10⁻²⁵ for ten million.
///
/// Open addressing in many small tables, each of which doubles by itself when it is three quarters
/// full, so that no single insertion takes long. 21 to 43 bytes a hash.
class DistinctHashes {
public:
    DistinctHashes();

    /// Adds `hash`; returns whether it was new. Constant time on average.
    bool insert(const Murmur3Hash128& hash);

    [[nodiscard]] bool contains(const Murmur3Hash128& hash) const;

    /// Number of different hashes.
    [[nodiscard]] std::uint64_t size() const { return size_; }

    /// The hashes lie in this many parts, in no order that means anything.
    static constexpr std::uint32_t parts = 4'096;

    /// Appends those of part `part` < `parts` to `hashes`.
    void append_part(std::uint32_t part, std::vector<Murmur3Hash128>& hashes) const;

    /// Bytes that it takes at present. Constant time.
    [[nodiscard]] std::uint64_t bytes() const {
        return parts * sizeof(Table) + slots_ * sizeof(Murmur3Hash128);
    }

private:
    struct Table {
        std::vector<Murmur3Hash128> slots;  // a power of two of them; a hash of zeros is a free one
        std::uint32_t used = 0;
    };

    std::vector<Table> tables_;
    std::uint64_t size_ = 0;
    std::uint64_t slots_ = 0;
    bool has_zero_ = false;  // the hash of zeros itself
};

}  // namespace bloom::model
