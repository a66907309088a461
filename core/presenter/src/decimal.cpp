#include "decimal.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t mantissa_bits = 53;
constexpr int least_bit = -1074;  ///< the power of two of a double's last bit, at the least

/// A natural number of any size, its least limb first, in a base of at most 2³².
class Natural {
public:
    Natural(std::uint64_t value, std::uint64_t base) : base_(base) {
        for (; value > 0; value /= base_) {
            limbs_.push_back(static_cast<std::uint32_t>(value % base_));
        }
    }

    void multiply(std::uint32_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& limb : limbs_) {
            carry += std::uint64_t{limb} * factor;
            limb = static_cast<std::uint32_t>(carry % base_);
            carry /= base_;
        }
        if (carry > 0) {
            limbs_.push_back(static_cast<std::uint32_t>(carry));
        }
    }

    void multiply(std::uint32_t factor, int times) {
        // Several factors at once, as many as a limb takes.
        std::uint32_t several = 1;
        for (; times > 0; --times) {
            if (std::uint64_t{several} * factor >= base_) {
                multiply(several);
                several = 1;
            }
            several *= factor;
        }
        multiply(several);
    }

    /// Returns the remainder.
    std::uint32_t divide(std::uint32_t divisor) {
        std::uint64_t rest = 0;
        for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) {
            rest = rest * base_ + *limb;
            *limb = static_cast<std::uint32_t>(rest / divisor);
            rest %= divisor;
        }
        while (!limbs_.empty() && limbs_.back() == 0) {
            limbs_.pop_back();
        }
        return static_cast<std::uint32_t>(rest);
    }

    [[nodiscard]] const std::vector<std::uint32_t>& limbs() const { return limbs_; }

private:
    std::uint64_t base_;
    std::vector<std::uint32_t> limbs_;
};

constexpr std::uint64_t binary_base = std::uint64_t{1} << 32U;
constexpr std::uint32_t decimal_base = 1'000'000'000;
constexpr std::uint32_t digits_of_limb = 9;

std::string digits_of(const Natural& number) {
    std::string text;
    for (auto limb = number.limbs().rbegin(); limb != number.limbs().rend(); ++limb) {
        const std::string digits = std::to_string(*limb);
        text += text.empty() ? digits : std::string(digits_of_limb - digits.size(), '0') + digits;
    }
    return text;
}

/// Keeps `count` digits, rounded to the nearest, ties to even. Whether that made one digit more.
bool round_digits(std::string& digits, std::size_t count) {
    const std::string rest = digits.substr(count);
    digits.resize(count);
    const bool is_tie = rest.front() == '5' && rest.find_first_not_of('0', 1) == std::string::npos;
    const bool is_odd = (digits.back() - '0') % 2 != 0;
    if (rest.front() < '5' || (is_tie && !is_odd)) {
        return false;
    }
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        if (*digit != '9') {
            ++*digit;
            return false;
        }
        *digit = '0';
    }
    digits.front() = '1';
    return true;
}

/// `number` times two to the `power`, rounded to the nearest, ties to even; `has_more` says that the
/// number is a little larger than its limbs.
double rounded(const Natural& number, int power, bool has_more) {
    constexpr int limb_bits = 32;
    const std::vector<std::uint32_t>& limbs = number.limbs();
    const int length = static_cast<int>(limbs.size()) * limb_bits - std::countl_zero(limbs.back());
    const int kept = std::min(static_cast<int>(mantissa_bits), length + power - least_bit);
    const auto bit = [&limbs](int at) {
        return at >= 0 &&
               (limbs[static_cast<std::size_t>(at / limb_bits)] >> (at % limb_bits) & 1U) != 0;
    };
    if (kept < 0) {
        return 0;
    }
    std::uint64_t mantissa = 0;
    for (int at = length - 1; at >= length - kept; --at) {
        mantissa = mantissa * 2 + (bit(at) ? 1 : 0);
    }
    bool is_above_tie = has_more;
    for (int at = length - kept - 2; at >= 0 && !is_above_tie; --at) {
        is_above_tie = bit(at);
    }
    if (bit(length - kept - 1) && (is_above_tie || mantissa % 2 != 0)) {
        ++mantissa;
    }
    return std::ldexp(static_cast<double>(mantissa), length - kept + power);
}

}  // namespace

Scientific scientific(double value, std::uint32_t digits) {
    int power = 0;
    const double fraction = std::frexp(value, &power);
    power -= static_cast<int>(mantissa_bits);
    Natural number(static_cast<std::uint64_t>(std::ldexp(fraction, mantissa_bits)), decimal_base);
    // A half is five tenths: a negative power of two shifts the point instead.
    number.multiply(power < 0 ? 5 : 2, std::abs(power));
    Scientific result{.digits = digits_of(number), .exponent = 0};
    result.exponent = static_cast<int>(result.digits.size()) - 1 + std::min(power, 0);
    if (result.digits.size() <= digits) {
        result.digits.resize(digits, '0');
    } else if (round_digits(result.digits, digits)) {
        ++result.exponent;
    }
    return result;
}

double nearest_double(std::uint64_t digits, int exponent) {
    constexpr int most = 400;
    if (digits == 0 || exponent < -most) {
        return 0;
    }
    if (exponent > most) {
        return std::numeric_limits<double>::infinity();
    }
    Natural number(digits, binary_base);
    if (exponent >= 0) {
        number.multiply(10, exponent);
        return rounded(number, 0, false);
    }
    // Enough bits before the division for more than a mantissa behind it.
    constexpr int bits_of_digit = 4;
    const int shift = -exponent * bits_of_digit + 2 * static_cast<int>(mantissa_bits);
    number.multiply(2, shift);
    bool has_more = false;
    for (int times = -exponent; times > 0; times -= static_cast<int>(digits_of_limb)) {
        std::uint32_t divisor = 1;
        for (int factor = std::min(times, static_cast<int>(digits_of_limb)); factor > 0; --factor) {
            divisor *= 10;
        }
        has_more = number.divide(divisor) != 0 || has_more;
    }
    return rounded(number, -shift, has_more);
}

}  // namespace bloom::presenter
