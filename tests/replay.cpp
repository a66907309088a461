// Reads commands from standard input, one a line, and prints the view state after each as stable
// text. Blank lines and lines that begin with # are passed over. A line that can't be read is told
// on standard error with its number and skipped; the exit status is then 2, else 0.

#include "presenter/playground.hpp"
#include "presenter/view_text.hpp"

#include <cstdio>
#include <iostream>
#include <string>

int main() {
    constexpr int unreadable = 2;
    bloom::presenter::Playground playground;
    int status = 0;
    int number = 0;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const std::string error = playground.run(line);
        if (!error.empty()) {
            std::cerr << "line " << number << ": " << error << '\n';
            status = unreadable;
            continue;
        }
        playground.finish();
        std::cout << "> " << line << '\n' << to_lines(playground.view()) << '\n';
    }
    return status;
}
