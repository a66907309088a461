#pragma once

#include "model/trace.hpp"
#include "model/utf8.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Every sentence that is put together from parts. Words come in as they are shown.
namespace bloom::presenter::messages {

// What is refused.
std::string word_too_long(std::uint64_t bytes, std::uint64_t limit);
std::string ill_formed(model::Utf8Fault fault, std::uint64_t character);
std::string no_word();
std::string too_many_members(std::uint64_t limit);
std::string not_a_whole_number(std::string_view name, std::uint64_t least, std::uint64_t most);
std::string out_of_range(std::string_view name,
                         std::string_view given,
                         std::uint64_t least,
                         std::uint64_t most);
std::string not_a_rate(std::string_view name);
std::string rate_out_of_range(std::string_view name, std::string_view given);
std::string not_a_share(std::string_view name);
std::string not_a_duration(std::string_view name);
std::string no_such(std::string_view kind, std::string_view given, std::string_view known);
std::string no_such_cell(std::string_view given, std::uint64_t m);
std::string nothing_to(std::string_view what);
std::string key_too_long(std::uint64_t bytes, std::uint64_t limit);
std::string single_function();

// What happened.
std::string already_in(std::string_view word);
std::string added_from_list(const std::vector<std::string>& words);
std::string list_exhausted();
std::string found_false_positive(std::string_view word, std::uint64_t passed, std::uint64_t asked);
std::string nearest_miss(std::string_view word, std::uint64_t lacking, std::uint64_t asked);
std::string nothing_to_search();
std::string undone();
std::string redone();
std::string reset_done();
std::string copied(bool done);
std::string k_set_aside(std::uint32_t k);

/// Members that set a bit, as the sentence about a probe names them: "apple", "apple and cherry",
/// "apple, cherry and 3 others". First setter first.
std::string setters_named(const std::vector<std::string>& setters);

// The sentence of a step.
std::string about_to(model::Operation operation, std::string_view word, std::uint32_t k);
std::string step_sentence(const model::ProbeTrace& trace,
                          std::uint32_t step,
                          std::string_view word,
                          const std::vector<std::string>& setters,
                          bool is_member);

/// A probe's arithmetic: `murmur3("lime", seed 60048) = 0x613c8d34, mod 16 = 4`.
std::string working(const model::Probe& probe,
                    std::string_view word,
                    const model::Parameters& parameters);

/// "3 probes, 2 distinct bits.", and a sentence about what went badly in them, if anything did.
std::string probes_summary(const model::ProbeTrace& trace, std::string_view word, std::uint64_t m);

// The verdict and its truth.
std::string truth_definitely_not(std::string_view word);
std::string truth_member(std::string_view word);
std::string truth_false_positive(std::string_view word);
std::string truth_added(std::string_view word, std::uint32_t fresh, std::uint32_t distinct);
std::string cover(std::string_view word,
                  const std::vector<std::string>& cover,
                  std::uint64_t distinct_bits);
std::string bit_history(std::uint64_t position, const std::vector<std::string>& setters);

// Badges, cells, bytes.
std::string function_name(std::uint32_t function);
std::string badge_note(const model::TracedProbe& probe, model::Operation operation);
std::string badge_description(const model::TracedProbe& probe,
                              model::Operation operation,
                              bool reached);
std::string cell_description(std::uint64_t position,
                             bool is_set,
                             const std::vector<std::string>& setters);
std::string bytes_counted(std::uint64_t bytes);

// The numbers.
std::string array_summary(std::uint64_t m, std::uint64_t set);
std::string why_rates_differ(std::uint64_t n,
                             std::uint64_t m,
                             std::uint32_t k,
                             std::uint64_t set,
                             std::uint64_t asked);

}  // namespace bloom::presenter::messages
