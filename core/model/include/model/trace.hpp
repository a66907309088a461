#pragma once

#include "model/attribution.hpp"
#include "model/filter.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bloom::model {

enum class Operation : std::uint8_t { add, query };

/// What the filter itself can say about a word.
enum class Verdict : std::uint8_t { definitely_not, maybe };

/// One probe of an operation, with all that can be told about it.
struct TracedProbe {
    Probe probe;
    bool read = true;      ///< false behind the first 0 of a query
    bool was_set = false;  ///< the bit as this probe found it; also where it was never read
    std::optional<std::uint32_t> same_as{};  ///< the first earlier function at the same position
    std::vector<std::uint32_t> setters{};  ///< members that set the bit before, first setter first
    bool operator==(const TracedProbe&) const = default;
};

/// An operation, probe by probe. A query stops at its first 0; an add goes on.
struct ProbeTrace {
    Operation operation = Operation::query;
    std::vector<TracedProbe> probes{};  ///< all k, in order
    std::uint32_t reads = 0;            ///< how many of them were carried out
    std::uint32_t distinct = 0;         ///< different positions among all k
    Verdict verdict = Verdict::maybe;   ///< of the word before the operation
    bool operator==(const ProbeTrace&) const = default;
};

/// Traces what `operation` on `word` does to a filter and its attribution, and changes neither:
/// trace first, then add. Linear in k, the word and the setters.
ProbeTrace trace(const Filter& filter,
                 const Attribution& attribution,
                 Operation operation,
                 std::string_view word);

}  // namespace bloom::model
