#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view rust() {
    return R"(pub struct BloomFilter {
@if any-k
    k: u32,
@end
    bits: Vec<bool>,
}

@if figure
const SEEDS: &[u32] = &[{{seeds}}];

@end
impl BloomFilter {
@if any-k
    pub fn new(m: usize, k: u32) -> Self {
        Self {
            k,
            bits: vec![false; m],
        }
    }
@else
    pub fn new(m: usize) -> Self {
        Self {
            bits: vec![false; m],
        }
    }
@end

    pub fn add(&mut self, word: &str) {  @add
        for position in self.positions(word) {
            self.bits[position] = true;  @set
        }
    }

    /// `false`: definitely not. `true`: maybe.
    pub fn may_contain(&self, word: &str) -> bool {  @query
        for position in self.positions(word) {
            if !self.bits[position] {  @test
                return false;  @miss
            }
        }
        true  @pass
    }

    /// Where the word's bits are, 0 to m - 1.
    pub fn positions(&self, word: &str) -> Vec<usize> {
        let m = self.bits.len();
        let mut positions = Vec::new();
@if figure
        for &seed in SEEDS {
            positions.push(murmur3(word.as_bytes(), seed) as usize % m);  @position
        }
@end
@if polynomial-131
        for seed in 1..=self.k {
            positions.push(polynomial(word, seed) as usize % m);  @position
        }
@end
@if fnv1a-double
        let h1 = fnv1a(word.as_bytes(), 0x811c9dc5);
        let h2 = fnv1a(word.as_bytes(), 0x9e3779b9) | 1;
        for i in 0..self.k {
            positions.push(h1.wrapping_add(i.wrapping_mul(h2)) as usize % m);  @position
        }
@end
@if murmur3-double
        let h1 = (murmur3(word.as_bytes(), 0) as i64).rem_euclid(m as i64);
        let h2 = (murmur3(word.as_bytes(), 1) as i64).rem_euclid(m as i64);
        for i in 0..self.k {
            positions.push((h1 + i as i64 * h2) as usize % m);  @position
        }
@end
@if murmur3-seeded
        for seed in 0..self.k {
            let hash = murmur3(word.as_bytes(), seed) as i64;  @position
            positions.push(hash.rem_euclid(m as i64) as usize);  @position
        }
@end
@if bloom-128
        let (h1, h2) = murmur3(word.as_bytes(), 1);
        for i in 0..self.k as u64 {
            let sum = h1  @position
                .wrapping_add(i.wrapping_mul(h2))  @position
                .wrapping_add((i * i * i - i) / 6);  @position
            positions.push(((mix(sum) as u128 * m as u128) >> 64) as usize);  @position
        }
@end
        positions
    }
}

impl Default for BloomFilter {
    fn default() -> Self {
@if any-k
        Self::new({{m}}, {{k}})
@else
        Self::new({{m}})
@end
    }
}
@if murmur3-32

@end
@if figure
/// MurmurHash3, x86, 32 bits.
fn murmur3(bytes: &[u8], seed: u32) -> u32 {
@end
@if murmur3-double murmur3-seeded
/// MurmurHash3, x86, 32 bits, signed.
fn murmur3(bytes: &[u8], seed: u32) -> i32 {
@end
@if murmur3-32
    let mixed = |block: &[u8]| {
        let bytes = block.iter().rev();
        let number = bytes.fold(0u32, |number, &byte| number << 8 | byte as u32);
        let rotated = number.wrapping_mul(0xcc9e2d51).rotate_left(15);
        rotated.wrapping_mul(0x1b873593)
    };
    let mut h = seed;
    let blocks = bytes.chunks_exact(4);
    let rest = mixed(blocks.remainder());
    for block in blocks {
        h = (h ^ mixed(block)).rotate_left(13);
        h = h.wrapping_mul(5).wrapping_add(0xe6546b64);
    }
    h ^= rest ^ bytes.len() as u32;
    h = (h ^ (h >> 16)).wrapping_mul(0x85ebca6b);
    h = (h ^ (h >> 13)).wrapping_mul(0xc2b2ae35);
@end
@if figure
    h ^ (h >> 16)
}
@end
@if murmur3-double murmur3-seeded
    (h ^ (h >> 16)) as i32
}
@end
@if polynomial-131

/// A polynomial in 131 over the word's code points.
fn polynomial(word: &str, seed: u32) -> u32 {
    word.chars().fold(seed, |h, character| {
        h.wrapping_mul(131).wrapping_add(character as u32)
    })
}
@end
@if fnv1a-double

/// FNV-1a, 32 bits, from any start.
fn fnv1a(bytes: &[u8], start: u32) -> u32 {
    bytes.iter().fold(start, |h, &byte| {
        (h ^ byte as u32).wrapping_mul(0x01000193)
    })
}
@end
@if bloom-128

/// Lets every bit of a number affect every bit of the result.
fn mix(mut h: u64) -> u64 {
    h = (h ^ (h >> 33)).wrapping_mul(0xff51afd7ed558ccd);
    h = (h ^ (h >> 33)).wrapping_mul(0xc4ceb9fe1a85ec53);
    h ^ (h >> 33)
}

/// MurmurHash3, x64, 128 bits, in two halves.
fn murmur3(bytes: &[u8], seed: u64) -> (u64, u64) {
    const C1: u64 = 0x87c37b91114253d5;
    const C2: u64 = 0x4cf5ad432745937f;
    // Up to eight bytes as a little-endian number.
    let load = |half: &[u8]| {
        let bytes = half.iter().rev();
        bytes.fold(0u64, |number, &byte| number << 8 | byte as u64)
    };
    let mixed = |half: u64, a: u64, by: u32, b: u64| {
        let multiplied = half.wrapping_mul(a);
        multiplied.rotate_left(by).wrapping_mul(b)
    };
    let first = |half: &[u8]| mixed(load(half), C1, 31, C2);
    let second = |half: &[u8]| mixed(load(half), C2, 33, C1);

    let (mut h1, mut h2) = (seed, seed);
    let blocks = bytes.chunks_exact(16);
    let (front, back) = blocks.remainder().split_at(blocks.remainder().len().min(8));
    for block in blocks {
        h1 = (h1 ^ first(&block[..8])).rotate_left(27).wrapping_add(h2);
        h1 = h1.wrapping_mul(5).wrapping_add(0x52dce729);
        h2 = (h2 ^ second(&block[8..])).rotate_left(31).wrapping_add(h1);
        h2 = h2.wrapping_mul(5).wrapping_add(0x38495ab5);
    }
    h1 ^= first(front) ^ bytes.len() as u64;
    h2 ^= second(back) ^ bytes.len() as u64;
    h1 = h1.wrapping_add(h2);
    h2 = h2.wrapping_add(h1);
    h1 = mix(h1);
    h2 = mix(h2);
    h1 = h1.wrapping_add(h2);
    (h1, h2.wrapping_add(h1))
}
@end
)";
}

}  // namespace bloom::presenter::listing_templates
