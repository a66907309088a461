#include "model/bit_array.hpp"
#include "catch.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>

using namespace bloom::model;

TEST_CASE("a new bit array is all zeros, whatever its size") {
    for (const std::uint64_t size : {1U, 63U, 64U, 65U, 127U, 128U, 129U, 4'096U}) {
        CAPTURE(size);
        const auto bits = BitArray::make(size);
        REQUIRE(bits.has_value());
        CHECK(bits->size() == size);
        CHECK(bits->count() == 0);
        for (std::uint64_t position = 0; position < size; ++position) {
            CHECK_FALSE(bits->test(position));
        }
    }
}

TEST_CASE("setting a bit sets that bit and no other") {
    for (const std::uint64_t size : {1U, 63U, 64U, 65U, 130U}) {
        for (std::uint64_t chosen = 0; chosen < size; ++chosen) {
            auto bits = BitArray::make(size);
            REQUIRE(bits.has_value());
            CHECK(bits->set(chosen));
            CHECK(bits->count() == 1);
            bool others_clear = true;
            for (std::uint64_t position = 0; position < size; ++position) {
                others_clear = others_clear && (bits->test(position) == (position == chosen));
            }
            CAPTURE(size);
            CAPTURE(chosen);
            CHECK(others_clear);
        }
    }
}

TEST_CASE("setting a bit tells whether it was 0, and counts it once") {
    auto bits = BitArray::make(65);
    REQUIRE(bits.has_value());
    CHECK(bits->set(64));
    CHECK_FALSE(bits->set(64));
    CHECK(bits->count() == 1);
    CHECK(bits->set(0));
    CHECK(bits->count() == 2);
}

TEST_CASE("every bit can be set") {
    auto bits = BitArray::make(129);
    REQUIRE(bits.has_value());
    for (std::uint64_t position = 0; position < 129; ++position) {
        CHECK(bits->set(position));
    }
    CHECK(bits->count() == 129);
}

TEST_CASE("a moved bit array keeps its bits") {
    auto bits = BitArray::make(100);
    REQUIRE(bits.has_value());
    bits->set(99);
    const BitArray moved = std::move(*bits);
    CHECK(moved.size() == 100);
    CHECK(moved.test(99));
    CHECK(moved.count() == 1);
}

TEST_CASE("an array of no bits and one of more than 2^36 are refused") {
    CHECK_FALSE(BitArray::make(0).has_value());
    CHECK_FALSE(BitArray::make((std::uint64_t{1} << 36U) + 1).has_value());
    CHECK_FALSE(BitArray::make(~std::uint64_t{0}).has_value());
}

TEST_CASE("the largest array, 2^36 bits, is either there to its last bit or refused") {
    const std::uint64_t largest = std::uint64_t{1} << 36U;
    auto bits = BitArray::make(largest);
    if (sizeof(void*) == 4) {
        CHECK_FALSE(bits.has_value());  // 8 GiB have no addresses there
    } else if (bits) {
        CHECK(bits->size() == largest);
        CHECK_FALSE(bits->test(largest - 1));
        CHECK(bits->set(largest - 1));
        CHECK(bits->test(largest - 1));
        CHECK_FALSE(bits->test((std::uint64_t{1} << 32U) - 1));  // no position wrapped around
        CHECK_FALSE(bits->test(0));
        CHECK(bits->count() == 1);
    }
}
