/** A seed from a text (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** 32 well-mixed bits (murmur3's finaliser) that depend on nothing but the three numbers. */
export function bits(seed: number, index: number, salt: number): number {
  let mixed = seed ^ Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** In [0, 1). */
export function uniform(seed: number, index: number, salt: number): number {
  return bits(seed, index, salt) / 0x1_0000_0000;
}

/** Standard normal (Box–Muller). */
export function normal(seed: number, index: number, salt: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(seed, index, salt)));
  return radius * Math.cos(2 * Math.PI * uniform(seed, index, salt + 0x1000));
}

export function pick<T>(from: readonly [T, ...T[]] | readonly T[], draw: number): T {
  const picked = from[Math.floor(draw * from.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}
