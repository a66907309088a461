#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view javascript() {
    return R"(@if digest
import { createHash } from 'node:crypto';

@end
@if murmur3-32
const rotl = (x, by) => (x << by) | (x >>> (32 - by));

/** MurmurHash3, x86, 32 bits, signed. */
function murmur3(bytes, seed) {
  // Four bytes as a little-endian number, mixed; those behind the end count as 0.
  const block = (at) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
    const number = a | (b << 8) | (c << 16) | (d << 24);
    return Math.imul(rotl(Math.imul(number, 0xcc9e2d51), 15), 0x1b873593);
  };
  let h = seed;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    h = (Math.imul(rotl(h ^ block(at), 13), 5) + 0xe6546b64) | 0;
  }
  h ^= block(at) ^ bytes.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

@end
@if murmur3-double murmur3-seeded
/** The remainder that is never negative. */
const mod = (number, m) => ((number % m) + m) % m;

@end
@if polynomial-131
/** A polynomial in 131 over the word's code points. */
function polynomial(word, seed) {
  let h = seed;
  for (const character of word) {
    h = (Math.imul(h, 131) + character.codePointAt(0)) >>> 0;
  }
  return h;
}

@end
@if fnv1a-double
/** FNV-1a, 32 bits, from any start. */
function fnv1a(bytes, start) {
  let h = start;
  for (const byte of bytes) h = Math.imul(h ^ byte, 0x01000193);
  return h >>> 0;
}

@end
@if bloom-128
const u64 = (x) => BigInt.asUintN(64, x);
const rotl = (x, by) => u64(x << by) | (u64(x) >> (64n - by));

/** Lets every bit of a number affect every bit of the result. */
function mix(h) {
  h = u64((h ^ (h >> 33n)) * 0xff51afd7ed558ccdn);
  h = u64((h ^ (h >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return h ^ (h >> 33n);
}

/** MurmurHash3, x64, 128 bits, in two halves. */
function murmur3(bytes, seed) {
  const c1 = 0x87c37b91114253d5n;
  const c2 = 0x4cf5ad432745937fn;
  const length = BigInt(bytes.length);
  // Eight bytes as a little-endian number; those behind the end count as 0.
  const load = (at) =>
    bytes.subarray(at, at + 8).reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let h1 = seed;
  let h2 = seed;
  let at = 0;
  for (; at + 16 <= bytes.length; at += 16) {
    h1 ^= u64(rotl(load(at) * c1, 31n) * c2);
    h1 = u64((rotl(h1, 27n) + h2) * 5n + 0x52dce729n);
    h2 ^= u64(rotl(load(at + 8) * c2, 33n) * c1);
    h2 = u64((rotl(h2, 31n) + h1) * 5n + 0x38495ab5n);
  }
  h1 ^= u64(rotl(load(at) * c1, 31n) * c2) ^ length;
  h2 ^= u64(rotl(load(at + 8) * c2, 33n) * c1) ^ length;
  h1 = u64(h1 + h2);
  h2 = u64(h2 + h1);
  h1 = mix(h1);
  h2 = mix(h2);
  h1 = u64(h1 + h2);
  return [h1, u64(h2 + h1)];
}

@end
export class BloomFilter {
@if figure
  static seeds = [{{seeds}}];

@end
@if any-k
  constructor(m = {{m}}, k = {{k}}) {
    this.m = m;
    this.k = k;
@else
  constructor(m = {{m}}) {
    this.m = m;
@end
    this.bits = new Uint8Array(Math.ceil(m / 8));
  }

  add(word) {  @add
    for (const position of this.positions(word)) {
      this.bits[position >> 3] |= 1 << (position & 7);  @set
    }
  }

  /** false: definitely not. true: maybe. */
  mayContain(word) {  @query
    for (const position of this.positions(word)) {
      if (!((this.bits[position >> 3] >> (position & 7)) & 1)) {  @test
        return false;  @miss
      }
    }
    return true;  @pass
  }

  /** Where the word's bits are, 0 to m - 1. */
  *positions(word) {
@if murmur3-32 fnv1a-double bloom-128
    const bytes = new TextEncoder().encode(word);
@end
@if figure
    for (const seed of BloomFilter.seeds) {
      yield (murmur3(bytes, seed) >>> 0) % this.m;  @position
    }
@end
@if polynomial-131
    for (let seed = 1; seed <= this.k; ++seed) {
      yield polynomial(word, seed) % this.m;  @position
    }
@end
@if fnv1a-double
    const h1 = fnv1a(bytes, 0x811c9dc5);
    const h2 = (fnv1a(bytes, 0x9e3779b9) | 1) >>> 0;
    for (let i = 0; i < this.k; ++i) {
      yield ((h1 + i * h2) >>> 0) % this.m;  @position
    }
@end
@if murmur3-double
    const h1 = mod(murmur3(bytes, 0), this.m);
    const h2 = mod(murmur3(bytes, 1), this.m);
    for (let i = 0; i < this.k; ++i) {
      yield (h1 + i * h2) % this.m;  @position
    }
@end
@if murmur3-seeded
    for (let seed = 0; seed < this.k; ++seed) {
      yield mod(murmur3(bytes, seed), this.m);  @position
    }
@end
@if sha256-double
    const digest = createHash('sha256').update(word).digest();
@end
@if unkeyed
    const digest = createHash('blake2b512').update(word).digest();
@end
@if halves
    const h1 = digest.readBigUInt64BE(0);
    const h2 = digest.readBigUInt64BE(8) | 1n;
    for (let i = 0; i < this.k; ++i) {
      yield Number((h1 + BigInt(i) * h2) % BigInt(this.m));  @position
    }
@end
@if md5-single
    const digest = createHash('md5').update(word).digest('hex');
    yield Number(BigInt(`0x${digest}`) % BigInt(this.m));  @position
@end
@if bloom-128
    const [h1, h2] = murmur3(bytes, 1n);
    for (let i = 0n; i < this.k; ++i) {
      const sum = u64(h1 + i * h2 + (i ** 3n - i) / 6n);  @position
      yield Number((mix(sum) * BigInt(this.m)) >> 64n);  @position
    }
@end
  }
}
)";
}

}  // namespace bloom::presenter::listing_templates
