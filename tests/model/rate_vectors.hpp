#pragma once

#include <array>
#include <cstdint>

/// False-positive rates of the formula and of the exact expectation, worked out elsewhere in exact
/// rational and in multiple-precision arithmetic.
namespace bloom::test {

struct RateVector {
    std::uint64_t m;
    std::uint64_t n;
    std::uint32_t k;
    double formula;
    double exact;
};

inline constexpr std::array rate_vectors{
    RateVector{.m = 8, .n = 1, .k = 3, .formula = 0.030579354491777795, .exact = 0.039764404296875},
    RateVector{.m = 16,
               .n = 1,
               .k = 3,
               .formula = 0.0049976571007925566,
               .exact = 0.005751609802246094},
    RateVector{.m = 16,
               .n = 3,
               .k = 3,
               .formula = 0.07962752797497587,
               .exact = 0.09059622504486242},
    RateVector{.m = 16,
               .n = 4,
               .k = 3,
               .formula = 0.14689159766038104,
               .exact = 0.16495523553193697},
    RateVector{.m = 16, .n = 8, .k = 3, .formula = 0.46886172812006005, .exact = 0.502928968779042},
    RateVector{.m = 32,
               .n = 3,
               .k = 3,
               .formula = 0.014735027585684766,
               .exact = 0.01588965317900845},
    RateVector{.m = 64,
               .n = 5,
               .k = 3,
               .formula = 0.009120799336686738,
               .exact = 0.009488314588894932},
    RateVector{.m = 64,
               .n = 8,
               .k = 3,
               .formula = 0.030579354491777795,
               .exact = 0.031726707184126714},
    RateVector{.m = 64,
               .n = 20,
               .k = 3,
               .formula = 0.22519335260908047,
               .exact = 0.2311299235206279},
    RateVector{.m = 64,
               .n = 10,
               .k = 4,
               .formula = 0.04664819832936458,
               .exact = 0.04914187214837789},
    RateVector{.m = 100,
               .n = 10,
               .k = 7,
               .formula = 0.008193722065862417,
               .exact = 0.008936311594679473},
    RateVector{.m = 128,
               .n = 16,
               .k = 5,
               .formula = 0.02167921705375172,
               .exact = 0.022539072953832867},
    RateVector{.m = 256,
               .n = 25,
               .k = 7,
               .formula = 0.007302421150094062,
               .exact = 0.0075597444103242505},
    RateVector{.m = 1024,
               .n = 100,
               .k = 7,
               .formula = 0.007302421150094062,
               .exact = 0.007366257831037838},
    RateVector{.m = 1024,
               .n = 200,
               .k = 4,
               .formula = 0.08640346526354345,
               .exact = 0.08666050261687995},
    RateVector{.m = 1, .n = 1, .k = 1, .formula = 0.6321205588285577, .exact = 1.0},
    RateVector{.m = 2, .n = 1, .k = 1, .formula = 0.3934693402873666, .exact = 0.5},
    RateVector{.m = 1, .n = 5, .k = 3, .formula = 0.9999990822933192, .exact = 1.0},
    RateVector{.m = 10, .n = 0, .k = 4, .formula = 0.0, .exact = 0.0},
    RateVector{.m = 4096,
               .n = 400,
               .k = 7,
               .formula = 0.007302421150094062,
               .exact = 0.0073183495154458345},
    RateVector{.m = 10000,
               .n = 1000,
               .k = 7,
               .formula = 0.008193722065862417,
               .exact = 0.00820095740477475},
    RateVector{.m = 9586,
               .n = 1000,
               .k = 7,
               .formula = 0.010034531962677978,
               .exact = 0.01004358399014654},
};

}  // namespace bloom::test
