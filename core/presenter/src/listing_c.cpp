#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view c() {
    return R"(#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { most_hashes = 32 };

struct bloom_filter {
    uint64_t m; /* bits */
    uint32_t k; /* hash functions, at most most_hashes */
    uint8_t *bits;
};

@if murmur3-32
static uint32_t rotl(uint32_t x, int by) {
    return x << by | x >> (32 - by);
}

/* Four bytes as a little-endian number, mixed; those behind the end count as 0. */
static uint32_t block(const char *bytes, size_t length, size_t at) {
    uint32_t number = 0;
    for (size_t i = 0; i < 4 && at + i < length; ++i) {
        number |= (uint32_t)(unsigned char)bytes[at + i] << (8 * i);
    }
    return rotl(number * 0xcc9e2d51u, 15) * 0x1b873593u;
}

/* MurmurHash3, x86, 32 bits. */
static uint32_t murmur3(const char *bytes, size_t length, uint32_t seed) {
    uint32_t h = seed;
    size_t at = 0;
    for (; at + 4 <= length; at += 4) {
        h = rotl(h ^ block(bytes, length, at), 13) * 5 + 0xe6546b64u;
    }
    h ^= block(bytes, length, at) ^ (uint32_t)length;
    h = (h ^ (h >> 16)) * 0x85ebca6bu;
    h = (h ^ (h >> 13)) * 0xc2b2ae35u;
    return h ^ (h >> 16);
}

@end
@if murmur3-double murmur3-seeded
/* The hash as a signed number, modulo m; never negative. */
static uint64_t signed_mod(uint32_t hash, uint64_t m) {
    int64_t size = (int64_t)m;
    return (uint64_t)(((int32_t)hash % size + size) % size);
}

@end
@if polynomial-131
/* A polynomial in 131 over the word's code points, which are read from UTF-8. */
static uint32_t polynomial(const char *word, uint32_t seed) {
    uint32_t h = seed;
    while (*word != '\0') {
        unsigned char lead = (unsigned char)*word++;
        int more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
        uint32_t code_point = more == 0 ? lead : lead & (0x3fu >> more);
        for (; more > 0 && *word != '\0'; --more) {
            code_point = code_point << 6 | ((unsigned char)*word++ & 0x3fu);
        }
        h = h * 131 + code_point;
    }
    return h;
}

@end
@if fnv1a-double
/* FNV-1a, 32 bits, from any start. */
static uint32_t fnv1a(const char *bytes, uint32_t h) {
    while (*bytes != '\0') {
        h = (h ^ (unsigned char)*bytes++) * 0x01000193u;
    }
    return h;
}

@end
@if bloom-128
__extension__ typedef unsigned __int128 uint128;

static uint64_t rotl(uint64_t x, int by) {
    return x << by | x >> (64 - by);
}

/* Lets every bit of a number affect every bit of the result. */
static uint64_t mix(uint64_t h) {
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdu;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 33);
}

/* Eight bytes as a little-endian number; those behind the end count as 0. */
static uint64_t load(const char *bytes, size_t length, size_t at) {
    uint64_t number = 0;
    for (size_t i = 0; i < 8 && at + i < length; ++i) {
        number |= (uint64_t)(unsigned char)bytes[at + i] << (8 * i);
    }
    return number;
}

/* MurmurHash3, x64, 128 bits, in two halves. */
static void murmur3(const char *bytes, size_t length, uint64_t seed, uint64_t half[2]) {
    const uint64_t c1 = 0x87c37b91114253d5u;
    const uint64_t c2 = 0x4cf5ad432745937fu;
    uint64_t h1 = seed;
    uint64_t h2 = seed;
    size_t at = 0;
    for (; at + 16 <= length; at += 16) {
        h1 ^= rotl(load(bytes, length, at) * c1, 31) * c2;
        h1 = (rotl(h1, 27) + h2) * 5 + 0x52dce729u;
        h2 ^= rotl(load(bytes, length, at + 8) * c2, 33) * c1;
        h2 = (rotl(h2, 31) + h1) * 5 + 0x38495ab5u;
    }
    h1 ^= (rotl(load(bytes, length, at) * c1, 31) * c2) ^ length;
    h2 ^= (rotl(load(bytes, length, at + 8) * c2, 33) * c1) ^ length;
    h1 += h2;
    h2 += h1;
    h1 = mix(h1);
    h2 = mix(h2);
    half[0] = h1 + h2;
    half[1] = h2 + half[0];
}

@end
@if figure
static const uint32_t seeds[] = {{{seeds}}};

/* An empty filter, here bloom_new({{m}}), or NULL; to be given to bloom_free. */
struct bloom_filter *bloom_new(uint64_t m) {
    uint32_t k = sizeof seeds / sizeof seeds[0];
@else
/* An empty filter, here bloom_new({{m}}, {{k}}), or NULL; to be given to bloom_free. */
struct bloom_filter *bloom_new(uint64_t m, uint32_t k) {
@end
    struct bloom_filter *filter = malloc(sizeof *filter);
    uint8_t *bits = calloc(m / 8 + 1, 1);
    if (filter == NULL || bits == NULL || k > most_hashes) {
        free(filter);
        free(bits);
        return NULL;
    }
    *filter = (struct bloom_filter){.m = m, .k = k, .bits = bits};
    return filter;
}

void bloom_free(struct bloom_filter *filter) {
    if (filter != NULL) {
        free(filter->bits);
        free(filter);
    }
}

/* Where the word's bits are, 0 to m - 1: k of them. */
void bloom_positions(const struct bloom_filter *filter, const char *word, uint64_t *positions) {
@if murmur3-32 bloom-128
    size_t length = strlen(word);
@end
@if fnv1a-double
    uint32_t h1 = fnv1a(word, 0x811c9dc5u);
    uint32_t h2 = fnv1a(word, 0x9e3779b9u) | 1u;
@end
@if murmur3-double
    uint64_t h1 = signed_mod(murmur3(word, length, 0), filter->m);
    uint64_t h2 = signed_mod(murmur3(word, length, 1), filter->m);
@end
@if bloom-128
    uint64_t half[2];
    murmur3(word, length, 1, half);
    for (uint64_t i = 0; i < filter->k; ++i) {
        uint64_t sum = half[0] + i * half[1] + (i * i * i - i) / 6;  @position
        positions[i] = (uint64_t)((uint128)mix(sum) * filter->m >> 64);  @position
@else
    for (uint32_t i = 0; i < filter->k; ++i) {
@end
@if figure
        positions[i] = murmur3(word, length, seeds[i]) % filter->m;  @position
@end
@if polynomial-131
        positions[i] = polynomial(word, i + 1) % filter->m;  @position
@end
@if fnv1a-double murmur3-double
        positions[i] = (h1 + i * h2) % filter->m;  @position
@end
@if murmur3-seeded
        positions[i] = signed_mod(murmur3(word, length, i), filter->m);  @position
@end
    }
}

void bloom_add(struct bloom_filter *filter, const char *word) {  @add
    uint64_t positions[most_hashes];
    bloom_positions(filter, word, positions);
    for (uint32_t i = 0; i < filter->k; ++i) {
        filter->bits[positions[i] / 8] |= (uint8_t)(1u << positions[i] % 8);  @set
    }
}

/* false: definitely not. true: maybe. */
bool bloom_may_contain(const struct bloom_filter *filter, const char *word) {  @query
    uint64_t positions[most_hashes];
    bloom_positions(filter, word, positions);
    for (uint32_t i = 0; i < filter->k; ++i) {
        if ((filter->bits[positions[i] / 8] >> positions[i] % 8 & 1) == 0) {  @test
            return false;  @miss
        }
    }
    return true;  @pass
}
)";
}

}  // namespace bloom::presenter::listing_templates
