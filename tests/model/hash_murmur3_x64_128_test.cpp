#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/murmur3_x64_128.hpp"

using namespace bloom;
using namespace bloom::test;

TEST_CASE("MurmurHash3 x64-128 gives the hashes of the reference program") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        const model::Murmur3Hash128 hash = model::murmur3_x64_128(input, 0);
        CHECK(hex_number(hash.h1, 16) + hex_number(hash.h2, 16) == vector.murmur3_x64_128);
    }
}

TEST_CASE("MurmurHash3 x64-128 gives another hash under another seed") {
    CHECK_FALSE(model::murmur3_x64_128("lime", 0) == model::murmur3_x64_128("lime", 1));
}
