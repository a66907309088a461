#pragma once

/// The properties by subject. Each returns whether all of its own hold, and prints those that don't.
namespace bloom::test {

bool filter_properties_hold();
bool playground_properties_hold();
bool text_properties_hold();

}  // namespace bloom::test
