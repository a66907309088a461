#pragma once

#include "model/scheme.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace bloom::model {

/// Which members set which bit: what a Bloom filter forgets, kept beside it for teaching. Members
/// are numbered 0, 1, 2, … in the order in which they were added.
class Attribution {
public:
    /// Notes that `word`, the next member, sets the bits of its probes.
    void add(const Parameters& parameters, std::string_view word);

    /// Members that set bit `position`, first setter first, each once; empty for a bit that is 0.
    /// Valid until the next `add`. Constant time.
    [[nodiscard]] std::span<const std::uint32_t> setters(std::uint64_t position) const;

    [[nodiscard]] std::uint32_t members() const { return members_; }

private:
    std::uint32_t members_ = 0;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> setters_;
};

/// The fewest members whose bits together cover all of `positions`, in the order of the first
/// position each of them covers; of several such sets, one that favours first setters. Empty if
/// some position is 0 or none is given. Needs at most `max_hashes` positions. Exact while the
/// distinct positions are at most 16, else greedy (at most ln 32 ≈ 3.5 times too many).
std::vector<std::uint32_t> smallest_cover(const Attribution& attribution,
                                          std::span<const std::uint64_t> positions);

}  // namespace bloom::model
