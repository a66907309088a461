#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

/// Debian's libbloom, kept apart: its header and our namespace both go by the name of bloom.
class LibbloomFilter {
public:
    /// Empty, sized by the library for n keys at `rate`, its memory in place.
    LibbloomFilter(std::uint64_t n, double rate);

    void clear();
    void add(std::span<const std::string_view> keys);
    std::uint64_t count_maybe(std::span<const std::string_view> keys);

private:
    struct State;
    struct Free {
        void operator()(State* state) const;
    };
    std::unique_ptr<State, Free> state_;
};
