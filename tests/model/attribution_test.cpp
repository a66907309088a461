#include "model/attribution.hpp"
#include "catch.hpp"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::model;

namespace {

using Members = std::vector<std::uint32_t>;

Attribution attribution_of(const Parameters& parameters, const std::vector<std::string>& words) {
    Attribution attribution;
    for (const std::string& word : words) {
        attribution.add(parameters, word);
    }
    return attribution;
}

Members setters_of(const Attribution& attribution, std::uint64_t position) {
    const auto setters = attribution.setters(position);
    return {setters.begin(), setters.end()};
}

Attribution fruit() {
    return attribution_of({.m = 16, .k = 3}, {"apple", "banana", "cherry"});
}

constexpr std::uint32_t apple = 0;
constexpr std::uint32_t banana = 1;
constexpr std::uint32_t cherry = 2;

bool covers(const Attribution& attribution,
            const std::vector<std::uint64_t>& positions,
            const Members& members) {
    return std::all_of(positions.begin(), positions.end(), [&](std::uint64_t position) {
        const Members setters = setters_of(attribution, position);
        return std::any_of(members.begin(), members.end(), [&setters](std::uint32_t member) {
            return std::find(setters.begin(), setters.end(), member) != setters.end();
        });
    });
}

/// The size of the smallest cover, by trying every set of members.
std::size_t smallest_size(const Attribution& attribution,
                          const std::vector<std::uint64_t>& positions) {
    const std::uint32_t members = attribution.members();
    std::size_t best = members + 1;
    for (std::uint32_t subset = 0; subset < 1U << members; ++subset) {
        Members chosen;
        for (std::uint32_t member = 0; member < members; ++member) {
            if ((subset >> member & 1U) != 0) {
                chosen.push_back(member);
            }
        }
        if (chosen.size() < best && covers(attribution, positions, chosen)) {
            best = chosen.size();
        }
    }
    return best;
}

}  // namespace

TEST_CASE("each set bit of the fruit filter knows its setters, the first one first") {
    const Attribution attribution = fruit();
    CHECK(attribution.members() == 3);
    CHECK(setters_of(attribution, 1) == Members{apple});
    CHECK(setters_of(attribution, 3) == Members{apple});
    CHECK(setters_of(attribution, 4) == Members{apple, cherry});
    CHECK(setters_of(attribution, 7) == Members{banana});
    CHECK(setters_of(attribution, 8) == Members{banana, cherry});
    CHECK(setters_of(attribution, 9) == Members{cherry});
    CHECK(setters_of(attribution, 14) == Members{banana});
}

TEST_CASE("a bit that is 0 has no setters") {
    CHECK(setters_of(fruit(), 0).empty());
    CHECK(setters_of(fruit(), 15).empty());
    CHECK(setters_of(Attribution{}, 0).empty());
}

TEST_CASE("a word that falls on one bit several times is its setter once") {
    const Attribution attribution = attribution_of({.m = 16, .k = 3}, {"\u00e9"});  // 4, 4, 4
    CHECK(setters_of(attribution, 4) == Members{0});
}

TEST_CASE("apple and banana are the two words that cover lime") {
    const std::vector<std::uint64_t> lime{4, 14, 7};
    CHECK(smallest_cover(fruit(), lime) == Members{apple, banana});
}

TEST_CASE("a member is covered by itself alone where nobody else covers it") {
    const std::vector<std::uint64_t> positions{7, 8, 14};
    CHECK(smallest_cover(fruit(), positions) == Members{banana});
}

TEST_CASE("the first setter is named where two words would serve") {
    const std::vector<std::uint64_t> shared{4};
    CHECK(smallest_cover(fruit(), shared) == Members{apple});
    const std::vector<std::uint64_t> other{8};
    CHECK(smallest_cover(fruit(), other) == Members{banana});
}

TEST_CASE("positions of which one is 0 have no cover, and neither have no positions") {
    const std::vector<std::uint64_t> with_zero{4, 0};
    CHECK(smallest_cover(fruit(), with_zero).empty());
    CHECK(smallest_cover(fruit(), {}).empty());
}

TEST_CASE("a position that is given twice counts once") {
    const std::vector<std::uint64_t> twice{4, 4, 14, 14};
    CHECK(smallest_cover(fruit(), twice) == Members{apple, banana});
}

TEST_CASE("the smallest cover is as small as trying every set of members finds it") {
    std::mt19937 random(1'970);
    const auto below = [&random](std::uint32_t bound) {
        return static_cast<std::uint32_t>(random() % bound);
    };
    for (int round = 0; round < 300; ++round) {
        const Parameters parameters{.m = 4 + below(30), .k = 1 + below(4)};
        std::vector<std::string> words;
        for (std::uint32_t member = 1 + below(8); member > 0; --member) {
            words.push_back(std::to_string(random()));
        }
        const Attribution attribution = attribution_of(parameters, words);
        std::vector<std::uint64_t> positions;
        for (std::uint64_t position = 0; position < parameters.m; ++position) {
            if (!attribution.setters(position).empty() && positions.size() < 16 && below(2) == 0) {
                positions.push_back(position);
            }
        }
        if (positions.empty()) {
            continue;
        }
        std::shuffle(positions.begin(), positions.end(), random);
        const Members cover = smallest_cover(attribution, positions);
        CAPTURE(round);
        CHECK(covers(attribution, positions, cover));
        CHECK(cover.size() == smallest_size(attribution, positions));
    }
}

TEST_CASE("a cover of more than 16 positions is whole, without repeats and without idlers") {
    std::mt19937 random(2'008);
    for (int round = 0; round < 40; ++round) {
        std::vector<std::string> words;
        words.reserve(40);
        for (int member = 0; member < 40; ++member) {
            words.push_back(std::to_string(random()));
        }
        const Attribution attribution = attribution_of({.m = 256, .k = 3}, words);
        std::vector<std::uint64_t> positions;
        for (std::uint64_t position = 0; positions.size() < max_hashes; ++position) {
            if (!attribution.setters(position).empty()) {
                positions.push_back(position);
            }
        }
        const Members cover = smallest_cover(attribution, positions);
        CAPTURE(round);
        CHECK(covers(attribution, positions, cover));
        CHECK(std::set<std::uint32_t>(cover.begin(), cover.end()).size() == cover.size());
        CHECK(cover.size() <= positions.size());
        CHECK(cover.size() * 3 >= positions.size());  // no word sets more than three bits
    }
}
