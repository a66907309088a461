#include "generators.hpp"
#include "invariants.hpp"
#include "presenter/playground.hpp"
#include "properties.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace bloom::test {
namespace {

using Commands = std::vector<Command>;

rc::Gen<Commands> any_commands() {
    return rc::gen::container<Commands>(any_command());
}

rc::Gen<Commands> any_changes() {
    return rc::gen::container<Commands>(any_change());
}

Playground after(const Commands& commands) {
    Playground playground;
    for (const Command& command : commands) {
        playground.apply(command);
    }
    return playground;
}

/// What is shown of the filter and of what was done to it: not what was just said, nor what the
/// reader is pointing at or typing, nor whether the trace plays or a measurement is under way.
std::string lasting(const Playground& playground) {
    ViewState view = playground.view();
    view.live = "";
    view.slice_ms = 0;
    view.see.notice = {};
    view.see.code.copy_note = "";
    view.see.array.has_inspected = false;
    view.see.array.inspected = 0;
    view.see.array.inspection = "";
    view.see.entry = {};
    for (Field* field : {&view.see.settings.m, &view.see.settings.k, &view.see.settings.key}) {
        field->text = "";
        field->error = "";
    }
    view.see.transport.playing = false;
    view.see.transport.play = {};
    view.tune.notice = {};
    view.measure.notice = {};
    for (std::vector<QuantityView>* group : {&view.tune.quantities,
                                             &view.tune.worth.inputs,
                                             &view.measure.quantities,
                                             &view.measure.inputs}) {
        for (QuantityView& quantity : *group) {
            quantity.field = {};
        }
    }
    view.tune.actual.field = {};
    view.tune.item_bytes.field = {};
    return to_lines(view);
}

/// The same without what a session leaves out: the history, and what was measured.
std::string session_part(const Playground& playground) {
    if (playground.view().screen == Screen::measure) {
        const MeasureView& measure = playground.view().measure;
        return measure.plan + measure.scheme_rule;
    }
    const std::string lines = lasting(playground);
    std::string kept;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = lines.find('\n', at);
        const std::string_view line = std::string_view(lines).substr(at, end - at);
        if (line.find("e.undo.enabled") == std::string_view::npos &&
            line.find("e.redo.enabled") == std::string_view::npos &&
            line.find("tune.check.") == std::string_view::npos) {
            kept += line;
            kept += '\n';
        }
        at = end + 1;
    }
    return kept;
}

/// Whether the screen that is shown has something to take back, or to do again.
bool can_undo(const Playground& playground) {
    const ViewState& view = playground.view();
    return (view.screen == Screen::see    ? view.see.undo
            : view.screen == Screen::tune ? view.tune.undo
                                          : view.measure.undo)
        .enabled;
}
bool can_redo(const Playground& playground) {
    const ViewState& view = playground.view();
    return (view.screen == Screen::see    ? view.see.redo
            : view.screen == Screen::tune ? view.tune.redo
                                          : view.measure.redo)
        .enabled;
}

Playground replayed(const std::string& session) {
    Playground playground;
    for (std::size_t at = 0; at < session.size();) {
        const std::size_t end = session.find('\n', at);
        RC_ASSERT(playground.run(std::string_view(session).substr(at, end - at)).empty());
        at = end + 1;
    }
    return playground;
}

}  // namespace

bool playground_properties_hold() {
    bool hold = true;

    hold &= rc::check("whatever the commands, the view keeps its invariants", [] {
        Playground playground;
        for (const Command& command : *any_commands()) {
            playground.apply(command);
            const std::string broken = broken_invariant(playground);
            if (!broken.empty()) {
                RC_FAIL(broken + ", after " + write_command(command));
            }
        }
    });

    hold &= rc::check("every command comes back from its line", [] {
        const Command command = *any_command();
        RC_ASSERT(read_command(write_command(command)).command == std::optional(command));
    });

    hold &= rc::check("undo and then redo changes nothing", [] {
        Playground playground = after(*any_commands());
        RC_PRE(can_undo(playground));
        const std::string before = lasting(playground);
        playground.apply(Undo{});
        playground.apply(Redo{});
        RC_ASSERT(lasting(playground) == before);
    });

    hold &= rc::check("redo and then undo changes nothing", [] {
        Playground playground = after(*any_commands());
        playground.apply(Undo{});
        RC_PRE(can_redo(playground));
        const std::string before = lasting(playground);
        playground.apply(Redo{});
        playground.apply(Undo{});
        RC_ASSERT(lasting(playground) == before);
    });

    hold &= rc::check("undo to the bottom brings back the opening", [] {
        Playground playground = after(*any_changes());
        while (playground.view().see.undo.enabled) {
            playground.apply(Undo{});
        }
        const Playground opening;
        RC_ASSERT(playground.view().see.array.bits == opening.view().see.array.bits);
        RC_ASSERT(playground.view().see.badges.size() == opening.view().see.badges.size());
        RC_ASSERT(playground.view().see.members.chips.size() ==
                  opening.view().see.members.chips.size());
        RC_ASSERT(playground.view().see.settings.scheme == opening.view().see.settings.scheme);
        RC_ASSERT(playground.view().see.settings.preset == opening.view().see.settings.preset);
    });

    hold &= rc::check(
        "a filter that was rebuilt is the filter that these settings had from the start",
        [] {
            const auto words = *rc::gen::container<std::vector<std::string>>(any_word());
            const Command m =
                Set{.setting = Setting::m, .value = std::to_string(*rc::gen::inRange(1, 4'097))};
            const Command k =
                Set{.setting = Setting::k, .value = std::to_string(*rc::gen::inRange(1, 17))};
            Playground late;
            Playground early = after({m, k});
            for (const std::string& word : words) {
                late.apply(AddWord{.word = word});
                early.apply(AddWord{.word = word});
            }
            late.apply(k);
            late.apply(m);
            RC_ASSERT(late.view().see.array.bits == early.view().see.array.bits);
            RC_ASSERT(late.view().see.members.chips.size() ==
                      early.view().see.members.chips.size());
        });

    hold &= rc::check("adding a member again changes no bit and no number", [] {
        Playground playground = after(*any_changes());
        const auto& chips = playground.view().see.members.chips;
        RC_PRE(!chips.empty());
        const Command query = chips[*rc::gen::inRange<std::size_t>(0, chips.size())].command;
        playground.apply(query);
        const SeeView before = playground.view().see;
        playground.apply(AddWord{.word = std::get<QueryWord>(query).word});
        RC_ASSERT(before.verdict.truth_role == TruthRole::member);
        RC_ASSERT(playground.view().see.array.bits == before.array.bits);
        RC_ASSERT(playground.view().see.stats == before.stats);
    });

    hold &= rc::check("undo to the bottom of the tuning screen brings back its opening", [] {
        // A link that is opened before anything was changed leaves nothing to take back.
        Playground playground = after({Set{.setting = Setting::n, .value = "7"}});
        for (const Command& command : *any_commands()) {
            playground.apply(command);
        }
        playground.apply(ShowScreen{.screen = Screen::tune});
        const Playground opening = after({ShowScreen{.screen = Screen::tune}});
        while (playground.view().tune.undo.enabled) {
            playground.apply(Undo{});
        }
        RC_ASSERT(playground.view().tune.result == opening.view().tune.result);
        RC_ASSERT(playground.view().tune.worth.stats == opening.view().tune.worth.stats);
    });

    hold &= rc::check("a session leads a fresh playground to the same view", [] {
        const Playground playground = after(*any_commands());
        const std::string session = playground.session();
        RC_ASSERT(session_part(replayed(session)) == session_part(playground));
        RC_ASSERT(replayed(session).session() == session);
    });

    hold &= rc::check("a link leads a fresh playground to what is shown", [] {
        const Playground playground = after(*any_commands());
        const std::string link = playground.link();
        RC_PRE(!link.empty());
        const Playground opened = after({OpenLink{.link = link}});
        const ViewState& view = opened.view();
        RC_ASSERT(view.link_problems.empty());
        RC_ASSERT(opened.link() == link);
        RC_ASSERT(view.screen == playground.view().screen);
        RC_ASSERT(view.parts == playground.view().parts);
        RC_ASSERT(view.screens.enabled == playground.view().screens.enabled);
        const SeeView& see = playground.view().see;
        RC_ASSERT(view.see.array.bits == see.array.bits);
        RC_ASSERT(view.see.array.marks == see.array.marks);
        RC_ASSERT(view.see.badges == see.badges);
        RC_ASSERT(view.see.sentence == see.sentence);
        RC_ASSERT(view.see.verdict == see.verdict);
        RC_ASSERT(view.tune.result == playground.view().tune.result);
        RC_ASSERT(view.tune.solve_for == playground.view().tune.solve_for);
    });

    return hold;
}

}  // namespace bloom::test
