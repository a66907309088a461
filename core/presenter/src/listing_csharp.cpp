#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view csharp() {
    return R"(using System.Collections;
using System.Collections.Generic;
@if digest
using System.Linq;
@end
@if digest bloom-128
using System.Numerics;
@end
@if digest
using System.Security.Cryptography;
@end
@if murmur3-32 fnv1a-double digest bloom-128
using System.Text;
@end

public sealed class BloomFilter
{
    private readonly BitArray bits;
@if any-k
    private readonly int k;

    public BloomFilter(int m = {{m}}, int k = {{k}})
    {
        bits = new BitArray(m);
        this.k = k;
    }
@else

    public BloomFilter(int m = {{m}})
    {
        bits = new BitArray(m);
    }
@end

    public void Add(string word)  @add
    {
        foreach (int position in Positions(word))
        {
            bits[position] = true;  @set
        }
    }

    /// <summary>false: definitely not. true: maybe.</summary>
    public bool MayContain(string word)  @query
    {
        foreach (int position in Positions(word))
        {
            if (!bits[position])  @test
            {
                return false;  @miss
            }
        }
        return true;  @pass
    }

    /// <summary>Where the word's bits are, 0 to m - 1.</summary>
    public IEnumerable<int> Positions(string word)
    {
        int m = bits.Length;
@if murmur3-32 fnv1a-double digest bloom-128
        byte[] bytes = Encoding.UTF8.GetBytes(word);
@end
@if figure
        foreach (uint seed in Seeds)
        {
            yield return (int)(Murmur3(bytes, seed) % (uint)m);  @position
        }
@end
@if polynomial-131
        for (uint seed = 1; seed <= k; ++seed)
        {
            yield return (int)(Polynomial(word, seed) % (uint)m);  @position
        }
@end
@if fnv1a-double
        uint h1 = Fnv1a(bytes, 0x811c9dc5);
        uint h2 = Fnv1a(bytes, 0x9e3779b9) | 1;
        for (uint i = 0; i < k; ++i)
        {
            yield return (int)(unchecked(h1 + i * h2) % (uint)m);  @position
        }
@end
@if murmur3-double
        long h1 = SignedMod(Murmur3(bytes, 0), m);
        long h2 = SignedMod(Murmur3(bytes, 1), m);
        for (int i = 0; i < k; ++i)
        {
            yield return (int)((h1 + i * h2) % m);  @position
        }
@end
@if murmur3-seeded
        for (uint seed = 0; seed < k; ++seed)
        {
            yield return SignedMod(Murmur3(bytes, seed), m);  @position
        }
@end
@if sha256-double
        byte[] digest;
        using (SHA256 sha256 = SHA256.Create())
        {
            digest = sha256.ComputeHash(bytes);
        }
        BigInteger h1 = BigEndian(digest.Take(8));
        BigInteger h2 = BigEndian(digest.Skip(8).Take(8)) | 1;
        for (int i = 0; i < k; ++i)
        {
            yield return (int)((h1 + i * h2) % m);  @position
        }
@end
@if md5-single
        using (MD5 md5 = MD5.Create())
        {
            yield return (int)(BigEndian(md5.ComputeHash(bytes)) % m);  @position
        }
@end
@if bloom-128
        ulong h1;
        ulong h2;
        Murmur3(bytes, 1, out h1, out h2);
        for (ulong i = 0; i < (ulong)k; ++i)
        {
            ulong mixed = Mix(unchecked(h1 + i * h2 + (i * i * i - i) / 6));  @position
            yield return (int)((BigInteger)mixed * m >> 64);  @position
        }
@end
    }
@if figure

    private static readonly uint[] Seeds = {{{seeds}}};
@end
@if murmur3-32

    /// <summary>MurmurHash3, x86, 32 bits.</summary>
    private static uint Murmur3(byte[] bytes, uint seed)
    {
        unchecked
        {
            uint h = seed;
            int at = 0;
            for (; at + 4 <= bytes.Length; at += 4)
            {
                h = RotateLeft(h ^ Block(bytes, at), 13) * 5 + 0xe6546b64;
            }
            h ^= Block(bytes, at) ^ (uint)bytes.Length;
            h = (h ^ (h >> 16)) * 0x85ebca6b;
            h = (h ^ (h >> 13)) * 0xc2b2ae35;
            return h ^ (h >> 16);
        }
    }

    /// <summary>
    /// Four bytes as a little-endian number, mixed; those behind the end count as 0.
    /// </summary>
    private static uint Block(byte[] bytes, int at)
    {
        uint number = 0;
        for (int i = 0; i < 4 && at + i < bytes.Length; ++i)
        {
            number |= (uint)bytes[at + i] << (8 * i);
        }
        return unchecked(RotateLeft(number * 0xcc9e2d51, 15) * 0x1b873593);
    }

    private static uint RotateLeft(uint x, int by)
    {
        return (x << by) | (x >> (32 - by));
    }
@end
@if murmur3-double murmur3-seeded

    /// <summary>The hash as a signed number, modulo m; never negative.</summary>
    private static int SignedMod(uint hash, int m)
    {
        return (int)(((long)unchecked((int)hash) % m + m) % m);
    }
@end
@if polynomial-131

    /// <summary>A polynomial in 131 over the word's code points.</summary>
    private static uint Polynomial(string word, uint seed)
    {
        uint h = seed;
        for (int at = 0; at < word.Length; at += char.IsSurrogatePair(word, at) ? 2 : 1)
        {
            h = unchecked(h * 131 + (uint)char.ConvertToUtf32(word, at));
        }
        return h;
    }
@end
@if fnv1a-double

    /// <summary>FNV-1a, 32 bits, from any start.</summary>
    private static uint Fnv1a(byte[] bytes, uint h)
    {
        foreach (byte one in bytes)
        {
            h = unchecked((h ^ one) * 0x01000193);
        }
        return h;
    }
@end
@if digest

    /// <summary>Bytes as a number, most significant first.</summary>
    private static BigInteger BigEndian(IEnumerable<byte> bytes)
    {
        return bytes.Aggregate(BigInteger.Zero, (number, one) => number * 256 + one);
    }
@end
@if bloom-128

    /// <summary>MurmurHash3, x64, 128 bits, in two halves.</summary>
    private static void Murmur3(byte[] bytes, ulong seed, out ulong h1, out ulong h2)
    {
        unchecked
        {
            const ulong c1 = 0x87c37b91114253d5;
            const ulong c2 = 0x4cf5ad432745937f;
            h1 = seed;
            h2 = seed;
            int at = 0;
            for (; at + 16 <= bytes.Length; at += 16)
            {
                h1 ^= RotateLeft(Load(bytes, at) * c1, 31) * c2;
                h1 = (RotateLeft(h1, 27) + h2) * 5 + 0x52dce729;
                h2 ^= RotateLeft(Load(bytes, at + 8) * c2, 33) * c1;
                h2 = (RotateLeft(h2, 31) + h1) * 5 + 0x38495ab5;
            }
            h1 ^= (RotateLeft(Load(bytes, at) * c1, 31) * c2) ^ (ulong)bytes.Length;
            h2 ^= (RotateLeft(Load(bytes, at + 8) * c2, 33) * c1) ^ (ulong)bytes.Length;
            h1 += h2;
            h2 += h1;
            h1 = Mix(h1);
            h2 = Mix(h2);
            h1 += h2;
            h2 += h1;
        }
    }

    /// <summary>
    /// Eight bytes as a little-endian number; those behind the end count as 0.
    /// </summary>
    private static ulong Load(byte[] bytes, int at)
    {
        ulong number = 0;
        for (int i = 0; i < 8 && at + i < bytes.Length; ++i)
        {
            number |= (ulong)bytes[at + i] << (8 * i);
        }
        return number;
    }

    /// <summary>Lets every bit of a number affect every bit of the result.</summary>
    private static ulong Mix(ulong h)
    {
        h = unchecked((h ^ (h >> 33)) * 0xff51afd7ed558ccd);
        h = unchecked((h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53);
        return h ^ (h >> 33);
    }

    private static ulong RotateLeft(ulong x, int by)
    {
        return (x << by) | (x >> (64 - by));
    }
@end
}
)";
}

}  // namespace bloom::presenter::listing_templates
