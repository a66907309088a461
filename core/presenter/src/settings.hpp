#pragma once

#include "listing.hpp"
#include "model/scheme.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The values that settings take by name, in commands and on the screen.
namespace bloom::presenter::settings {

/// A hash scheme's name in commands, its name on the screen, and its rule in a sentence.
struct SchemeName {
    model::Scheme scheme;
    std::string_view id;
    std::string_view label;
    std::string_view rule;
};

inline constexpr std::array schemes{
    SchemeName{.scheme = model::Scheme::figure,
               .id = "figure",
               .label = "Figure: MurmurHash3 under k seeds",
               .rule = "hᵢ is MurmurHash3 (x86, 32 bits) of the word’s UTF-8 bytes, modulo m; its "
                       "seeds are 60048, 83459, 22536, and i · 0x9e3779b9 mod 2³² from h₄ on."},
    SchemeName{.scheme = model::Scheme::polynomial_131,
               .id = "polynomial-131",
               .label = "Polynomial 131",
               .rule = "From the figure article’s Python and JavaScript: hᵢ starts at i and takes "
                       "h · 131 + c mod 2³² for each code point c, then modulo m. Often copied, "
                       "and poor: among words of one length another seed only shifts the "
                       "position, so that k probes are one in disguise."},
    SchemeName{.scheme = model::Scheme::fnv1a_double,
               .id = "fnv1a-double",
               .label = "FNV-1a, double hashing",
               .rule = "From the figure article’s Java, C, C++ and C#: FNV-1a of the UTF-8 bytes "
                       "from two starts gives h1 and an odd h2; with i from 0, a probe is "
                       "h1 + i · h2 mod 2³², then modulo m. Widely copied, and worse than it "
                       "looks: the low bits of h1 and h2 move together, and a small m keeps "
                       "little else."},
    SchemeName{.scheme = model::Scheme::murmur3_double,
               .id = "murmur3-double",
               .label = "MurmurHash3, double hashing",
               .rule = "From the reference text: signed MurmurHash3 (x86, 32 bits) under the seeds "
                       "0 and 1, each modulo m first; with i from 0, a probe is h1 + i · h2 modulo "
                       "m. Widely copied; a step h2 of 0, or one that shares a factor with m, "
                       "comes back to the same few bits."},
    SchemeName{.scheme = model::Scheme::murmur3_seeded,
               .id = "murmur3-seeded",
               .label = "MurmurHash3 under the seeds 0 to k − 1",
               .rule = "Also from the reference text: signed MurmurHash3 (x86, 32 bits) under the "
                       "seeds 0 to k − 1, each modulo m. Keeps the rate that is expected, for k "
                       "hashes a word."},
    SchemeName{.scheme = model::Scheme::sha256_double,
               .id = "sha256-double",
               .label = "SHA-256, double hashing",
               .rule = "From the simulator text: the first 8 bytes of SHA-256 and the next 8, made "
                       "odd, are the big-endian numbers h1 and h2; with i from 0, a probe is "
                       "h1 + i · h2 modulo m. Slow, and in small filters a little above the rate "
                       "that is expected, as all double hashing is."},
    SchemeName{.scheme = model::Scheme::blake2b_double,
               .id = "blake2b-double",
               .label = "BLAKE2b, double hashing, with a key",
               .rule = "From the chapter text: the first 8 bytes of BLAKE2b-512 and the next 8, "
                       "made odd, are the big-endian numbers h1 and h2; with i from 0, a probe is "
                       "h1 + i · h2 modulo m. Under a key that is kept secret nobody can prepare "
                       "words that collide."},
    SchemeName{.scheme = model::Scheme::md5_single,
               .id = "md5-single",
               .label = "MD5 modulo m, one function",
               .rule =
                   "An anti-pattern of the reference text: MD5 as one big-endian number, modulo "
                   "m. It is a single function, so k is 1 and the rate is the fill itself."},
    SchemeName{.scheme = model::Scheme::bloom_128,
               .id = "bloom-128",
               .label = "For real work: 128 bits, enhanced double hashing",
               .rule =
                   "Ours: one MurmurHash3 (x64, 128 bits, seed 1) gives h1 and h2; with i from 0, "
                   "h1 + i · h2 + (i³ − i)/6 mod 2⁶⁴ is mixed, and its product with m divided "
                   "by 2⁶⁴ is a probe. One hash a word, independent probes, and the rate "
                   "that is expected at every m."},
};

/// How fast a trace plays, in percent of the usual speed.
struct SpeedName {
    std::uint32_t percent;
    std::string_view id;
    std::string_view label;
};

inline constexpr std::array speeds{
    SpeedName{.percent = 50, .id = "0.5", .label = "0.5×"},
    SpeedName{.percent = 100, .id = "1", .label = "1×"},
    SpeedName{.percent = 200, .id = "2", .label = "2×"},
    SpeedName{.percent = 400, .id = "4", .label = "4×"},
};

/// A language of the listings.
struct LanguageName {
    Language language;
    std::string_view id;
    std::string_view label;
};

inline constexpr std::array languages{
    LanguageName{.language = Language::cpp, .id = "c++", .label = "C++"},
    LanguageName{.language = Language::c, .id = "c", .label = "C"},
    LanguageName{.language = Language::python, .id = "python", .label = "Python"},
    LanguageName{.language = Language::javascript, .id = "javascript", .label = "JavaScript"},
    LanguageName{.language = Language::java, .id = "java", .label = "Java"},
    LanguageName{.language = Language::csharp, .id = "c#", .label = "C#"},
    LanguageName{.language = Language::go, .id = "go", .label = "Go"},
    LanguageName{.language = Language::rust, .id = "rust", .label = "Rust"},
};

/// A scheme's entry in the table, and its name in commands.
const SchemeName& entry_of(model::Scheme scheme);
inline std::string_view id_of(model::Scheme scheme) {
    return entry_of(scheme).id;
}

/// A language's name in commands.
std::string_view id_of(Language language);

/// The value of that name, or nothing.
std::optional<model::Scheme> scheme_named(std::string_view id);
std::optional<std::uint32_t> speed_named(std::string_view id);
std::optional<Language> language_named(std::string_view id);
std::optional<bool> switch_named(std::string_view id);

/// The names that are known of a kind ("scheme", "speed", "language", "preset", else a switch), to
/// choose from.
std::string known(std::string_view kind);

}  // namespace bloom::presenter::settings
