#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/fnv1a.hpp"

using namespace bloom;
using namespace bloom::test;

TEST_CASE("FNV-1a gives the published hashes in both widths") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        CHECK(hex_number(model::fnv1a_32(input), 8) == vector.fnv1a_32);
        CHECK(hex_number(model::fnv1a_64(input), 16) == vector.fnv1a_64);
    }
}

TEST_CASE("FNV-1a of nothing is where it started") {
    CHECK(model::fnv1a_32("", 0x9e3779b9U) == 0x9e3779b9U);
}
