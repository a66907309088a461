#include "listing.hpp"

#include "format.hpp"
#include "listing_templates.hpp"
#include "settings.hpp"

#include <array>
#include <optional>
#include <utility>

namespace bloom::presenter {
namespace {

using model::Parameters;
using model::Scheme;

/// A set of schemes, a bit each.
using Schemes = std::uint32_t;

template <class... Some>
constexpr Schemes set_of(Some... schemes) {
    return ((Schemes{1} << static_cast<std::uint32_t>(schemes)) | ...);
}

constexpr bool contains(Schemes set, Scheme scheme) {
    return (set & set_of(scheme)) != 0;
}

/// Schemes that templates name together.
struct Group {
    std::string_view name;
    Schemes schemes;
};
constexpr Schemes halves = set_of(Scheme::sha256_double, Scheme::blake2b_double);
constexpr std::array groups{
    Group{.name = "murmur3-32",
          .schemes = set_of(Scheme::figure, Scheme::murmur3_double, Scheme::murmur3_seeded)},
    Group{.name = "halves", .schemes = halves},
    Group{.name = "digest", .schemes = halves | set_of(Scheme::md5_single)},
    Group{.name = "any-k", .schemes = ~set_of(Scheme::figure, Scheme::md5_single)}};

bool applies(std::string_view name, const Parameters& parameters) {
    if (name == "keyed" || name == "unkeyed") {
        return parameters.scheme == Scheme::blake2b_double &&
               parameters.key.bytes().empty() == (name == "unkeyed");
    }
    for (const Group& group : groups) {
        if (group.name == name) {
            return contains(group.schemes, parameters.scheme);
        }
    }
    return settings::scheme_named(name) == parameters.scheme;
}

bool any_applies(std::string_view names, const Parameters& parameters) {
    while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find(' '));
        if (applies(name, parameters)) {
            return true;
        }
        names.remove_prefix(std::min(names.size(), name.size() + 1));
    }
    return false;
}

std::string_view template_of(Language language) {
    switch (language) {
        case Language::cpp:
            return listing_templates::cpp();
        case Language::c:
            return listing_templates::c();
        case Language::python:
            return listing_templates::python();
        case Language::javascript:
            return listing_templates::javascript();
        case Language::java:
            return listing_templates::java();
        case Language::csharp:
            return listing_templates::csharp();
        case Language::go:
            return listing_templates::go();
        case Language::rust:
            return listing_templates::rust();
    }
    return {};
}

/// The name of the hash that the language lacks, if it lacks it.
std::string_view lacking(Language language, const Parameters& parameters) {
    const bool has_no_digest =
        language == Language::cpp || language == Language::c || language == Language::rust;
    switch (parameters.scheme) {
        case Scheme::sha256_double:
            return has_no_digest ? "SHA-256" : "";
        case Scheme::md5_single:
            return has_no_digest ? "MD5" : "";
        case Scheme::blake2b_double: {
            const bool takes_key = language == Language::python;
            const bool is_keyed = !parameters.key.bytes().empty();
            const bool is_there = takes_key || (language == Language::javascript && !is_keyed);
            return is_there ? "" : is_keyed ? "BLAKE2b with a key" : "BLAKE2b";
        }
        default:
            return "";
    }
}

/// In hexadecimal where Java would take a decimal number for too large.
std::string seeds(std::uint32_t k) {
    constexpr std::uint32_t known_as_decimal = 3;
    std::string text;
    for (std::uint32_t function = 1; function <= k; ++function) {
        const std::uint32_t seed = model::figure_seed(function);
        text += (text.empty() ? "" : ", ") +
                (function <= known_as_decimal ? std::to_string(seed) : hexadecimal(seed));
    }
    return text;
}

/// Bytes as they stand between the quotes of a literal.
std::string in_literal(std::string_view bytes) {
    std::string text;
    for (const char character : bytes) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte < 0x20U || byte >= 0x7fU || character == '"' || character == '\\') {
            text += "\\x" + hexadecimal(byte).substr(8);
        } else {
            text += character;
        }
    }
    return text;
}

/// What stands for something else in templates, and what it stands for here.
using Values = std::array<std::pair<std::string_view, std::string>, 4>;

Values values_of(const Parameters& parameters) {
    return {{{"{{m}}", std::to_string(parameters.m)},
             {"{{k}}", std::to_string(parameters.k)},
             {"{{seeds}}", seeds(parameters.k)},
             {"{{key}}", in_literal(parameters.key.bytes())}}};
}

std::string filled_in(std::string_view line, const Values& values) {
    std::string text(line);
    for (const auto& [name, value] : values) {
        for (auto at = text.find(name); at != std::string::npos;
             at = text.find(name, at + value.size())) {
            text.replace(at, name.size(), value);
        }
    }
    return text;
}

LineRole role_named(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, LineRole>, 7> roles{
        {{"add", LineRole::add},
         {"query", LineRole::query},
         {"position", LineRole::position},
         {"set", LineRole::set},
         {"test", LineRole::test},
         {"miss", LineRole::miss},
         {"pass", LineRole::pass}}};
    for (const auto& [role_name, role] : roles) {
        if (role_name == name) {
            return role;
        }
    }
    return LineRole::none;
}

ListingLine line_of(std::string_view line, const Values& values) {
    constexpr std::string_view mark = "  @";
    const std::size_t end = line.rfind(mark);
    if (end == std::string_view::npos) {
        return {.text = filled_in(line, values)};
    }
    return {.text = filled_in(line.substr(0, end), values),
            .role = role_named(line.substr(end + mark.size()))};
}

}  // namespace

std::vector<ListingLine> listing(Language language, const Parameters& parameters) {
    std::vector<ListingLine> lines;
    if (!lacking(language, parameters).empty()) {
        return lines;
    }
    constexpr std::string_view condition = "@if ";
    const Values values = values_of(parameters);
    bool included = true;
    std::string_view rest = template_of(language);
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() + 1);
        if (line.starts_with(condition)) {
            included = any_applies(line.substr(condition.size()), parameters);
        } else if (line == "@else") {
            included = !included;
        } else if (line == "@end") {
            included = true;
        } else if (included) {
            lines.push_back(line_of(line, values));
        }
    }
    return lines;
}

std::string why_no_listing(Language language, const Parameters& parameters) {
    const std::string_view hash = lacking(language, parameters);
    if (hash.empty()) {
        return {};
    }
    std::vector<std::string> others;
    std::string_view label;
    for (const settings::LanguageName& one : settings::languages) {
        if (one.language == language) {
            label = one.label;
        } else if (lacking(one.language, parameters).empty()) {
            others.emplace_back(one.label);
        }
    }
    return "The standard library of " + std::string(label) + " has no " + std::string(hash) +
           ", which is too long to be written out here. " + listed(others) +
           (others.size() == 1 ? " has it." : " have it.");
}

}  // namespace bloom::presenter
