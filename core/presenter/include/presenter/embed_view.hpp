#pragma once

#include "presenter/controls.hpp"

#include <string>
#include <vector>

namespace bloom::presenter {

/// Which parts of the screens show: a face leaves out the others. The figure, the word, its badges,
/// the sentence and the verdict always show, and so do notices.
struct PartsView {
    bool tabs = true;        ///< the choice of screens, and what leads from one to the other
    bool words = true;       ///< the text field and the words to try; lists of one's own
    bool transport = true;   ///< the steps
    bool members = true;     ///< the words in the filter
    bool statistics = true;  ///< the numbers: rates, fill, sizes, what was measured, its worth
    bool settings = true;    ///< m, k, n, p, hash scheme, preset; what a measurement takes
    bool search = true;      ///< a false positive from the list, ten words, the check of schemes
    bool history = true;     ///< undo, redo, reset
    bool code = true;        ///< the filter in a programming language
    bool charts = true;      ///< curves, histograms, the map of the bits
    bool embed = true;       ///< the way to the dialog below
    bool operator==(const PartsView&) const = default;
};

/// A choice of yes or no.
struct Check {
    std::string label;
    bool checked = false;
    Command command;  ///< makes it the other
    bool operator==(const Check&) const = default;
};

/// Checks with a label before them.
struct CheckGroup {
    std::string label;
    std::vector<Check> checks;
    bool operator==(const CheckGroup&) const = default;
};

/// A text to copy into another page.
struct EmbedOutput {
    std::string id;          ///< "tag", "iframe" or "link": what `Copied` names
    std::string label;       ///< of the text
    std::string text;        ///< empty where what is shown is too long for a link
    std::string copy_label;  ///< on the button that copies it
    std::string copy_note;   ///< what came of it (see Copied), or empty
    bool operator==(const EmbedOutput&) const = default;
};

/// The dialog that hands out what is shown for other pages. All is empty unless it is shown.
struct EmbedView {
    bool shown = false;
    std::string title;
    std::string intro;
    std::vector<CheckGroup> groups;  ///< parts that show, and what is locked
    Choice theme;
    std::string problem;  ///< why there is nothing to copy; else empty
    std::vector<EmbedOutput> outputs;
    std::vector<std::string> notes;  ///< what the other page must allow
    Action close;
    bool operator==(const EmbedView&) const = default;
};

}  // namespace bloom::presenter
