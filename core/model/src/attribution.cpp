#include "model/attribution.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <optional>

namespace bloom::model {
namespace {

/// A member, and which of the wanted positions it covers, as a bit mask.
struct Candidate {
    std::uint32_t member = 0;
    std::uint32_t covers = 0;
};

/// The members worth trying: one for each distinct mask, dropping masks that lie within another.
std::vector<Candidate> candidates_for(const Attribution& attribution,
                                      std::span<const std::uint64_t> positions) {
    std::map<std::uint32_t, std::uint32_t> covers;  // by member
    std::vector<std::uint32_t> order;  // members by first position, first setters first
    for (std::uint32_t bit = 0; bit < positions.size(); ++bit) {
        for (const std::uint32_t member : attribution.setters(positions[bit])) {
            if (!covers.contains(member)) {
                order.push_back(member);
            }
            covers[member] |= 1U << bit;
        }
    }
    std::vector<Candidate> kept;
    for (const std::uint32_t member : order) {
        const std::uint32_t mask = covers[member];
        const bool dominated = std::any_of(kept.begin(), kept.end(), [mask](const Candidate& c) {
            return (mask & ~c.covers) == 0;
        });
        if (!dominated) {
            std::erase_if(kept, [mask](const Candidate& c) { return (c.covers & ~mask) == 0; });
            kept.push_back({.member = member, .covers = mask});
        }
    }
    return kept;
}

std::vector<std::uint32_t> greedy_cover(const std::vector<Candidate>& candidates,
                                        std::uint32_t all) {
    std::vector<std::uint32_t> chosen;
    for (std::uint32_t covered = 0; covered != all;) {
        const auto best = std::max_element(candidates.begin(),
                                           candidates.end(),
                                           [covered](const Candidate& a, const Candidate& b) {
                                               return std::popcount(a.covers & ~covered) <
                                                      std::popcount(b.covers & ~covered);
                                           });
        chosen.push_back(best->member);
        covered |= best->covers;
    }
    return chosen;
}

/// Breadth first over the sets of covered positions, always covering the lowest one that is open.
std::vector<std::uint32_t> exact_cover(const std::vector<Candidate>& candidates,
                                       std::uint32_t all) {
    struct Step {
        std::uint32_t from = 0;
        std::uint32_t member = 0;
    };
    std::vector<std::optional<Step>> reached(all + 1U);
    std::vector<std::uint32_t> queue{0};
    for (std::uint32_t head = 0; !reached[all]; ++head) {
        const std::uint32_t covered = queue[head];
        const std::uint32_t lowest_open = ~covered & (covered + 1U);
        for (const Candidate& candidate : candidates) {
            const std::uint32_t next = covered | candidate.covers;
            if ((candidate.covers & lowest_open) != 0 && !reached[next]) {
                reached[next] = Step{.from = covered, .member = candidate.member};
                queue.push_back(next);
            }
        }
    }
    std::vector<std::uint32_t> chosen;
    for (std::uint32_t at = all; at != 0; at = reached[at]->from) {
        chosen.push_back(reached[at]->member);
    }
    std::reverse(chosen.begin(), chosen.end());
    return chosen;
}

}  // namespace

void Attribution::add(const Parameters& parameters, std::string_view word) {
    std::array<std::uint64_t, max_hashes> room{};
    const std::span<std::uint64_t> own(room.data(), parameters.k);
    positions(parameters, word, own);
    for (const std::uint64_t position : own) {
        std::vector<std::uint32_t>& setters = setters_[position];
        if (setters.empty() || setters.back() != members_) {
            setters.push_back(members_);
        }
    }
    ++members_;
}

std::span<const std::uint32_t> Attribution::setters(std::uint64_t position) const {
    const auto found = setters_.find(position);
    return found == setters_.end() ? std::span<const std::uint32_t>{} : found->second;
}

std::vector<std::uint32_t> smallest_cover(const Attribution& attribution,
                                          std::span<const std::uint64_t> positions) {
    std::vector<std::uint64_t> distinct;
    for (const std::uint64_t position : positions) {
        if (attribution.setters(position).empty()) {
            return {};
        }
        if (std::find(distinct.begin(), distinct.end(), position) == distinct.end()) {
            distinct.push_back(position);
        }
    }
    if (distinct.empty()) {
        return {};
    }
    constexpr std::uint32_t exact_limit = 16;
    const auto size = static_cast<std::uint32_t>(distinct.size());
    const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << size) - 1U);
    const std::vector<Candidate> candidates = candidates_for(attribution, distinct);
    return size <= exact_limit ? exact_cover(candidates, all) : greedy_cover(candidates, all);
}

}  // namespace bloom::model
