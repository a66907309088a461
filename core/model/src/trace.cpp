#include "model/trace.hpp"

#include <algorithm>

namespace bloom::model {

ProbeTrace trace(const Filter& filter,
                 const Attribution& attribution,
                 Operation operation,
                 std::string_view word) {
    ProbeTrace result{.operation = operation};
    bool stopped = false;
    for (const Probe& one : probes(filter.parameters(), word)) {
        TracedProbe traced{.probe = one, .read = !stopped};
        const bool set_before = filter.bits().test(one.position);
        const auto earlier = std::find_if(
            result.probes.begin(),
            result.probes.end(),
            [&one](const TracedProbe& other) { return other.probe.position == one.position; });
        if (earlier != result.probes.end()) {
            traced.same_as = earlier->probe.function;
        } else {
            ++result.distinct;
        }
        // An add finds the bits that its own earlier probes have set.
        traced.was_set = set_before || (operation == Operation::add && traced.same_as.has_value());
        const auto setters = attribution.setters(one.position);
        traced.setters.assign(setters.begin(), setters.end());
        if (!set_before) {
            result.verdict = Verdict::definitely_not;
            stopped = operation == Operation::query;
        }
        result.reads += traced.read ? 1U : 0U;
        result.probes.push_back(std::move(traced));
    }
    return result;
}

}  // namespace bloom::model
