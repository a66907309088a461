#include "model/density.hpp"
#include "catch.hpp"
#include "random_words.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

using namespace bloom;
using bloom::test::number_below;

namespace {

model::BitArray random_bits(std::uint64_t m, std::uint64_t seed) {
    auto bits = model::BitArray::make(m);
    REQUIRE(bits.has_value());
    std::mt19937_64 random(seed);
    for (std::uint64_t at = 0; at < m / 2; ++at) {
        bits->set(number_below(random, m));
    }
    return std::move(*bits);
}

std::uint64_t counted_one_by_one(const model::BitArray& bits,
                                 std::uint64_t from,
                                 std::uint64_t to) {
    std::uint64_t ones = 0;
    for (std::uint64_t position = from; position < to; ++position) {
        ones += bits.test(position) ? 1U : 0U;
    }
    return ones;
}

}  // namespace

TEST_CASE("bits of any range are counted as one by one") {
    const model::BitArray bits = random_bits(400, 1);
    for (std::uint64_t from = 0; from <= 400; from += 3) {
        for (std::uint64_t to = from; to <= 400; ++to) {
            REQUIRE(bits.count(from, to) == counted_one_by_one(bits, from, to));
        }
    }
    CHECK(bits.count(0, 400) == bits.count());
}

TEST_CASE("a long range is counted as one by one") {
    const model::BitArray bits = random_bits(100'003, 2);
    CHECK(bits.count(0, 100'003) == bits.count());
    CHECK(bits.count(61, 99'999) == counted_one_by_one(bits, 61, 99'999));
}

TEST_CASE("a cleared array has no bit set") {
    model::BitArray bits = random_bits(129, 3);
    REQUIRE(bits.count() > 0);
    bits.clear();
    CHECK(bits.count() == 0);
    CHECK(counted_one_by_one(bits, 0, 129) == 0);
    CHECK(bits.set(128));
}

TEST_CASE("each bucket shows the share of its own bits") {
    const model::BitArray bits = random_bits(10'007, 4);
    for (const std::uint32_t buckets : {1U, 2U, 7U, 64U, 1'000U, 10'007U}) {
        const model::DensityRange range{.from = 5, .to = 10'006, .buckets = buckets};
        std::vector<float> shares(buckets);
        model::densities(bits, range, 0, shares);
        bool all_equal = true;
        for (std::uint32_t bucket = 0; bucket < buckets; ++bucket) {
            const std::uint64_t from = 5 + bucket * std::uint64_t{10'001} / buckets;
            const std::uint64_t to =
                std::max(from + 1, 5 + (bucket + 1) * std::uint64_t{10'001} / buckets);
            const auto share =
                static_cast<float>(static_cast<double>(counted_one_by_one(bits, from, to)) /
                                   static_cast<double>(to - from));
            all_equal = all_equal && shares[bucket] == share;
        }
        CAPTURE(buckets);
        CHECK(all_equal);
    }
}

TEST_CASE("more buckets than bits show each the bit it lies on") {
    auto bits = model::BitArray::make(8);
    REQUIRE(bits.has_value());
    bits->set(3);
    std::vector<float> shares(6);
    model::densities(*bits, {.from = 2, .to = 5, .buckets = 6}, 0, shares);
    CHECK(shares == std::vector<float>{0, 0, 1, 1, 0, 0});
}

TEST_CASE("a map drawn in slices is the map drawn at once") {
    const model::BitArray bits = random_bits(9'999, 5);
    const model::DensityRange range{.from = 0, .to = 9'999, .buckets = 100};
    std::vector<float> at_once(100);
    model::densities(bits, range, 0, at_once);
    std::vector<float> sliced(100);
    for (std::uint32_t first = 0; first < 100; first += 20) {
        model::densities(bits, range, first, std::span(sliced).subspan(first, 20));
    }
    CHECK(sliced == at_once);
}

TEST_CASE("buckets of a range of 2^33 bits do not overflow") {
    const std::uint64_t m = std::uint64_t{1} << 33U;
    auto bits = model::BitArray::make(m);
    if (bits) {  // 1 GiB of addresses
        bits->set(m - 1);
        const std::uint64_t buckets = std::uint64_t{1} << 30U;
        std::vector<float> last(2);
        model::densities(*bits, {.from = 0, .to = m, .buckets = buckets}, buckets - 2, last);
        CHECK(last == std::vector<float>{0, 0.125F});
    }
}
