#pragma once

#include "model/scheme.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The filter as code, in the languages that people look it up in.
namespace bloom::presenter {

enum class Language : std::uint8_t { cpp, c, python, javascript, java, csharp, go, rust };

/// What a line of a listing does when the filter takes a step.
enum class LineRole : std::uint8_t {
    none,
    add,       ///< an addition begins
    query,     ///< a query begins
    position,  ///< works out the position of a probe
    set,       ///< sets its bit
    test,      ///< reads its bit
    miss,      ///< answers "definitely not"
    pass,      ///< answers "maybe"
};

struct ListingLine {
    std::string text;
    LineRole role = LineRole::none;
    bool operator==(const ListingLine&) const = default;
};

/// A whole class (in C, a struct with its functions) for the scheme of `parameters`, whose m and k
/// are what it makes if not told otherwise. Empty where `why_no_listing` says why. Linear in the
/// listing.
std::vector<ListingLine> listing(Language language, const model::Parameters& parameters);

/// Why there is no listing: the language's standard library lacks the hash, which is too long to be
/// written out. Names the languages that have it. Empty if there is a listing.
std::string why_no_listing(Language language, const model::Parameters& parameters);

}  // namespace bloom::presenter
