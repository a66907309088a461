#include "model/trace.hpp"
#include "catch.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

using namespace bloom::model;

namespace {

/// A filter and who set which of its bits.
struct Traced {
    Filter filter;
    Attribution attribution;

    void add(std::string_view word) {
        filter.add(word);
        attribution.add(filter.parameters(), word);
    }
    [[nodiscard]] ProbeTrace query(std::string_view word) const {
        return trace(filter, attribution, Operation::query, word);
    }
    [[nodiscard]] ProbeTrace adding(std::string_view word) const {
        return trace(filter, attribution, Operation::add, word);
    }
};

Traced filter_of(const Parameters& parameters, std::initializer_list<std::string_view> words) {
    auto filter = Filter::make(parameters);
    REQUIRE(filter.has_value());
    Traced traced{.filter = std::move(*filter), .attribution = {}};
    for (const std::string_view word : words) {
        traced.add(word);
    }
    return traced;
}

Traced fruit() {
    return filter_of({.m = 16, .k = 3}, {"apple", "banana", "cherry"});
}

constexpr std::uint32_t apple = 0;
constexpr std::uint32_t banana = 1;
constexpr std::uint32_t cherry = 2;

using Members = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("a query of lime reads three 1s and names who set them") {
    const ProbeTrace trace = fruit().query("lime");
    REQUIRE(trace.probes.size() == 3);
    CHECK(trace.verdict == Verdict::maybe);
    CHECK(trace.reads == 3);
    CHECK(trace.distinct == 3);
    for (const TracedProbe& probe : trace.probes) {
        CHECK(probe.read);
        CHECK(probe.was_set);
        CHECK_FALSE(probe.same_as.has_value());
    }
    CHECK(trace.probes[0].probe.position == 4);
    CHECK(trace.probes[0].setters == Members{apple, cherry});
    CHECK(trace.probes[1].probe.position == 14);
    CHECK(trace.probes[1].setters == Members{banana});
    CHECK(trace.probes[2].probe.position == 7);
    CHECK(trace.probes[2].setters == Members{banana});
}

TEST_CASE("a query of mango stops at its second bit and never reads the third") {
    const ProbeTrace trace = fruit().query("mango");
    REQUIRE(trace.probes.size() == 3);
    CHECK(trace.verdict == Verdict::definitely_not);
    CHECK(trace.reads == 2);
    CHECK(trace.probes[0].read);
    CHECK(trace.probes[0].was_set);
    CHECK(trace.probes[0].setters == Members{apple});
    CHECK(trace.probes[1].read);
    CHECK_FALSE(trace.probes[1].was_set);
    CHECK(trace.probes[1].setters.empty());
    CHECK_FALSE(trace.probes[2].read);
    CHECK(trace.probes[2].probe.position == 12);
}

TEST_CASE("a bit that was never read is still told as it stands") {
    // kiwi: 11 reads 0 and ends the query; 14 behind it is 1.
    const ProbeTrace trace = fruit().query("kiwi");
    CHECK(trace.reads == 1);
    CHECK_FALSE(trace.probes[1].read);
    CHECK(trace.probes[1].was_set);
    CHECK(trace.probes[1].setters == Members{banana});
}

TEST_CASE("adding kiwi finds bit 14 already 1, from banana, and goes on") {
    const ProbeTrace trace = fruit().adding("kiwi");
    REQUIRE(trace.probes.size() == 3);
    CHECK(trace.verdict == Verdict::definitely_not);
    CHECK(trace.reads == 3);
    CHECK_FALSE(trace.probes[0].was_set);
    CHECK(trace.probes[1].was_set);
    CHECK(trace.probes[1].setters == Members{banana});
    CHECK_FALSE(trace.probes[2].was_set);
}

TEST_CASE("a trace changes neither the filter nor the attribution") {
    const Traced traced = fruit();
    const ProbeTrace first = traced.adding("kiwi");
    CHECK(traced.filter.bits().count() == 7);
    CHECK(traced.attribution.members() == 3);
    CHECK(traced.adding("kiwi") == first);
}

TEST_CASE("a member always passes, and its own name is among the setters") {
    const ProbeTrace trace = fruit().query("cherry");
    CHECK(trace.verdict == Verdict::maybe);
    CHECK(trace.probes[0].setters == Members{apple, cherry});
    CHECK(trace.probes[1].setters == Members{banana, cherry});
    CHECK(trace.probes[2].setters == Members{cherry});
}

TEST_CASE("two probes of one word on the same bit are told from each other") {
    const Traced empty = filter_of({.m = 16, .k = 3}, {});
    const ProbeTrace trace = empty.adding("e\u0301");  // 9, 5, 9
    CHECK_FALSE(trace.probes[0].same_as.has_value());
    CHECK_FALSE(trace.probes[1].same_as.has_value());
    CHECK(trace.probes[2].same_as == std::optional<std::uint32_t>{1});
    CHECK(trace.distinct == 2);
    CHECK(trace.reads == 3);
    CHECK_FALSE(trace.probes[0].was_set);
    CHECK_FALSE(trace.probes[1].was_set);
    CHECK(trace.probes[2].was_set);  // by the word's own first probe
    CHECK(trace.probes[2].setters.empty());
}

TEST_CASE("three probes on one bit all point to the first of them") {
    const Traced empty = filter_of({.m = 16, .k = 3}, {});
    const ProbeTrace adding = empty.adding("\u00e9");  // 4, 4, 4
    CHECK(adding.distinct == 1);
    CHECK(adding.probes[1].same_as == std::optional<std::uint32_t>{1});
    CHECK(adding.probes[2].same_as == std::optional<std::uint32_t>{1});

    const ProbeTrace query = empty.query("\u00e9");
    CHECK(query.reads == 1);
    CHECK_FALSE(query.probes[2].was_set);  // a query sets nothing on its way

    const ProbeTrace passes = fruit().query("\u00e9");
    CHECK(passes.verdict == Verdict::maybe);
    CHECK(passes.reads == 3);
    CHECK(passes.probes[2].setters == Members{apple, cherry});
}

TEST_CASE("the verdict of an addition is that of the word before it") {
    CHECK(fruit().adding("apple").verdict == Verdict::maybe);
    CHECK(fruit().adding("lime").verdict == Verdict::maybe);
    CHECK(fruit().adding("plum").verdict == fruit().query("plum").verdict);
}

TEST_CASE("with one hash function a trace has one probe") {
    const Traced traced = filter_of({.m = 16, .k = 1}, {"apple"});
    CHECK(traced.query("apple").probes.size() == 1);
    CHECK(traced.query("apple").verdict == Verdict::maybe);
    const ProbeTrace mango = traced.query("mango");
    CHECK(mango.reads == 1);
    CHECK(mango.verdict == Verdict::definitely_not);
}
