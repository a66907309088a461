#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/blake2b_512.hpp"

using namespace bloom;
using namespace bloom::test;

TEST_CASE("BLAKE2b gives the digests of other programs, with and without a key") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        CHECK(hex_digest(model::blake2b_512(input)) == vector.blake2b_512);
        CHECK(hex_digest(model::blake2b_512(input, "course")) == vector.blake2b_512_key_course);
    }
}
