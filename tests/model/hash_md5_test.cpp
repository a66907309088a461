#include "catch.hpp"
#include "hash_vectors.hpp"
#include "model/hash/md5.hpp"

using namespace bloom;
using namespace bloom::test;

TEST_CASE("MD5 gives the digests of other programs, across block ends") {
    for (const HashVector& vector : hash_vectors) {
        CAPTURE(vector.length);
        const std::string input = input_of(vector);
        CHECK(hex_digest(model::md5(input)) == vector.md5);
    }
}
