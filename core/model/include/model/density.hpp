#pragma once

#include "model/bit_array.hpp"

#include <cstdint>
#include <span>

namespace bloom::model {

/// A range of an array's bits, [from, to), seen through `buckets` pixels. Bucket j shows the bits
/// from ⌊from + j · length / buckets⌋ up to where bucket j + 1 begins; where there are more buckets
/// than bits, each shows the one bit that it lies on.
struct DensityRange {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint64_t buckets = 0;
    bool operator==(const DensityRange&) const = default;
};

/// The share of bits set, 0 to 1 and exact, of each bucket from number `first` on, as many as `out`
/// has room for. A map that takes long is drawn in slices: a call for some buckets at a time. Needs
/// from < to ≤ m and first + out.size() ≤ buckets < 2³². Linear in the words of those buckets: 2³³
/// bits take about a tenth of a second.
void densities(const BitArray& bits,
               const DensityRange& range,
               std::uint64_t first,
               std::span<float> out);

}  // namespace bloom::model
