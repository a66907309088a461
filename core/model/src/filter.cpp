#include "model/filter.hpp"

#include "scheme_arithmetic.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace bloom::model {
namespace {

/// Words that are under way at once. Enough that memory always has something to fetch, few enough
/// that what it fetched is still in the nearest cache when it is wanted.
constexpr std::uint32_t batch_words = 64;

/// `items` in parts of at most `batch_words`.
template <class Item, class Use>
void in_batches(std::span<const Item> items, const Use& use) {
    while (!items.empty()) {
        const std::span<const Item> batch =
            items.first(std::min<std::size_t>(items.size(), batch_words));
        use(batch);
        items = items.subspan(batch.size());
    }
}

template <class Item, class WorkingsOf>
void add_all(const Parameters& parameters,
             BitArray& bits,
             std::span<const Item> items,
             const WorkingsOf& workings_of) {
    std::array<std::uint64_t, std::size_t{batch_words} * max_hashes> positions;
    in_batches(items, [&](std::span<const Item> batch) {
        std::uint32_t count = 0;
        for (const Item& item : batch) {
            const auto working_of = workings_of(item);
            for (std::uint32_t i = 0; i < parameters.k; ++i) {
                const std::uint64_t position = position_of(working_of(i), parameters.m);
                bits.prefetch(position);
                positions[count++] = position;
            }
        }
        for (const std::uint64_t position : std::span(positions).first(count)) {
            bits.set(position);
        }
    });
}

/// Asks round by round: first the first bit of every word, then the second bit of those whose first
/// was 1, and so on. No bit is read that one query alone would not read, and all reads of a round
/// are independent. Calls `maybe(number)` for each word that passes.
template <class Item, class WorkingsOf, class Maybe>
void ask_all(const Parameters& parameters,
             const BitArray& bits,
             std::span<const Item> items,
             const WorkingsOf& workings_of,
             const Maybe& maybe) {
    using Workings = decltype(workings_of(items.front()));
    struct Question {
        Workings working_of;
        std::uint64_t position;
        std::uint32_t number;
    };
    std::array<Question, batch_words> questions;
    std::uint32_t number = 0;
    in_batches(items, [&](std::span<const Item> batch) {
        std::uint32_t open = 0;
        for (const Item& item : batch) {
            const Workings working_of = workings_of(item);
            const std::uint64_t position = position_of(working_of(0), parameters.m);
            bits.prefetch(position);
            questions[open++] = {.working_of = working_of,
                                 .position = position,
                                 .number = number++};
        }
        for (std::uint32_t i = 1; i < parameters.k; ++i) {
            std::uint32_t left = 0;
            for (std::uint32_t at = 0; at < open; ++at) {
                Question question = questions[at];
                const bool goes_on = bits.test(question.position);
                question.position = position_of(question.working_of(i), parameters.m);
                bits.prefetch(question.position);
                questions[left] = question;
                left += goes_on ? 1U : 0U;
            }
            open = left;
        }
        for (std::uint32_t at = 0; at < open; ++at) {
            if (bits.test(questions[at].position)) {
                maybe(questions[at].number);
            }
        }
    });
}

MixedWorkings workings_of_hash(const Murmur3Hash128& hash) {
    return {.h1 = hash.h1, .h2 = hash.h2};
}

}  // namespace

std::optional<Filter> Filter::make(const Parameters& parameters) {
    if (parameters.k == 0 || parameters.k > most_hashes(parameters.scheme)) {
        return std::nullopt;
    }
    auto bits = BitArray::make(parameters.m);
    if (!bits) {
        return std::nullopt;
    }
    return Filter(parameters, std::move(*bits));
}

void Filter::add(std::string_view word) {
    with_workings(parameters_, word, [this](const auto& working_of) {
        for (std::uint32_t i = 0; i < parameters_.k; ++i) {
            bits_.set(position_of(working_of(i), parameters_.m));
        }
    });
}

void Filter::add(std::span<const std::string_view> words) {
    with_scheme(parameters_,
                [&](const auto& workings_of) { add_all(parameters_, bits_, words, workings_of); });
}

void Filter::add_hashes(std::span<const Murmur3Hash128> hashes) {
    add_all(parameters_, bits_, hashes, workings_of_hash);
}

bool Filter::may_contain(std::string_view word) const {
    return with_workings(parameters_, word, [this](const auto& working_of) {
        for (std::uint32_t i = 0; i < parameters_.k; ++i) {
            if (!bits_.test(position_of(working_of(i), parameters_.m))) {
                return false;
            }
        }
        return true;
    });
}

void Filter::may_contain(std::span<const std::string_view> words, std::span<bool> answers) const {
    std::fill(answers.begin(), answers.end(), false);
    with_scheme(parameters_, [&](const auto& workings_of) {
        ask_all(parameters_, bits_, words, workings_of, [answers](std::uint32_t number) {
            answers[number] = true;
        });
    });
}

std::uint64_t Filter::count_maybe(std::span<const std::string_view> words) const {
    std::uint64_t count = 0;
    with_scheme(parameters_, [&](const auto& workings_of) {
        ask_all(parameters_, bits_, words, workings_of, [&count](std::uint32_t) { ++count; });
    });
    return count;
}

std::uint64_t Filter::count_maybe_hashes(std::span<const Murmur3Hash128> hashes) const {
    std::uint64_t count = 0;
    ask_all(parameters_, bits_, hashes, workings_of_hash, [&count](std::uint32_t) { ++count; });
    return count;
}

double Filter::fill_ratio() const {
    return static_cast<double>(bits_.count()) / static_cast<double>(bits_.size());
}

}  // namespace bloom::model
