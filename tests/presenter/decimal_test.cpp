#include "decimal.hpp"

#include "catch.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <random>
#include <string>

using bloom::presenter::nearest_double;
using bloom::presenter::Scientific;
using bloom::presenter::scientific;

namespace {

/// "d.ddde±xx" by the C library, which rounds correctly, taken apart. Tests run in the C locale.
Scientific by_library(double value, std::uint32_t digits) {
    std::array<char, 512> text{};
    std::snprintf(text.data(), text.size(), "%.*e", static_cast<int>(digits) - 1, value);
    const std::string all(text.data());
    const auto mark = all.find('e');
    Scientific result{.digits = all.substr(0, 1), .exponent = std::atoi(all.c_str() + mark + 1)};
    if (digits > 1) {
        result.digits += all.substr(2, mark - 2);
    }
    return result;
}

bool agree(double value, std::uint32_t digits) {
    const Scientific ours = scientific(value, digits);
    const Scientific library = by_library(value, digits);
    return ours.digits == library.digits && ours.exponent == library.exponent;
}

double any_positive_double(std::mt19937_64& random) {
    for (;;) {
        const std::uint64_t bits = random() >> 1U;
        double value = 0;
        std::memcpy(&value, &bits, sizeof value);
        if (std::isfinite(value) && value > 0) {
            return value;
        }
    }
}

double read_by_library(std::uint64_t digits, int exponent) {
    return std::strtod((std::to_string(digits) + "e" + std::to_string(exponent)).c_str(), nullptr);
}

}  // namespace

TEST_CASE("a double's digits are those of the C library, for doubles of every size") {
    std::mt19937_64 random(2'026);
    for (int round = 0; round < 20'000; ++round) {
        const double value = any_positive_double(random);
        const auto digits = static_cast<std::uint32_t>(1 + random() % 17);
        CAPTURE(value);
        REQUIRE(agree(value, digits));
    }
}

TEST_CASE("ties go to the even digit, and nines carry over") {
    for (const double value :
         {0.5, 1.5, 2.5, 0.125, 0.375, 9.5, 99.5, 999'999.5, 0.25, 1e22, 1e23}) {
        for (std::uint32_t digits = 1; digits <= 8; ++digits) {
            CAPTURE(value);
            CHECK(agree(value, digits));
        }
    }
    CHECK(scientific(9.96, 2).digits == "10");
    CHECK(scientific(9.96, 2).exponent == 1);
}

TEST_CASE("the least and the largest doubles have their digits") {
    for (const double value : {std::numeric_limits<double>::denorm_min(),
                               std::numeric_limits<double>::min(),
                               std::numeric_limits<double>::max(),
                               1e-300}) {
        CAPTURE(value);
        CHECK(agree(value, 17));
    }
}

TEST_CASE("digits are read to the double that the C library reads") {
    std::mt19937_64 random(1'970);
    for (int round = 0; round < 20'000; ++round) {
        const std::uint64_t digits = random() >> (random() % 64);
        const int exponent = static_cast<int>(random() % 700) - 350;
        const double library = read_by_library(digits, exponent);
        const double ours = nearest_double(digits, exponent);
        CAPTURE(digits);
        REQUIRE((ours == library || (std::isinf(ours) && std::isinf(library))));
    }
}

TEST_CASE("a double comes back from its seventeen digits") {
    std::mt19937_64 random(1'985);
    for (int round = 0; round < 5'000; ++round) {
        const double value = any_positive_double(random);
        const Scientific number = scientific(value, 17);
        CAPTURE(value);
        REQUIRE(nearest_double(std::stoull(number.digits), number.exponent - 16) == value);
    }
}
