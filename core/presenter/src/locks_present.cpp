#include "locks_present.hpp"

namespace bloom::presenter {
namespace {

/// Of a field or a choice.
template <class Control>
void lock(Control& control, bool is_locked) {
    if (is_locked) {
        control.enabled = false;
        control.help = "Set by this page.";
    }
}

void lock(Action& action, bool is_locked) {
    action.enabled = action.enabled && !is_locked;
}

bool has_filter(const Locks& locks) {
    return locks.m || locks.k || locks.words;
}

void lock_see(SeeView& see, const Locks& locks) {
    lock(see.settings.m, locks.m);
    lock(see.settings.k, locks.k);
    lock(see.settings.scheme, locks.scheme);
    lock(see.settings.key, locks.key && see.settings.key_shown);
    lock(see.settings.preset,
         locks.preset || has_filter(locks) || locks.scheme || locks.key || locks.query);
    lock(see.entry.field, locks.words && locks.query);
    lock(see.entry.add, locks.words);
    lock(see.entry.query, locks.query);
    lock(see.add_from_list, locks.words);
    lock(see.find_false_positive, locks.query);
    lock(see.tune_filter, locks.m || locks.k || locks.n || locks.p || locks.screen);
    const auto lock_chips = [&locks](ChipGroup& group) {
        for (Chip& chip : group.chips) {
            chip.enabled = !(chip.role == ChipRole::to_add ? locks.words : locks.query);
        }
    };
    lock_chips(see.members);
    for (ChipGroup& group : see.suggestions) {
        lock_chips(group);
    }
}

/// A quantity that is worked out can't be given either where that would have a locked one worked out
/// in its place.
void lock_quantities(std::vector<QuantityView>& quantities, const Locks& locks, Unknown unknown) {
    for (QuantityView& quantity : quantities) {
        const char letter = quantity.letter.empty() ? ' ' : quantity.letter.front();
        const bool is_locked = letter == 'n'   ? locks.n
                               : letter == 'm' ? locks.m
                               : letter == 'k' ? locks.k
                               : letter == 'p' ? locks.p
                                               : quantity.id == "seed" && locks.seed;
        const bool would_free =
            quantity.solved && (unknown == Unknown::p ? locks.m || locks.k : locks.p);
        lock(quantity.field, is_locked || would_free);
        lock(quantity.less, !quantity.field.enabled);
        lock(quantity.more, !quantity.field.enabled);
    }
}

}  // namespace

void lock_controls(ViewState& view, const State& state) {
    const Locks& locks = state.locks;
    const bool has_quantity = locks.n || locks.m || locks.k || locks.p;
    const Unknown unknown = state.tune.now.unknown;
    lock(view.screens, locks.screen);
    switch (view.screen) {
        case Screen::see:
            lock_see(view.see, locks);
            break;
        case Screen::tune:
            lock_quantities(view.tune.quantities, locks, unknown);
            lock(view.tune.solve_for, has_quantity);
            lock(view.tune.see_filter, has_filter(locks) || locks.screen);
            break;
        case Screen::measure:
            lock_quantities(view.measure.quantities, locks, unknown);
            lock_quantities(view.measure.inputs, locks, unknown);
            lock(view.measure.solve_for, has_quantity);
            lock(view.measure.scheme, locks.scheme);
            break;
    }
}

}  // namespace bloom::presenter
