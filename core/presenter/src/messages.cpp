#include "messages.hpp"

#include "format.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <bit>
#include <variant>

namespace bloom::presenter::messages {
namespace {

using model::Operation;
using model::ProbeTrace;
using model::TracedProbe;
using model::Utf8Fault;

std::string text(std::string_view view) {
    return std::string(view);
}

std::string bit(std::uint64_t position) {
    return "bit " + grouped(position);
}

/// "Two 1s", "All three bits are 1" need the count of reads that found a 1.
std::string ones(std::uint32_t count) {
    return capitalized(count_word(count)) + (count == 1 ? " 1" : " 1s");
}

std::string query_finding(const TracedProbe& probe, const std::vector<std::string>& setters) {
    if (!probe.was_set) {
        return "It reads 0";
    }
    if (probe.same_as) {
        return "That bit was read for " + function_name(*probe.same_as) + " already: 1";
    }
    return "It reads 1, set by " + setters_named(setters);
}

std::string never_read(const ProbeTrace& trace) {
    const auto k = static_cast<std::uint32_t>(trace.probes.size());
    const std::uint32_t first = trace.reads + 1;
    if (first > k) {
        return "";
    }
    if (first == k) {
        return " " + function_name(k) + " is never read.";
    }
    return " " + function_name(first) + (first + 1 == k ? " and " : " to ") + function_name(k) +
           " are never read.";
}

std::string query_conclusion(const ProbeTrace& trace, std::string_view word, bool is_member) {
    if (trace.verdict == model::Verdict::definitely_not) {
        return ", so " + text(word) + " was never added." + never_read(trace);
    }
    if (is_member) {
        return ". " + ones(trace.reads) + ": maybe, as for every word that was added.";
    }
    return ". " + ones(trace.reads) + " for a word nobody added.";
}

std::string add_finding(const TracedProbe& probe, const std::vector<std::string>& setters) {
    if (probe.same_as) {
        return "That bit is " + function_name(*probe.same_as) + "’s already: it stays 1.";
    }
    if (probe.was_set) {
        return "It was already 1, from " + setters_named(setters) + ", and stays 1.";
    }
    return "It was 0 and is set to 1.";
}

std::string absent_words(std::uint64_t count) {
    return grouped(count) + (count == 1 ? " listed word that is" : " listed words that are") +
           " not in the filter";
}

/// "murmur3("lime", seed 60048) = 0x613c8d34" and the like, up to the position.
struct WorkingText {
    std::string quoted;  ///< the word
    model::Parameters parameters;
    std::string position;

    std::string operator()(const model::SeededHash& hash) const {
        const bool is_signed = parameters.scheme == model::Scheme::murmur3_seeded;
        return "murmur3(" + quoted + ", seed " + std::to_string(hash.seed) + ") = " +
               (is_signed ? signed_number(hash.hash)
                          : hexadecimal(static_cast<std::uint32_t>(hash.hash))) +
               modulo_m();
    }

    std::string operator()(const model::PolynomialHash& hash) const {
        return "h = " + std::to_string(hash.seed) + ", then h · 131 + c mod 2³² for the " +
               grouped(hash.code_points) +
               (hash.code_points == 1 ? " code point of " : " code points of ") + quoted + ": " +
               hexadecimal(hash.hash) + modulo_m();
    }

    std::string operator()(const model::WrappedDoubleHash& hash) const {
        return "fnv1a(" + quoted + "): h1 = " + hexadecimal(hash.h1) +
               ", h2 = " + hexadecimal(hash.h2) + "; " + sum_of("h1", hash.i, "h2") + " = " +
               hexadecimal(hash.sum) + " (mod 2³²)" + modulo_m();
    }

    std::string operator()(const model::ReducedDoubleHash& hash) const {
        const std::string start = std::to_string(hash.start);
        const std::string step = std::to_string(hash.step);
        return "murmur3(" + quoted + "): h1 = " + signed_number(hash.h1) + modulo(start) +
               "; h2 = " + signed_number(hash.h2) + modulo(step) + "; " +
               sum_of(start, hash.i, step) + " = " + std::to_string(hash.sum) + modulo_m();
    }

    std::string operator()(const model::WideDoubleHash& hash) const {
        const std::string name =
            parameters.scheme == model::Scheme::sha256_double ? "sha256(" : "blake2b(";
        const std::string_view key =
            parameters.scheme == model::Scheme::blake2b_double ? parameters.key.bytes() : "";
        // The sum of 64-bit numbers may take a few bits more.
        const std::string sum = hexadecimal_64(hash.sum_low).substr(2);
        const std::string carry = hexadecimal_64(hash.sum_high).substr(2);
        const std::size_t digits = std::min(carry.find_first_not_of('0'), carry.size());
        return name + quoted + (key.empty() ? "" : ", key \"" + shown_word(key) + "\"") +
               "): h1 = " + hexadecimal_64(hash.h1) + ", h2 = " + hexadecimal_64(hash.h2) + "; " +
               sum_of("h1", hash.i, "h2") + " = 0x" + carry.substr(digits) + sum + modulo_m();
    }

    std::string operator()(const model::DigestHash& hash) const {
        return "md5(" + quoted + ") = " + hexadecimal_64(hash.high) +
               hexadecimal_64(hash.low).substr(2) + modulo_m();
    }

    std::string operator()(const model::MixedDoubleHash& hash) const {
        const std::uint64_t i = hash.i;
        return "murmur3_128(" + quoted + "): h1 = " + hexadecimal_64(hash.h1) +
               ", h2 = " + hexadecimal_64(hash.h2) + "; " + sum_of("h1", hash.i, "h2") + " + " +
               std::to_string((i * i * i - i) / 6) + " = " + hexadecimal_64(hash.sum) + ", mixed " +
               hexadecimal_64(hash.mixed) + ", · " + std::to_string(parameters.m) +
               " / 2⁶⁴ = " + position;
    }

private:
    [[nodiscard]] std::string modulo(const std::string& remainder) const {
        return ", mod " + std::to_string(parameters.m) + " = " + remainder;
    }
    [[nodiscard]] std::string modulo_m() const { return modulo(position); }

    static std::string sum_of(const std::string& start, std::uint32_t i, const std::string& step) {
        return start + " + " + std::to_string(i) + " · " + step;
    }
};

/// What went badly when this word was hashed, as a further sentence; nothing if nothing did.
std::string degenerate_hashing(const ProbeTrace& trace, std::string_view word, std::uint64_t m) {
    const std::string count = count_word(trace.probes.size());
    if (m == 1) {
        return " In an array of one bit every probe falls on it.";
    }
    const auto step = model::constant_step(trace.probes.front().probe.working, m);
    if (step == 0U) {
        return " The step is 0: h2 is a multiple of " + grouped(m) + ", and all " + count +
               " probes fall on one bit.";
    }
    if (trace.distinct == 1) {
        return " All " + count + " probes fall on one bit: for " + text(word) +
               ", k might as well be 1.";
    }
    if (!step) {
        return "";
    }
    const std::uint64_t reached = model::reached_by_step(*step, m);
    if (reached == m) {
        return "";
    }
    const std::string reason =
        std::has_single_bit(m)
            ? " is even and m a power of two"
            : " and m = " + grouped(m) + " share the factor " + grouped(m / reached);
    return " The step " + grouped(*step) + reason +
           ": however many probes there were, they would " + "reach only " + grouped(reached) +
           " of the " + grouped(m) + " bits.";
}

}  // namespace

std::string word_too_long(std::uint64_t bytes, std::uint64_t limit) {
    return "This word takes " + grouped(bytes) + " bytes; the limit is " + grouped(limit) +
           " (64 KiB).";
}

std::string ill_formed(Utf8Fault fault, std::uint64_t character) {
    std::string place = "Character " + grouped(character) + " ";
    switch (fault) {
        case Utf8Fault::stray_byte:
            return place + "is not text: a byte that begins no UTF-8 character.";
        case Utf8Fault::cut_off:
            return place + "is not text: a UTF-8 character that is cut off.";
        case Utf8Fault::overlong:
            return place + "is not text: it takes more UTF-8 bytes than it may.";
        case Utf8Fault::surrogate:
            return place + "is half of a surrogate pair, which stands for nothing by itself.";
        case Utf8Fault::out_of_range:
            return place + "lies beyond the last Unicode character, U+10FFFF.";
    }
    return place;
}

std::string no_word() {
    return "Type a word first.";
}

std::string too_many_members(std::uint64_t limit) {
    return "This figure keeps at most " + grouped(limit) + " words.";
}

std::string not_a_whole_number(std::string_view name, std::uint64_t least, std::uint64_t most) {
    return text(name) + " takes a whole number from " + grouped(least) + " to " + grouped(most) +
           ".";
}

std::string out_of_range(std::string_view name,
                         std::string_view given,
                         std::uint64_t least,
                         std::uint64_t most) {
    return text(name) + " goes from " + grouped(least) + " to " + grouped(most) + " here; " +
           text(given) + " is outside.";
}

std::string not_a_rate(std::string_view name) {
    return text(name) + " takes a rate, such as 0.01, 1 % or 1 in 1000.";
}

std::string rate_out_of_range(std::string_view name, std::string_view given) {
    return text(name) + " lies above 0 and below 1 (100 %); " + text(given) + " is outside.";
}

std::string not_a_share(std::string_view name) {
    return text(name) + " takes a share from 0 to 1, such as 0.9 or 90 %.";
}

std::string not_a_duration(std::string_view name) {
    return text(name) + " takes a time from 1 ns to 1000 s, such as 100 µs or 5 ms.";
}

std::string no_such(std::string_view kind, std::string_view given, std::string_view known) {
    return capitalized(text(kind)) + " can be " + text(known) + ", not “" + text(given) + "”.";
}

std::string no_such_cell(std::string_view given, std::uint64_t m) {
    return "There is no bit " + text(given) + ": the last one is " + grouped(m - 1) + ".";
}

std::string nothing_to(std::string_view what) {
    return "There is nothing to " + text(what) + ".";
}

std::string key_too_long(std::uint64_t bytes, std::uint64_t limit) {
    return "This key takes " + grouped(bytes) + " bytes; BLAKE2b takes at most " + grouped(limit) +
           ".";
}

std::string single_function() {
    return "MD5 modulo m has one function: k is 1.";
}

std::string already_in(std::string_view word) {
    return text(word) + " is already in the filter: adding it again changes nothing.";
}

std::string added_from_list(const std::vector<std::string>& words) {
    constexpr std::size_t most_named = 12;
    std::vector<std::string> named = words;
    if (named.size() > most_named) {
        named.resize(most_named - 1);
        named.push_back(grouped(words.size() - named.size()) + " others");
    }
    return "Added " + counted(words.size(), "word", "words") + " from the list: " + listed(named) +
           ".";
}

std::string list_exhausted() {
    return "Every word of the list is in the filter already.";
}

std::string found_false_positive(std::string_view word, std::uint64_t passed, std::uint64_t asked) {
    return "Of " + absent_words(asked) + ", " + grouped(passed) +
           (passed == 1 ? " passes (" : " pass (") +
           percentage(static_cast<double>(passed) / static_cast<double>(asked)) +
           (passed == 1 ? "): " : "). Here is one: ") + text(word) + ".";
}

std::string nearest_miss(std::string_view word, std::uint64_t lacking, std::uint64_t asked) {
    return "None of " + absent_words(asked) + " passes. The nearest miss is " + text(word) +
           ": it lacks " + counted(lacking, "bit", "bits") + ".";
}

std::string nothing_to_search() {
    return "Every word of the list is in the filter: there is no absent word to ask.";
}

std::string undone() {
    return "Undone.";
}

std::string redone() {
    return "Done again.";
}

std::string reset_done() {
    return "Back to the start.";
}

std::string copied(bool done) {
    return done ? "Copied."
                : "The clipboard is closed to this page. Select the text and copy it with the "
                  "keyboard.";
}

std::string k_set_aside(std::uint32_t k) {
    return single_function() + " Under another scheme it is " + grouped(k) + " again.";
}

std::string setters_named(const std::vector<std::string>& setters) {
    constexpr std::size_t most_named = 3;
    std::vector<std::string> named = setters;
    if (named.size() > most_named) {
        named.resize(most_named - 1);
        named.push_back(counted(setters.size() - named.size(), "other", "others"));
    }
    return listed(named);
}

std::string about_to(Operation operation, std::string_view word, std::uint32_t k) {
    const std::string functions = counted(k, "hash function", "hash functions");
    const std::string each = k == 1 ? " names one bit to " : " each name one bit to ";
    if (operation == Operation::add) {
        return "Adding " + text(word) + ": " + functions + each + "set.";
    }
    return "Is " + text(word) + " in the filter? " + capitalized(functions) + each + "read.";
}

std::string step_sentence(const ProbeTrace& trace,
                          std::uint32_t step,
                          std::string_view word,
                          const std::vector<std::string>& setters,
                          bool is_member) {
    const TracedProbe& probe = trace.probes[step - 1];
    const std::string mapping = function_name(probe.probe.function) + " maps " + text(word) +
                                " to " + bit(probe.probe.position) + ". ";
    if (trace.operation == Operation::add) {
        return mapping + add_finding(probe, setters);
    }
    return mapping + query_finding(probe, setters) +
           (step == trace.reads ? query_conclusion(trace, word, is_member) : ".");
}

std::string working(const model::Probe& probe,
                    std::string_view word,
                    const model::Parameters& parameters) {
    return std::visit(WorkingText{.quoted = "\"" + text(word) + "\"",
                                  .parameters = parameters,
                                  .position = std::to_string(probe.position)},
                      probe.working);
}

std::string probes_summary(const ProbeTrace& trace, std::string_view word, std::uint64_t m) {
    const auto k = static_cast<std::uint32_t>(trace.probes.size());
    const std::string summary = grouped(k) + (k == 1 ? " probe, " : " probes, ") +
                                grouped(trace.distinct) +
                                (trace.distinct == 1 ? " distinct bit." : " distinct bits.");
    return k == 1 ? summary : summary + degenerate_hashing(trace, word, m);
}

std::string truth_definitely_not(std::string_view word) {
    return "And it is right: adding " + text(word) + " would have left no 0 among its bits.";
}

std::string truth_member(std::string_view word) {
    return "A member: " + text(word) + " was added, so its bits are all 1.";
}

std::string truth_false_positive(std::string_view word) {
    return "A false positive: " + text(word) + " was never added.";
}

std::string truth_added(std::string_view word, std::uint32_t fresh, std::uint32_t distinct) {
    const std::string is_in = text(word) + " is in. ";
    if (fresh == distinct) {
        return is_in + (distinct == 1
                            ? "Its one bit was 0 and is 1 now."
                            : "Its " + count_word(distinct) + " bits were 0 and are 1 now.");
    }
    if (fresh == 0) {
        return is_in + (distinct == 1 ? "Its one bit was" : "All its bits were") +
               " 1 already: to the filter nothing changed.";
    }
    return is_in + capitalized(counted(fresh, "bit is", "bits are")) + " new, " +
           count_word(distinct - fresh) + (distinct - fresh == 1 ? " was" : " were") +
           " 1 already.";
}

std::string cover(std::string_view word,
                  const std::vector<std::string>& cover,
                  std::uint64_t distinct_bits) {
    if (cover.size() == 1) {
        return "One word collided with " + text(word) + ": " + cover.front() + " set " +
               (distinct_bits == 1 ? "its only bit." : "all its bits.");
    }
    return "No single word collided with " + text(word) + ": " +
           counted(cover.size(), "word covers", "words cover") + " it, " + listed(cover) + ".";
}

std::string bit_history(std::uint64_t position, const std::vector<std::string>& setters) {
    const std::string start = capitalized(bit(position)) + ": set ";
    if (setters.size() == 1) {
        return start + "by " + setters.front() + ".";
    }
    return start + "first by " + setters.front() + ", also by " +
           setters_named({setters.begin() + 1, setters.end()}) + ".";
}

std::string function_name(std::uint32_t function) {
    return "h" + subscript(function);
}

std::string badge_note(const TracedProbe& probe, Operation operation) {
    if (!probe.read) {
        return "not read";
    }
    if (probe.same_as) {
        return "same as " + function_name(*probe.same_as);
    }
    if (operation == Operation::query) {
        return probe.was_set ? "reads 1" : "reads 0";
    }
    return probe.was_set ? "already 1" : "sets 1";
}

std::string badge_description(const TracedProbe& probe, Operation operation, bool reached) {
    const std::string name = function_name(probe.probe.function);
    return reached ? name + ", " + bit(probe.probe.position) + ", " + badge_note(probe, operation)
                   : name;
}

std::string cell_description(std::uint64_t position,
                             bool is_set,
                             const std::vector<std::string>& setters) {
    if (!is_set) {
        return capitalized(bit(position)) + " is 0: no word in the filter sets it.";
    }
    return capitalized(bit(position)) + " is 1: " +
           (setters.size() == 1 ? "set by " + setters.front()
                                : "set first by " + setters.front() + ", also by " +
                                      setters_named({setters.begin() + 1, setters.end()})) +
           ".";
}

std::string bytes_counted(std::uint64_t bytes) {
    return grouped(bytes) + (bytes == 1 ? " byte:" : " bytes:");
}

std::string array_summary(std::uint64_t m, std::uint64_t set) {
    return grouped(m) + (m == 1 ? " bit, " : " bits, ") + grouped(set) +
           (m == 1 ? " set" : " of them set");
}

std::string why_rates_differ(std::uint64_t n,
                             std::uint64_t m,
                             std::uint32_t k,
                             std::uint64_t set,
                             std::uint64_t asked) {
    if (n == 0) {
        return "Nothing has been added: every bit is 0, and no word can pass.";
    }
    const std::string fill = "(" + grouped(set) + "/" + grouped(m) + ")" + superscript(k);
    const std::string measured =
        asked == 0 ? "Ask words that were never added to measure it."
                   : "What was measured is a sample of " + counted(asked, "word", "words") + ".";
    return "The formula takes the fill of the average filter as if it were every filter’s; the "
           "exact expectation averages over all filters of this size; " +
           fill + " is the chance in this very filter, with the bits it has. " + measured;
}

}  // namespace bloom::presenter::messages
