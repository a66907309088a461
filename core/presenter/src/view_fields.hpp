#pragma once

#include "presenter/chart_layout.hpp"
#include "presenter/figure_layout.hpp"
#include "presenter/view_state.hpp"

/// The fields of every view structure, named once. A visitor has three functions: `shown` for a
/// text (or a list of texts) that a face puts on the screen, `hidden` for one that it does not
/// (identifiers, tooltips), and `field` for everything else, structures and their lists included.
namespace bloom::presenter {

template <class Visitor>
void each_field(Visitor& visit, const Action& action) {
    visit.shown("label", action.label);
    visit.hidden("hint", action.hint);
    visit.hidden("keys", action.keys);
    visit.field("enabled", action.enabled);
    visit.field("command", action.command);
}

template <class Visitor>
void each_field(Visitor& visit, const Field& field) {
    visit.shown("label", field.label);
    visit.shown("help", field.help);
    visit.shown("text", field.text);
    visit.shown("error", field.error);
    visit.field("enabled", field.enabled);
}

template <class Visitor>
void each_field(Visitor& visit, const Option& option) {
    visit.shown("label", option.label);
    visit.field("selected", option.selected);
    visit.field("command", option.command);
}

template <class Visitor>
void each_field(Visitor& visit, const Choice& choice) {
    visit.shown("label", choice.label);
    visit.shown("help", choice.help);
    visit.field("options", choice.options);
    visit.field("enabled", choice.enabled);
}

template <class Visitor>
void each_field(Visitor& visit, const WordView& word) {
    visit.shown("kind", word.kind);
    visit.shown("word", word.word);
    visit.field("toggle_bytes", word.toggle_bytes);
    visit.field("bytes_shown", word.bytes_shown);
    visit.shown("bytes", word.bytes);
}

template <class Visitor>
void each_field(Visitor& visit, const Badge& badge) {
    visit.shown("label", badge.label);
    visit.shown("note", badge.note);
    visit.hidden("description", badge.description);
    visit.field("role", badge.role);
    visit.field("position", badge.position);
    visit.field("has_line", badge.has_line);
}

template <class Visitor>
void each_field(Visitor& visit, const CellMark& mark) {
    visit.field("position", mark.position);
    visit.field("role", mark.role);
    visit.field("changed", mark.changed);
    visit.hidden("owners", mark.owners);
}

template <class Visitor>
void each_field(Visitor& visit, const ArrayView& array) {
    visit.shown("label", array.label);
    visit.shown("summary", array.summary);
    visit.hidden("bits", array.bits);
    visit.field("marks", array.marks);
    visit.field("has_inspected", array.has_inspected);
    visit.field("inspected", array.inspected);
    visit.shown("inspection", array.inspection);
}

template <class Visitor>
void each_field(Visitor& visit, const Chip& chip) {
    visit.shown("label", chip.label);
    visit.shown("sign", chip.sign);
    visit.hidden("hint", chip.hint);
    visit.field("role", chip.role);
    visit.field("current", chip.current);
    visit.field("enabled", chip.enabled);
    visit.field("command", chip.command);
}

template <class Visitor>
void each_field(Visitor& visit, const ChipGroup& group) {
    visit.shown("label", group.label);
    visit.field("chips", group.chips);
    visit.shown("more", group.more);
}

template <class Visitor>
void each_field(Visitor& visit, const EntryView& entry) {
    visit.field("field", entry.field);
    visit.field("add", entry.add);
    visit.field("query", entry.query);
}

template <class Visitor>
void each_field(Visitor& visit, const TransportView& transport) {
    visit.shown("label", transport.label);
    visit.shown("progress", transport.progress);
    visit.field("step", transport.step);
    visit.field("steps", transport.steps);
    visit.field("playing", transport.playing);
    visit.field("tick_ms", transport.tick_ms);
    visit.field("to_start", transport.to_start);
    visit.field("back", transport.back);
    visit.field("play", transport.play);
    visit.field("forward", transport.forward);
    visit.field("to_end", transport.to_end);
    visit.field("speed", transport.speed);
    visit.shown("keys_help", transport.keys_help);
}

template <class Visitor>
void each_field(Visitor& visit, const VerdictView& verdict) {
    visit.field("role", verdict.role);
    visit.shown("sign", verdict.sign);
    visit.shown("title", verdict.title);
    visit.field("truth_role", verdict.truth_role);
    visit.shown("truth", verdict.truth);
    visit.shown("autopsy", verdict.autopsy);
}

template <class Visitor>
void each_field(Visitor& visit, const Stat& stat) {
    visit.hidden("id", stat.id);
    visit.shown("label", stat.label);
    visit.shown("value", stat.value);
    visit.shown("note", stat.note);
}

template <class Visitor>
void each_field(Visitor& visit, const GaugeView& gauge) {
    visit.shown("label", gauge.label);
    visit.field("value", gauge.value);
    visit.field("mark", gauge.mark);
    visit.shown("text", gauge.text);
}

template <class Visitor>
void each_field(Visitor& visit, const NoticeView& notice) {
    visit.field("role", notice.role);
    visit.shown("text", notice.text);
}

template <class Visitor>
void each_field(Visitor& visit, const SettingsView& settings) {
    visit.shown("label", settings.label);
    visit.field("m", settings.m);
    visit.field("k", settings.k);
    visit.field("scheme", settings.scheme);
    visit.shown("scheme_rule", settings.scheme_rule);
    visit.field("key", settings.key);
    visit.field("key_shown", settings.key_shown);
    visit.field("preset", settings.preset);
}

template <class Visitor>
void each_field(Visitor& visit, const CodeView& code) {
    visit.field("toggle", code.toggle);
    visit.field("shown", code.shown);
    visit.field("language", code.language);
    visit.hidden("language_id", code.language_id);
    visit.hidden("label", code.label);
    visit.shown("lines", code.lines);
    visit.shown("missing", code.missing);
    visit.field("lit", code.lit);
    visit.shown("lit_summary", code.lit_summary);
    visit.shown("copy_label", code.copy_label);
    visit.shown("copy_note", code.copy_note);
}

template <class Visitor>
void each_field(Visitor& visit, const SeeView& see) {
    visit.hidden("label", see.label);
    visit.field("word", see.word);
    visit.field("badges", see.badges);
    visit.field("array", see.array);
    visit.field("members", see.members);
    visit.field("suggestions", see.suggestions);
    visit.field("entry", see.entry);
    visit.field("transport", see.transport);
    visit.shown("sentence", see.sentence);
    visit.shown("working", see.working);
    visit.shown("probes_summary", see.probes_summary);
    visit.field("verdict", see.verdict);
    visit.field("code", see.code);
    visit.field("notice", see.notice);
    visit.field("find_false_positive", see.find_false_positive);
    visit.field("add_from_list", see.add_from_list);
    visit.field("undo", see.undo);
    visit.field("redo", see.redo);
    visit.field("reset", see.reset);
    visit.field("tune_filter", see.tune_filter);
    visit.field("stats", see.stats);
    visit.field("gauge", see.gauge);
    visit.shown("why", see.why);
    visit.field("settings", see.settings);
}

template <class Visitor>
void each_field(Visitor& visit, const AxisTick& tick) {
    visit.field("at", tick.at);
    visit.shown("label", tick.label);
}

template <class Visitor>
void each_field(Visitor& visit, const Axis& axis) {
    visit.shown("label", axis.label);
    visit.field("ticks", axis.ticks);
}

template <class Visitor>
void each_field(Visitor& visit, const Series& series) {
    // Its marks reach the faces placed, by layout_chart.
    visit.field("role", series.role);
}

template <class Visitor>
void each_field(Visitor& visit, const Marker& marker) {
    visit.field("role", marker.role);
    visit.field("x", marker.x);
    visit.field("y", marker.y);
    visit.shown("label", marker.label);
    visit.field("upright", marker.upright);
}

template <class Visitor>
void each_field(Visitor& visit, const Panel& panel) {
    visit.field("vertical", panel.vertical);
    visit.field("share", panel.share);
    visit.field("series", panel.series);
    visit.field("markers", panel.markers);
}

template <class Visitor>
void each_field(Visitor& visit, const Bar& bar) {
    visit.field("role", bar.role);
    visit.shown("label", bar.label);
    visit.field("length", bar.length);
    visit.shown("value", bar.value);
    visit.field("has_interval", bar.has_interval);
    visit.field("low", bar.low);
    visit.field("high", bar.high);
}

template <class Visitor>
void each_field(Visitor& visit, const TableView& table) {
    visit.shown("caption", table.caption);
    visit.shown("columns", table.columns);
    visit.field("rows", table.rows);
}

template <class Visitor>
void each_field(Visitor& visit, const CrosshairView& crosshair) {
    visit.field("shown", crosshair.shown);
    visit.field("panel", crosshair.panel);
    visit.field("x", crosshair.x);
    visit.field("y", crosshair.y);
    visit.shown("text", crosshair.text);
}

template <class Visitor>
void each_field(Visitor& visit, const ChartView& chart) {
    visit.hidden("id", chart.id);
    visit.shown("title", chart.title);
    visit.shown("summary", chart.summary);
    visit.field("horizontal", chart.horizontal);
    visit.field("panels", chart.panels);
    visit.field("bars", chart.bars);
    visit.field("references", chart.references);
    visit.field("crosshair", chart.crosshair);
    visit.field("table_shown", chart.table_shown);
    visit.field("toggle_table", chart.toggle_table);
    visit.field("table", chart.table);
    visit.shown("export_label", chart.export_label);
    visit.shown("export_csv_label", chart.export_csv_label);
    visit.shown("export_svg_label", chart.export_svg_label);
    visit.shown("export_png_label", chart.export_png_label);
}

template <class Visitor>
void each_field(Visitor& visit, const QuantityView& quantity) {
    visit.hidden("id", quantity.id);
    visit.shown("letter", quantity.letter);
    visit.field("field", quantity.field);
    visit.field("has_slider", quantity.has_slider);
    visit.field("position", quantity.position);
    visit.hidden("spoken", quantity.spoken);
    visit.field("solved", quantity.solved);
    visit.shown("state", quantity.state);
    visit.field("less", quantity.less);
    visit.field("more", quantity.more);
}

template <class Visitor>
void each_field(Visitor& visit, const WorthView& worth) {
    visit.shown("title", worth.title);
    visit.field("inputs", worth.inputs);
    visit.shown("sentence", worth.sentence);
    visit.field("stats", worth.stats);
}

template <class Visitor>
void each_field(Visitor& visit, const ProgressView& progress) {
    visit.field("shown", progress.shown);
    visit.hidden("label", progress.label);
    visit.field("share", progress.share);
}

template <class Visitor>
void each_field(Visitor& visit, const Finding& finding) {
    visit.shown("label", finding.label);
    visit.shown("text", finding.text);
}

template <class Visitor>
void each_field(Visitor& visit, const CheckView& check) {
    visit.shown("title", check.title);
    visit.shown("intro", check.intro);
    visit.field("run", check.run);
    visit.field("cancel", check.cancel);
    visit.field("progress", check.progress);
    visit.shown("status", check.status);
    visit.field("chart_shown", check.chart_shown);
    visit.field("chart", check.chart);
    visit.field("findings", check.findings);
}

template <class Visitor>
void each_field(Visitor& visit, const TuneView& tune) {
    visit.hidden("label", tune.label);
    visit.field("solve_for", tune.solve_for);
    visit.field("sizing", tune.sizing);
    visit.field("quantities", tune.quantities);
    visit.field("notice", tune.notice);
    visit.field("result", tune.result);
    visit.shown("sentence", tune.sentence);
    visit.field("alternatives", tune.alternatives);
    visit.field("scale", tune.scale);
    visit.field("charts", tune.charts);
    visit.field("actual", tune.actual);
    visit.field("item_bytes", tune.item_bytes);
    visit.field("worth", tune.worth);
    visit.field("check", tune.check);
    visit.field("undo", tune.undo);
    visit.field("redo", tune.redo);
    visit.field("reset", tune.reset);
    visit.field("see_filter", tune.see_filter);
}

template <class Visitor>
void each_field(Visitor& visit, const MapView& map) {
    visit.field("shown", map.shown);
    visit.field("columns", map.columns);
    visit.field("rows", map.rows);
    visit.field("cells", map.cells);
    visit.shown("title", map.title);
    visit.shown("caption", map.caption);
    visit.shown("lightest", map.lightest);
    visit.shown("darkest", map.darkest);
    visit.shown("note", map.note);
    visit.field("revision", map.revision);
    visit.field("zoom_in", map.zoom_in);
    visit.field("zoom_out", map.zoom_out);
    visit.field("back", map.back);
    visit.field("forward", map.forward);
    visit.field("whole", map.whole);
}

template <class Visitor>
void each_field(Visitor& visit, const ListReportView& report) {
    visit.shown("title", report.title);
    visit.field("stats", report.stats);
    visit.shown("left_out", report.left_out);
    visit.shown("error", report.error);
}

template <class Visitor>
void each_field(Visitor& visit, const OpenerView& opener) {
    visit.shown("label", opener.label);
    visit.hidden("hint", opener.hint);
    visit.field("enabled", opener.enabled);
}

template <class Visitor>
void each_field(Visitor& visit, const ListsView& lists) {
    visit.shown("title", lists.title);
    visit.shown("intro", lists.intro);
    visit.shown("drop_hint", lists.drop_hint);
    visit.field("open_members", lists.open_members);
    visit.field("open_non_members", lists.open_non_members);
    visit.field("cancel", lists.cancel);
    visit.field("chunk_bytes", lists.chunk_bytes);
    visit.field("progress", lists.progress);
    visit.shown("status", lists.status);
    visit.field("notice", lists.notice);
    visit.field("reports", lists.reports);
    visit.shown("sentence", lists.sentence);
    visit.field("result", lists.result);
}

template <class Visitor>
void each_field(Visitor& visit, const MeasureView& measure) {
    visit.hidden("label", measure.label);
    visit.field("solve_for", measure.solve_for);
    visit.field("quantities", measure.quantities);
    visit.field("scheme", measure.scheme);
    visit.shown("scheme_rule", measure.scheme_rule);
    visit.field("inputs", measure.inputs);
    visit.field("checkpoints", measure.checkpoints);
    visit.shown("plan", measure.plan);
    visit.shown("refusal", measure.refusal);
    visit.field("run", measure.run);
    visit.field("pause", measure.pause);
    visit.field("cancel", measure.cancel);
    visit.field("progress", measure.progress);
    visit.shown("status", measure.status);
    visit.field("notice", measure.notice);
    visit.field("has_result", measure.has_result);
    visit.shown("sentence", measure.sentence);
    visit.field("result", measure.result);
    visit.shown("method", measure.method);
    visit.field("charts", measure.charts);
    visit.shown("export_label", measure.export_label);
    visit.shown("export_csv_label", measure.export_csv_label);
    visit.shown("link_label", measure.link_label);
    visit.shown("link", measure.link);
    visit.field("map", measure.map);
    visit.field("lists", measure.lists);
    visit.field("undo", measure.undo);
    visit.field("redo", measure.redo);
    visit.field("reset", measure.reset);
}

template <class Visitor>
void each_field(Visitor& visit, const PartsView& parts) {
    visit.field("tabs", parts.tabs);
    visit.field("words", parts.words);
    visit.field("transport", parts.transport);
    visit.field("members", parts.members);
    visit.field("statistics", parts.statistics);
    visit.field("settings", parts.settings);
    visit.field("search", parts.search);
    visit.field("history", parts.history);
    visit.field("code", parts.code);
    visit.field("charts", parts.charts);
    visit.field("embed", parts.embed);
}

template <class Visitor>
void each_field(Visitor& visit, const Check& check) {
    visit.shown("label", check.label);
    visit.field("checked", check.checked);
    visit.field("command", check.command);
}

template <class Visitor>
void each_field(Visitor& visit, const CheckGroup& group) {
    visit.shown("label", group.label);
    visit.field("checks", group.checks);
}

template <class Visitor>
void each_field(Visitor& visit, const EmbedOutput& output) {
    visit.hidden("id", output.id);
    visit.shown("label", output.label);
    visit.shown("text", output.text);
    visit.shown("copy_label", output.copy_label);
    visit.shown("copy_note", output.copy_note);
}

template <class Visitor>
void each_field(Visitor& visit, const EmbedView& embed) {
    visit.field("shown", embed.shown);
    if (!embed.shown) {
        return;
    }
    visit.shown("title", embed.title);
    visit.shown("intro", embed.intro);
    visit.field("groups", embed.groups);
    visit.field("theme", embed.theme);
    visit.shown("problem", embed.problem);
    visit.field("outputs", embed.outputs);
    visit.shown("notes", embed.notes);
    visit.field("close", embed.close);
}

/// Of the screens, the one that is shown.
template <class Visitor>
void each_field(Visitor& visit, const ViewState& view) {
    visit.hidden("title", view.title);
    visit.field("screen", view.screen);
    visit.field("screens", view.screens);
    visit.shown("live", view.live);
    visit.field("slice_ms", view.slice_ms);
    visit.shown("link_problems", view.link_problems);
    if (!view.link_problems.empty()) {
        visit.field("dismiss", view.dismiss);
    }
    visit.field("parts", view.parts);
    visit.field("embed_action", view.embed_action);
    visit.field("embed", view.embed);
    switch (view.screen) {
        case Screen::see:
            visit.field("see", view.see);
            break;
        case Screen::tune:
            visit.field("tune", view.tune);
            break;
        case Screen::measure:
            visit.field("measure", view.measure);
            break;
    }
}

template <class Visitor>
void each_field(Visitor& visit, const Point& point) {
    visit.field("x", point.x);
    visit.field("y", point.y);
}

template <class Visitor>
void each_field(Visitor& visit, const Box& box) {
    visit.field("x", box.x);
    visit.field("y", box.y);
    visit.field("width", box.width);
    visit.field("height", box.height);
}

template <class Visitor>
void each_field(Visitor& visit, const Curve& curve) {
    visit.field("from", curve.from);
    visit.field("control_1", curve.control_1);
    visit.field("control_2", curve.control_2);
    visit.field("to", curve.to);
}

template <class Visitor>
void each_field(Visitor& visit, const ProbeLine& line) {
    visit.field("badge", line.badge);
    visit.field("role", line.role);
    visit.field("curves", line.curves);
}

template <class Visitor>
void each_field(Visitor& visit, const CellLabel& label) {
    visit.field("position", label.position);
    visit.field("anchor", label.anchor);
    visit.field("width", label.width);
    visit.hidden("lines", label.lines);
    visit.field("on_tag", label.on_tag);
    visit.field("tag", label.tag);
}

template <class Visitor>
void each_field(Visitor& visit, const FigureLayout& layout) {
    visit.field("width", layout.width);
    visit.field("height", layout.height);
    visit.field("badge_font", layout.badge_font);
    visit.field("digit_font", layout.digit_font);
    visit.field("index_font", layout.index_font);
    visit.field("label_font", layout.label_font);
    visit.field("columns", layout.columns);
    visit.field("cell", layout.cell);
    visit.field("first", layout.first);
    visit.field("pitch", layout.pitch);
    visit.field("index_drop", layout.index_drop);
    visit.field("badges", layout.badges);
    visit.field("lines", layout.lines);
    visit.field("labels", layout.labels);
}

template <class Visitor>
void each_field(Visitor& visit, const PlacedText& text) {
    visit.field("at", text.at);
    visit.field("anchor", text.anchor);
    visit.hidden("text", text.text);
}

template <class Visitor>
void each_field(Visitor& visit, const PlacedTick& tick) {
    visit.field("from", tick.from);
    visit.field("to", tick.to);
    visit.field("label", tick.label);
}

template <class Visitor>
void each_field(Visitor& visit, const PlacedSeries& series) {
    visit.field("role", series.role);
    visit.field("points", series.points);
}

template <class Visitor>
void each_field(Visitor& visit, const PlacedMarker& marker) {
    visit.field("role", marker.role);
    visit.field("from", marker.from);
    visit.field("to", marker.to);
    visit.field("label", marker.label);
}

template <class Visitor>
void each_field(Visitor& visit, const PlacedPanel& panel) {
    visit.field("plot", panel.plot);
    visit.field("axis_label", panel.axis_label);
    visit.field("ticks", panel.ticks);
    visit.field("series", panel.series);
    visit.field("markers", panel.markers);
}

template <class Visitor>
void each_field(Visitor& visit, const PlacedBar& bar) {
    visit.field("role", bar.role);
    visit.field("box", bar.box);
    visit.field("label", bar.label);
    visit.field("value", bar.value);
    visit.field("has_interval", bar.has_interval);
    visit.field("low", bar.low);
    visit.field("high", bar.high);
}

template <class Visitor>
void each_field(Visitor& visit, const ChartLayout& layout) {
    visit.field("width", layout.width);
    visit.field("height", layout.height);
    visit.field("font", layout.font);
    visit.field("panels", layout.panels);
    visit.field("horizontal_ticks", layout.horizontal_ticks);
    visit.field("horizontal_label", layout.horizontal_label);
    visit.field("bars", layout.bars);
    visit.field("references", layout.references);
    visit.field("has_crosshair", layout.has_crosshair);
    visit.field("crosshair_from", layout.crosshair_from);
    visit.field("crosshair_to", layout.crosshair_to);
    visit.field("crosshair_dot", layout.crosshair_dot);
}

}  // namespace bloom::presenter
