#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/murmur3_x86_32.hpp"

#include <cstdint>
#include <string>
#include <string_view>

using namespace bloom;
using namespace bloom::test;

TEST_CASE("MurmurHash3 x86-32 gives the hashes of the reference program") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        CHECK(hex_number(model::murmur3_x86_32(input, 0), 8) == vector.murmur3_x86_32_seed_0);
        CHECK(hex_number(model::murmur3_x86_32(input, 1), 8) == vector.murmur3_x86_32_seed_1);
        CHECK(hex_number(model::murmur3_x86_32(input, 60048), 8) ==
              vector.murmur3_x86_32_seed_60048);
    }
}

TEST_CASE("MurmurHash3 x86-32 does not depend on where in memory its input stands") {
    for (const HashVector& vector : hash_vectors) {
        for (std::uint32_t shift = 1; shift < 8; ++shift) {
            CAPTURE(vector.length);
            CAPTURE(shift);
            const std::string shifted = std::string(shift, '\xff') + input_of(vector);
            CHECK(hex_number(model::murmur3_x86_32(std::string_view(shifted).substr(shift), 1),
                             8) == vector.murmur3_x86_32_seed_1);
        }
    }
}

TEST_CASE("MurmurHash3 x86-32 reads zero bytes as part of its input") {
    using namespace std::string_view_literals;
    CHECK(model::murmur3_x86_32("\0"sv, 0) == 0x514e28b7U);
    CHECK(model::murmur3_x86_32("\0\0\0\0"sv, 0) == 0x2362f9deU);
}
