#pragma once

#include <string>
#include <string_view>

namespace bloom::presenter {

/// What a calculator's link says of n, m, k and p: as it was written, empty where blank or missing.
struct LinkParameters {
    std::string n;
    std::string m;
    std::string k;
    std::string p;
    std::string queries;  ///< those of a measurement; with one of them the link asks for it
    std::string seed;
    std::string filters;
    std::string scheme;
    std::string checkpoints;
    std::string error;  ///< why the link can't be read; else empty

    [[nodiscard]] bool asks_to_measure() const { return !queries.empty() || !seed.empty(); }
};

/// Reads "?n=1000&p=&m=8192&k=", and what a measurement's link has besides: see measure_link.hpp. What stands before the question mark or behind a hash sign does
/// not matter; values may be percent-encoded; other parameters are passed over.
LinkParameters read_link(std::string_view link);

}  // namespace bloom::presenter
