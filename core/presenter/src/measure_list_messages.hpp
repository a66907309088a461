#pragma once

#include "measure_state.hpp"

#include <string>

/// The sentences about a reader's own lists.
namespace bloom::presenter::list_messages {

// Why a list is not taken.
std::string problem(ListProblem problem);
std::string fault(const model::ListReport& report);
std::string no_rate();
std::string no_members();

// How far it is.
std::string reading(const ListFile& one);
std::string read(const model::ListReport& report);
std::string status(const ListRun& run);

// What came of it.
std::string file(const ListFile& file);
std::string left_out(const model::ListReport& report);
std::string result(const ListRun& run);

}  // namespace bloom::presenter::list_messages
