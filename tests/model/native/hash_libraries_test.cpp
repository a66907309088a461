#include "../random_words.hpp"
#include "catch.hpp"
#include "model/hash/blake2b_512.hpp"
#include "model/hash/md5.hpp"
#include "model/hash/sha256.hpp"
#include "model/hash/xxh64.hpp"

#include <openssl/evp.h>
#include <xxhash.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>

using namespace bloom;
using bloom::test::random_bytes;

namespace {

constexpr int rounds = 2'000;

template <std::size_t Length>
std::array<std::uint8_t, Length> digest_by_openssl(const EVP_MD* algorithm,
                                                   const std::string& bytes) {
    std::array<std::uint8_t, Length> digest{};
    unsigned int length = 0;
    REQUIRE(EVP_Digest(bytes.data(), bytes.size(), digest.data(), &length, algorithm, nullptr) ==
            1);
    REQUIRE(length == Length);
    return digest;
}

std::array<std::uint8_t, 64> keyed_blake2b_by_openssl(const std::string& bytes,
                                                      const std::string& key) {
    std::array<std::uint8_t, 64> digest{};
    std::size_t length = 0;
    const void* made = EVP_Q_mac(nullptr,
                                 "BLAKE2BMAC",
                                 nullptr,
                                 nullptr,
                                 nullptr,
                                 key.data(),
                                 key.size(),
                                 reinterpret_cast<const unsigned char*>(bytes.data()),
                                 bytes.size(),
                                 digest.data(),
                                 digest.size(),
                                 &length);
    REQUIRE(made != nullptr);
    REQUIRE(length == digest.size());
    return digest;
}

}  // namespace

TEST_CASE("SHA-256, MD5 and BLAKE2b agree with OpenSSL on random input") {
    std::mt19937_64 random(1);
    for (int round = 0; round < rounds; ++round) {
        const std::string bytes = random_bytes(random, 600);
        CAPTURE(bytes.size());
        REQUIRE(model::sha256(bytes) == digest_by_openssl<32>(EVP_sha256(), bytes));
        REQUIRE(model::md5(bytes) == digest_by_openssl<16>(EVP_md5(), bytes));
        REQUIRE(model::blake2b_512(bytes) == digest_by_openssl<64>(EVP_blake2b512(), bytes));
    }
}

TEST_CASE("Keyed BLAKE2b agrees with OpenSSL on random input and keys of every length") {
    std::mt19937_64 random(2);
    for (int round = 0; round < rounds; ++round) {
        const std::string bytes = random_bytes(random, 600);
        std::string key = random_bytes(random, model::max_blake2b_key_bytes - 1) + "k";
        CAPTURE(bytes.size());
        CAPTURE(key.size());
        REQUIRE(model::blake2b_512(bytes, key) == keyed_blake2b_by_openssl(bytes, key));
    }
}

TEST_CASE("XXH64 agrees with libxxhash on random input and seeds") {
    std::mt19937_64 random(3);
    for (int round = 0; round < rounds; ++round) {
        const std::string bytes = random_bytes(random, 600);
        const std::uint64_t seed = random();
        CAPTURE(bytes.size());
        REQUIRE(model::xxh64(bytes, seed) == XXH64(bytes.data(), bytes.size(), seed));
    }
}
