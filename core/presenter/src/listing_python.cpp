#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view python() {
    return R"(@if digest
import hashlib


@end
@if murmur3-32
def murmur3(data, seed):
@if figure
    """MurmurHash3, x86, 32 bits."""
@end
@if murmur3-double murmur3-seeded
    """MurmurHash3, x86, 32 bits, signed."""
@end
@if murmur3-32
    def block(at):
        number = int.from_bytes(data[at:at + 4], "little") * 0xCC9E2D51 & 0xFFFFFFFF
        return (number << 15 | number >> 17) * 0x1B873593 & 0xFFFFFFFF

    h = seed
    whole = len(data) // 4 * 4
    for at in range(0, whole, 4):
        h ^= block(at)
        h = (h << 13 | h >> 19) * 5 + 0xE6546B64 & 0xFFFFFFFF
    h ^= block(whole) ^ len(data)
    h = (h ^ h >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    h = (h ^ h >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
@end
@if figure
    return h ^ h >> 16


@end
@if murmur3-double murmur3-seeded
    h ^= h >> 16
    return h - (h >> 31 << 32)


@end
@if polynomial-131
def polynomial(word, seed):
    """A polynomial in 131 over the word's code points."""
    h = seed
    for character in word:
        h = h * 131 + ord(character) & 0xFFFFFFFF
    return h


@end
@if fnv1a-double
def fnv1a(data, h):
    """FNV-1a, 32 bits, from any start."""
    for byte in data:
        h = (h ^ byte) * 0x01000193 & 0xFFFFFFFF
    return h


@end
@if bloom-128
MASK = 0xFFFFFFFFFFFFFFFF


def rotl(x, by):
    x &= MASK
    return (x << by | x >> 64 - by) & MASK


def mix(h):
    """Lets every bit of a number affect every bit of the result."""
    h = (h ^ h >> 33) * 0xFF51AFD7ED558CCD & MASK
    h = (h ^ h >> 33) * 0xC4CEB9FE1A85EC53 & MASK
    return h ^ h >> 33


def murmur3(data, seed):
    """MurmurHash3, x64, 128 bits, in two halves."""
    c1, c2 = 0x87C37B91114253D5, 0x4CF5AD432745937F

    def first(at):
        return rotl(int.from_bytes(data[at:at + 8], "little") * c1, 31) * c2 & MASK

    def second(at):
        return rotl(int.from_bytes(data[at:at + 8], "little") * c2, 33) * c1 & MASK

    h1 = h2 = seed
    whole = len(data) // 16 * 16
    for at in range(0, whole, 16):
        h1 = (rotl(h1 ^ first(at), 27) + h2) * 5 + 0x52DCE729 & MASK
        h2 = (rotl(h2 ^ second(at + 8), 31) + h1) * 5 + 0x38495AB5 & MASK
    h1 ^= first(whole) ^ len(data)
    h2 ^= second(whole + 8) ^ len(data)
    h1 = h1 + h2 & MASK
    h2 = h2 + h1 & MASK
    h1, h2 = mix(h1), mix(h2)
    h1 = h1 + h2 & MASK
    return h1, h2 + h1 & MASK


@end
class BloomFilter:
@if figure
    SEEDS = ({{seeds}},)

@end
@if any-k
    def __init__(self, m={{m}}, k={{k}}):
        self.m = m
        self.k = k
@else
    def __init__(self, m={{m}}):
        self.m = m
@end
        self.bits = bytearray(m // 8 + 1)

    def add(self, word):  @add
        for position in self.positions(word):
            self.bits[position // 8] |= 1 << position % 8  @set

    def may_contain(self, word):  @query
        """False: definitely not. True: maybe."""
        for position in self.positions(word):
            if not self.bits[position // 8] >> position % 8 & 1:  @test
                return False  @miss
        return True  @pass

    def positions(self, word):
        """Where the word's bits are, 0 to m - 1."""
@if figure
        for seed in self.SEEDS:
            yield murmur3(word.encode(), seed) % self.m  @position
@end
@if polynomial-131
        for seed in range(1, self.k + 1):
            yield polynomial(word, seed) % self.m  @position
@end
@if fnv1a-double
        h1 = fnv1a(word.encode(), 0x811C9DC5)
        h2 = fnv1a(word.encode(), 0x9E3779B9) | 1
        for i in range(self.k):
            yield (h1 + i * h2 & 0xFFFFFFFF) % self.m  @position
@end
@if murmur3-double
        h1 = murmur3(word.encode(), 0) % self.m
        h2 = murmur3(word.encode(), 1) % self.m
        for i in range(self.k):
            yield (h1 + i * h2) % self.m  @position
@end
@if murmur3-seeded
        for seed in range(self.k):
            yield murmur3(word.encode(), seed) % self.m  @position
@end
@if sha256-double
        digest = hashlib.sha256(word.encode()).digest()
@end
@if keyed
        digest = hashlib.blake2b(word.encode(), key=b"{{key}}").digest()
@end
@if unkeyed
        digest = hashlib.blake2b(word.encode()).digest()
@end
@if halves
        h1 = int.from_bytes(digest[:8], "big")
        h2 = int.from_bytes(digest[8:16], "big") | 1
        for i in range(self.k):
            yield (h1 + i * h2) % self.m  @position
@end
@if md5-single
        digest = hashlib.md5(word.encode()).digest()
        yield int.from_bytes(digest, "big") % self.m  @position
@end
@if bloom-128
        h1, h2 = murmur3(word.encode(), 1)
        for i in range(self.k):
            total = h1 + i * h2 + (i**3 - i) // 6 & MASK  @position
            yield mix(total) * self.m >> 64  @position
@end
)";
}

}  // namespace bloom::presenter::listing_templates
