#include "bloom_128.hpp"

#include "hash/murmur3_x64_128_inline.hpp"
#include "wide.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

// The arithmetic in several versions, of which the best that the processor can do is taken when the
// program starts.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define BLOOM_FOR_WIDER_REGISTERS \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define BLOOM_FOR_WIDER_REGISTERS
#endif

namespace bloom::model::bloom_128 {
namespace {

/// Words whose arithmetic is done in one go, and how many of them fit the widest registers. All
/// arithmetic is done for whole groups, the last one filled up with what happens to be there.
constexpr std::size_t block_words = 64;
constexpr std::size_t group_words = 8;

constexpr std::size_t line_bytes = 64;

constexpr std::size_t whole_groups(std::size_t count) {
    return (count + group_words - 1) / group_words * group_words;
}

/// Finishes the hashes that `sums` and `steps` hold, as begun by `murmur3_x64::begin`.
BLOOM_FOR_WIDER_REGISTERS
void finish_hashes(std::uint64_t* sums, std::uint64_t* steps, std::size_t count) {
    for (std::size_t at = 0; at < whole_groups(count); ++at) {
        const Murmur3Hash128 hash = murmur3_x64::finish({.h1 = sums[at], .h2 = steps[at]});
        sums[at] = hash.h1;
        steps[at] = hash.h2;
    }
}

/// Makes `positions` of the sums, for m up to 2³²: the product with m is then exact in two halves of
/// 64 bits each, which registers of many lanes can do.
BLOOM_FOR_WIDER_REGISTERS
void reduce_in_32_bits(const std::uint64_t* sums,
                       std::uint64_t* positions,
                       std::size_t count,
                       std::uint64_t m) {
    for (std::size_t at = 0; at < whole_groups(count); ++at) {
        const std::uint64_t mixed = murmur3_mix_64(sums[at]);
        positions[at] = ((mixed >> 32U) * m + ((mixed & 0xffffffffU) * m >> 32U)) >> 32U;
    }
}

void reduce_in_64_bits(const std::uint64_t* sums,
                       std::uint64_t* positions,
                       std::size_t count,
                       std::uint64_t m) {
    for (std::size_t at = 0; at < count; ++at) {
        positions[at] = high_half(Wide{murmur3_mix_64(sums[at])} * m);
    }
}

void reduce(const std::uint64_t* sums,
            std::uint64_t* positions,
            std::size_t count,
            std::uint64_t m) {
    // At 2³² itself the sum of the two halves might not fit.
    (m >> 32U == 0 ? reduce_in_32_bits : reduce_in_64_bits)(sums, positions, count, m);
}

/// From the sums h1 + i · h2 + (i³ − i)/6 of probe i − 1 to those of probe i ≥ 1.
BLOOM_FOR_WIDER_REGISTERS
void advance(std::uint64_t* sums, const std::uint64_t* steps, std::size_t count, std::uint64_t i) {
    const std::uint64_t growth = (i * i - i) / 2;
    for (std::size_t at = 0; at < whole_groups(count); ++at) {
        sums[at] += steps[at] + growth;
    }
}

/// The sums of probe 0, h1, and the steps, h2. Calls `meanwhile(at)` after the hash of each word.
template <class Meanwhile>
void begin(std::span<const std::string_view> words,
           std::uint64_t* sums,
           std::uint64_t* steps,
           const Meanwhile& meanwhile) {
    for (std::size_t at = 0; at < words.size(); ++at) {
        const Murmur3Hash128 begun = murmur3_x64::begin(words[at], 1);
        sums[at] = begun.h1;
        steps[at] = begun.h2;
        meanwhile(at);
    }
    finish_hashes(sums, steps, words.size());
}

template <class Meanwhile>
void begin(std::span<const Murmur3Hash128> hashes,
           std::uint64_t* sums,
           std::uint64_t* steps,
           const Meanwhile& meanwhile) {
    for (std::size_t at = 0; at < hashes.size(); ++at) {
        sums[at] = hashes[at].h1;
        steps[at] = hashes[at].h2;
        meanwhile(at);
    }
}

template <class Item>
std::span<const Item> block_at(std::span<const Item> items, std::size_t from) {
    return items.subspan(from, std::min(items.size() - from, block_words));
}

template <class Item>
void add_items(BitArray& bits, std::uint32_t k, std::span<const Item> items) {
    alignas(line_bytes) std::array<std::uint64_t, block_words> sums{};
    alignas(line_bytes) std::array<std::uint64_t, block_words> steps{};
    alignas(line_bytes) std::array<std::array<std::uint64_t, block_words>, 2> buffers{};
    // Each probe's bits are set one round after memory was told of them.
    std::uint64_t* upcoming = buffers[0].data();
    std::uint64_t* room = buffers[1].data();
    std::span<const std::uint64_t> positions;
    for (std::size_t from = 0; from < items.size(); from += block_words) {
        const std::span<const Item> block = block_at(items, from);
        begin(block, sums.data(), steps.data(), [](std::size_t) {});
        for (std::uint32_t i = 0; i < k; ++i) {
            if (i > 0) {
                advance(sums.data(), steps.data(), block.size(), i);
            }
            reduce(sums.data(), upcoming, block.size(), bits.size());
            bits.set(positions, {upcoming, block.size()});
            positions = {upcoming, block.size()};
            std::swap(upcoming, room);
        }
    }
    bits.set(positions, {});
}

/// Words that are asked about at once: those that no 0 was read of yet.
class Open {
public:
    Open(const BitArray& bits, std::uint32_t k) : bits_(bits), k_(k) {}

    /// In its turns, which are as many as a block has words, tells memory of them. They are spread
    /// among other work, as memory takes only so many at a time.
    [[nodiscard]] auto fetches() const {
        return [this, first = fetch_, last = last_fetch_](std::size_t turn) {
            bits_.prefetch(positions_[std::min(first + turn, last)]);
        };
    }

    template <class Item>
    void begin(std::span<const Item> items) {
        for (std::size_t from = 0; from < items.size(); from += block_words) {
            const std::span<const Item> block = block_at(items, from);
            bloom_128::begin(block, sums_.data() + from, steps_.data() + from, fetches());
            look_ahead(from, from + block.size());
        }
        for (; count_ < items.size(); ++count_) {
            places_[count_] = static_cast<std::uint32_t>(count_);
        }
    }

    /// Reads the bit of probe i, and keeps the words in which it is 1.
    void ask(std::uint32_t i) {
        std::size_t left = 0;
        std::size_t advanced = 0;
        for (std::size_t from = 0; from < count_; from += block_words) {
            // Those of the blocks before this one, whose stores have long reached the cache. Of a
            // group that is not yet whole the rest may come from this block.
            const std::size_t ready = left - left % group_words;
            advance_to(i + 1, advanced, ready);
            advanced = ready;
            const std::size_t end = std::min(from + block_words, count_);
            const auto fetch = fetches();
            for (std::size_t at = from; at < end; ++at) {
                fetch(at - from);
                sums_[left] = sums_[at];
                steps_[left] = steps_[at];
                places_[left] = places_[at];
                left += bits_.test(positions_[at]) ? 1U : 0U;
            }
        }
        advance_to(i + 1, advanced, left);
        count_ = left;
    }

    [[nodiscard]] std::span<const std::uint32_t> places() const {
        return std::span(places_).first(count_);
    }

private:
    void advance_to(std::uint32_t i, std::size_t from, std::size_t to) {
        if (i < k_ && from < to) {
            advance(sums_.data() + from, steps_.data() + from, to - from, i);
            look_ahead(from, to);
        }
    }

    /// Works out positions of the sums.
    void look_ahead(std::size_t from, std::size_t to) {
        reduce(sums_.data() + from, positions_.data() + from, to - from, bits_.size());
        fetch_ = from;
        last_fetch_ = to - 1;
    }

    const BitArray& bits_;
    std::uint32_t k_;
    std::size_t count_ = 0;
    std::size_t fetch_ = 0;
    std::size_t last_fetch_ = 0;
    // On cache lines of their own, and not 4 KiB apart: processors take such places for the same
    // until they know better.
    alignas(line_bytes) std::array<std::uint64_t, batch_words + group_words> sums_{};
    alignas(line_bytes) std::array<std::uint64_t, batch_words + group_words> steps_{};
    alignas(line_bytes) std::array<std::uint64_t, batch_words + group_words> positions_{};
    std::array<std::uint32_t, batch_words> places_{};
};

template <class Item>
std::uint32_t ask_items(const BitArray& bits,
                        std::uint32_t k,
                        std::span<const Item> items,
                        std::span<std::uint32_t, batch_words> maybe) {
    Open open(bits, k);
    open.begin(items);
    for (std::uint32_t i = 0; i < k; ++i) {
        open.ask(i);
    }
    std::copy(open.places().begin(), open.places().end(), maybe.begin());
    return static_cast<std::uint32_t>(open.places().size());
}

}  // namespace

void add(BitArray& bits, std::uint32_t k, std::span<const std::string_view> words) {
    add_items(bits, k, words);
}

void add(BitArray& bits, std::uint32_t k, std::span<const Murmur3Hash128> hashes) {
    add_items(bits, k, hashes);
}

std::uint32_t ask(const BitArray& bits,
                  std::uint32_t k,
                  std::span<const std::string_view> words,
                  std::span<std::uint32_t, batch_words> maybe) {
    return ask_items(bits, k, words, maybe);
}

std::uint32_t ask(const BitArray& bits,
                  std::uint32_t k,
                  std::span<const Murmur3Hash128> hashes,
                  std::span<std::uint32_t, batch_words> maybe) {
    return ask_items(bits, k, hashes, maybe);
}

}  // namespace bloom::model::bloom_128
