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
    std::string error;  ///< why the link can't be read; else empty
};

/// Reads "?n=1000&p=&m=8192&k=". What stands before the question mark or behind a hash sign does
/// not matter; values may be percent-encoded; other parameters are passed over.
LinkParameters read_link(std::string_view link);

}  // namespace bloom::presenter
