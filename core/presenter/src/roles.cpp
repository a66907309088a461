#include "presenter/roles.hpp"

#include "presenter/chart_layout.hpp"
#include "presenter/command.hpp"

namespace bloom::presenter {

std::string_view name(ProbeRole role) {
    switch (role) {
        case ProbeRole::pending:
            return "pending";
        case ProbeRole::done:
            return "done";
        case ProbeRole::current:
            return "current";
        case ProbeRole::first_miss:
            return "first_miss";
        case ProbeRole::never_read:
            return "never_read";
    }
    return {};
}

std::string_view name(VerdictRole role) {
    switch (role) {
        case VerdictRole::none:
            return "none";
        case VerdictRole::definitely_not:
            return "definitely_not";
        case VerdictRole::maybe:
            return "maybe";
        case VerdictRole::added:
            return "added";
    }
    return {};
}

std::string_view name(TruthRole role) {
    switch (role) {
        case TruthRole::unknown:
            return "unknown";
        case TruthRole::absent:
            return "absent";
        case TruthRole::member:
            return "member";
        case TruthRole::false_positive:
            return "false_positive";
    }
    return {};
}

std::string_view name(ChipRole role) {
    switch (role) {
        case ChipRole::member:
            return "member";
        case ChipRole::to_add:
            return "to_add";
        case ChipRole::to_ask:
            return "to_ask";
        case ChipRole::asked_definitely_not:
            return "asked_definitely_not";
        case ChipRole::asked_maybe:
            return "asked_maybe";
    }
    return {};
}

std::string_view name(NoticeRole role) {
    switch (role) {
        case NoticeRole::none:
            return "none";
        case NoticeRole::information:
            return "information";
        case NoticeRole::refusal:
            return "refusal";
    }
    return {};
}

std::string_view name(SeriesRole role) {
    switch (role) {
        case SeriesRole::curve:
            return "curve";
        case SeriesRole::whole_numbers:
            return "whole_numbers";
        case SeriesRole::bar:
            return "bar";
        case SeriesRole::bar_compared:
            return "bar_compared";
        case SeriesRole::running:
            return "running";
        case SeriesRole::sampled:
            return "sampled";
        case SeriesRole::whisker:
            return "whisker";
        case SeriesRole::band:
            return "band";
        case SeriesRole::histogram:
            return "histogram";
        case SeriesRole::measured:
            return "measured";
        case SeriesRole::measured_poor:
            return "measured_poor";
    }
    return {};
}

std::string_view name(MarkerRole role) {
    switch (role) {
        case MarkerRole::here:
            return "here";
        case MarkerRole::best:
            return "best";
        case MarkerRole::target:
            return "target";
        case MarkerRole::designed:
            return "designed";
        case MarkerRole::actual:
            return "actual";
        case MarkerRole::half:
            return "half";
        case MarkerRole::example:
            return "example";
        case MarkerRole::formula:
            return "formula";
        case MarkerRole::expected:
            return "expected";
        case MarkerRole::by_fill:
            return "by_fill";
    }
    return {};
}

std::string_view name(Screen screen) {
    switch (screen) {
        case Screen::see:
            return "see";
        case Screen::tune:
            return "tune";
        case Screen::measure:
            return "measure";
    }
    return {};
}

std::string_view name(TextAnchor anchor) {
    switch (anchor) {
        case TextAnchor::start:
            return "start";
        case TextAnchor::middle:
            return "middle";
        case TextAnchor::end:
            return "end";
    }
    return {};
}

}  // namespace bloom::presenter
