#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view cpp() {
    return R"(@if murmur3-32 bloom-128
#include <bit>
@end
#include <cstddef>
#include <cstdint>
#include <string_view>
@if bloom-128
#include <utility>
@end
#include <vector>

@if murmur3-32
/// MurmurHash3, x86, 32 bits.
inline std::uint32_t murmur3(std::string_view bytes, std::uint32_t seed) {
    // Four bytes as a little-endian number, mixed; those behind the end count as 0.
    const auto block = [bytes](std::size_t at) {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4 && at + i < bytes.size(); ++i) {
            number |= std::uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
        }
        return std::rotl(number * 0xcc9e2d51u, 15) * 0x1b873593u;
    };
    std::uint32_t h = seed;
    std::size_t at = 0;
    for (; at + 4 <= bytes.size(); at += 4) {
        h = std::rotl(h ^ block(at), 13) * 5 + 0xe6546b64u;
    }
    h ^= block(at) ^ static_cast<std::uint32_t>(bytes.size());
    h = (h ^ (h >> 16)) * 0x85ebca6bu;
    h = (h ^ (h >> 13)) * 0xc2b2ae35u;
    return h ^ (h >> 16);
}

@end
@if murmur3-double murmur3-seeded
/// The hash as a signed number, modulo m; never negative.
inline std::uint64_t signed_mod(std::uint32_t hash, std::uint64_t m) {
    const auto size = static_cast<std::int64_t>(m);
    return static_cast<std::uint64_t>((static_cast<std::int32_t>(hash) % size + size) % size);
}

@end
@if polynomial-131
/// A polynomial in 131 over the word's code points, which are read from UTF-8.
inline std::uint32_t polynomial(std::string_view word, std::uint32_t seed) {
    std::uint32_t h = seed;
    for (std::size_t at = 0; at < word.size();) {
        const auto lead = static_cast<unsigned char>(word[at++]);
        int more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
        std::uint32_t code_point = more == 0 ? lead : lead & (0x3fu >> more);
        for (; more > 0 && at < word.size(); --more) {
            code_point = code_point << 6 | (static_cast<unsigned char>(word[at++]) & 0x3fu);
        }
        h = h * 131 + code_point;
    }
    return h;
}

@end
@if fnv1a-double
/// FNV-1a, 32 bits, from any start.
inline std::uint32_t fnv1a(std::string_view bytes, std::uint32_t h) {
    for (const char byte : bytes) {
        h = (h ^ static_cast<unsigned char>(byte)) * 0x01000193u;
    }
    return h;
}

@end
@if bloom-128
__extension__ using uint128 = unsigned __int128;

/// Lets every bit of a number affect every bit of the result.
inline std::uint64_t mix(std::uint64_t h) {
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdu;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 33);
}

/// MurmurHash3, x64, 128 bits, in two halves.
inline std::pair<std::uint64_t, std::uint64_t> murmur3(std::string_view bytes, std::uint64_t seed) {
    constexpr std::uint64_t c1 = 0x87c37b91114253d5u;
    constexpr std::uint64_t c2 = 0x4cf5ad432745937fu;
    // Eight bytes as a little-endian number; those behind the end count as 0.
    const auto load = [bytes](std::size_t at) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < 8 && at + i < bytes.size(); ++i) {
            number |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
        }
        return number;
    };
    std::uint64_t h1 = seed;
    std::uint64_t h2 = seed;
    std::size_t at = 0;
    for (; at + 16 <= bytes.size(); at += 16) {
        h1 = (std::rotl(h1 ^ (std::rotl(load(at) * c1, 31) * c2), 27) + h2) * 5 + 0x52dce729u;
        h2 = (std::rotl(h2 ^ (std::rotl(load(at + 8) * c2, 33) * c1), 31) + h1) * 5 + 0x38495ab5u;
    }
    h1 ^= (std::rotl(load(at) * c1, 31) * c2) ^ bytes.size();
    h2 ^= (std::rotl(load(at + 8) * c2, 33) * c1) ^ bytes.size();
    h1 += h2;
    h2 += h1;
    h1 = mix(h1);
    h2 = mix(h2);
    h1 += h2;
    return {h1, h2 + h1};
}

@end
class BloomFilter {
public:
@if figure
    explicit BloomFilter(std::uint64_t m = {{m}}) : bits_(m) {}
@else
    explicit BloomFilter(std::uint64_t m = {{m}}, std::uint32_t k = {{k}}) : k_(k), bits_(m) {}
@end

    void add(std::string_view word) {  @add
        for (const std::uint64_t position : positions(word)) {
            bits_[position] = true;  @set
        }
    }

    /// false: definitely not. true: maybe.
    bool may_contain(std::string_view word) const {  @query
        for (const std::uint64_t position : positions(word)) {
            if (!bits_[position]) {  @test
                return false;  @miss
            }
        }
        return true;  @pass
    }

    /// Where the word's bits are, 0 to m - 1.
    std::vector<std::uint64_t> positions(std::string_view word) const {
        const std::uint64_t m = bits_.size();
        std::vector<std::uint64_t> result;
@if figure
        for (const std::uint32_t seed : seeds) {
            result.push_back(murmur3(word, seed) % m);  @position
@end
@if polynomial-131
        for (std::uint32_t seed = 1; seed <= k_; ++seed) {
            result.push_back(polynomial(word, seed) % m);  @position
@end
@if fnv1a-double
        const std::uint32_t h1 = fnv1a(word, 0x811c9dc5u);
        const std::uint32_t h2 = fnv1a(word, 0x9e3779b9u) | 1u;
        for (std::uint32_t i = 0; i < k_; ++i) {
            result.push_back((h1 + i * h2) % m);  @position
@end
@if murmur3-double
        const std::uint64_t h1 = signed_mod(murmur3(word, 0), m);
        const std::uint64_t h2 = signed_mod(murmur3(word, 1), m);
        for (std::uint32_t i = 0; i < k_; ++i) {
            result.push_back((h1 + i * h2) % m);  @position
@end
@if murmur3-seeded
        for (std::uint32_t seed = 0; seed < k_; ++seed) {
            result.push_back(signed_mod(murmur3(word, seed), m));  @position
@end
@if bloom-128
        const auto [h1, h2] = murmur3(word, 1);
        for (std::uint64_t i = 0; i < k_; ++i) {
            const std::uint64_t sum = h1 + i * h2 + (i * i * i - i) / 6;  @position
            result.push_back(static_cast<std::uint64_t>(uint128{mix(sum)} * m >> 64));  @position
@end
        }
        return result;
    }

private:
@if figure
    static constexpr std::uint32_t seeds[] = {{{seeds}}};
@else
    std::uint32_t k_;
@end
    std::vector<bool> bits_;
};
)";
}

}  // namespace bloom::presenter::listing_templates
