#pragma once

#include "model/scheme.hpp"
#include "presenter/codec.hpp"
#include "presenter/command.hpp"

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

/// Random values for properties.
namespace bloom::test {

/// Well-formed text of any characters, NUL and the astral planes included; often short.
rc::Gen<std::string> any_word();

/// Any bytes.
rc::Gen<std::string> any_bytes();

/// Any scheme, key, m from 1 to 5,000 and k that the scheme takes.
rc::Gen<model::Parameters> any_parameters();

/// A command that a reader, a script or an attacker could send.
rc::Gen<presenter::Command> any_command();

/// The same, but only such as change the filter.
rc::Gen<presenter::Command> any_change();

}  // namespace bloom::test

namespace bloom::model {
inline void showValue(const Parameters& parameters, std::ostream& out) {
    out << "m " << parameters.m << ", k " << parameters.k << ", scheme "
        << static_cast<int>(parameters.scheme);
}
}  // namespace bloom::model

namespace bloom::presenter {
inline void showValue(const Command& command, std::ostream& out) {
    out << write_command(command);
}
}  // namespace bloom::presenter

namespace rc {
template <>
struct Arbitrary<bloom::presenter::Command> {
    static Gen<bloom::presenter::Command> arbitrary() { return bloom::test::any_command(); }
};
}  // namespace rc
