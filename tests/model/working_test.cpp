#include "catch.hpp"
#include "model/scheme.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::model;

namespace {

Probe third_probe(Scheme scheme, std::string_view word, std::string_view key = {}) {
    const Parameters parameters{.m = 1'000, .k = 3, .scheme = scheme, .key = *HashKey::make(key)};
    return probes(parameters, word)[2];
}

const WrappedDoubleHash wrapped_by_5{.h1 = 7, .h2 = 5, .i = 0, .sum = 7};

}  // namespace

TEST_CASE("a polynomial probe tells its seed, its hash and how many code points it took") {
    CHECK(probes({.m = 1'000, .k = 2, .scheme = Scheme::polynomial_131}, "na\u00efve")[1] ==
          Probe{.function = 2,
                .position = 77,
                .working = PolynomialHash{.seed = 2, .code_points = 5, .hash = 0x8f2b279d}});
}

TEST_CASE("a probe of FNV-1a double hashing tells both hashes and the sum modulo 2^32") {
    CHECK(
        third_probe(Scheme::fnv1a_double, "lime") ==
        Probe{
            .function = 3,
            .position = 814,
            .working =
                WrappedDoubleHash{.h1 = 0x07e34bbc, .h2 = 0xdf24dfd9, .i = 2, .sum = 0xc62d0b6e}});
}

TEST_CASE(
    "a probe of MurmurHash3 double hashing tells the signed hashes and what m leaves of them") {
    CHECK(third_probe(Scheme::murmur3_double, "hello") ==
          Probe{.function = 3,
                .position = 473,
                .working = ReducedDoubleHash{.h1 = 613'153'351,
                                             .h2 = -1'152'729'939,
                                             .start = 351,
                                             .step = 61,
                                             .i = 2,
                                             .sum = 473}});
}

TEST_CASE("a probe of seeded MurmurHash3 tells the signed hash") {
    CHECK(third_probe(Scheme::murmur3_seeded, "lime") ==
          Probe{.function = 3,
                .position = 205,
                .working = SeededHash{.seed = 2, .hash = -1'175'156'795}});
}

TEST_CASE("a probe of digest double hashing tells a sum that goes beyond 64 bits") {
    CHECK(third_probe(Scheme::sha256_double, "lime") ==
          Probe{.function = 3,
                .position = 429,
                .working = WideDoubleHash{.h1 = 0xefbaa8cbfffc1af3,
                                          .h2 = 0xafcf8082a3732e4d,
                                          .i = 2,
                                          .sum_high = 2,
                                          .sum_low = 0x4f59a9d146e2778d}});
    CHECK(third_probe(Scheme::blake2b_double, "lime", "course") ==
          Probe{.function = 3,
                .position = 201,
                .working = WideDoubleHash{.h1 = 0xe58e78bf12fa8113,
                                          .h2 = 0x3f3df1fa2f15604b,
                                          .i = 2,
                                          .sum_high = 1,
                                          .sum_low = 0x640a5cb3712541a9}});
}

TEST_CASE("the probe of MD5 tells the digest as one number") {
    CHECK(probes({.m = 1'000, .k = 1, .scheme = Scheme::md5_single}, "lime") ==
          std::vector<Probe>{
              Probe{.function = 1,
                    .position = 702,
                    .working = DigestHash{.high = 0x67c0ecaf5a1b782b, .low = 0x11146e9fbe80f016}}});
}

TEST_CASE("a probe of the scheme for real work tells the sum, and what mixing makes of it") {
    CHECK(third_probe(Scheme::bloom_128, "lime") ==
          Probe{.function = 3,
                .position = 518,
                .working = MixedDoubleHash{.h1 = 0x44370b8aed469651,
                                           .h2 = 0xf353aaeddb751145,
                                           .i = 2,
                                           .sum = 0x2ade6166a430b8dc,
                                           .mixed = 0x84c0756848a23713}});
}

TEST_CASE("a key changes the positions of BLAKE2b and of nothing else") {
    const HashKey key = *HashKey::make("course");
    for (const Scheme scheme : {Scheme::figure,
                                Scheme::polynomial_131,
                                Scheme::fnv1a_double,
                                Scheme::murmur3_double,
                                Scheme::murmur3_seeded,
                                Scheme::sha256_double,
                                Scheme::blake2b_double,
                                Scheme::bloom_128}) {
        CAPTURE(static_cast<int>(scheme));
        const Parameters without{.m = 1'000, .k = 3, .scheme = scheme};
        Parameters with = without;
        with.key = key;
        CHECK((probes(with, "lime") == probes(without, "lime")) ==
              (scheme != Scheme::blake2b_double));
    }
}

TEST_CASE("a key takes 64 bytes and no more") {
    const std::string longest(64, 'k');
    REQUIRE(HashKey::make(longest).has_value());
    CHECK(HashKey::make(longest)->bytes() == longest);
    CHECK_FALSE(HashKey::make(longest + "k").has_value());
    CHECK(HashKey().bytes().empty());
}

TEST_CASE("MD5 modulo m gives one function, every other scheme as many as there may be") {
    CHECK(most_hashes(Scheme::md5_single) == 1);
    CHECK(most_hashes(Scheme::figure) == max_hashes);
    CHECK(most_hashes(Scheme::bloom_128) == max_hashes);
}

TEST_CASE("text that is not UTF-8 counts as one replacement character a byte") {
    const Parameters parameters{.m = 1'000, .k = 3, .scheme = Scheme::polynomial_131};
    CHECK(probes(parameters, "a\xff") == probes(parameters, "a\ufffd"));
    CHECK(probes(parameters, "\xed\xa0\x80") == probes(parameters, "\ufffd\ufffd\ufffd"));
}

TEST_CASE("double hashing goes on by one step, where nothing wraps in between") {
    CHECK(constant_step(wrapped_by_5, 16) == std::optional<std::uint64_t>{5});
    CHECK(constant_step(wrapped_by_5, 4) == std::optional<std::uint64_t>{1});
    CHECK(constant_step(wrapped_by_5, 1'000) == std::nullopt);
    CHECK(constant_step(wrapped_by_5, std::uint64_t{1} << 33U) == std::nullopt);
    CHECK(constant_step(ReducedDoubleHash{.h1 = 1, .h2 = 32, .start = 1, .step = 0, .sum = 1},
                        16) == std::optional<std::uint64_t>{0});
    CHECK(constant_step(WideDoubleHash{.h1 = 1, .h2 = 1'005, .sum_low = 1}, 1'000) ==
          std::optional<std::uint64_t>{5});
    CHECK(constant_step(SeededHash{}, 16) == std::nullopt);
    CHECK(constant_step(PolynomialHash{}, 16) == std::nullopt);
    CHECK(constant_step(MixedDoubleHash{}, 16) == std::nullopt);
}

TEST_CASE("a step reaches as many positions as its common factor with m leaves") {
    CHECK(reached_by_step(5, 16) == 16);
    CHECK(reached_by_step(6, 16) == 8);
    CHECK(reached_by_step(9, 15) == 5);
    CHECK(reached_by_step(0, 16) == 1);
}
