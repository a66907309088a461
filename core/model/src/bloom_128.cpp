#include "bloom_128.hpp"

#include "wide.hpp"

#include <array>
#include <cstddef>

// The inner loop in several versions, of which the fastest that the processor has is taken when the
// program starts.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define BLOOM_FOR_WIDER_REGISTERS \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define BLOOM_FOR_WIDER_REGISTERS
#endif

namespace bloom::model::bloom_128 {
namespace {

/// How far the sums h1 + i · h2 + (i³ − i)/6 grow from probe i − 1 to probe i, h2 aside.
std::uint64_t growth_to(std::uint64_t i) {
    return (i * i - i) / 2;
}

/// The positions of the sums' next probe, for m up to 2³²: the product with m is then exact in two
/// halves of 64 bits each, which registers of many lanes can do.
BLOOM_FOR_WIDER_REGISTERS
void advance_in_32_bits(std::uint64_t* sums,
                        const std::uint64_t* steps,
                        std::uint64_t* positions,
                        std::size_t count,
                        std::uint64_t growth,
                        std::uint64_t m) {
    for (std::size_t at = 0; at < count; ++at) {
        const std::uint64_t sum = sums[at] + steps[at] + growth;
        sums[at] = sum;
        const std::uint64_t mixed = murmur3_mix_64(sum);
        positions[at] = ((mixed >> 32U) * m + ((mixed & 0xffffffffU) * m >> 32U)) >> 32U;
    }
}

void advance_in_64_bits(std::uint64_t* sums,
                        const std::uint64_t* steps,
                        std::uint64_t* positions,
                        std::size_t count,
                        std::uint64_t growth,
                        std::uint64_t m) {
    for (std::size_t at = 0; at < count; ++at) {
        const std::uint64_t sum = sums[at] + steps[at] + growth;
        sums[at] = sum;
        positions[at] = high_half(Wide{murmur3_mix_64(sum)} * m);
    }
}

/// The words of a batch, from one probe to the next.
class Batch {
public:
    Batch(std::uint64_t m, std::span<const Murmur3Hash128> hashes) : m_(m), count_(hashes.size()) {
        for (std::size_t at = 0; at < count_; ++at) {
            // The first probe's growth takes the step away again.
            sums_[at] = hashes[at].h1 - hashes[at].h2;
            steps_[at] = hashes[at].h2;
        }
    }

    /// Works out the positions of probe i, which must be one more than last time, from 0.
    void advance(std::uint64_t i, std::uint64_t* positions) {
        const auto advance_in = m_ >> 32U == 0 ? advance_in_32_bits : advance_in_64_bits;
        advance_in(sums_.data(), steps_.data(), positions, count_, i == 0 ? 0 : growth_to(i), m_);
    }

    [[nodiscard]] std::size_t count() const { return count_; }
    void keep(std::size_t from, std::size_t to) {
        sums_[to] = sums_[from];
        steps_[to] = steps_[from];
    }
    void shrink(std::size_t count) { count_ = count; }

private:
    std::uint64_t m_;
    std::size_t count_;
    std::array<std::uint64_t, batch_words> sums_;
    std::array<std::uint64_t, batch_words> steps_;
};

}  // namespace

void add(BitArray& bits, std::uint32_t k, std::span<const Murmur3Hash128> hashes) {
    Batch batch(bits.size(), hashes);
    std::array<std::array<std::uint64_t, batch_words>, 2> positions;
    for (std::uint32_t i = 0; i <= k; ++i) {
        if (i < k) {
            std::uint64_t* coming = positions[i % 2].data();
            batch.advance(i, coming);
            bits.prefetch({coming, batch.count()});
        }
        if (i > 0) {
            bits.set({positions[(i - 1) % 2].data(), batch.count()});
        }
    }
}

std::uint32_t ask(const BitArray& bits,
                  std::uint32_t k,
                  std::span<const Murmur3Hash128> hashes,
                  std::span<std::uint32_t, batch_words> maybe) {
    Batch batch(bits.size(), hashes);
    std::array<std::uint64_t, batch_words> positions;
    for (std::uint32_t at = 0; at < batch.count(); ++at) {
        maybe[at] = at;
    }
    for (std::uint32_t i = 0; i < k; ++i) {
        batch.advance(i, positions.data());
        bits.prefetch({positions.data(), batch.count()});
        std::size_t left = 0;
        for (std::size_t at = 0; at < batch.count(); ++at) {
            batch.keep(at, left);
            maybe[left] = maybe[at];
            left += bits.test(positions[at]) ? 1U : 0U;
        }
        batch.shrink(left);
    }
    return static_cast<std::uint32_t>(batch.count());
}

}  // namespace bloom::model::bloom_128
