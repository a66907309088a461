#include "model/lines.hpp"

#include <algorithm>

namespace bloom::model {
namespace {

constexpr std::string_view utf_8_mark = "\xef\xbb\xbf";

bool is_utf_16(std::string_view first_line) {
    return first_line.starts_with("\xff\xfe") || first_line.starts_with("\xfe\xff");
}

/// Where the first CR, LF or NUL is, or the end.
std::size_t end_of_line(std::string_view bytes) {
    const auto* const found = std::find_if(bytes.begin(), bytes.end(), [](char byte) {
        // One comparison for nearly all bytes: only control characters are below.
        return static_cast<unsigned char>(byte) <= '\r' &&
               (byte == '\n' || byte == '\r' || byte == '\0');
    });
    return static_cast<std::size_t>(found - bytes.begin());
}

}  // namespace

std::optional<std::string_view> LineSplitter::next() {
    if (is_begun_given_) {
        begun_.clear();
        is_begun_given_ = false;
    }
    if (fault_) {
        return std::nullopt;
    }
    if (is_behind_cr_ && !chunk_.empty()) {
        chunk_.remove_prefix(chunk_.front() == '\n' ? 1 : 0);
        is_behind_cr_ = false;
    }
    const std::size_t end = end_of_line(chunk_);
    const std::string_view piece = chunk_.substr(0, end);
    const bool has_end = end < chunk_.size();
    const std::uint64_t most = most_bytes_ + (lines_ == 0 ? utf_8_mark.size() : 0);
    if (has_end && chunk_[end] == '\0') {
        begun_.append(piece.substr(0, 2));
        refuse(lines_ == 0 && is_utf_16(begun_) ? LineFault::utf_16 : LineFault::binary);
        return std::nullopt;
    }
    if (begun_.size() + piece.size() > most) {
        refuse(LineFault::too_long);
        return std::nullopt;
    }
    if (has_end) {
        is_behind_cr_ = chunk_[end] == '\r';
        chunk_.remove_prefix(end + 1);
        if (begun_.empty()) {
            return finished(piece);
        }
    } else {
        chunk_ = {};
    }
    begun_.append(piece);
    if (!has_end && !(has_ended_ && !begun_.empty())) {
        return std::nullopt;
    }
    is_begun_given_ = true;
    return finished(begun_);
}

/// `line` as it is given.
std::optional<std::string_view> LineSplitter::finished(std::string_view line) {
    if (lines_ == 0) {
        if (is_utf_16(line)) {
            refuse(LineFault::utf_16);
            return std::nullopt;
        }
        line.remove_prefix(line.starts_with(utf_8_mark) ? utf_8_mark.size() : 0);
    }
    if (line.size() > most_bytes_) {
        refuse(LineFault::too_long);
        return std::nullopt;
    }
    ++lines_;
    return line;
}

void LineSplitter::refuse(LineFault fault) {
    fault_ = fault;
    chunk_ = {};
}

}  // namespace bloom::model
