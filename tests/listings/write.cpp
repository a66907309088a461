// Writes every listing of the code panel into a folder, with what a program made of it has to print:
// LANGUAGE/CASE.txt, and expected.json with the core's positions, which other tests hold to those
// that the documents' code gives.

#include "listing.hpp"
#include "model/position_vectors.hpp"
#include "settings.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace bloom;

constexpr std::array<std::uint64_t, 4> sizes{16, 64, 1'000, 9'585'059};

/// A listing in each language: a scheme, under a key or without one.
struct Case {
    std::string name;
    model::Parameters parameters;
};

std::vector<Case> cases() {
    constexpr std::uint32_t most_k = 16;
    std::vector<Case> all;
    for (const presenter::settings::SchemeName& scheme : presenter::settings::schemes) {
        const std::uint32_t k = scheme.scheme == model::Scheme::md5_single ? 1 : most_k;
        all.push_back({.name = std::string(scheme.id),
                       .parameters = {.m = sizes.front(), .k = k, .scheme = scheme.scheme}});
    }
    // Bytes that a literal has to escape are in it, too.
    all.push_back({.name = "blake2b-double-with-a-key",
                   .parameters = {.m = sizes.front(),
                                  .k = most_k,
                                  .scheme = model::Scheme::blake2b_double,
                                  .key = *model::HashKey::make("\"naïve\\\ncourse\"")}});
    return all;
}

/// Values between commas, each as `json_of` writes it.
template <class Values, class JsonOf>
std::string joined(const Values& values, const JsonOf& json_of) {
    std::string json;
    for (const auto& value : values) {
        json += (json.empty() ? "" : ",") + json_of(value);
    }
    return json;
}

/// The positions of every word in a filter of m bits.
std::string positions_json(model::Parameters parameters, std::uint64_t m) {
    parameters.m = m;
    return "{\"m\":" + std::to_string(m) + ",\"at\":[" +
           joined(test::position_words,
                  [&parameters](std::string_view word) {
                      std::vector<std::uint64_t> found(parameters.k);
                      model::positions(parameters, word, found);
                      return "[" +
                             joined(found, [](std::uint64_t at) { return std::to_string(at); }) +
                             "]";
                  }) +
           "]}";
}

std::string expected_json(const std::vector<Case>& all) {
    // The words are plain enough to need no escapes.
    return "{\"words\":[" +
           joined(test::position_words,
                  [](std::string_view word) { return '"' + std::string(word) + '"'; }) +
           "],\"cases\":[" +
           joined(all,
                  [](const Case& one) {
                      return "{\"name\":\"" + one.name +
                             "\",\"k\":" + std::to_string(one.parameters.k) + ",\"positions\":[" +
                             joined(sizes,
                                    [&one](std::uint64_t m) {
                                        return positions_json(one.parameters, m);
                                    }) +
                             "]}";
                  }) +
           "]}\n";
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: write_listings FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder(arguments[1]);
    std::filesystem::remove_all(folder);
    const std::vector<Case> all = cases();
    for (const presenter::settings::LanguageName& language : presenter::settings::languages) {
        const std::filesystem::path own = folder / language.id;
        std::filesystem::create_directories(own);
        for (const Case& one : all) {
            const auto lines = presenter::listing(language.language, one.parameters);
            if (!lines.empty()) {
                std::ofstream file(own / (one.name + ".txt"), std::ios::binary);
                for (const presenter::ListingLine& line : lines) {
                    file << line.text << '\n';
                }
            }
        }
    }
    std::ofstream(folder / "expected.json", std::ios::binary) << expected_json(all);
    return 0;
}
