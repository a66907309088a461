#include "model/filter.hpp"

#include "bloom_128.hpp"
#include "scheme_arithmetic.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace bloom::model {
namespace {

using bloom_128::batch_words;

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

template <class Item>
std::uint64_t count_maybe_of(const BitArray& bits, std::uint32_t k, std::span<const Item> items) {
    std::uint64_t count = 0;
    in_batches(items, [&](std::span<const Item> batch) {
        std::array<std::uint32_t, batch_words> maybe;
        count += bloom_128::ask(bits, k, batch, maybe);
    });
    return count;
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
    if (parameters_.scheme == Scheme::bloom_128) {
        bloom_128::add(bits_, parameters_.k, words);
    } else {
        for (const std::string_view word : words) {
            add(word);
        }
    }
}

void Filter::add_hashes(std::span<const Murmur3Hash128> hashes) {
    bloom_128::add(bits_, parameters_.k, hashes);
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
    if (parameters_.scheme != Scheme::bloom_128) {
        for (std::size_t at = 0; at < words.size(); ++at) {
            answers[at] = may_contain(words[at]);
        }
        return;
    }
    std::fill(answers.begin(), answers.end(), false);
    in_batches(words, [&](std::span<const std::string_view> batch) {
        std::array<std::uint32_t, batch_words> maybe;
        const std::uint32_t passed = bloom_128::ask(bits_, parameters_.k, batch, maybe);
        for (const std::uint32_t place : std::span(maybe).first(passed)) {
            answers[place] = true;
        }
        answers = answers.subspan(batch.size());
    });
}

std::uint64_t Filter::count_maybe(std::span<const std::string_view> words) const {
    if (parameters_.scheme == Scheme::bloom_128) {
        return count_maybe_of(bits_, parameters_.k, words);
    }
    std::uint64_t count = 0;
    for (const std::string_view word : words) {
        count += may_contain(word) ? 1U : 0U;
    }
    return count;
}

std::uint64_t Filter::count_maybe_hashes(std::span<const Murmur3Hash128> hashes) const {
    return count_maybe_of(bits_, parameters_.k, hashes);
}

double Filter::fill_ratio() const {
    return static_cast<double>(bits_.count()) / static_cast<double>(bits_.size());
}

}  // namespace bloom::model
