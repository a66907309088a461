#include "listing_templates.hpp"

namespace bloom::presenter::listing_templates {

std::string_view go() {
    return R"(// Package bloom holds a Bloom filter.
package bloom
@if murmur3-32 bloom-128

import "math/bits"
@end
@if sha256-double

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
)
@end
@if md5-single

import (
	"crypto/md5"
	"encoding/binary"
	"math/bits"
)
@end

// Filter is a Bloom filter.
type Filter struct {
@if any-k
	m, k uint64
@else
	m    uint64
@end
	bits []bool
}

@if any-k
// New makes an empty filter of m bits and k hash functions, here New({{m}}, {{k}}).
func New(m, k uint64) *Filter {
	return &Filter{m, k, make([]bool, m)}
}
@else
// New makes an empty filter of m bits, here New({{m}}).
func New(m uint64) *Filter {
	return &Filter{m, make([]bool, m)}
}
@end

// Add puts a word in.
func (f *Filter) Add(word string) {  @add
	for _, position := range f.Positions(word) {
		f.bits[position] = true  @set
	}
}

// MayContain says false for definitely not, true for maybe.
func (f *Filter) MayContain(word string) bool {  @query
	for _, position := range f.Positions(word) {
		if !f.bits[position] {  @test
			return false  @miss
		}
	}
	return true  @pass
}

// Positions says where the word's bits are, 0 to m - 1.
func (f *Filter) Positions(word string) (positions []uint64) {
@if figure
	for _, seed := range seeds {
		position := uint64(murmur3(word, seed)) % f.m  @position
@end
@if polynomial-131
	for seed := uint64(1); seed <= f.k; seed++ {
		position := uint64(polynomial(word, uint32(seed))) % f.m  @position
@end
@if fnv1a-double
	h1 := fnv1a(word, 0x811c9dc5)
	h2 := fnv1a(word, 0x9e3779b9) | 1
	for i := uint64(0); i < f.k; i++ {
		position := uint64(h1+uint32(i)*h2) % f.m  @position
@end
@if murmur3-double
	h1 := signedMod(murmur3(word, 0), f.m)
	h2 := signedMod(murmur3(word, 1), f.m)
	for i := uint64(0); i < f.k; i++ {
		position := (h1 + i*h2) % f.m  @position
@end
@if murmur3-seeded
	for seed := uint64(0); seed < f.k; seed++ {
		position := signedMod(murmur3(word, uint32(seed)), f.m)  @position
@end
@if sha256-double
	digest := sha256.Sum256([]byte(word))
	h1 := binary.BigEndian.Uint64(digest[:8])
	h2 := binary.BigEndian.Uint64(digest[8:16]) | 1
	for i := uint64(0); i < f.k; i++ {
		high, low := bits.Mul64(i, h2)  @position
		low, carry := bits.Add64(low, h1, 0)  @position
		position := bits.Rem64(high+carry, low, f.m)  @position
@end
@if bloom-128
	h1, h2 := murmur3(word, 1)
	for i := uint64(0); i < f.k; i++ {
		sum := h1 + i*h2 + (i*i*i-i)/6  @position
		position, _ := bits.Mul64(mix(sum), f.m)  @position
@end
@if md5-single
	digest := md5.Sum([]byte(word))
	high := binary.BigEndian.Uint64(digest[:8])
	low := binary.BigEndian.Uint64(digest[8:])
	return []uint64{bits.Rem64(high, low, f.m)}  @position
@else
		positions = append(positions, position)
	}
	return positions
@end
}
@if figure

var seeds = []uint32{{{seeds}}}
@end
@if murmur3-32

// murmur3 is MurmurHash3, x86, 32 bits.
func murmur3(bytes string, seed uint32) uint32 {
	h := seed
	at := 0
	for ; at+4 <= len(bytes); at += 4 {
		h = bits.RotateLeft32(h^block(bytes, at), 13)*5 + 0xe6546b64
	}
	h ^= block(bytes, at) ^ uint32(len(bytes))
	h = (h ^ h>>16) * 0x85ebca6b
	h = (h ^ h>>13) * 0xc2b2ae35
	return h ^ h>>16
}

// block is four bytes as a little-endian number, mixed; those behind the end count as 0.
func block(bytes string, at int) uint32 {
	var number uint32
	for i := 0; i < 4 && at+i < len(bytes); i++ {
		number |= uint32(bytes[at+i]) << (8 * i)
	}
	return bits.RotateLeft32(number*0xcc9e2d51, 15) * 0x1b873593
}
@end
@if murmur3-double murmur3-seeded

// signedMod is the hash as a signed number, modulo m; never negative.
func signedMod(hash uint32, m uint64) uint64 {
	size := int64(m)
	return uint64((int64(int32(hash))%size + size) % size)
}
@end
@if polynomial-131

// polynomial is one in 131 over the word's code points.
func polynomial(word string, seed uint32) uint32 {
	h := seed
	for _, codePoint := range word {
		h = h*131 + uint32(codePoint)
	}
	return h
}
@end
@if fnv1a-double

// fnv1a is FNV-1a, 32 bits, from any start.
func fnv1a(bytes string, h uint32) uint32 {
	for i := 0; i < len(bytes); i++ {
		h = (h ^ uint32(bytes[i])) * 0x01000193
	}
	return h
}
@end
@if bloom-128

// mix lets every bit of a number affect every bit of the result.
func mix(h uint64) uint64 {
	h = (h ^ h>>33) * 0xff51afd7ed558ccd
	h = (h ^ h>>33) * 0xc4ceb9fe1a85ec53
	return h ^ h>>33
}

// murmur3 is MurmurHash3, x64, 128 bits, in two halves.
func murmur3(bytes string, seed uint64) (h1, h2 uint64) {
	const c1 = 0x87c37b91114253d5
	const c2 = 0x4cf5ad432745937f
	h1, h2 = seed, seed
	at := 0
	for ; at+16 <= len(bytes); at += 16 {
		h1 ^= bits.RotateLeft64(load(bytes, at)*c1, 31) * c2
		h1 = (bits.RotateLeft64(h1, 27)+h2)*5 + 0x52dce729
		h2 ^= bits.RotateLeft64(load(bytes, at+8)*c2, 33) * c1
		h2 = (bits.RotateLeft64(h2, 31)+h1)*5 + 0x38495ab5
	}
	h1 ^= bits.RotateLeft64(load(bytes, at)*c1, 31)*c2 ^ uint64(len(bytes))
	h2 ^= bits.RotateLeft64(load(bytes, at+8)*c2, 33)*c1 ^ uint64(len(bytes))
	h1 += h2
	h2 += h1
	h1 = mix(h1)
	h2 = mix(h2)
	h1 += h2
	return h1, h2 + h1
}

// load is eight bytes as a little-endian number; those behind the end count as 0.
func load(bytes string, at int) uint64 {
	var number uint64
	for i := 0; i < 8 && at+i < len(bytes); i++ {
		number |= uint64(bytes[at+i]) << (8 * i)
	}
	return number
}
@end
)";
}

}  // namespace bloom::presenter::listing_templates
