#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/sha256.hpp"

using namespace bloom;
using namespace bloom::test;

TEST_CASE("SHA-256 gives the digests of other programs, across block ends") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        CHECK(hex_digest(model::sha256(input)) == vector.sha256);
    }
}
