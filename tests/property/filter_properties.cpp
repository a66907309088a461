#include "generators.hpp"
#include "model/attribution.hpp"
#include "model/filter.hpp"
#include "model/scheme.hpp"
#include "model/trace.hpp"
#include "properties.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace bloom::test {
namespace {

using namespace bloom::model;

using Words = std::vector<std::string>;

rc::Gen<Words> any_words() {
    return rc::gen::container<Words>(any_word());
}

Filter filter_of(const Parameters& parameters, const Words& words) {
    auto filter = Filter::make(parameters);
    RC_ASSERT(filter.has_value());
    for (const std::string& word : words) {
        filter->add(word);
    }
    return std::move(*filter);
}

Attribution attribution_of(const Parameters& parameters, const Words& words) {
    Attribution attribution;
    for (const std::string& word : words) {
        attribution.add(parameters, word);
    }
    return attribution;
}

std::string bits_of(const Filter& filter) {
    std::string bits;
    for (std::uint64_t position = 0; position < filter.bits().size(); ++position) {
        bits += filter.bits().test(position) ? '1' : '0';
    }
    return bits;
}

}  // namespace

bool filter_properties_hold() {
    bool hold = true;

    hold &= rc::check("no word that was added is ever denied", [] {
        const Words words = *any_words();
        const Filter filter = filter_of(*any_parameters(), words);
        for (const std::string& word : words) {
            RC_ASSERT(filter.may_contain(word));
        }
    });

    hold &= rc::check("adding words again, in whatever order, changes no bit", [] {
        const Words words = *any_words();
        Filter filter = filter_of(*any_parameters(), words);
        const std::string before = bits_of(filter);
        for (auto word = words.rbegin(); word != words.rend(); ++word) {
            filter.add(*word);
        }
        RC_ASSERT(bits_of(filter) == before);
    });

    hold &= rc::check("the count of bits set is the number of bits set", [] {
        const Filter filter = filter_of(*any_parameters(), *any_words());
        const std::string bits = bits_of(filter);
        RC_ASSERT(filter.bits().count() ==
                  static_cast<std::uint64_t>(std::count(bits.begin(), bits.end(), '1')));
    });

    hold &= rc::check("positions are those of the probes, below m", [] {
        const Parameters parameters = *any_parameters();
        const std::string word = *any_word();
        std::vector<std::uint64_t> places(parameters.k);
        positions(parameters, word, places);
        const std::vector<Probe> all = probes(parameters, word);
        RC_ASSERT(all.size() == parameters.k);
        for (std::uint32_t at = 0; at < parameters.k; ++at) {
            RC_ASSERT(all[at].function == at + 1);
            RC_ASSERT(all[at].position == places[at]);
            RC_ASSERT(places[at] < parameters.m);
        }
    });

    hold &= rc::check("a trace says what the filter says, and stops where the filter stops", [] {
        const Parameters parameters = *any_parameters();
        const Words words = *any_words();
        const std::string word = *any_word();
        const Filter filter = filter_of(parameters, words);
        const Attribution attribution = attribution_of(parameters, words);
        const ProbeTrace query = trace(filter, attribution, Operation::query, word);
        RC_ASSERT((query.verdict == Verdict::maybe) == filter.may_contain(word));
        std::uint32_t expected_reads = parameters.k;
        for (std::uint32_t at = 0; at < parameters.k; ++at) {
            const TracedProbe& probe = query.probes[at];
            const bool is_set = filter.bits().test(probe.probe.position);
            RC_ASSERT(probe.was_set == is_set);
            RC_ASSERT(probe.setters.empty() == !is_set);
            if (!is_set) {
                expected_reads = std::min(expected_reads, at + 1);
            }
            RC_ASSERT(probe.read == (at < expected_reads));
        }
        RC_ASSERT(query.reads == expected_reads);
    });

    hold &= rc::check("the bits that a trace of an addition finds 0 are the bits it sets", [] {
        const Parameters parameters = *any_parameters();
        const Words words = *any_words();
        const std::string word = *any_word();
        Filter filter = filter_of(parameters, words);
        const Attribution attribution = attribution_of(parameters, words);
        const ProbeTrace adding = trace(filter, attribution, Operation::add, word);
        const auto fresh = std::count_if(adding.probes.begin(),
                                         adding.probes.end(),
                                         [](const TracedProbe& probe) { return !probe.was_set; });
        const std::uint64_t before = filter.bits().count();
        filter.add(word);
        RC_ASSERT(filter.bits().count() == before + static_cast<std::uint64_t>(fresh));
        RC_ASSERT(adding.reads == parameters.k);
    });

    hold &= rc::check("the words of a cover set all bits of a word that passes", [] {
        const Parameters parameters = *any_parameters();
        const Words words = *any_words();
        RC_PRE(!words.empty());
        const std::string& word = words.front();
        const Attribution attribution = attribution_of(parameters, words);
        std::vector<std::uint64_t> places(parameters.k);
        positions(parameters, word, places);
        const std::vector<std::uint32_t> cover = smallest_cover(attribution, places);
        RC_ASSERT(!cover.empty());
        if (parameters.k <= 16) {
            RC_ASSERT(cover.size() == 1U);  // the word itself is in
        }
        for (const std::uint64_t place : places) {
            const auto setters = attribution.setters(place);
            RC_ASSERT(std::any_of(cover.begin(), cover.end(), [&setters](std::uint32_t member) {
                return std::find(setters.begin(), setters.end(), member) != setters.end();
            }));
        }
    });

    return hold;
}

}  // namespace bloom::test
