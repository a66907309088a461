#pragma once

#include "presenter/see_view.hpp"
#include "state.hpp"

#include <string>

namespace bloom::presenter {

/// The filter of `parameters` as code, with the lines lit that do the step of `shown`. Linear in the
/// listing; nothing to do while the code is hidden.
CodeView present_code(const CodeState& code,
                      const model::Parameters& parameters,
                      const Shown& shown);

}  // namespace bloom::presenter
