#include "model/scheme.hpp"
#include "catch.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::model;

namespace {

struct FigurePositions {
    std::string word;
    std::vector<std::uint64_t> positions;
};

/// In 16 bits with 3 hash functions.
const std::vector<FigurePositions>& figure_positions() {
    static const std::vector<FigurePositions> all{
        {"apple", {1, 4, 3}},
        {"banana", {7, 8, 14}},
        {"cherry", {4, 8, 9}},
        {"lime", {4, 14, 7}},
        {"kiwi", {11, 14, 2}},
        {"mango", {3, 2, 12}},
        {"alice", {4, 0, 2}},
        {"bob", {12, 0, 2}},
        {"", {3, 9, 8}},
        {"a", {13, 8, 8}},
        {"hello", {6, 1, 6}},
        {"user:12345", {12, 11, 9}},
        {"na\u00efve", {4, 8, 11}},
        {"\u65e5\u672c\u8a9e", {14, 0, 15}},
        {"\U0001f34b", {7, 1, 13}},
        {"e\u0301", {9, 5, 9}},
        {"\u00e9", {4, 4, 4}},
        {"The quick brown fox", {3, 12, 4}},
        {std::string(300, 'x'), {4, 0, 2}},
    };
    return all;
}

std::vector<std::uint64_t> positions_of(const Parameters& parameters, std::string_view word) {
    std::vector<std::uint64_t> positions;
    for (const Probe& probe : probes(parameters, word)) {
        positions.push_back(probe.position);
    }
    return positions;
}

}  // namespace

TEST_CASE("the figure scheme puts every word of the figure article where the article says") {
    for (const FigurePositions& figure : figure_positions()) {
        CAPTURE(figure.word);
        CHECK(positions_of({.m = 16, .k = 3}, figure.word) == figure.positions);
    }
}

TEST_CASE("the first three seeds are the ones that were searched for") {
    CHECK(figure_seed(1) == 60'048U);
    CHECK(figure_seed(2) == 83'459U);
    CHECK(figure_seed(3) == 22'536U);
}

TEST_CASE("from the fourth function on, a seed is its number times the golden ratio modulo 2^32") {
    CHECK(figure_seed(4) == 0x78dde6e4U);
    CHECK(figure_seed(5) == 0x1715609dU);
    CHECK(figure_seed(6) == 0xb54cda56U);
    CHECK(figure_seed(7) == 0x5384540fU);
    CHECK(figure_seed(8) == 0xf1bbcdc8U);
    CHECK(figure_seed(16) == 0xe3779b90U);
    CHECK(figure_seed(31) == 0x28b7bd67U);
    CHECK(figure_seed(32) == 0xc6ef3720U);
}

TEST_CASE("no two hash functions share a seed") {
    std::set<std::uint32_t> seeds;
    for (std::uint32_t function = 1; function <= max_hashes; ++function) {
        seeds.insert(figure_seed(function));
    }
    CHECK(seeds.size() == 32);
}

TEST_CASE("a probe of the figure scheme names its function, its seed, its hash and its position") {
    const auto seeded =
        [](std::uint32_t function, std::uint64_t position, std::uint32_t seed, std::uint32_t hash) {
            return Probe{.function = function,
                         .position = position,
                         .working = SeededHash{.seed = seed, .hash = hash}};
        };
    const std::vector<Probe> three = probes({.m = 16, .k = 3}, "lime");
    REQUIRE(three.size() == 3);
    CHECK(three[0] == seeded(1, 4, 60'048, 0x613c8d34));
    CHECK(three[1] == seeded(2, 14, 83'459, 0x0b91b36e));
    CHECK(three[2] == seeded(3, 7, 22'536, 0xba921347));
    const std::vector<Probe> all = probes({.m = 16, .k = 32}, "lime");
    REQUIRE(all.size() == 32);
    CHECK(all[31] == seeded(32, 1, 0xc6ef3720, 0x4587a851));
}

TEST_CASE("more functions than three keep the first three positions and add their own") {
    const Parameters parameters{.m = 1'000, .k = 8};
    CHECK(positions_of(parameters, "lime") ==
          std::vector<std::uint64_t>{260, 30, 367, 963, 958, 666, 245, 556});
    CHECK(positions_of(parameters, "\u65e5\u672c\u8a9e") ==
          std::vector<std::uint64_t>{750, 352, 695, 642, 633, 66, 779, 396});
    CHECK(positions_of(parameters, "") ==
          std::vector<std::uint64_t>{123, 113, 456, 319, 603, 605, 743, 797});
}

TEST_CASE("an array of more than 2^32 bits is indexed by the whole hash") {
    const Parameters parameters{.m = std::uint64_t{1} << 36U, .k = 4};
    CHECK(positions_of(parameters, "lime") ==
          std::vector<std::uint64_t>{1'631'358'260, 194'098'030, 3'130'135'367, 3'147'582'963});
}

TEST_CASE("in an array of one bit every probe falls on it") {
    CHECK(positions_of({.m = 1, .k = 4}, "lime") == std::vector<std::uint64_t>{0, 0, 0, 0});
}
