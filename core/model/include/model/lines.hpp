#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bloom::model {

/// Longest line that is taken, as long as the longest word: 64 KiB.
inline constexpr std::uint64_t max_line_bytes = 65'536;

/// Why a file is no list of lines.
enum class LineFault : std::uint8_t {
    too_long,  ///< a line above the limit
    binary,    ///< a NUL byte: an image, a program, an archive
    utf_16,    ///< text in UTF-16, by the mark it begins with
};

/// Splits a file that comes in chunks, cut anywhere, into lines. A line ends with LF, CR LF or CR;
/// the last one may do without. A byte order mark of UTF-8 at the beginning is left out. What the
/// bytes of a line are is not looked into, apart from NUL.
///
///     splitter.give(chunk);
///     while (const auto line = splitter.next()) { … }
///
/// for each chunk, and after `end` the same once more. Holds one line at most.
class LineSplitter {
public:
    explicit LineSplitter(std::uint64_t most_bytes = max_line_bytes) : most_bytes_(most_bytes) {}

    /// Takes the next chunk, which must stay where it is until `next` has given nothing.
    void give(std::string_view chunk) { chunk_ = chunk; }

    /// Tells that there are no more chunks.
    void end() { has_ended_ = true; }

    /// The next line, without its end; nothing if it takes another chunk or `end`, or there is a
    /// fault. Valid until the next call. Linear.
    std::optional<std::string_view> next();

    /// Lines given so far. After a fault, those before the line that has it.
    [[nodiscard]] std::uint64_t lines() const { return lines_; }

    /// What made this file no list of lines, for good.
    [[nodiscard]] std::optional<LineFault> fault() const { return fault_; }

private:
    std::optional<std::string_view> finished(std::string_view line);
    void refuse(LineFault fault);

    std::uint64_t most_bytes_;
    std::string_view chunk_;
    std::string begun_;            // what earlier chunks held of the current line
    bool is_begun_given_ = false;  // it was the last line given
    bool is_behind_cr_ = false;    // an LF that follows belongs to the same end of line
    bool has_ended_ = false;
    std::uint64_t lines_ = 0;
    std::optional<LineFault> fault_;
};

}  // namespace bloom::model
