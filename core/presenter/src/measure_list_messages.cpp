#include "measure_list_messages.hpp"

#include "format.hpp"
#include "measure_messages.hpp"
#include "model/intervals.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <utility>

namespace bloom::presenter::list_messages {
namespace {

std::string lines(std::uint64_t count) {
    return grouped(count) + (count == 1 ? " line" : " lines");
}

std::string rate_over(const model::RateMeasurement& measured, const std::string& what) {
    const model::Interval within =
        model::wilson_interval(measured.false_positives, measured.queries);
    constexpr std::uint32_t digits = 4;
    return "Of " + grouped(measured.queries) + " " + what + " " +
           (measured.false_positives == 0 ? "none" : grouped(measured.false_positives)) +
           " passed: " +
           percentage(static_cast<double>(measured.false_positives) /
                          static_cast<double>(measured.queries),
                      digits) +
           ", with 95 % confidence " + measure_messages::interval(within.low, within.high) + ".";
}

}  // namespace

std::string problem(ListProblem problem) {
    switch (problem) {
        case ListProblem::folder:
            return "That is a folder: open one text file, one entry a line.";
        case ListProblem::several:
            return "That is more than one file: open them one at a time.";
        case ListProblem::unreadable:
            break;
    }
    return "The file can’t be read: it may have been moved, or it may be locked.";
}

std::string fault(const model::ListReport& report) {
    switch (*report.fault) {
        case model::ListFault::too_long:
            return "Line " + grouped(report.fault_line) + " is longer than " +
                   binary_memory(static_cast<double>(model::max_line_bytes)) +
                   ": that is no list with one entry a line.";
        case model::ListFault::binary:
            return "This is no text: line " + grouped(report.fault_line) +
                   " has a byte of zero, as images, programs and archives do.";
        case model::ListFault::utf_16:
            return "This text is in UTF-16: save it as UTF-8 and open it again.";
        case model::ListFault::empty:
            break;
        case model::ListFault::too_many:
            return "There is no room here for so many different lines: after " +
                   lines(report.lines) + " the memory that a list may take was full.";
    }
    if (report.bytes == 0) {
        return "The file is empty.";
    }
    return report.ill_formed > 0
               ? "None of its " + lines(report.lines) + " counts: they are blank, or no UTF-8."
           : report.members > 0 ? "None of its lines is new: all of them are members."
                                : "All of its lines are blank.";
}

std::string no_rate() {
    return "A list is sized for the rate p: give p a rate between 0 and 100 % first.";
}

std::string no_members() {
    return "Open a list of members first: a list of non-members is asked of its filter.";
}

std::string file(const ListFile& file) {
    constexpr std::uint32_t characters = 40;
    return shown_word(file.name, characters) + ", " +
           decimal_memory(static_cast<double>(file.bytes));
}

std::string reading(const ListFile& one) {
    return "Reading " + file(one) + ".";
}

std::string read(const model::ListReport& report) {
    return "Read: " + lines(report.lines) + ", " + grouped(report.distinct) +
           " different ones. Measuring.";
}

std::string status(const ListRun& run) {
    const model::ListMeasurement& work = run.work;
    std::string text;
    if (run.reading) {
        const model::ListReport& report =
            run.reading == ListKind::members ? work.members() : work.non_members();
        text = "Reading, " + lines(report.lines) + " so far, " + grouped(report.distinct) +
               " different";
    } else if (run.is_working()) {
        text = std::string(work.phase() == model::ListPhase::building ? "Adding the lines"
                           : work.phase() == model::ListPhase::rechecking
                               ? "Asking for the lines again"
                               : "Asking for generated keys") +
               ", " + grouped(work.done()) + " of " + grouped(work.total()) + " steps";
    } else {
        return run.cancelled ? "Cancelled; what was counted until then stays." : "Measured.";
    }
    constexpr double told_from_ms = 500;
    if (!run.reading && run.elapsed_ms && *run.elapsed_ms >= told_from_ms && work.done() > 0) {
        // The time of reading is in it, too: a rough guess is enough.
        const double a_step = *run.elapsed_ms / static_cast<double>(work.done());
        text += "; " + measure_messages::time_left(a_step *
                                                   static_cast<double>(work.total() - work.done()));
    }
    return text + ".";
}

std::string left_out(const model::ListReport& report) {
    std::vector<std::string> parts;
    if (report.ill_formed > 0) {
        std::vector<std::string> numbers;
        for (const std::uint64_t line : report.ill_formed_lines) {
            numbers.push_back(grouped(line));
        }
        const std::uint64_t others = report.ill_formed - report.ill_formed_lines.size();
        if (others > 0) {
            numbers.push_back(counted(others, "other", "others"));
        }
        parts.push_back((report.ill_formed == 1 ? "line " : "lines ") + listed(numbers) +
                        ", not well-formed UTF-8");
    }
    if (report.blank > 0) {
        parts.push_back(counted(report.blank, "blank line", "blank lines"));
    }
    if (report.duplicates > 0) {
        parts.push_back(counted(report.duplicates, "duplicate", "duplicates"));
    }
    if (report.members > 0) {
        parts.push_back(counted(report.members, "line that is a member", "lines that are members"));
    }
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "Left out: " : "; ") + part;
    }
    return text.empty() ? text : text + ".";
}

std::string result(const ListRun& run) {
    const model::ListMeasurement& work = run.work;
    std::string text;
    if (work.of_generated().queries > 0) {
        text = rate_over(work.of_generated(), "generated keys");
    }
    if (run.has_non_members && work.of_non_members().queries > 0) {
        text += (text.empty() ? "" : " ") +
                rate_over(work.of_non_members(), "lines of your list of non-members");
    }
    return text;
}

}  // namespace bloom::presenter::list_messages
