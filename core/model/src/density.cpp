#include "model/density.hpp"

#include "wide.hpp"

#include <algorithm>

namespace bloom::model {
namespace {

std::uint64_t start_of(const DensityRange& range, std::uint64_t bucket) {
    return range.from + low_half(Wide{range.to - range.from} * bucket / range.buckets);
}

}  // namespace

void densities(const BitArray& bits,
               const DensityRange& range,
               std::uint64_t first,
               std::span<float> out) {
    std::uint64_t bucket = first;
    std::uint64_t start = start_of(range, bucket);
    for (float& density : out) {
        const std::uint64_t next = start_of(range, ++bucket);
        const std::uint64_t end = std::max(next, start + 1);
        density = static_cast<float>(static_cast<double>(bits.count(start, end)) /
                                     static_cast<double>(end - start));
        start = next;
    }
}

}  // namespace bloom::model
