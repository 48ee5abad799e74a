/** Fingerprint of a frame, to tell whether another shows the same texts on the same picture. */
export interface FramePrint {
  /** Difference hash: 256 bits, one for each neighbouring pair of a 17 × 16 grid. */
  hash: Uint32Array;
  /** Where the picture is very light (1) or very dark (2), on a grid a quarter as fine as the frame. */
  ink: Uint8Array;
}

const HASH_ACROSS = 17;
const HASH_DOWN = 16;
const HASH_WORDS = 8;
const INK_STEP = 4;
const LIGHT = 215;
const DARK = 50;
/** Maximum differing bits of the hash, of 256. */
const SAME_BITS = 12;
/** Maximum share of differing light and dark points. */
const SAME_INK = 0.12;

/** @param rgb three bytes per pixel, red first */
export function printFrame(rgb: Uint8Array, width: number, height: number): FramePrint {
  const means = gridMeans(rgb, width, height);
  const hash = new Uint32Array(HASH_WORDS);
  for (let y = 0, bit = 0; y < HASH_DOWN; y += 1) {
    for (let x = 0; x + 1 < HASH_ACROSS; x += 1, bit += 1) {
      const here = means[y * HASH_ACROSS + x] ?? 0;
      const beside = means[y * HASH_ACROSS + x + 1] ?? 0;
      // A threshold of one grey level avoids hashing the noise of flat pictures.
      if (here > beside + 1) hash[bit >> 5] = (hash[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  const across = Math.floor(width / INK_STEP);
  const down = Math.floor(height / INK_STEP);
  const ink = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = (y * INK_STEP * width + x * INK_STEP) * 3;
      const red = rgb[at] ?? 0;
      const green = rgb[at + 1] ?? 0;
      const blue = rgb[at + 2] ?? 0;
      if (Math.min(red, green, blue) >= LIGHT) ink[y * across + x] = 1;
      else if (Math.max(red, green, blue) <= DARK) ink[y * across + x] = 2;
    }
  }
  return { hash, ink };
}

/** Bits in which two hashes differ, 0–256. */
export function hashDistance(a: FramePrint, b: FramePrint): number {
  let bits = 0;
  for (let word = 0; word < HASH_WORDS; word += 1) {
    let differs = ((a.hash[word] ?? 0) ^ (b.hash[word] ?? 0)) >>> 0;
    for (; differs !== 0; differs &= differs - 1) bits += 1;
  }
  return bits;
}

/** Whether two frames show the same picture with the same texts: reading one of them is enough. */
export function isSameFrame(a: FramePrint, b: FramePrint): boolean {
  if (hashDistance(a, b) > SAME_BITS || a.ink.length !== b.ink.length) return false;
  let either = 0;
  let differing = 0;
  for (let at = 0; at < a.ink.length; at += 1) {
    if (a.ink[at] === 0 && b.ink[at] === 0) continue;
    either += 1;
    if (a.ink[at] !== b.ink[at]) differing += 1;
  }
  return differing <= Math.max(4, inkOfTexts(either) * SAME_INK);
}

/** Large light or dark areas would hide a changed line of text: at most the points of a few lines are counted. */
function inkOfTexts(points: number): number {
  return Math.min(points, 600);
}

function gridMeans(rgb: Uint8Array, width: number, height: number): Float64Array {
  const sums = new Float64Array(HASH_ACROSS * HASH_DOWN);
  const counts = new Uint32Array(HASH_ACROSS * HASH_DOWN);
  // Every third pixel of every third row is enough for means of thousands.
  for (let y = 0; y < height; y += 3) {
    const row = Math.min(HASH_DOWN - 1, Math.floor((y * HASH_DOWN) / height)) * HASH_ACROSS;
    for (let x = 0; x < width; x += 3) {
      const cell = row + Math.min(HASH_ACROSS - 1, Math.floor((x * HASH_ACROSS) / width));
      const at = (y * width + x) * 3;
      sums[cell] = (sums[cell] ?? 0) + (rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 3;
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1));
}
