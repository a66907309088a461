#pragma once

#include "measure_state.hpp"

#include <cstdint>
#include <string>
#include <string_view>

/// What becomes of a reader's own lists.
namespace bloom::presenter {

/// Some milliseconds of reading as WebAssembly on a slow machine.
inline constexpr std::uint32_t list_chunk_bytes = 65'536;

/// Begins to read a list. False where it can't be: `list_problem` says why then.
bool open_list(MeasureState& state,
               const Tuned& tuned,
               ListKind kind,
               std::string_view name,
               std::uint64_t bytes);

/// The next bytes. Returns whether further ones are wanted.
bool give_list(MeasureState& state, std::string_view chunk);

/// The list is over. Returns what to tell the reader.
std::string end_list(MeasureState& state);

/// The face can't hand the list over, or not to its end.
void fail_list(MeasureState& state, ListProblem problem);

/// Stops reading or measuring. False where nothing is under way.
bool cancel_list(MeasureState& state);

/// Carries out some thousand operations of what is under way. Returns what to tell the reader if
/// those were the last ones.
std::string do_list_slice(MeasureState& state);

/// Bytes of memory that lists, or the run, leave to others.
std::uint64_t memory_beside_lists(const MeasureState& state);

}  // namespace bloom::presenter
