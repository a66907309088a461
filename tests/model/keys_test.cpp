#include "model/keys.hpp"
#include "catch.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::model;

namespace {

std::string key(std::uint64_t seed, std::uint64_t index) {
    KeyText text;
    return std::string(write_key(seed, index, text));
}

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

}  // namespace

TEST_CASE("keys are those that a few lines of Python make of the same formula") {
    CHECK(key(0, 0) == "6393d51c06c618dc");
    CHECK(key(0, 1) == "8d82751399f55d54");
    CHECK(key(7, 0) == "9137e86bb776a7ec");
    CHECK(key(7, 1) == "4f38845abcfd426d");
    CHECK(key(7, 255) == "2178a815192e866b");
    CHECK(key(7, 256) == "f383b78e1e938d09");
    CHECK(key(7, 10'000'000) == "1664f1c7fa93523e");
    CHECK(key(7, first_non_member) == "e5503bf389916637");
    CHECK(key(largest, largest) == "47fe8dd84f95892a");
}

TEST_CASE("a batch makes the keys that are made one by one") {
    KeyBatch batch;
    for (const std::uint64_t first : {std::uint64_t{0}, first_non_member, largest - 3}) {
        const auto keys = batch.make(7, first, KeyBatch::capacity);
        REQUIRE(keys.size() == KeyBatch::capacity);
        for (std::uint32_t at = 0; at < KeyBatch::capacity; ++at) {
            CHECK(keys[at] == key(7, first + at));
        }
    }
    CHECK(batch.make(7, 5, 1).size() == 1);
    CHECK(batch.make(7, 5, 0).empty());
}

TEST_CASE("no key comes twice, neither among members nor among non-members nor between them") {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t index = 0; index < 100'000; ++index) {
        numbers.push_back(key_number(1, index));
        numbers.push_back(key_number(1, first_non_member + index));
    }
    std::sort(numbers.begin(), numbers.end());
    CHECK(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end());
}

TEST_CASE("neighbouring seeds have no key in common") {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (std::uint64_t index = 0; index < 1'000; ++index) {
            numbers.push_back(key_number(seed, index));
        }
    }
    std::sort(numbers.begin(), numbers.end());
    CHECK(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end());
}
