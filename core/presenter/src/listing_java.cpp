#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view java() {
    return R"(@if halves md5-single
import java.math.BigInteger;
@end
@if murmur3-32 fnv1a-double digest bloom-128
import java.nio.charset.StandardCharsets;
@end
@if digest
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
@end
@if halves
import java.util.Arrays;
@end
import java.util.BitSet;

public final class BloomFilter {
@if figure
    private static final int[] SEEDS = {{{seeds}}};

@end
    private final int m;
@if any-k
    private final int k;
@end
    private final BitSet bits = new BitSet();

@if any-k
    public BloomFilter() {
        this({{m}}, {{k}});
    }

    public BloomFilter(int m, int k) {
        this.m = m;
        this.k = k;
    }
@else
    public BloomFilter() {
        this({{m}});
    }

    public BloomFilter(int m) {
        this.m = m;
    }
@end

    public void add(String word) {  @add
        for (int position : positions(word)) {
            bits.set(position);  @set
        }
    }

    /** false: definitely not. true: maybe. */
    public boolean mayContain(String word) {  @query
        for (int position : positions(word)) {
            if (!bits.get(position)) {  @test
                return false;  @miss
            }
        }
        return true;  @pass
    }

    /** Where the word's bits are, 0 to m - 1. */
    public int[] positions(String word) {
@if murmur3-32 fnv1a-double digest bloom-128
        byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
@end
@if any-k
        int[] positions = new int[k];
@end
@if figure
        int[] positions = new int[SEEDS.length];
        for (int i = 0; i < SEEDS.length; ++i) {
            positions[i] = Integer.remainderUnsigned(murmur3(bytes, SEEDS[i]), m);  @position
        }
@end
@if polynomial-131
        for (int i = 0; i < k; ++i) {
            positions[i] = Integer.remainderUnsigned(polynomial(word, i + 1), m);  @position
        }
@end
@if fnv1a-double
        int h1 = fnv1a(bytes, 0x811c9dc5);
        int h2 = fnv1a(bytes, 0x9e3779b9) | 1;
        for (int i = 0; i < k; ++i) {
            positions[i] = Integer.remainderUnsigned(h1 + i * h2, m);  @position
        }
@end
@if murmur3-double
        long h1 = Math.floorMod(murmur3(bytes, 0), m);
        long h2 = Math.floorMod(murmur3(bytes, 1), m);
        for (int i = 0; i < k; ++i) {
            positions[i] = (int) ((h1 + i * h2) % m);  @position
        }
@end
@if murmur3-seeded
        for (int i = 0; i < k; ++i) {
            positions[i] = Math.floorMod(murmur3(bytes, i), m);  @position
        }
@end
@if halves
        byte[] digest = digest(bytes);
        BigInteger h1 = new BigInteger(1, Arrays.copyOfRange(digest, 0, 8));
        BigInteger h2 = new BigInteger(1, Arrays.copyOfRange(digest, 8, 16)).setBit(0);
        for (int i = 0; i < k; ++i) {
            BigInteger sum = h1.add(h2.multiply(BigInteger.valueOf(i)));  @position
            positions[i] = sum.mod(BigInteger.valueOf(m)).intValue();  @position
        }
@end
@if md5-single
        BigInteger number = new BigInteger(1, digest(bytes));
        int position = number.mod(BigInteger.valueOf(m)).intValue();  @position
        return new int[] {position};
@end
@if bloom-128
        long[] half = murmur3(bytes, 1);
        for (int i = 0; i < k; ++i) {
            long mixed = mix(half[0] + i * half[1] + (i * i * i - i) / 6);  @position
            // Math.multiplyHigh takes mixed for signed.
            positions[i] = (int) (Math.multiplyHigh(mixed, m) + (mixed < 0 ? m : 0));  @position
        }
@end
@if any-k figure
        return positions;
@end
    }
@if murmur3-32

    /** MurmurHash3, x86, 32 bits. */
    private static int murmur3(byte[] bytes, int seed) {
        int h = seed;
        int at = 0;
        for (; at + 4 <= bytes.length; at += 4) {
            h = Integer.rotateLeft(h ^ block(bytes, at), 13) * 5 + 0xe6546b64;
        }
        h ^= block(bytes, at) ^ bytes.length;
        h = (h ^ (h >>> 16)) * 0x85ebca6b;
        h = (h ^ (h >>> 13)) * 0xc2b2ae35;
        return h ^ (h >>> 16);
    }

    /** Four bytes as a little-endian number, mixed; those behind the end count as 0. */
    private static int block(byte[] bytes, int at) {
        int number = 0;
        for (int i = 0; i < 4 && at + i < bytes.length; ++i) {
            number |= (bytes[at + i] & 0xff) << (8 * i);
        }
        return Integer.rotateLeft(number * 0xcc9e2d51, 15) * 0x1b873593;
    }
@end
@if polynomial-131

    /** A polynomial in 131 over the word's code points. */
    private static int polynomial(String word, int seed) {
        int h = seed;
        for (int codePoint : word.codePoints().toArray()) {
            h = h * 131 + codePoint;
        }
        return h;
    }
@end
@if fnv1a-double

    /** FNV-1a, 32 bits, from any start. */
    private static int fnv1a(byte[] bytes, int h) {
        for (byte one : bytes) {
            h = (h ^ (one & 0xff)) * 0x01000193;
        }
        return h;
    }
@end
@if digest

    private static byte[] digest(byte[] bytes) {
        try {
@end
@if sha256-double
            return MessageDigest.getInstance("SHA-256").digest(bytes);
@end
@if md5-single
            return MessageDigest.getInstance("MD5").digest(bytes);
@end
@if digest
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }
@end
@if bloom-128

    /** MurmurHash3, x64, 128 bits, in two halves. */
    private static long[] murmur3(byte[] bytes, long seed) {
        long c1 = 0x87c37b91114253d5L;
        long c2 = 0x4cf5ad432745937fL;
        long h1 = seed;
        long h2 = seed;
        int at = 0;
        for (; at + 16 <= bytes.length; at += 16) {
            h1 ^= Long.rotateLeft(load(bytes, at) * c1, 31) * c2;
            h1 = (Long.rotateLeft(h1, 27) + h2) * 5 + 0x52dce729;
            h2 ^= Long.rotateLeft(load(bytes, at + 8) * c2, 33) * c1;
            h2 = (Long.rotateLeft(h2, 31) + h1) * 5 + 0x38495ab5;
        }
        h1 ^= (Long.rotateLeft(load(bytes, at) * c1, 31) * c2) ^ bytes.length;
        h2 ^= (Long.rotateLeft(load(bytes, at + 8) * c2, 33) * c1) ^ bytes.length;
        h1 += h2;
        h2 += h1;
        h1 = mix(h1);
        h2 = mix(h2);
        h1 += h2;
        return new long[] {h1, h2 + h1};
    }

    /** Eight bytes as a little-endian number; those behind the end count as 0. */
    private static long load(byte[] bytes, int at) {
        long number = 0;
        for (int i = 0; i < 8 && at + i < bytes.length; ++i) {
            number |= (bytes[at + i] & 0xffL) << (8 * i);
        }
        return number;
    }

    /** Lets every bit of a number affect every bit of the result. */
    private static long mix(long h) {
        h = (h ^ (h >>> 33)) * 0xff51afd7ed558ccdL;
        h = (h ^ (h >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return h ^ (h >>> 33);
    }
@end
}
)";
}

}  // namespace bloom::presenter::listing_templates
