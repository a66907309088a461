#pragma once

#include <cstdint>
#include <string>

/// Doubles as decimal digits and back, correctly rounded. Written out because the C library's way
/// depends on the locale and weighs, with its 128-bit arithmetic, a tenth of the page's core.
namespace bloom::presenter {

/// A positive number's decimal digits, and the power of ten of the first one.
struct Scientific {
    std::string digits;
    int exponent = 0;
};

/// `value` (positive, finite) to `digits` (1 at least) significant digits, ties to even.
/// Quadratic in the exponent: some microseconds at 10⁻³⁰⁰.
Scientific scientific(double value, std::uint32_t digits);

/// The double nearest to `digits` times ten to the `exponent`, ties to even; infinity beyond the
/// largest double.
double nearest_double(std::uint64_t digits, int exponent);

}  // namespace bloom::presenter
