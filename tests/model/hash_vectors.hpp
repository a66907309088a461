#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// Hashes of fixed inputs as other people's programs compute them, in hexadecimal. The input of a
/// vector is its first `length` bytes of a sequence whose byte i is (37·i + 11) mod 256.
namespace bloom::test {

struct HashVector {
    std::uint32_t length;
    std::string_view fnv1a_32;
    std::string_view fnv1a_64;
    std::string_view murmur3_x86_32_seed_0;
    std::string_view murmur3_x86_32_seed_1;
    std::string_view murmur3_x86_32_seed_60048;
    std::string_view murmur3_x64_128;  ///< h1, then h2, each as a number
    std::string_view xxh64_seed_0;
    std::string_view xxh64_seed_1;
    std::string_view sha256;
    std::string_view blake2b_512;
    std::string_view blake2b_512_key_course;  ///< under the key "course"
    std::string_view md5;
};

/// The input of a vector.
inline std::string input_of(const HashVector& vector) {
    std::string bytes;
    for (std::uint32_t at = 0; at < vector.length; ++at) {
        bytes += static_cast<char>((37 * at + 11) % 256);
    }
    return bytes;
}

/// A number of `digits` hexadecimal digits.
inline std::string hex_number(std::uint64_t number, std::uint32_t digits) {
    std::string text;
    for (std::uint32_t shift = 4 * digits; shift > 0; shift -= 4) {
        text += "0123456789abcdef"[number >> (shift - 4) & 0xfU];
    }
    return text;
}

/// A digest as it is usually written.
template <class Digest>
std::string hex_digest(const Digest& digest) {
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += hex_number(byte, 2);
    }
    return text;
}

inline constexpr std::array hash_vectors{
    HashVector{.length = 0,
               .fnv1a_32 = "811c9dc5",
               .fnv1a_64 = "cbf29ce484222325",
               .murmur3_x86_32_seed_0 = "00000000",
               .murmur3_x86_32_seed_1 = "514e28b7",
               .murmur3_x86_32_seed_60048 = "d862a3d3",
               .murmur3_x64_128 = "00000000000000000000000000000000",
               .xxh64_seed_0 = "ef46db3751d8e999",
               .xxh64_seed_1 = "d5afba1336a3be4b",
               .sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
               .blake2b_512 = "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
                              "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce",
               .blake2b_512_key_course =
                   "b87fd078ceb7d61c367e0cd65a6df506d99ff4c139e672ed1cd8dad9e67458d2"
                   "233b94677df5253d899c2922e4c39590b9d4a18133578b392a27f212e578ef6d",
               .md5 = "d41d8cd98f00b204e9800998ecf8427e"},
    HashVector{.length = 1,
               .fnv1a_32 = "0e0c6b4a",
               .fnv1a_64 = "af63c64c8601c72a",
               .murmur3_x86_32_seed_0 = "4d79446c",
               .murmur3_x86_32_seed_1 = "3f62c9b5",
               .murmur3_x86_32_seed_60048 = "57e2a515",
               .murmur3_x64_128 = "932fc7cce617f1e77a434b816c4508dc",
               .xxh64_seed_0 = "f592c0c7639c4cb6",
               .xxh64_seed_1 = "653ce83baffa4f91",
               .sha256 = "e7cf46a078fed4fafd0b5e3aff144802b853f8ae459a4f0c14add3314b7cc3a6",
               .blake2b_512 = "c3fd8f085f18d380c9cafff7213ef009ca6d8b21f87dfbef9d99368be8f58e5e"
                              "794f20b409cd8f74e573bdbb40f54ca07c5dc498f7de99ddffae43cf033eeebd",
               .blake2b_512_key_course =
                   "1e7402fdd7720c60056713db3874c45d56e0390a0f721134ef8eba06f87d0acd"
                   "d67f1c2c99c8f8b75f4cc44f86fa3e4270dd8e297d13b9108b50b022129a3eaa",
               .md5 = "13c8ffd977013703a701cf8e11deac65"},
    HashVector{.length = 2,
               .fnv1a_32 = "978d310e",
               .fnv1a_64 = "08510e07b505512e",
               .murmur3_x86_32_seed_0 = "6bfe18a9",
               .murmur3_x86_32_seed_1 = "7834fb7d",
               .murmur3_x86_32_seed_60048 = "ad29729e",
               .murmur3_x64_128 = "cff7e5ae5471b39d8549c3b277c47536",
               .xxh64_seed_0 = "78f1ae91e3b05e99",
               .xxh64_seed_1 = "556abe36b669491d",
               .sha256 = "cdc63a6325d5fa92515578c0b418e6eeec1c6d085937a24fc43c2126ea517457",
               .blake2b_512 = "4eafe9451a0e534e64bf75cb4f655d240f45eeaf0969cddb5b20711f8960b4b7"
                              "d57912c8420d1db0123da82e40ab38e907a346932d7b88f7665275a720f87e07",
               .blake2b_512_key_course =
                   "681a9be76039ab2dd49aef020ca66a686df01ac30fe703de8d0c92f8bf61c7d7"
                   "36c1b0711bb57a1380311f6c303c4719851d9eb30798ef437030038760f1e1f5",
               .md5 = "a22664edce89fafc28f264d313c39d51"},
    HashVector{.length = 3,
               .fnv1a_32 = "ee44b241",
               .fnv1a_64 = "270c521898097401",
               .murmur3_x86_32_seed_0 = "389b84e7",
               .murmur3_x86_32_seed_1 = "36ff9222",
               .murmur3_x86_32_seed_60048 = "0ebb3bf5",
               .murmur3_x64_128 = "6afac0b8de81a4b10cdcf4fb816ab243",
               .xxh64_seed_0 = "22c08528601d4f27",
               .xxh64_seed_1 = "5ebfda8c9072a30d",
               .sha256 = "b39fad1a1075f64570b3226d339ea818f9c66ecd2f1c59fd8b9c5a32b54c513f",
               .blake2b_512 = "f57bf23a0958ff528420dd321893d1aae3239e522ce6d358dfa5cd21d1071834"
                              "cc4ab3c1abd34be820a20a683db3942d5b23d774e1f831bf573ed22cd0b3487c",
               .blake2b_512_key_course =
                   "53e9cfda21dd1440a621573f15a86c0d669da011973c3dd6dec7684716b9cec2"
                   "f5393ea6ea40adc75b843a48ec89dde81bf7312e2c5739a392e1060903c5c445",
               .md5 = "876d16c575f9d3d7f51f12fef37237eb"},
    HashVector{.length = 4,
               .fnv1a_32 = "512492e1",
               .fnv1a_64 = "6363faca5810ed01",
               .murmur3_x86_32_seed_0 = "1939e63d",
               .murmur3_x86_32_seed_1 = "75ec20b2",
               .murmur3_x86_32_seed_60048 = "454f975d",
               .murmur3_x64_128 = "d3a4eed1b81f9f728f4cf22ad9a420cd",
               .xxh64_seed_0 = "fb1e5cf2f1ae4d95",
               .xxh64_seed_1 = "76c235e6330f623d",
               .sha256 = "eedb9976fbc850679de37a930e6685d5d7db6ea7c723af34df528aa8b6fa46df",
               .blake2b_512 = "3456b3b292ee4481b54412fec0a739d292dfcef11f70aa01618b9a7c05123bf9"
                              "f40c7bdab5ae4cbcfd677a5f9a3639aaed3f5f09db366c41eb5a264ad5f6c55b",
               .blake2b_512_key_course =
                   "506fc104384f8bbdc614f82e250d5cb53d4b97715d47eecd462c54109e70b66b"
                   "413af9b4cb0bfc582e2767077db1a8b14ce97d08b72c24e1038a4e11a72a3ad8",
               .md5 = "8fafec3f63fff3c667f522a464ff0b10"},
    HashVector{.length = 5,
               .fnv1a_32 = "3a929c5a",
               .fnv1a_64 = "f3d0c3d3a4c3c37a",
               .murmur3_x86_32_seed_0 = "a4811fac",
               .murmur3_x86_32_seed_1 = "c8464bbe",
               .murmur3_x86_32_seed_60048 = "18f0b0b0",
               .murmur3_x64_128 = "b0330f40087f990bad93f9759963f50b",
               .xxh64_seed_0 = "9d213eca1f68f273",
               .xxh64_seed_1 = "db663debd3ccd17a",
               .sha256 = "b0876eace1394020b22cb0718294dd328ac1dc6bae00af2f064289022c86281a",
               .blake2b_512 = "db32479095e482b59bdf5d001580e464d13c5ea31fdcd22fdb0402f3a8bed56f"
                              "c1ff0e34ea77cf9e6c8db3dd0b057ef1f87cbbf5849fc76191489b743b7d6d23",
               .blake2b_512_key_course =
                   "bc795080b28a83d6521a4c1d9168024ad36823c9351ea0535fd8db7bbc67b583"
                   "dd304502532b6b27d961fbfebbb3f27ede7d3c305a5035b59c27ec20d42c932c",
               .md5 = "ab0d81a93adb4de000327a84e462d9e9"},
    HashVector{.length = 7,
               .fnv1a_32 = "2b00e6a9",
               .fnv1a_64 = "fcf25e868166b7a9",
               .murmur3_x86_32_seed_0 = "0ea050dd",
               .murmur3_x86_32_seed_1 = "09dccbe0",
               .murmur3_x86_32_seed_60048 = "80fa6fec",
               .murmur3_x64_128 = "8340cc686662983ba08f38dfaa7ff6f9",
               .xxh64_seed_0 = "5613ac510496c04e",
               .xxh64_seed_1 = "e75581b7bfa15ec7",
               .sha256 = "e759cdfe6d8119afd0dccf1b85394ff66d02636fd01db3189dae43e91e3c1385",
               .blake2b_512 = "317aaba7192b118fc8adf66a44702ace5b95e174a22e0de03b6b034f784c2356"
                              "63c688f7a26fbea833d7990b7757086597d7bfcb6660a62c59c60a0af6ab7125",
               .blake2b_512_key_course =
                   "dd3fd5181adb03611a878d9de88d1204ae57f6f35e439b2da868d9600fd35e00"
                   "eb1cee15036c90cee54adfd41ae0309919225e78c933e117fe54b9cd55b99bb8",
               .md5 = "b30f114de808d724f9fae7700f68c4ba"},
    HashVector{.length = 8,
               .fnv1a_32 = "596b18e5",
               .fnv1a_64 = "368e458de18a10c5",
               .murmur3_x86_32_seed_0 = "3ae449f2",
               .murmur3_x86_32_seed_1 = "17cbff95",
               .murmur3_x86_32_seed_60048 = "fe82f1ec",
               .murmur3_x64_128 = "f0b144007f89ced7d02221832d7af9a1",
               .xxh64_seed_0 = "57cb2b7521f3e21a",
               .xxh64_seed_1 = "fbbee60ba1ff4594",
               .sha256 = "ada1a184226d6b2fd6a3728f3c5411d6651f387a6365d84fee8972f8fe55dba9",
               .blake2b_512 = "e1a364ad180c6b38a156ef4f54e1915daf3bc78d536e94e624f964d8b46a2b2d"
                              "7a5fdc6b923ad62511da5361832558615dce34b6eb8c0be67d87a08dfbf1bbd1",
               .blake2b_512_key_course =
                   "d8a3cd942e6b4d7398b200c0958ecc4dbd0909ff4ed1ae89c4bc127a84619144"
                   "0fee7964f3d9374fc502e2ecbce4c63a3ee80129eec39aef734b4f3c47244118",
               .md5 = "2b8a86f29b92e531d94623c7843bed1a"},
    HashVector{.length = 9,
               .fnv1a_32 = "999818e2",
               .fnv1a_64 = "3dd126163d9ad202",
               .murmur3_x86_32_seed_0 = "593f000d",
               .murmur3_x86_32_seed_1 = "084dffae",
               .murmur3_x86_32_seed_60048 = "d6f41aec",
               .murmur3_x64_128 = "dbb3088eaec8a0b1cbde24182efe09a9",
               .xxh64_seed_0 = "c3f1d09775257b66",
               .xxh64_seed_1 = "b07b63c711f0f9ba",
               .sha256 = "5e0f483e871e0f84851ecd8b9ed0001677c4bf98638ab260d85ed264258c6904",
               .blake2b_512 = "3f02a3f8015b9f386e1311ed12e2e856d28ed997b409488a40624f7f34abc039"
                              "1e50a6caadf5cd857cb665ace865bec43f874afefa0642a2bee4e601664f4034",
               .blake2b_512_key_course =
                   "4a5c7f6717bc39bda540bf5e3627e15492bac41cb07557e8fd567fae3a73d022"
                   "d79d46ab637d728f7fda9a147335a03bf29662e00769a43598b9d16b4cdd5081",
               .md5 = "95c2ed65ca29e1b982021cedc5654f6c"},
    HashVector{.length = 15,
               .fnv1a_32 = "9ba6a6e1",
               .fnv1a_64 = "80b6147d06f684a1",
               .murmur3_x86_32_seed_0 = "6b580432",
               .murmur3_x86_32_seed_1 = "73d297d5",
               .murmur3_x86_32_seed_60048 = "47a28b1d",
               .murmur3_x64_128 = "2906f047b67f83ff49ca338fe7701fac",
               .xxh64_seed_0 = "90a9714eb00e8d29",
               .xxh64_seed_1 = "a362247c52f76975",
               .sha256 = "09792492cd2b1db99c9726d9e94640a1b7fd99dce348acbdcd55daba1c7e7bf2",
               .blake2b_512 = "34602b5c865a5ea2e360a141585f30a182017667f2847a3f07049f40ccee5911"
                              "16330aaafc7d840cfa8ce977f5bc7c5c9a85df6e25dc944c9c69cb26319a3712",
               .blake2b_512_key_course =
                   "83644babba5a6e0f51ffead3fb1ebe13a400dbcf6dfdadc942933abc2c901984"
                   "4e878775192021cb1a99e8ecd2aca323602fc1f851c923fb205eb363bfea9ca0",
               .md5 = "d58e0093dcb633d2398902489f1da5b7"},
    HashVector{.length = 16,
               .fnv1a_32 = "de58a475",
               .fnv1a_64 = "abe96772d4e34c95",
               .murmur3_x86_32_seed_0 = "e6271c29",
               .murmur3_x86_32_seed_1 = "c31b873d",
               .murmur3_x86_32_seed_60048 = "a3ecce68",
               .murmur3_x64_128 = "da9c66580c5ef0fb885aae87bb6c5ff7",
               .xxh64_seed_0 = "c6843cef99721174",
               .xxh64_seed_1 = "8381704f10794f13",
               .sha256 = "cd7d620a0588e54dd46e114a6f4ae5212c82e48abe5a13703649a745861a0c60",
               .blake2b_512 = "d8593745e0822fa67e48557a8c6ee499fb40c357389db75646d16a3b95a71316"
                              "e7b796546fab744e5a30b004b6cc10e6916d92a42e429fa676757c46622bc147",
               .blake2b_512_key_course =
                   "175c58a029ab99c92a648741bb03925d96cf65ac651064cddbaabc821c02310e"
                   "25d3c0b2a799db45a587886f950935d27c1838dd9ab209718112826c3915dee8",
               .md5 = "887b610071c85b140d8615f5cec4875e"},
    HashVector{.length = 17,
               .fnv1a_32 = "338a746a",
               .fnv1a_64 = "00e7961fbe3b820a",
               .murmur3_x86_32_seed_0 = "c792fd21",
               .murmur3_x86_32_seed_1 = "9dbc5b41",
               .murmur3_x86_32_seed_60048 = "13cc3ae4",
               .murmur3_x64_128 = "78b8ee9a775e07d1e36790301698fce0",
               .xxh64_seed_0 = "f72e5e622b272ad6",
               .xxh64_seed_1 = "e41b22f1341234e7",
               .sha256 = "d6ef72ccf1dc07afb3074967c93919b8c410f0b633fec60ee3c7233441ceff44",
               .blake2b_512 = "4ac6384c55aa5b9b6904cf73263d6a1ac9d2f053a1ab3982cd9372680a399e83"
                              "2fd57833888a7a0943196f005077571cf10487f9c721a0033cd6d0454b8bc0ea",
               .blake2b_512_key_course =
                   "ae18fc460365c7344614778c4fa145e768c5cd50fe4f7cded180dad3e6f2aacc"
                   "5bf0bbeb48188c1a138f43f26ec7013a995d54e5af60041248b71b2b9d9fb02e",
               .md5 = "e7765f3b25ce638ea7a2ace6a6cfcbfb"},
    HashVector{.length = 31,
               .fnv1a_32 = "e116c361",
               .fnv1a_64 = "dfc36f0f555eea21",
               .murmur3_x86_32_seed_0 = "a5df4a5b",
               .murmur3_x86_32_seed_1 = "3cb98e93",
               .murmur3_x86_32_seed_60048 = "f119fe9d",
               .murmur3_x64_128 = "b1ca061ed4c5532fcb6926489e7b3763",
               .xxh64_seed_0 = "e4a0e629e519a4ae",
               .xxh64_seed_1 = "30c494e3d8ea5c92",
               .sha256 = "0cc420417cb6a768e632bf1be8d1f197c9c0e9dd1dd2021e3bd37c46cee0516f",
               .blake2b_512 = "c1fdff758fcc0f73ecc5168004905e32a1ad4fa7911ca95b551fc324de933203"
                              "afa437e437a934c7569fb35f9341d485d89a916c6ae2dddee869f7e82d27f415",
               .blake2b_512_key_course =
                   "78f44bc167ad332a8190fc41008754106fe026f207928787a1073bdde6ebfc47"
                   "a171d130d68565ee266fb8470344cdfc3463564c0af3de5a1fd46a1459412704",
               .md5 = "3657c259aba7eedfaf3957b2d5e2cc1f"},
    HashVector{.length = 32,
               .fnv1a_32 = "3dd664a5",
               .fnv1a_64 = "98005e0e1048b9c5",
               .murmur3_x86_32_seed_0 = "76cd521c",
               .murmur3_x86_32_seed_1 = "337a17bf",
               .murmur3_x86_32_seed_60048 = "e8141c77",
               .murmur3_x64_128 = "af7374eb8efe799b3a5200924dcdd6ff",
               .xxh64_seed_0 = "cc6b8aaada790b2d",
               .xxh64_seed_1 = "e73accc75e541b60",
               .sha256 = "83b7a8ed859053c81d818870fab1f8b1ae44d06a98a9665d369a8fd7d2838ded",
               .blake2b_512 = "8980d26eec983d1fd89a0d183c89f8bb2ca9a3556fcd82adc385877fd8e3ca66"
                              "b531fa81515b9189c4859ff03fb74f9ab56429836774cf9aff2b7c54afb4411f",
               .blake2b_512_key_course =
                   "9d852c852c9193510781914a66be1b421a642e1db3a7c71e37bd60f5751c976b"
                   "2c5e89be8e1d3d7ffd1029665cd9975c35d463ff530b5afa33ce3bbd632b1181",
               .md5 = "8e2c0cba10572c7b479aca4e43974fb4"},
    HashVector{.length = 33,
               .fnv1a_32 = "667f820a",
               .fnv1a_64 = "91593fe5ab9315ea",
               .murmur3_x86_32_seed_0 = "df59faad",
               .murmur3_x86_32_seed_1 = "683682cb",
               .murmur3_x86_32_seed_60048 = "5df9b355",
               .murmur3_x64_128 = "08b88a88c3099ba915c06fbdb5df8af9",
               .xxh64_seed_0 = "35ec49850475a832",
               .xxh64_seed_1 = "0fd4b34807971da4",
               .sha256 = "e19474c88a4056ba021fa047becc8366c59b3a933931d508ec4543450731132f",
               .blake2b_512 = "bfd2b7db888daa267fdc33c8a306c51ee6771f1bb2d36f1d9dfd70fe3d9b1426"
                              "cb8ea2fd9379edbddef7ba42c0cf2bd8f720a834e1a589841a56625fbfde368e",
               .blake2b_512_key_course =
                   "7ebed6fb0590d39a6e5122e327be48a61411006da41b1c5c2d0f020b35d1c556"
                   "4f8b1599e1eaec19827c46f4f2b68b45f8ec8a7d7e2147cbf71e763ee372344f",
               .md5 = "3959458490195df012beb252137ae32d"},
    HashVector{.length = 55,
               .fnv1a_32 = "c91d7229",
               .fnv1a_64 = "9306307806b93e69",
               .murmur3_x86_32_seed_0 = "2d4d653a",
               .murmur3_x86_32_seed_1 = "b82723f0",
               .murmur3_x86_32_seed_60048 = "b1987d14",
               .murmur3_x64_128 = "3c7d9d0259443b536ca9f94cc08800db",
               .xxh64_seed_0 = "66a3eed6214e51ff",
               .xxh64_seed_1 = "6e4c4f57685ab1e7",
               .sha256 = "2900465fcb533e05a158fd2b3be0e5e3b03740d83060aa3580e0d98a96bf2384",
               .blake2b_512 = "85cf270a7bc6cc0cb33ea2df167cb553044a6d57f83ea934092d996a0fdeeb97"
                              "b712e1a300e58ebba47236fd3f09d3361f2d03c8475e00dbbc05d67914ac61dd",
               .blake2b_512_key_course =
                   "21a937a4443fb6ffac768a300360741c9d5018595c18dc62b41a5cd596a78dd9"
                   "197a999a1e99df8a0b20ab67d67d9d135219551476d56499e96d9affbc48ad18",
               .md5 = "d872aa0473a24da995ce4ac518ade767"},
    HashVector{.length = 56,
               .fnv1a_32 = "705bc875",
               .fnv1a_64 = "8cc2f2f36cc55a95",
               .murmur3_x86_32_seed_0 = "64014628",
               .murmur3_x86_32_seed_1 = "e45074c9",
               .murmur3_x86_32_seed_60048 = "4b40a955",
               .murmur3_x64_128 = "7b312b303a07e1f72715451cac9786b2",
               .xxh64_seed_0 = "d44977c91550cf3b",
               .xxh64_seed_1 = "661b0d76b4bc54fd",
               .sha256 = "31454ff48ef36af2f08fd511bdc37d9d5855ac23e992e5ff5445cb6b7674a674",
               .blake2b_512 = "f7ecef334552706b6741109a3a88ae88d751ccd388d194e4d63ec77032ff08c7"
                              "e50ed6270015e99a79ddf6c6b56546df8b2830b725dd08633ad5bde5828c2d8a",
               .blake2b_512_key_course =
                   "087b7148fc0218471871a60c4135b0e2bbc117aca97aac4bebdfb05291b6408e"
                   "5948ce5b0f9e305f15d6e592c02e4bb0b2c706864404759f0e5fd91ce4a46a5f",
               .md5 = "e23567645846677c205de80f9779081b"},
    HashVector{.length = 63,
               .fnv1a_32 = "40467021",
               .fnv1a_64 = "2ce10c732a266921",
               .murmur3_x86_32_seed_0 = "139217ad",
               .murmur3_x86_32_seed_1 = "70e3dba2",
               .murmur3_x86_32_seed_60048 = "fbdc2180",
               .murmur3_x64_128 = "281925e2603553ee75495cf694b2ed97",
               .xxh64_seed_0 = "bf9f0ba3cf95b28a",
               .xxh64_seed_1 = "09abc95b9a7fa569",
               .sha256 = "5f6401b96532c36de4e65beec0409b69b1d181864c8009b7a04f43e5d56350d1",
               .blake2b_512 = "8dac5ef4df48783790d11ee20c2376151c6db7b345a7c48d137764c05db20730"
                              "22c0c4780ff512c4ca0cd8e6ab05105004ab87b12cfce78cb7a51670ea41d8c8",
               .blake2b_512_key_course =
                   "7097c8318fdbca051f936b9dc01bd511853d208f9afde2562a9c607a95672658"
                   "9f8c68fb2542e0032fc86abe9141cfbabf33894ae3b6b189958d90a5efdad6bc",
               .md5 = "4775b66278a8fc132ff80923378216cd"},
    HashVector{.length = 64,
               .fnv1a_32 = "35e25b05",
               .fnv1a_64 = "68d12eb09f4476e5",
               .murmur3_x86_32_seed_0 = "0928bc0c",
               .murmur3_x86_32_seed_1 = "23f8271a",
               .murmur3_x86_32_seed_60048 = "1e9cce55",
               .murmur3_x64_128 = "497867a35161e1079a6c3536f9d78a8e",
               .xxh64_seed_0 = "155ccce4bf32befc",
               .xxh64_seed_1 = "166dfdfdb0c6703e",
               .sha256 = "94eb5de4943613fd048dc93393ab06877405faa39c11f53e9386083339833e7e",
               .blake2b_512 = "c615d77563a0a0943ad9c38350a8f929bd05b6d0516c69e5dfebf8ebb15da584"
                              "739a07d59aac48c96d9733803cc553c99bfa523b954bc6558f62708300d0a681",
               .blake2b_512_key_course =
                   "f71e66cb98ac24a01f50f57158676d005aa0c28a9ca75df5c56e7e447f527217"
                   "d7334fe203c0c7531a5a1986f157559df3806076d4cdb731df1a5f060d47d211",
               .md5 = "71e123b70c7aa64826fcfe472694cd1c"},
    HashVector{.length = 65,
               .fnv1a_32 = "2155bbca",
               .fnv1a_64 = "5fe9041ea155a9aa",
               .murmur3_x86_32_seed_0 = "ea161f44",
               .murmur3_x86_32_seed_1 = "15fb5137",
               .murmur3_x86_32_seed_60048 = "81bc2ee8",
               .murmur3_x64_128 = "11fd61fdca4cfbe2bc3f54ea6f42cc40",
               .xxh64_seed_0 = "da5ee441a595cfb8",
               .xxh64_seed_1 = "ba4c674ad6c934a1",
               .sha256 = "fc518669b6eb4b4dd91827ecacef86689c725bd5bab888fd3b26dbb196eec954",
               .blake2b_512 = "458bf9323fcca84fd6a87bfa04ba9725d44bb870e6e4b5b55625671f8ee54bb3"
                              "6f6bec379eb3febdb9e1892bf504cb65ea469db8e4ad6f70c24e0c7315934dd1",
               .blake2b_512_key_course =
                   "0d6bb0752f3cefb6fffe082c9fdefa9cb426cc4f80157deee4879810fb9b2109"
                   "394ba4327f8b5684a6fcaa7983f1605f095073e7421697b9f4bbc22a8be58df4",
               .md5 = "5949948f26e35203661075214faa3966"},
    HashVector{.length = 111,
               .fnv1a_32 = "b98d0e61",
               .fnv1a_64 = "9d350c512899d8e1",
               .murmur3_x86_32_seed_0 = "76a09e8a",
               .murmur3_x86_32_seed_1 = "039dc4f2",
               .murmur3_x86_32_seed_60048 = "5a68abfa",
               .murmur3_x64_128 = "9856d46f1aa88ea26a646960e7794057",
               .xxh64_seed_0 = "f6b573a6263b393c",
               .xxh64_seed_1 = "48f5ba591180b50e",
               .sha256 = "aeca4f5a02aead30b044df2ce00b97f2f4874c25352eaa1916a1831819dcc3dd",
               .blake2b_512 = "c02c5bb4f72ca6627aa2f8267d1806a5359c6423d78de0e655fd4c7a431c5200"
                              "48d4afdec2d14944a761ddbd30e4a400e80f6dcca6ca8ed25a17f8ca49a9d820",
               .blake2b_512_key_course =
                   "dd13a31fe5ab2a11cf698c2f5d1bdf6ad3b72269a6677c9d3d60e75f2958bfa0"
                   "95b7f80a18cac4a95ca37f3cdec1dd2f190b6f32c3f19476fad1f985b6d9bbe8",
               .md5 = "971d0e793c1b82b4ade7bd998916b4da"},
    HashVector{.length = 112,
               .fnv1a_32 = "900dc555",
               .fnv1a_64 = "bafce4e7fd6babb5",
               .murmur3_x86_32_seed_0 = "ce9d6e9c",
               .murmur3_x86_32_seed_1 = "1770bcd9",
               .murmur3_x86_32_seed_60048 = "2109cbdf",
               .murmur3_x64_128 = "c0ba62417d0d91aec45ef0f1c494350e",
               .xxh64_seed_0 = "3d24792ce0ee489b",
               .xxh64_seed_1 = "0c935c2406ae833d",
               .sha256 = "cec7a189fcea0a38f025f11208b1bd2b12ec291ff00ec5448a325c5c8db0c7ac",
               .blake2b_512 = "5deff8298f011da79cc5365e8b71d90a907006aa51caacd07508e85d5bc16ae6"
                              "a114107c449c45a2d903b504b770804d0295bc8ff178cf3ba0cc7ead6ed1208c",
               .blake2b_512_key_course =
                   "35bd7b178dd31d934b24edabc0328bc390e8a9fbfe651be8818e838eec15f18a"
                   "e460dd8e190ca67552e7340e5141665842167ce27c7d9b1388ea941e61d24008",
               .md5 = "0940460d6eb047e4dc1442f81f696669"},
    HashVector{.length = 127,
               .fnv1a_32 = "00007fa1",
               .fnv1a_64 = "57ad0fc558a39521",
               .murmur3_x86_32_seed_0 = "ecdad699",
               .murmur3_x86_32_seed_1 = "14de7fe4",
               .murmur3_x86_32_seed_60048 = "28db75d8",
               .murmur3_x64_128 = "524078234bf661287d1b56fd312bae90",
               .xxh64_seed_0 = "f648961449461a69",
               .xxh64_seed_1 = "2bc7e9b2596f3ad7",
               .sha256 = "0fe729ff19257bd6fec853acc2ea355f6b34b58e6c0f684c3e188fcdfcd9baae",
               .blake2b_512 = "dea83733edb602d92e3fb563b369d7f0ca8beca792b42547726041b6d1e3f6d0"
                              "687c7e9d48fe7f4a316c6ac42230a0d68d8755219c2950a366d726f9ebc434f3",
               .blake2b_512_key_course =
                   "f4301f4cf93bf6238f8007ffa41960da38455745537a3cfba1ff255241db2aaa"
                   "368d80f302ce797691cf039f9a0a5c4399de39e93ab2cfb48e875d01029e1610",
               .md5 = "520bdc2dbab7c25d64263ffb242d9e98"},
    HashVector{.length = 128,
               .fnv1a_32 = "c7c92645",
               .fnv1a_64 = "9ea713559df6a7a5",
               .murmur3_x86_32_seed_0 = "12ad177e",
               .murmur3_x86_32_seed_1 = "cf253abc",
               .murmur3_x86_32_seed_60048 = "7caa81b2",
               .murmur3_x64_128 = "27625e36b3ca4be2c8ba36f684dbcfd7",
               .xxh64_seed_0 = "01166e04da0ea4a8",
               .xxh64_seed_1 = "34614c49c7f9554f",
               .sha256 = "0aedd4856f8eba0963627336ad5144a9a7dbe12498e6066f0165fc97d8ddee4c",
               .blake2b_512 = "d6c9b71996f650444b1c8e121c9440c263d609d8a5fcc70d4dff5fa8ea7c108f"
                              "3e50c73dc04c3efeb6f03816a4edda920307eacd767dd96f5c46ea1204a253c1",
               .blake2b_512_key_course =
                   "846b8d2dabcd4ffa58e19acc49712dd6f0318b412821418061b415c72fedd55a"
                   "7ae87245750b913ab1e6dbf2d424fff0257ec5e191d77fb257fc00d2169547d8",
               .md5 = "3e93b378458b77da96b2357c3bda8cc2"},
    HashVector{.length = 129,
               .fnv1a_32 = "4fa8164a",
               .fnv1a_64 = "8c8d087b6a1e132a",
               .murmur3_x86_32_seed_0 = "07cb5157",
               .murmur3_x86_32_seed_1 = "061f3323",
               .murmur3_x86_32_seed_60048 = "955854b0",
               .murmur3_x64_128 = "23fcfee2dd52f10857400480802406c4",
               .xxh64_seed_0 = "46f0e2b6282dd4fb",
               .xxh64_seed_1 = "6b11fe3ad2077b79",
               .sha256 = "4f1757ae4bffbae86d775b831765b75af154d52f7deaa46dd378051a2d3ad57f",
               .blake2b_512 = "8768b618745af3659b27d0f1fe30760e02d14a42d56abf416c5c907cc0c1d5ac"
                              "16142e2d506ab9fef557348d599ac03d0166877922f63508aa61fd2f247cbea7",
               .blake2b_512_key_course =
                   "fc28bb347aaf19861e053f9f7f62745251a5f1e367ca3ff688e3315f48ee7c59"
                   "2d031ac025b2a2811f68f66322cf5ce2db89f46ddac66f7ed1cda7ca01a51a01",
               .md5 = "d1ae06bbf9128955a34bedb6231eee62"},
    HashVector{.length = 255,
               .fnv1a_32 = "ea8ae8a1",
               .fnv1a_64 = "ca37254936323521",
               .murmur3_x86_32_seed_0 = "fcbed7fd",
               .murmur3_x86_32_seed_1 = "47f2a9c1",
               .murmur3_x86_32_seed_60048 = "ddbb9fc0",
               .murmur3_x64_128 = "8e5f39b2d01cd62f367b4f354474d2c5",
               .xxh64_seed_0 = "178ea4a7d2319abe",
               .xxh64_seed_1 = "6c102d1fbdaed12f",
               .sha256 = "3c835ac0bba7147eaa568a76183d465e72ac456df24b55e01d44dc87be05a971",
               .blake2b_512 = "365de5f419b3f24ee59646088ae7f3fbe37447767af203b530ca7d29432e43f1"
                              "29941e485a17952c85af7053a7157f757d3158218b22c7db3bcdcdb7f32a0061",
               .blake2b_512_key_course =
                   "e22d62333ec889d3c8448d72307c11c853fb9b0cf3df762e5406f88836075d48"
                   "364e442ac96edf62a950778f6a1bf0592f93fc7556d7b8824f91c6c08fb43a29",
               .md5 = "e69ce3a96f27a14cc830d6b8b44b1c74"},
    HashVector{.length = 256,
               .fnv1a_32 = "7faba7c5",
               .fnv1a_64 = "cdea226717516125",
               .murmur3_x86_32_seed_0 = "e7fef2a0",
               .murmur3_x86_32_seed_1 = "256e049b",
               .murmur3_x86_32_seed_60048 = "5df0d0c9",
               .murmur3_x64_128 = "72651697728573d3437c9f8cb0bef786",
               .xxh64_seed_0 = "43c92f09cb3e28cf",
               .xxh64_seed_1 = "ef0337c0c37a2ab2",
               .sha256 = "3ef33734daae0e353f132ff5f3241d8f86ba81f851c0b9685149f079c16eb45b",
               .blake2b_512 = "efef489f93f5d79d19d2cca0cb0ae41f936c26ba8b776b614be5b11ea2243f53"
                              "a43856528daffb6bc3c96ed5e91c51e5d776a488a30cf764c8790942053c715f",
               .blake2b_512_key_course =
                   "31c7fadd670084860b7231d29f591a4ada7f1f8dff4a1c3090ddc74f8f8027c4"
                   "2d8a79d0fd3b38b5e45f67963326b9c09898aadce7beda7249b5d605918fda1e",
               .md5 = "d2fc7db3ff87e1ebaabbcb16c0c92ea2"},
    HashVector{.length = 1000,
               .fnv1a_32 = "0efa2c85",
               .fnv1a_64 = "215b69a99ce7eea5",
               .murmur3_x86_32_seed_0 = "071ccec5",
               .murmur3_x86_32_seed_1 = "8980b04e",
               .murmur3_x86_32_seed_60048 = "097da6f0",
               .murmur3_x64_128 = "dfc8b9c655b059d27a785bf485a3ee3a",
               .xxh64_seed_0 = "128da10cfbdc59d9",
               .xxh64_seed_1 = "e96d1e3ddae08385",
               .sha256 = "57799de80e3dd6e2ac4d40c41a150d1662f7f87d0d994776a2fdc37c39b0ea4e",
               .blake2b_512 = "5693517d6f0aea005878b63f56adf833bb99e250f62b231eef92be20c2b4427c"
                              "810f8e5323f7b2a6db203c44908430001c23359aa57c9cb4c81cac2b4b2c5f1b",
               .blake2b_512_key_course =
                   "b640dc9fad94b9b03fb70089accb264cbbb57eaf90beddba396e72354b7a0600"
                   "c461fe30c977c17519489088904cca90b709325142ea707fa0be47862c99a886",
               .md5 = "c3cb8ae118768782aa1896d7fb2827ef"},
};

}  // namespace bloom::test
