#include "libbloom_filter.hpp"

#include <bloom.h>

struct LibbloomFilter::State {
    struct bloom filter {};
};

void LibbloomFilter::Free::operator()(State* state) const {
    bloom_free(&state->filter);
    delete state;
}

LibbloomFilter::LibbloomFilter(std::uint64_t n, double rate) : state_(new State) {
    bloom_init(&state_->filter, static_cast<int>(n), rate);
    clear();
}

void LibbloomFilter::clear() {
    bloom_reset(&state_->filter);
}

void LibbloomFilter::add(std::span<const std::string_view> keys) {
    for (const std::string_view key : keys) {
        bloom_add(&state_->filter, key.data(), static_cast<int>(key.size()));
    }
}

std::uint64_t LibbloomFilter::count_maybe(std::span<const std::string_view> keys) {
    std::uint64_t passed = 0;
    for (const std::string_view key : keys) {
        passed +=
            bloom_check(&state_->filter, key.data(), static_cast<int>(key.size())) == 1 ? 1U : 0U;
    }
    return passed;
}
