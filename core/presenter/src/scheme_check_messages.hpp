#pragma once

#include "model/scheme_check.hpp"

#include <optional>
#include <string>

/// The sentences of the scheme check.
namespace bloom::presenter::check_messages {

std::string refusal(model::CheckRefusal refusal, double rate);
std::string lacks_memory();
std::string intro(const model::CheckPlan& plan);

/// "m = 1,024, n = 100, k = 7".
std::string filter(const model::CheckPlan& plan);

std::string started();
std::string cancelled(std::size_t schemes);
std::string done(const model::SchemeCheck& check);

/// "Polynomial 131, 2 of 9", and how long it will take where that is known.
std::string under_way(const model::SchemeCheck& check, std::optional<double> left_ms);

/// What is left of a check that is over, of a filter that has changed since or not.
std::string over(const model::SchemeCheck& check, bool is_outdated);

/// A rate as a multiple of the formula's: "1.02", "12.3", "1,234".
std::string ratio(double value);

/// "1.02 × (0.95 to 1.10)".
std::string ratio_with_interval(double rate, double low, double high);

/// "Polynomial 131", without what a choice adds to it.
std::string scheme_name(model::Scheme scheme);

}  // namespace bloom::presenter::check_messages
