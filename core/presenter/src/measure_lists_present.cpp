#include "measure_lists_present.hpp"

#include "format.hpp"
#include "measure_list_messages.hpp"
#include "measure_lists.hpp"
#include "measure_messages.hpp"
#include "model/intervals.hpp"
#include "model/rates.hpp"

namespace bloom::presenter {
namespace {

constexpr std::uint32_t digits = 4;

Stat count(std::string id, std::string label, std::uint64_t value, std::string note = {}) {
    return {.id = std::move(id),
            .label = std::move(label),
            .value = grouped(value),
            .note = std::move(note)};
}

ListReportView report_view(const ListFile& file, const model::ListReport& report, ListKind kind) {
    ListReportView view;
    view.title = list_messages::file(file);
    view.stats = {count("lines", "lines", report.lines),
                  count("distinct",
                        kind == ListKind::members ? "different ones, the members"
                                                  : "different ones, asked for",
                        report.distinct),
                  count("duplicates", "duplicates", report.duplicates),
                  count("blank", "blank lines", report.blank),
                  count("ill_formed", "lines that are no UTF-8", report.ill_formed)};
    if (kind == ListKind::non_members) {
        view.stats.push_back(count("also_members", "lines that are members", report.members));
    }
    view.left_out = list_messages::left_out(report);
    return view;
}

Stat measured_stat(std::string id, std::string label, const model::RateMeasurement& measured) {
    Stat stat{.id = std::move(id), .label = std::move(label), .value = "—", .note = {}};
    if (measured.queries > 0) {
        const model::Interval within =
            model::wilson_interval(measured.false_positives, measured.queries);
        stat.value = percentage(
            static_cast<double>(measured.false_positives) / static_cast<double>(measured.queries),
            digits);
        stat.note = "95 %: " + measure_messages::interval(within.low, within.high) + "; " +
                    grouped(measured.false_positives) + " of " + grouped(measured.queries);
    }
    return stat;
}

/// The filter that was made for the list, and its rates.
std::vector<Stat> result_of(const ListRun& run) {
    const model::ListMeasurement& work = run.work;
    const model::Filter& filter = *work.filter();
    const model::Parameters& parameters = filter.parameters();
    const std::uint64_t n = work.members().distinct;
    const auto bytes = static_cast<double>(model::required_bytes(parameters.m));
    std::vector<Stat> stats{
        count("m",
              "m, bits for this list",
              parameters.m,
              readable(static_cast<double>(parameters.m) / static_cast<double>(n), 4) + " a line"),
        count("k", "k, hash functions", parameters.k),
        {.id = "memory",
         .label = "memory of the filter",
         .value = binary_memory(bytes),
         .note = decimal_memory(bytes)},
        measured_stat("rate", "measured, generated keys", work.of_generated())};
    if (run.has_non_members) {
        stats.push_back(
            measured_stat("own_rate", "measured, your non-members", work.of_non_members()));
    }
    stats.push_back(
        {.id = "formula",
         .label = "formula",
         .value = percentage(model::formula_rate(parameters.m, n, parameters.k), digits),
         .note = "asked for: " + chosen_percentage(work.plan().rate)});
    const auto expected = model::expected_rate(parameters.m, n, parameters.k);
    stats.push_back({.id = "exact",
                     .label = "exact expectation",
                     .value = expected ? percentage(*expected, digits) : "—",
                     .note = {}});
    stats.push_back(
        {.id = "by_fill",
         .label = "from the fill, (X/m)^k",
         .value = percentage(model::rate_from_fill(filter.fill_ratio(), parameters.k), digits),
         .note = percentage(filter.fill_ratio(), 4) + " of the bits set"});
    if (work.phase() != model::ListPhase::building &&
        work.phase() != model::ListPhase::rechecking) {
        stats.push_back(count("denied",
                              "members that the filter denied",
                              work.false_negatives(),
                              "all " + grouped(n) + " were asked for again"));
    }
    if (work.generated_members() > 0) {
        stats.push_back(count("by_chance",
                              "generated keys that are members",
                              work.generated_members(),
                              "left out"));
    }
    return stats;
}

double share_of(const ListRun& run) {
    if (!run.reading) {
        return run.work.total() == 0
                   ? 1
                   : static_cast<double>(run.work.done()) / static_cast<double>(run.work.total());
    }
    const ListKind kind = *run.reading;
    const auto bytes = static_cast<double>(run.files[static_cast<std::size_t>(kind)].bytes);
    const auto read = static_cast<double>(
        (kind == ListKind::members ? run.work.members() : run.work.non_members()).bytes);
    return bytes > 0 ? std::min(1.0, read / bytes) : 0;
}

}  // namespace

ListsView present_lists(const MeasureState& state) {
    const bool has_list_under_way = state.lists && state.lists->is_under_way();
    const bool is_busy = has_list_under_way || (state.run && !state.run->is_over());
    const bool has_filter =
        state.lists && !state.lists->cancelled && state.lists->work.filter() != nullptr;
    ListsView view;
    view.title = "Your own list";
    view.intro =
        "A text file, one entry a line. It is read here and nowhere else: nothing leaves this "
        "machine. A filter of the scheme for real work is sized for its different lines at the "
        "rate p above, filled and measured.";
    view.drop_hint = "Or drop a text file here.";
    view.open_members = {.label = "Open a list of members…",
                         .hint = "A text file whose lines go into the filter",
                         .enabled = !is_busy};
    view.open_non_members = {.label = "Open a list of non-members…",
                             .hint = "A text file whose lines the filter is asked about",
                             .enabled = !is_busy && has_filter};
    view.cancel = {.label = "Cancel",
                   .hint = "Stop reading and measuring the list",
                   .enabled = has_list_under_way,
                   .command = Cancel{}};
    view.chunk_bytes = list_chunk_bytes;
    view.progress.label = "Progress of the list";
    if (!state.list_problem.empty()) {
        view.notice = {.role = NoticeRole::refusal, .text = state.list_problem};
    }
    if (state.lists) {
        const ListRun& run = *state.lists;
        view.progress.shown = has_list_under_way;
        view.progress.share = share_of(run);
        view.status = list_messages::status(run);
        view.reports.push_back(report_view(run.files[0], run.work.members(), ListKind::members));
        if (run.has_non_members || run.reading == ListKind::non_members) {
            view.reports.push_back(
                report_view(run.files[1], run.work.non_members(), ListKind::non_members));
        }
        if (run.work.filter() != nullptr) {
            view.sentence = list_messages::result(run);
            view.result = result_of(run);
        }
    }
    if (state.refused_list) {
        view.reports.push_back({.title = list_messages::file(state.refused_list->file),
                                .stats = {},
                                .left_out = {},
                                .error = state.refused_list->error});
    }
    return view;
}

}  // namespace bloom::presenter
