#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/xxh64.hpp"

using namespace bloom;
using namespace bloom::test;

TEST_CASE("XXH64 gives the hashes of the reference program") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        CHECK(hex_number(model::xxh64(input, 0), 16) == vector.xxh64_seed_0);
        CHECK(hex_number(model::xxh64(input, 1), 16) == vector.xxh64_seed_1);
    }
}
