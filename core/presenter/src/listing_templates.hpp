#pragma once

#include <string_view>

/// One text a language, from which the listing of every scheme is taken, line by line:
///
///     @if NAME …      the lines up to @else or @end belong to these schemes (by their names in
///     @else           commands) or groups of schemes (see listing.cpp); the next @if ends it, too
///     @end
///     code  @ROLE     what the line does in a step, see LineRole
///     {{m}} {{k}}     the parameters; {{seeds}}, those of the figure scheme; {{key}}, the key's
///                     bytes as they stand in a literal
namespace bloom::presenter::listing_templates {

std::string_view cpp();
std::string_view c();
std::string_view python();
std::string_view javascript();
std::string_view java();
std::string_view csharp();
std::string_view go();
std::string_view rust();

}  // namespace bloom::presenter::listing_templates
