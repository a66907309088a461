#include "model/distinct_hashes.hpp"

#include <utility>

namespace bloom::model {
namespace {

constexpr std::size_t least_slots = 16;

std::uint32_t part_of(const Murmur3Hash128& hash) {
    constexpr std::uint32_t bits_of_part = 12;
    static_assert(DistinctHashes::parts == 1U << bits_of_part);
    return static_cast<std::uint32_t>(hash.h1 >> (64U - bits_of_part));
}

bool is_zero(const Murmur3Hash128& hash) {
    return (hash.h1 | hash.h2) == 0;
}

/// Where `hash` is, or the free slot where it belongs. Needs a free slot.
std::size_t slot_of(const std::vector<Murmur3Hash128>& slots, const Murmur3Hash128& hash) {
    const std::size_t mask = slots.size() - 1;
    auto at = static_cast<std::size_t>(hash.h2) & mask;
    while (!is_zero(slots[at]) && slots[at] != hash) {
        at = (at + 1) & mask;
    }
    return at;
}

}  // namespace

DistinctHashes::DistinctHashes() : tables_(parts) {}

bool DistinctHashes::insert(const Murmur3Hash128& hash) {
    if (is_zero(hash)) {
        size_ += has_zero_ ? 0U : 1U;
        return !std::exchange(has_zero_, true);
    }
    Table& table = tables_[part_of(hash)];
    if (table.used >= table.slots.size() / 4 * 3) {
        std::vector<Murmur3Hash128> larger(table.slots.empty() ? least_slots
                                                               : 2 * table.slots.size());
        for (const Murmur3Hash128& old : table.slots) {
            if (!is_zero(old)) {
                larger[slot_of(larger, old)] = old;
            }
        }
        slots_ += larger.size() - table.slots.size();
        table.slots = std::move(larger);
    }
    Murmur3Hash128& slot = table.slots[slot_of(table.slots, hash)];
    if (!is_zero(slot)) {
        return false;
    }
    slot = hash;
    ++table.used;
    ++size_;
    return true;
}

bool DistinctHashes::contains(const Murmur3Hash128& hash) const {
    if (is_zero(hash)) {
        return has_zero_;
    }
    const std::vector<Murmur3Hash128>& slots = tables_[part_of(hash)].slots;
    return !slots.empty() && !is_zero(slots[slot_of(slots, hash)]);
}

void DistinctHashes::append_part(std::uint32_t part, std::vector<Murmur3Hash128>& hashes) const {
    for (const Murmur3Hash128& hash : tables_[part].slots) {
        if (!is_zero(hash)) {
            hashes.push_back(hash);
        }
    }
    if (part == 0 && has_zero_) {
        hashes.push_back({});
    }
}

}  // namespace bloom::model
