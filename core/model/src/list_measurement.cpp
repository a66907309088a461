#include "model/list_measurement.hpp"

#include "model/keys.hpp"
#include "model/utf8.hpp"

#include <algorithm>

namespace bloom::model {
namespace {

ListFault list_fault(LineFault fault) {
    switch (fault) {
        case LineFault::too_long:
            break;
        case LineFault::binary:
            return ListFault::binary;
        case LineFault::utf_16:
            return ListFault::utf_16;
    }
    return ListFault::too_long;
}

/// The parameters for n words at rate p, with no more hash functions than there are.
std::optional<Parameters> parameters_for(std::uint64_t n, double p) {
    const std::optional<Size> least = least_size(n, p);
    if (!least) {
        return std::nullopt;
    }
    Parameters parameters{.m = least->m, .k = least->k, .scheme = Scheme::bloom_128};
    if (parameters.k > max_hashes) {
        const std::optional<std::uint64_t> m = least_bits_with(n, p, max_hashes);
        if (!m) {
            return std::nullopt;
        }
        parameters.m = *m;
        parameters.k = max_hashes;
    }
    return parameters;
}

}  // namespace

ListMeasurement::ListMeasurement(const ListPlan& plan) : plan_(plan) {}

void ListMeasurement::give(std::string_view chunk) {
    if (phase_ != ListPhase::reading_members && phase_ != ListPhase::reading_non_members) {
        return;
    }
    List& list = phase_ == ListPhase::reading_members ? members_ : non_members_;
    list.report.bytes += chunk.size();
    list.splitter.give(chunk);
    read_lines(list);
}

void ListMeasurement::end() {
    if (phase_ == ListPhase::reading_members) {
        members_.splitter.end();
        read_lines(members_);
        if (phase_ == ListPhase::reading_members) {
            begin_building();
        }
    } else if (phase_ == ListPhase::reading_non_members) {
        non_members_.splitter.end();
        read_lines(non_members_);
        if (non_members_.report.distinct == 0 && !non_members_.report.fault) {
            non_members_.report.fault = ListFault::empty;
        }
        phase_ = ListPhase::finished;
    }
}

bool ListMeasurement::begin_non_members() {
    const bool is_over = phase_ == ListPhase::finished || phase_ == ListPhase::reading_non_members;
    if (!filter_ || !is_over) {
        return false;
    }
    non_members_ = List{};
    waiting_.clear();
    of_non_members_.queries = 0;
    of_non_members_.false_positives = 0;
    phase_ = ListPhase::reading_non_members;
    return true;
}

std::uint64_t ListMeasurement::memory_bytes() const {
    return members_.hashes.bytes() + non_members_.hashes.bytes() +
           (filter_ ? required_bytes(filter_->parameters().m) : 0);
}

void ListMeasurement::read_lines(List& list) {
    while (const auto line = list.splitter.next()) {
        read_line(list, *line);
        if (list.hashes.bytes() > plan_.memory_limit / 2) {
            list.report.fault = ListFault::too_many;
            break;
        }
    }
    if (list.splitter.fault()) {
        list.report.fault = list_fault(*list.splitter.fault());
        list.report.fault_line = list.splitter.lines() + 1;
    }
    ask_waiting();
    if (list.report.fault) {
        phase_ = ListPhase::finished;
    }
}

void ListMeasurement::read_line(List& list, std::string_view line) {
    ListReport& report = list.report;
    ++report.lines;
    if (line.empty()) {
        ++report.blank;
        return;
    }
    if (find_utf8_error(line)) {
        ++report.ill_formed;
        if (report.ill_formed_lines.size() < max_named_lines) {
            report.ill_formed_lines.push_back(report.lines);
        }
        return;
    }
    const Murmur3Hash128 hash = bloom_128_hash(line);
    if (!list.hashes.insert(hash)) {
        ++report.duplicates;
        return;
    }
    if (phase_ == ListPhase::reading_non_members) {
        if (members_.hashes.contains(hash)) {
            ++report.members;
            return;
        }
        waiting_.push_back(hash);
    }
    ++report.distinct;
}

/// Asks about the lines of the second list that were read since the last time.
void ListMeasurement::ask_waiting() {
    if (!waiting_.empty()) {
        of_non_members_.false_positives += filter_->count_maybe_hashes(waiting_);
        of_non_members_.queries += waiting_.size();
        waiting_.clear();
    }
}

void ListMeasurement::begin_building() {
    const std::uint64_t n = members_.report.distinct;
    phase_ = ListPhase::finished;
    if (n == 0) {
        members_.report.fault = ListFault::empty;
        return;
    }
    const std::optional<Parameters> parameters = parameters_for(n, plan_.rate);
    if (parameters && required_bytes(parameters->m) <= plan_.memory_limit / 2) {
        filter_ = Filter::make(*parameters);
    }
    if (!filter_) {
        members_.report.fault = ListFault::too_many;
        return;
    }
    phase_ = ListPhase::building;
    total_ = 2 * n + plan_.queries;
}

bool ListMeasurement::advance(std::uint64_t operations) {
    const auto is_busy = [this] {
        return phase_ == ListPhase::building || phase_ == ListPhase::rechecking ||
               phase_ == ListPhase::asking;
    };
    while (operations > 0 && is_busy()) {
        carry_out(operations);
    }
    return is_busy();
}

/// One group of the phase's operations, taken off `operations`.
void ListMeasurement::carry_out(std::uint64_t& operations) {
    std::uint64_t count = 0;
    if (phase_ == ListPhase::asking) {
        count = ask_generated(operations);
    } else {
        waiting_.clear();
        members_.hashes.append_part(part_, waiting_);
        count = waiting_.size();
        if (phase_ == ListPhase::building) {
            filter_->add_hashes(waiting_);
        } else {
            false_negatives_ += count - filter_->count_maybe_hashes(waiting_);
        }
        waiting_.clear();
        ++part_;
    }
    done_ += count;
    operations -= std::min(operations, count);
    go_on_when_over();
}

std::uint64_t ListMeasurement::ask_generated(std::uint64_t most) {
    const auto count = static_cast<std::uint32_t>(
        std::min({most, plan_.queries - asked_, std::uint64_t{KeyBatch::capacity}}));
    KeyBatch batch;
    for (const std::string_view key : batch.make(plan_.seed, first_non_member + asked_, count)) {
        const Murmur3Hash128 hash = bloom_128_hash(key);
        if (members_.hashes.contains(hash)) {
            ++generated_members_;
        } else {
            waiting_.push_back(hash);
        }
    }
    of_generated_.false_positives += filter_->count_maybe_hashes(waiting_);
    of_generated_.queries += waiting_.size();
    waiting_.clear();
    asked_ += count;
    return count;
}

void ListMeasurement::go_on_when_over() {
    if (phase_ != ListPhase::asking && part_ == DistinctHashes::parts) {
        part_ = 0;
        if (phase_ == ListPhase::building) {
            of_generated_.members = members_.report.distinct;
            of_generated_.set_bits = filter_->bits().count();
            of_non_members_ = of_generated_;
            phase_ = ListPhase::rechecking;
        } else {
            phase_ = ListPhase::asking;
        }
    }
    if (phase_ == ListPhase::asking && asked_ == plan_.queries) {
        phase_ = plan_.has_non_members ? ListPhase::reading_non_members : ListPhase::finished;
    }
}

}  // namespace bloom::model
