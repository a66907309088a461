/** Parameters that the build packs with: 4 bits of the byte before predict a literal, no bit of the
 * position predicts anything. */
const literalContextBits = 4;

/** Where each model's probabilities begin in the one table of all. */
const [isMatch, isRep, isRep0, isRep1, isRep2, isLong, slots, distances, align, length, repLength, literals] =
  (() => {
    let next = 0;
    return [12, 12, 12, 12, 12, 12, 4 * 64, 128, 16, 274, 274, 0].map((room) => (next += room) - room);
  })() as [number, number, number, number, number, number, number, number, number, number, number, number];

/**
 * Unpacks a raw LZMA stream of `size` bytes, as Igor Pavlov's LZMA specification describes it. WebAssembly
 * packed so is a sixth smaller than deflated. Needs a stream that the build made: nothing is checked.
 */
export function unpackLzma(packed: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size);
  const chances = new Uint16Array(literals + (0x300 << literalContextBits)).fill(1 << 10);
  let range = 2 ** 32 - 1;
  let code = 0;
  let read = 1;
  while (read < 5) code = code * 256 + packed[read++]!;

  const normalize = () => {
    if (range >= 2 ** 24) return;
    range *= 256;
    code = code * 256 + packed[read++]!;
  };
  const bit = (at: number): number => {
    const chance = chances[at]!;
    const bound = (range >>> 11) * chance;
    const isOne = code >= bound;
    if (isOne) {
      range -= bound;
      code -= bound;
      chances[at] = chance - (chance >> 5);
    } else {
      range = bound;
      chances[at] = chance + ((2048 - chance) >> 5);
    }
    normalize();
    return Number(isOne);
  };
  const tree = (start: number, bits: number): number => {
    let node = 1;
    for (let count = 0; count < bits; ++count) node = 2 * node + bit(start + node);
    return node - (1 << bits);
  };
  const reverseTree = (start: number, bits: number): number => {
    let node = 1;
    let value = 0;
    for (let count = 0; count < bits; ++count) {
      const one = bit(start + node);
      node = 2 * node + one;
      value |= one << count;
    }
    return value;
  };
  const matchLength = (start: number): number => {
    if (!bit(start)) return 2 + tree(start + 2, 3);
    return bit(start + 1) ? 18 + tree(start + 18, 8) : 10 + tree(start + 10, 3);
  };
  const distance = (matched: number): number => {
    const slot = tree(slots + 64 * Math.min(matched - 2, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + reverseTree(distances + start - slot, bits);
    let direct = 0;
    for (let count = 4; count < bits; ++count) {
      range = range >>> 1;
      const isOne = code >= range;
      if (isOne) code -= range;
      direct = 2 * direct + Number(isOne);
      normalize();
    }
    return start + direct * 16 + reverseTree(align, 4);
  };

  let state = 0;
  let reps = [0, 0, 0, 0];
  for (let at = 0; at < size; ) {
    if (!bit(isMatch + state)) {
      const start = literals + 0x300 * ((out[at - 1] ?? 0) >> (8 - literalContextBits));
      let node = 1;
      if (state >= 7) {
        let match = out[at - reps[0]! - 1]!;
        while (node < 0x100) {
          const expected = (match >> 7) & 1;
          match <<= 1;
          const one = bit(start + 0x100 * (1 + expected) + node);
          node = 2 * node + one;
          if (one !== expected) break;
        }
      }
      while (node < 0x100) node = 2 * node + bit(start + node);
      out[at++] = node;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    const [a, b, c, d] = reps as [number, number, number, number];
    let matched: number;
    const isLiteralBefore = state < 7;
    if (!bit(isRep + state)) {
      matched = matchLength(length);
      reps = [distance(matched), a, b, c];
      state = isLiteralBefore ? 7 : 10;
    } else {
      if (!bit(isRep0 + state)) {
        if (!bit(isLong + state)) {
          out[at] = out[at - a - 1]!;
          ++at;
          state = isLiteralBefore ? 9 : 11;
          continue;
        }
      } else if (!bit(isRep1 + state)) {
        reps = [b, a, c, d];
      } else {
        reps = bit(isRep2 + state) ? [d, a, b, c] : [c, a, b, d];
      }
      matched = matchLength(repLength);
      state = isLiteralBefore ? 8 : 11;
    }
    const back = reps[0]! + 1;
    for (const end = Math.min(at + matched, size); at < end; ++at) out[at] = out[at - back]!;
  }
  return out;
}
