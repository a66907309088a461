#include "catch.hpp"
#include "model/scheme.hpp"
#include "position_vectors.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

using namespace bloom::model;
using bloom::test::PositionVector;

namespace {

Parameters parameters_of(const PositionVector& vector) {
    return {.m = vector.m,
            .k = vector.k,
            .scheme = vector.scheme,
            .key = *HashKey::make(vector.key)};
}

}  // namespace

TEST_CASE("every scheme puts every word where the code of its document puts it") {
    for (const PositionVector& vector : bloom::test::position_vectors) {
        const std::string word(word_of(vector));
        CAPTURE(word);
        CAPTURE(vector.m);
        CAPTURE(static_cast<int>(vector.scheme));
        std::vector<std::uint64_t> found(vector.k);
        positions(parameters_of(vector), word, found);
        const std::span<const std::uint64_t> wanted = positions_of(vector);
        CHECK(std::equal(found.begin(), found.end(), wanted.begin(), wanted.end()));
    }
}
