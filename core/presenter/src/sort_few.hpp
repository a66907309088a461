#pragma once

#include <iterator>
#include <utility>

namespace bloom::presenter {

/// Sorts what is short or nearly in order, and keeps the order of equals; quadratic otherwise.
/// The standard sorts, each written out for its type of element, are 4 kB of the page to download.
template <class Iterator, class Less>
void sort_few(Iterator first, Iterator last, const Less& less) {
    for (Iterator next = first; next != last; ++next) {
        for (Iterator at = next; at != first && less(*at, *std::prev(at)); --at) {
            std::iter_swap(at, std::prev(at));
        }
    }
}

}  // namespace bloom::presenter
