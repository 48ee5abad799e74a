/** Pseudo-random numbers, reproducible from the seed. Not for secrets. */
export interface SeededRandom {
  /** Uniform in [0, 1). */
  next(): number;
  /** Integer in [0, below). */
  below(below: number): number;
  /** Standard normal. */
  normal(): number;
}

/** Generator sfc32 (public domain, PractRand-tested), seeded with one integer and warmed up. */
export function seededRandom(seed: number): SeededRandom {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = Math.floor(seed / 2 ** 32) | 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let stir = 0; stir < 15; stir++) next();
  return {
    next,
    below: below => Math.floor(next() * below),
    normal() {
      // Box–Muller; 1 - u keeps the logarithm away from zero.
      return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    },
  };
}
