/** False answers a source can give. Each source's table has a line for each: the answer, or why it cannot occur. */
export const LIES = [
  'an empty list though the profile counts videos',
  'another author',
  'counts below zero',
  'counts that are no numbers',
  'counts past all counting',
  'a date to come',
  'a date before the platform',
  'the same video twice',
  'half a JSON',
  'HTML instead of JSON',
  'an error told as a success',
] as const;
export type Lie = (typeof LIES)[number];

/**
 * How a source gives each false answer, and the expected error code (null: the valid part of the answer is imported).
 */
export type LieTable<Telling> = Record<Lie, { tells: Telling; names: string | null } | { cannot: string }>;

/** The table lines that a source can produce, for `test.each`. */
export function told<Telling>(table: LieTable<Telling>): [Lie, Telling, string | null][] {
  return LIES.flatMap((lie): [Lie, Telling, string | null][] => {
    const line = table[lie];
    return 'cannot' in line ? [] : [[lie, line.tells, line.names]];
  });
}

export const PAGE = '<!doctype html><html><head><title>TikTok</title></head><body>Log in</body></html>';
/** Below zero as an overflowed counter is; a fraction, a word, past 2^63. */
export const NO_COUNTS = {
  'counts below zero': -1_625_611_536,
  'counts that are no numbers': '12,3K',
  'counts past all counting': 2 ** 63,
} as const;
/** Seconds: in four years, and the year the World Wide Web was written. */
export const NO_DATES = {
  'a date to come': Date.UTC(2030, 0, 1) / 1000,
  'a date before the platform': Date.UTC(1991, 7, 6) / 1000,
} as const;
