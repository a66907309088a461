#include "model/hash/fnv1a.hpp"

namespace bloom::model {
namespace {

template <class Number>
Number fnv1a(std::string_view bytes, Number basis, Number prime) {
    Number hash = basis;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * prime;
    }
    return hash;
}

}  // namespace

std::uint32_t fnv1a_32(std::string_view bytes, std::uint32_t basis) {
    return fnv1a<std::uint32_t>(bytes, basis, 0x01000193U);
}

std::uint64_t fnv1a_64(std::string_view bytes) {
    return fnv1a<std::uint64_t>(bytes, 0xcbf29ce484222325U, 0x00000100000001b3U);
}

}  // namespace bloom::model
