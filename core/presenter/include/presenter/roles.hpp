#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// What a thing on the screen is, never how it looks: each face maps roles to its theme in one
/// table, and a test holds that table against the lists below.
namespace bloom::presenter {

/// How far a probe has come in the trace that is shown.
enum class ProbeRole : std::uint8_t {
    pending,     ///< not reached yet
    done,        ///< read or written in an earlier step
    current,     ///< the probe of this step
    first_miss,  ///< the 0 at which a query stops
    never_read,  ///< behind the first miss: the query stopped before it
};
inline constexpr std::array probe_roles{ProbeRole::pending,
                                        ProbeRole::done,
                                        ProbeRole::current,
                                        ProbeRole::first_miss,
                                        ProbeRole::never_read};

/// What the filter answered, or that a word went in.
enum class VerdictRole : std::uint8_t { none, definitely_not, maybe, added };
inline constexpr std::array verdict_roles{VerdictRole::none,
                                          VerdictRole::definitely_not,
                                          VerdictRole::maybe,
                                          VerdictRole::added};

/// What is true, which the filter itself cannot know.
enum class TruthRole : std::uint8_t { unknown, absent, member, false_positive };
inline constexpr std::array truth_roles{TruthRole::unknown,
                                        TruthRole::absent,
                                        TruthRole::member,
                                        TruthRole::false_positive};

/// What a chip stands for.
enum class ChipRole : std::uint8_t {
    member,                ///< in the filter: a click queries it
    to_add,                ///< offered to be added
    to_ask,                ///< offered to be asked
    asked_definitely_not,  ///< asked before; the filter says definitely not
    asked_maybe,           ///< asked before; the filter says maybe
};
inline constexpr std::array chip_roles{ChipRole::member,
                                       ChipRole::to_add,
                                       ChipRole::to_ask,
                                       ChipRole::asked_definitely_not,
                                       ChipRole::asked_maybe};

/// Whether a notice tells or refuses.
enum class NoticeRole : std::uint8_t { none, information, refusal };
inline constexpr std::array notice_roles{NoticeRole::none,
                                         NoticeRole::information,
                                         NoticeRole::refusal};

/// What a curve or bar of a chart shows.
enum class SeriesRole : std::uint8_t {
    curve,          ///< continuous
    whole_numbers,  ///< dots at whole numbers
    bar,            ///< the filter's bar
    bar_compared,   ///< what the filter is compared with
    running,        ///< a curve: the measured rate while more and more is asked
    sampled,        ///< dots: measured rates
    whisker,        ///< a line from end to end of an interval
    band,           ///< an area: the interval about a curve
    histogram,      ///< an area, with an outline: how many
    measured,       ///< bar: a measured rate
    measured_poor,  ///< bar: one above what is expected
};
inline constexpr std::array series_roles{SeriesRole::curve,
                                         SeriesRole::whole_numbers,
                                         SeriesRole::bar,
                                         SeriesRole::bar_compared,
                                         SeriesRole::running,
                                         SeriesRole::sampled,
                                         SeriesRole::whisker,
                                         SeriesRole::band,
                                         SeriesRole::histogram,

                                         SeriesRole::measured,
                                         SeriesRole::measured_poor};

/// What a named place in a chart is. `here`, `designed`, `actual` and `example` are dots, the
/// others lines.
enum class MarkerRole : std::uint8_t {
    here,      ///< the filter as it is tuned
    best,      ///< vertical line: the best real k
    target,    ///< horizontal line: the rate that is asked for
    designed,  ///< the load that the filter was sized for
    actual,    ///< the load that it gets
    half,      ///< horizontal line: half of the bits set
    example,   ///< a size that the documents name
    formula,   ///< the rate of the formula
    expected,  ///< the exact expectation
    by_fill,   ///< the rate that the filter's fill gives
};
inline constexpr std::array marker_roles{MarkerRole::here,
                                         MarkerRole::best,
                                         MarkerRole::target,
                                         MarkerRole::designed,
                                         MarkerRole::actual,
                                         MarkerRole::half,
                                         MarkerRole::example,
                                         MarkerRole::formula,
                                         MarkerRole::expected,
                                         MarkerRole::by_fill};

/// The names of the roles, stable: stylesheets and replays use them. E.g. "first_miss".
std::string_view name(ProbeRole role);
std::string_view name(VerdictRole role);
std::string_view name(TruthRole role);
std::string_view name(ChipRole role);
std::string_view name(NoticeRole role);
std::string_view name(SeriesRole role);
std::string_view name(MarkerRole role);

}  // namespace bloom::presenter
