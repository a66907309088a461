#include "model/list_measurement.hpp"
#include "catch.hpp"
#include "model/keys.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_set>

using namespace bloom::model;
using namespace std::string_literals;

namespace {

ListMeasurement measured(const ListPlan& plan,
                         const std::string& members,
                         const std::string& others = "",
                         std::size_t chunk = 1'000,
                         std::uint64_t slice = 10'000) {
    ListMeasurement list(plan);
    const auto read = [&](const std::string& file) {
        for (std::size_t at = 0; at < file.size(); at += chunk) {
            list.give(file.substr(at, chunk));
        }
        list.end();
    };
    read(members);
    while (list.advance(slice)) {
    }
    if (list.phase() == ListPhase::reading_non_members) {
        read(others);
    }
    CHECK(list.phase() == ListPhase::finished);
    return list;
}

std::string numbered(const char* prefix, std::uint64_t from, std::uint64_t to) {
    std::string lines;
    for (std::uint64_t number = from; number < to; ++number) {
        lines += prefix + std::to_string(number) + "\n";
    }
    return lines;
}

}  // namespace

TEST_CASE("a list of non-members can follow later, and another one in its place") {
    ListMeasurement list = measured({}, numbered("member", 0, 500));
    CHECK(list.begin_non_members());
    list.give("member3\nother1\nother2\n");
    list.end();
    CHECK(list.phase() == ListPhase::finished);
    CHECK(list.non_members().members == 1);
    CHECK(list.of_non_members().queries == 2);

    CHECK(list.begin_non_members());
    list.give(numbered("other", 0, 3'000));
    list.end();
    CHECK(list.non_members().lines == 3'000);
    CHECK(list.of_non_members().queries == 3'000);

    CHECK(list.begin_non_members());
    list.give("\0"s);
    CHECK(list.non_members().fault == ListFault::binary);
    CHECK(list.begin_non_members());
    CHECK_FALSE(list.non_members().fault.has_value());
}

TEST_CASE("no list of non-members can follow before there is a filter, or without one") {
    ListMeasurement reading({});
    CHECK_FALSE(reading.begin_non_members());
    reading.give("apple\n");
    reading.end();
    CHECK_FALSE(reading.begin_non_members());
    ListMeasurement refused({});
    refused.end();
    CHECK_FALSE(refused.begin_non_members());
}

TEST_CASE("a list's memory grows with its lines and holds its filter") {
    ListMeasurement list({});
    const std::uint64_t empty = list.memory_bytes();
    list.give(numbered("member", 0, 100'000));
    const std::uint64_t read = list.memory_bytes();
    CHECK(read >= empty + 100'000 * 16);
    list.end();
    CHECK(list.memory_bytes() == read + required_bytes(list.filter()->parameters().m));
}

TEST_CASE("a list is counted: lines, blank ones, ill-formed ones, duplicates") {
    const ListMeasurement list =
        measured({}, "apple\n\nbanana\napple\n\xff\xfe\x41\n\xc3\nbanana\r\ncherry");
    const ListReport& report = list.members();
    CHECK_FALSE(report.fault.has_value());
    CHECK(report.bytes == 40);
    CHECK(report.lines == 8);
    CHECK(report.blank == 1);
    CHECK(report.ill_formed == 2);
    CHECK(report.ill_formed_lines == std::vector<std::uint64_t>{5, 6});
    CHECK(report.duplicates == 2);
    CHECK(report.distinct == 3);
    REQUIRE(list.filter() != nullptr);
    CHECK(list.filter()->may_contain("apple"));
    CHECK(list.filter()->may_contain("banana"));
    CHECK(list.filter()->may_contain("cherry"));
    CHECK(list.false_negatives() == 0);
}

TEST_CASE("of many ill-formed lines the first are named and all are counted") {
    std::string file;
    for (int line = 0; line < 100; ++line) {
        file += "\xff\n";
    }
    const ListMeasurement list = measured({}, file + "apple");
    CHECK(list.members().ill_formed == 100);
    REQUIRE(list.members().ill_formed_lines.size() == max_named_lines);
    CHECK(list.members().ill_formed_lines.back() == max_named_lines);
}

TEST_CASE("the filter is the least that holds the different lines at the rate asked for") {
    const ListMeasurement list =
        measured({.rate = 0.01}, numbered("user:", 0, 10'000) + numbered("user:", 0, 500));
    CHECK(list.members().distinct == 10'000);
    REQUIRE(list.filter() != nullptr);
    // m and k of -n ln p/(ln 2)^2 and m/n ln 2, k whole: 95,851 bits would be the textbooks' m.
    CHECK(list.filter()->parameters().k == 7);
    CHECK(list.filter()->parameters().m == least_bits_with(10'000, 0.01, 7));
    CHECK(list.filter()->parameters().scheme == Scheme::bloom_128);
}

TEST_CASE("the filter of a list is the filter of its words") {
    const ListMeasurement list = measured({}, numbered("user:", 0, 5'000));
    REQUIRE(list.filter() != nullptr);
    auto of_words = Filter::make(list.filter()->parameters());
    REQUIRE(of_words.has_value());
    for (std::uint64_t number = 0; number < 5'000; ++number) {
        of_words->add("user:" + std::to_string(number));
    }
    bool all_equal = true;
    for (std::uint64_t position = 0; position < of_words->bits().size(); ++position) {
        all_equal =
            all_equal && of_words->bits().test(position) == list.filter()->bits().test(position);
    }
    CHECK(all_equal);
}

TEST_CASE(
    "a second list is asked without its duplicates and without members, and they are counted") {
    const ListMeasurement list =
        measured({.rate = 0.1, .has_non_members = true},
                 numbered("user:", 0, 2'000),
                 numbered("user:", 1'900, 6'000) + numbered("user:", 5'000, 6'000));
    CHECK(list.non_members().lines == 5'100);
    CHECK(list.non_members().members == 100);
    CHECK(list.non_members().duplicates == 1'000);
    CHECK(list.non_members().distinct == 4'000);
    std::uint64_t passed = 0;
    for (std::uint64_t number = 2'000; number < 6'000; ++number) {
        passed += list.filter()->may_contain("user:" + std::to_string(number)) ? 1U : 0U;
    }
    CHECK(passed > 0);
    CHECK(list.of_non_members() == RateMeasurement{.members = 2'000,
                                                   .set_bits = list.filter()->bits().count(),
                                                   .queries = 4'000,
                                                   .false_positives = passed});
}

TEST_CASE(
    "generated keys are asked where there is no second list, but not those that are members") {
    KeyText text;
    std::string file = numbered("user:", 0, 1'000);
    file += std::string(write_key(7, first_non_member + 3, text)) + "\n";
    const ListMeasurement list = measured({.rate = 0.05, .queries = 10'000, .seed = 7}, file);
    CHECK(list.generated_members() == 1);
    CHECK(list.of_generated().members == 1'001);
    CHECK(list.of_generated().queries == 9'999);
    std::uint64_t passed = 0;
    for (std::uint64_t index = 0; index < 10'000; ++index) {
        const bool is_member = index == 3;
        const bool passes =
            list.filter()->may_contain(write_key(7, first_non_member + index, text));
        passed += passes && !is_member ? 1U : 0U;
    }
    CHECK(passed > 0);
    CHECK(list.of_generated().false_positives == passed);
    CHECK(list.done() == list.total());
}

TEST_CASE("how a list is cut and sliced changes nothing") {
    const std::string members = numbered("user:", 0, 3'000);
    const std::string others = numbered("guest:", 0, 3'000);
    const ListPlan plan{.rate = 0.05, .queries = 1'000, .seed = 7, .has_non_members = true};
    const ListMeasurement one = measured(plan, members, others);
    const ListMeasurement other = measured(plan, members, others, 7, 1);
    CHECK(one.members() == other.members());
    CHECK(one.non_members() == other.non_members());
    CHECK(one.of_generated() == other.of_generated());
    CHECK(one.of_non_members() == other.of_non_members());
}

TEST_CASE("very low rates are met with as many hash functions as there are") {
    const ListMeasurement list = measured({.rate = 1e-15}, numbered("user:", 0, 100));
    REQUIRE(list.filter() != nullptr);
    CHECK(list.filter()->parameters().k == max_hashes);
}

TEST_CASE("what is no list, or has nothing in it, is refused with its reason") {
    CHECK(measured({}, "").members().fault == ListFault::empty);
    CHECK(measured({}, "\n\r\n").members().fault == ListFault::empty);
    CHECK(measured({}, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s).members().fault == ListFault::binary);
    CHECK(measured({},
                   "\xff\xfe"
                   "a\0\n\0"s)
              .members()
              .fault == ListFault::utf_16);
    const ListMeasurement too_long = measured({}, "a\nb\n" + std::string(65'537, 'x'));
    CHECK(too_long.members().fault == ListFault::too_long);
    CHECK(too_long.members().fault_line == 3);
    CHECK(too_long.filter() == nullptr);
    const ListPlan plan{.has_non_members = true};
    CHECK(measured(plan, "apple", "").non_members().fault == ListFault::empty);
    CHECK(measured(plan, "apple", "b\n\0"s).non_members().fault == ListFault::binary);
}

TEST_CASE("a list that memory has no room for is refused on the way") {
    const ListMeasurement list =
        measured({.memory_limit = 1'000'000}, numbered("user:", 0, 100'000));
    CHECK(list.members().fault == ListFault::too_many);
    CHECK(list.members().lines < 100'000);
    CHECK(list.filter() == nullptr);
}

TEST_CASE("different hashes are told apart, the one of zeros among them") {
    DistinctHashes hashes;
    const auto hash_of = [](std::uint64_t number) {
        // All in one part, most in the same slots at first.
        return Murmur3Hash128{.h1 = number % 3, .h2 = number << 6U};
    };
    std::unordered_set<std::uint64_t> numbers;
    for (std::uint64_t number = 0; number < 3'000; number += 2) {
        CHECK(hashes.insert(hash_of(number)));
        numbers.insert(number);
    }
    bool all_right = true;
    for (std::uint64_t number = 0; number < 3'000; ++number) {
        all_right = all_right && hashes.contains(hash_of(number)) == numbers.contains(number);
    }
    CHECK(all_right);
    CHECK_FALSE(hashes.insert(hash_of(0)));
    CHECK_FALSE(hashes.insert(hash_of(10)));
    CHECK(hashes.size() == numbers.size());
    std::vector<Murmur3Hash128> all;
    for (std::uint32_t part = 0; part < DistinctHashes::parts; ++part) {
        hashes.append_part(part, all);
    }
    CHECK(all.size() == numbers.size());
    CHECK(std::find(all.begin(), all.end(), Murmur3Hash128{}) != all.end());
}
