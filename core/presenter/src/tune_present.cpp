#include "tune_present.hpp"

#include "format.hpp"
#include "model/rates.hpp"
#include "model/sizing.hpp"
#include "scheme_check_present.hpp"
#include "setting_names.hpp"
#include "tune_charts.hpp"
#include "tune_messages.hpp"
#include "tune_names.hpp"
#include "tune_slider.hpp"
#include "tune_solve.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t exact_digits = 5;

std::string bits_counted(std::uint64_t bits) {
    return grouped(bits) + (bits == 1 ? " bit" : " bits");
}

/// A filter beside the one that is tuned: what it is, and what it achieves.
struct Alternative {
    std::string what;
    std::uint64_t m = 0;
    std::uint32_t k = 0;
};

class PresentingTune {
public:
    explicit PresentingTune(const TuneState& state)
        : state_(state),
          tuned_(state.now),
          rate_(model::formula_rate(tuned_.m, tuned_.n, tuned_.k)),
          has_target_(tuned_.p > 0 && tuned_.p < 1),
          textbook_(has_target_ ? model::textbook_bits(tuned_.n, tuned_.p) : std::nullopt),
          least_(has_target_ ? model::least_size(tuned_.n, tuned_.p) : std::nullopt) {}

    [[nodiscard]] TuneView view() const {
        TuneView view;
        view.label = "Tune";
        view.solve_for = solve_for();
        view.sizing = choice("Size", names::sizes, tuned_.textbook_size, Setting::size);
        view.scale = choice("Rates", names::scales, state_.linear, Setting::scale);
        view.quantities = quantities();
        view.notice = {.role = state_.remark.empty() ? NoticeRole::none : NoticeRole::information,
                       .text = state_.remark};
        view.result = result();
        view.sentence = tune_messages::result(
            tuned_.n,
            tuned_.unknown == Unknown::p ? std::nullopt : std::optional(tuned_.p),
            tuned_.m,
            tuned_.k,
            rate_);
        view.alternatives = alternatives();
        view.charts = tune_charts(state_);
        view.actual = actual();
        view.item_bytes =
            input(Setting::item, "size of an item", "in bytes", grouped(tuned_.item_bytes));
        view.worth = worth();
        view.check = present_check(state_);
        view.undo = {.label = "Undo",
                     .hint = "Take back the last change",
                     .keys = "Ctrl+Z",
                     .enabled = !state_.undo.empty(),
                     .command = Undo{}};
        view.redo = {.label = "Redo",
                     .hint = "Do again what was taken back",
                     .keys = "Ctrl+Shift+Z",
                     .enabled = !state_.redo.empty(),
                     .command = Redo{}};
        view.reset = {.label = "Reset",
                      .hint = "Back to 1,000 items at 1 %",
                      .keys = "Alt+R",
                      .command = Reset{}};
        view.see_filter = {.label = "See this filter",
                           .hint = "Take m, n and k over into the figure",
                           .command = SeeFilter{}};
        return view;
    }

    [[nodiscard]] Choice solve_for() const {
        return choice("Work out", names::unknowns, tuned_.unknown, Setting::solve);
    }

    [[nodiscard]] std::vector<QuantityView> quantities() const {
        return {items(), target(), bits(), hashes()};
    }

private:
    template <class Table, class Value>
    static Choice choice(std::string label, const Table& table, Value selected, Setting setting) {
        Choice view{.label = std::move(label), .help = {}, .options = {}};
        for (const auto& name : table) {
            view.options.push_back(
                {.label = std::string(name.label),
                 .selected = name.value == selected,
                 .command = Set{.setting = setting, .value = std::string(name.id)}});
        }
        return view;
    }

    /// A field, with what was refused in it if something was.
    [[nodiscard]] QuantityView input(Setting quantity,
                                     std::string label,
                                     std::string help,
                                     std::string text) const {
        QuantityView view;
        view.id = name(quantity);
        view.has_slider = false;
        view.field = {.label = std::move(label),
                      .help = std::move(help),
                      .text = std::move(text),
                      .error = {}};
        const auto refused = state_.refused.find(quantity);
        if (refused != state_.refused.end()) {
            view.field.text = refused->second.text;
            view.field.error = refused->second.error;
        }
        return view;
    }

    [[nodiscard]] QuantityView slider(Setting quantity,
                                      QuantityView view,
                                      double value,
                                      std::string spoken,
                                      bool is_solved) const {
        view.has_slider = true;
        view.position = slider_position(quantity, value);
        view.spoken = std::move(spoken);
        view.solved = is_solved;
        view.state = is_solved ? "worked out" : "";
        view.less = {.label = "less",
                     .hint = "One step less",
                     .command = Nudge{.quantity = quantity, .up = false}};
        view.more = {.label = "more",
                     .hint = "One step more",
                     .command = Nudge{.quantity = quantity, .up = true}};
        return view;
    }

    [[nodiscard]] QuantityView items() const {
        QuantityView view = slider(
            Setting::n,
            input(Setting::n, "items you plan to add", "1000, 1e6, 10 million", grouped(tuned_.n)),
            static_cast<double>(tuned_.n),
            counted(tuned_.n, "item", "items"),
            tuned_.unknown == Unknown::n);
        view.letter = "n";
        return view;
    }

    [[nodiscard]] QuantityView target() const {
        QuantityView view =
            slider(Setting::p,
                   input(Setting::p,
                         tuned_.unknown == Unknown::p ? "rate achieved" : "rate you can accept",
                         "0.01, 1 %, 1 in 1000",
                         percentage(tuned_.p, exact_digits_of_target())),
                   tuned_.p,
                   target_text() + ", " + tune_messages::once_in(tuned_.p),
                   tuned_.unknown == Unknown::p);
        view.letter = "p";
        return view;
    }

    /// A rate that was typed or dragged has few digits and shows them; one worked out is rounded.
    [[nodiscard]] std::uint32_t exact_digits_of_target() const {
        constexpr std::uint32_t most = 9;
        std::uint32_t digits = 1;
        while (digits < most && tuned_.unknown != Unknown::p &&
               std::fabs(significant_value(tuned_.p, digits) / tuned_.p - 1) > 1e-12) {
            ++digits;
        }
        return tuned_.unknown == Unknown::p ? exact_digits : digits;
    }

    static double significant_value(double value, std::uint32_t digits) {
        const double unit = std::pow(10.0, std::floor(std::log10(value)) - digits + 1);
        return std::round(value / unit) * unit;
    }

    [[nodiscard]] QuantityView bits() const {
        QuantityView view = slider(
            Setting::m,
            input(Setting::m, "bits in the array", "9586, 10M, 12 MiB, 1.2 GB", grouped(tuned_.m)),
            static_cast<double>(tuned_.m),
            bits_counted(tuned_.m) + ", " +
                binary_memory(std::ceil(static_cast<double>(tuned_.m) / 8)),
            tuned_.unknown == Unknown::m || tuned_.unknown == Unknown::m_and_k);
        view.letter = "m";
        return view;
    }

    [[nodiscard]] QuantityView hashes() const {
        QuantityView view =
            slider(Setting::k,
                   input(Setting::k,
                         "hash functions",
                         "1 to " + grouped(most_tuned_hashes),
                         grouped(tuned_.k)),
                   static_cast<double>(tuned_.k),
                   counted(tuned_.k, "hash function", "hash functions"),
                   tuned_.unknown == Unknown::k || tuned_.unknown == Unknown::m_and_k);
        view.letter = "k";
        return view;
    }

    [[nodiscard]] QuantityView actual() const {
        const std::uint64_t items = actual_items(tuned_);
        return slider(
            Setting::actual,
            input(Setting::actual,
                  "items that really come",
                  "1500 or 150 %; the filter was designed for " + grouped(tuned_.n),
                  grouped(items)),
            tuned_.load,
            counted(items, "item", "items") + ", " +
                readable(static_cast<double>(items) / static_cast<double>(tuned_.n) * 100, 3) +
                " % of the design",
            false);
    }

    [[nodiscard]] std::string target_text() const { return chosen_percentage(tuned_.p); }

    [[nodiscard]] std::vector<Stat> result() const {
        const double bytes = std::ceil(static_cast<double>(tuned_.m) / 8);
        const auto exact = model::expected_rate(tuned_.m, tuned_.n, tuned_.k);
        const double per_item = static_cast<double>(tuned_.m) / static_cast<double>(tuned_.n);
        return {{.id = "m",
                 .label = "m, size of the array",
                 .value = bits_counted(tuned_.m),
                 .note = tune_messages::bits(per_item, 4) + " per item"},
                {.id = "k",
                 .label = "k, hash functions",
                 .value = grouped(tuned_.k),
                 .note = "best: (m/n) ln 2 = " +
                         readable(model::best_real_hashes(tuned_.m, tuned_.n), 4)},
                {.id = "memory",
                 .label = "memory",
                 .value = binary_memory(bytes),
                 .note = decimal_memory(bytes)},
                {.id = "rate",
                 .label = "rate achieved, by the formula",
                 .value = percentage(rate_, exact_digits),
                 .note = tune_messages::once_in(rate_)},
                {.id = "exact",
                 .label = "rate achieved, exact expectation",
                 .value = exact ? percentage(*exact, exact_digits) : "—",
                 .note = exact ? "over all hash choices" : "beyond what can be worked out"},
                textbook_stat(),
                least_stat()};
    }

    [[nodiscard]] Stat textbook_stat() const {
        Stat stat{.id = "textbook",
                  .label = "textbook size for " + target_text(),
                  .value = "—",
                  .note = {}};
        if (textbook_) {
            const std::uint32_t k = rounded_best(*textbook_);
            const double rate = model::formula_rate(*textbook_, tuned_.n, k);
            stat.value = bits_counted(*textbook_);
            stat.note = "k = " + grouped(k) + ": " + percentage(rate, exact_digits) + ", " +
                        tune_messages::against(rate, tuned_.p);
        }
        return stat;
    }

    [[nodiscard]] Stat least_stat() const {
        Stat stat{.id = "least",
                  .label = "least size that meets " + target_text(),
                  .value = "—",
                  .note = {}};
        if (least_) {
            stat.value = bits_counted(least_->m);
            stat.note = "k = " + grouped(least_->k) + ": " + percentage(least_->rate, exact_digits);
        }
        return stat;
    }

    [[nodiscard]] std::uint32_t rounded_best(std::uint64_t bits) const {
        return clamped(std::round(model::best_real_hashes(bits, tuned_.n)));
    }

    static std::uint32_t clamped(double hashes) {
        return static_cast<std::uint32_t>(
            std::clamp(hashes, 1.0, static_cast<double>(most_tuned_hashes)));
    }

    [[nodiscard]] TableView alternatives() const {
        std::vector<Alternative> rows{{.what = "this filter", .m = tuned_.m, .k = tuned_.k}};
        if (tuned_.k > 1) {
            rows.push_back({.what = "one hash function fewer", .m = tuned_.m, .k = tuned_.k - 1});
        }
        if (tuned_.k < most_tuned_hashes) {
            rows.push_back({.what = "one hash function more", .m = tuned_.m, .k = tuned_.k + 1});
        }
        if (tuned_.m > tuned_.n) {
            const std::uint64_t fewer = tuned_.m - tuned_.n;
            rows.push_back({.what = "one bit per item less, best k",
                            .m = fewer,
                            .k = model::best_hashes(fewer, tuned_.n)});
        }
        if (tuned_.m <= most_tuned - tuned_.n) {
            const std::uint64_t more = tuned_.m + tuned_.n;
            rows.push_back({.what = "one bit per item more, best k",
                            .m = more,
                            .k = model::best_hashes(more, tuned_.n)});
        }
        if (textbook_) {
            const double real = model::best_real_hashes(*textbook_, tuned_.n);
            rows.push_back({.what = "textbook m, k rounded down",
                            .m = *textbook_,
                            .k = clamped(std::floor(real))});
            rows.push_back({.what = "textbook m, k to the nearest",
                            .m = *textbook_,
                            .k = clamped(std::round(real))});
            rows.push_back({.what = "textbook m, k rounded up",
                            .m = *textbook_,
                            .k = clamped(std::ceil(real))});
        }
        if (least_) {
            rows.push_back(
                {.what = "least m that meets the target", .m = least_->m, .k = least_->k});
        }
        TableView table{.caption = "Other sizes for " + counted(tuned_.n, "item", "items"),
                        .columns = {"filter", "m, bits", "k", "rate", "target " + target_text()},
                        .rows = {}};
        for (const Alternative& row : rows) {
            const double rate = model::formula_rate(row.m, tuned_.n, row.k);
            table.rows.push_back({row.what,
                                  grouped(row.m),
                                  grouped(row.k),
                                  percentage(rate, exact_digits),
                                  has_target_ ? tune_messages::against(rate, tuned_.p) : "—"});
        }
        return table;
    }

    [[nodiscard]] WorthView worth() const {
        const model::Worth worth = model::worth(tuned_.lookup, tuned_.probe, tuned_.absent, rate_);
        WorthView view;
        view.title = "Is a filter worth it?";
        view.inputs = {input(Setting::lookup,
                             "time of a lookup behind the filter",
                             "100 µs, 5 ms",
                             duration(tuned_.lookup)),
                       input(Setting::probe,
                             "time of asking the filter",
                             "200 ns, 1 µs",
                             duration(tuned_.probe)),
                       input(Setting::absent,
                             "share of keys asked for that are absent",
                             "90 %, 0.5",
                             significant(tuned_.absent * 100, exact_digits) + " %")};
        view.sentence = tune_messages::worth(worth.lookups_saved,
                                             worth.without,
                                             worth.with_filter,
                                             worth.break_even);
        view.stats = {{.id = "saved",
                       .label = "lookups saved",
                       .value = percentage(worth.lookups_saved),
                       .note = "of all queries"},
                      {.id = "without",
                       .label = "a query without the filter",
                       .value = duration(worth.without),
                       .note = "on average"},
                      {.id = "with",
                       .label = "a query with the filter",
                       .value = duration(worth.with_filter),
                       .note = "on average"},
                      {.id = "break_even",
                       .label = "pays from",
                       .value = worth.break_even <= 1 ? percentage(worth.break_even) : "never",
                       .note = "of the keys absent"}};
        return view;
    }

    const TuneState& state_;
    const Tuned& tuned_;
    double rate_;
    bool has_target_;
    std::optional<std::uint64_t> textbook_;
    std::optional<model::Size> least_;
};

}  // namespace

std::vector<QuantityView> present_quantities(const TuneState& state) {
    return PresentingTune(state).quantities();
}

Choice present_solve_for(const TuneState& state) {
    return PresentingTune(state).solve_for();
}

TuneView present_tune(const TuneState& state) {
    return PresentingTune(state).view();
}

}  // namespace bloom::presenter
