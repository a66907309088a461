#pragma once

#include "model/distinct_hashes.hpp"
#include "model/experiment.hpp"
#include "model/filter.hpp"
#include "model/lines.hpp"
#include "model/memory.hpp"
#include "model/sizing.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// A filter for somebody's own list, sized for it and measured.
namespace bloom::model {

/// How many ill-formed lines of a list are named.
inline constexpr std::uint32_t max_named_lines = 20;

/// Why a list was refused.
enum class ListFault : std::uint8_t {
    too_long,  ///< a line is longer than `max_line_bytes`
    binary,    ///< no text: it has a NUL byte
    utf_16,    ///< text in UTF-16
    empty,     ///< no line that counts
    too_many,  ///< memory does not suffice for its lines, or for its filter
};

/// What was found in a list. Lines are numbered from 1.
struct ListReport {
    std::uint64_t bytes = 0;       ///< read
    std::uint64_t lines = 0;       ///< read
    std::uint64_t blank = 0;       ///< lines without a byte, left out
    std::uint64_t ill_formed = 0;  ///< lines that are not UTF-8, left out
    std::uint64_t duplicates = 0;  ///< lines that an earlier one equals, left out
    std::uint64_t members = 0;     ///< in a list of non-members: different lines that are members
                                   ///< all the same, left out
    std::uint64_t distinct = 0;    ///< different lines that count
    std::vector<std::uint64_t> ill_formed_lines{};  ///< the first `max_named_lines` of them
    std::optional<ListFault> fault{};               ///< after this nothing more was read …
    std::uint64_t fault_line = 0;                   ///< … from this line on, for too long a line
    bool operator==(const ListReport&) const = default;
};

/// What to do with a list.
struct ListPlan {
    double rate = 0.01;            ///< p to size for, 0 < p < 1
    std::uint64_t queries = 0;     ///< generated non-members to ask, at most `max_experiment_keys`
    std::uint64_t seed = 0;        ///< of those
    bool has_non_members = false;  ///< whether a second list follows
    std::uint64_t memory_limit = memory_limit_bytes();
    bool operator==(const ListPlan&) const = default;
};

/// What the measurement of a list waits for.
enum class ListPhase : std::uint8_t {
    reading_members,      ///< `give`, then `end`
    building,             ///< `advance`
    rechecking,           ///< `advance`
    asking,               ///< `advance`
    reading_non_members,  ///< `give`, then `end`
    finished,             ///< nothing: all is known, or a list was refused
};

/// Reads a list of members line by line, makes a filter of scheme `bloom_128` that holds as many as
/// it has at rate p, and measures its false-positive rate over generated keys, over a second list,
/// or both.
///
/// A filter is sized by the number of different lines, which is only known at the end of the list.
/// So the lines' 128-bit hashes are kept until then, instead of the lines: duplicates are told by
/// them (model/distinct_hashes.hpp: 21 to 43 bytes a line, 270 MB for ten million), and the filter
/// is built from them without a second look at the file. The price is that only this scheme can be
/// measured, as only it needs nothing of a word but that hash. A second list takes as much again.
/// Movable, not copyable.
class ListMeasurement {
public:
    explicit ListMeasurement(const ListPlan& plan);

    [[nodiscard]] const ListPlan& plan() const { return plan_; }
    [[nodiscard]] ListPhase phase() const { return phase_; }

    /// Reads the next bytes of the list that the phase waits for; in another phase does nothing.
    /// About 0.3 µs a line.
    void give(std::string_view chunk);

    /// Tells that this list is over.
    void end();

    /// Waits for a list of non-members, in place of the one before if there was one, once the
    /// members' own measurement is over. Else, or if their list was refused, does nothing and
    /// returns false.
    bool begin_non_members();

    /// Carries out the next `operations` (a line added, a line or key asked), or a few thousand more
    /// where they come in groups. Returns whether more are left before the phase waits for bytes.
    bool advance(std::uint64_t operations);

    /// Operations carried out, and all that the list asks for; both 0 while it is being read.
    [[nodiscard]] std::uint64_t done() const { return done_; }
    [[nodiscard]] std::uint64_t total() const { return total_; }

    /// Bytes of memory that it takes at present.
    [[nodiscard]] std::uint64_t memory_bytes() const;

    [[nodiscard]] const ListReport& members() const { return members_.report; }
    [[nodiscard]] const ListReport& non_members() const { return non_members_.report; }

    /// The filter, from phase `building` on.
    [[nodiscard]] const Filter* filter() const { return filter_ ? &*filter_ : nullptr; }

    /// What it did with the generated keys, and how many of those were members by chance, left out.
    [[nodiscard]] const RateMeasurement& of_generated() const { return of_generated_; }
    [[nodiscard]] std::uint64_t generated_members() const { return generated_members_; }

    /// What it did with the different lines of the second list that are no members.
    [[nodiscard]] const RateMeasurement& of_non_members() const { return of_non_members_; }

    /// Members that the filter denied: always none, or it is broken.
    [[nodiscard]] std::uint64_t false_negatives() const { return false_negatives_; }

private:
    struct List {
        LineSplitter splitter{};
        DistinctHashes hashes{};
        ListReport report{};
    };

    void read_lines(List& list);
    void read_line(List& list, std::string_view line);
    void ask_waiting();
    void begin_building();
    void carry_out(std::uint64_t& operations);
    std::uint64_t ask_generated(std::uint64_t most);
    void go_on_when_over();

    ListPlan plan_;
    ListPhase phase_ = ListPhase::reading_members;
    List members_;
    List non_members_;
    std::optional<Filter> filter_;
    std::vector<Murmur3Hash128> waiting_;
    std::uint32_t part_ = 0;
    std::uint64_t asked_ = 0;
    std::uint64_t generated_members_ = 0;
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
    std::uint64_t false_negatives_ = 0;
    RateMeasurement of_generated_;
    RateMeasurement of_non_members_;
};

}  // namespace bloom::model
