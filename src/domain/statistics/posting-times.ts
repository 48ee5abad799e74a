import { refusal, type Answer } from './answer.ts';
import { POSTING_SLOTS, postingSlotIn, type PostingSlot } from './day-parts.ts';
import { neighbourBlocks, type DatedLog } from './neighbour-blocks.ts';
import { patternLifts, type PatternLift } from './pattern-lifts.ts';
import { seededRandom, shuffleStretch } from './seeded-random.ts';

/** Videos before posting times are looked at, and before one slot counts as tried. */
export const POSTING_FLOOR = 30;
export const SLOT_FLOOR = 5;

/** Of the shuffles: the same videos give the same answer, everywhere in the product. */
export const POSTING_SEED = 20_261_121;
export const POSTING_SHUFFLES = 999;
/** « No effect » is given up below this. */
export const POSTING_SIGNIFICANT = 0.05;

export interface PostingTimes {
  /**
   * `none`: no measurable effect with this account. `some`: times matter, but which cannot be said.
   * `slots`: at least one slot is a finding; see its verdict.
   */
  effect: 'none' | 'some' | 'slots';
  /** Share of shufflings of the videos over the slots that differ as much as the real ones. */
  p: number;
  /** Each slot used: pooled ×, range and n, or why there is none. Verdicts are all `unclear` without effect. */
  slots: PatternLift[];
  /** Slots with fewer than five videos: what can be tried, for lack of knowledge. */
  untried: PostingSlot[];
  n: number;
}

/** How much the slots' means differ: the sum over slots of n × mean². */
function difference(values: Float64Array, slotOf: Uint8Array, counts: readonly number[]): number {
  // Called a thousand times an answer: plain loops are several times faster than iterators.
  const sums = new Float64Array(counts.length);
  for (let at = 0; at < values.length; at++) {
    const slot = slotOf[at] ?? 0;
    sums[slot] = (sums[slot] ?? 0) + (values[at] ?? 0);
  }
  let total = 0;
  for (let slot = 0; slot < counts.length; slot++) {
    const count = counts[slot] ?? 0;
    if (count > 0) total += (sums[slot] ?? 0) ** 2 / count;
  }
  return total;
}

/** Chance that slots without meaning differ as much: the values are shuffled among neighbouring videos. */
function permutationP(videos: readonly DatedLog[], slots: readonly PostingSlot[], seed: number): number {
  const { order, borders, centred } = neighbourBlocks(videos);
  const slotOf = Uint8Array.from(order, index => POSTING_SLOTS.indexOf(slots[index] ?? 'weekday_night'));
  const counts = POSTING_SLOTS.map((_, slot) => slotOf.reduce((n, other) => n + (other === slot ? 1 : 0), 0));
  // Sums of the same numbers in another order differ in the last digits.
  const real = difference(centred, slotOf, counts) * (1 - 1e-9);
  const random = seededRandom(seed);
  const shuffled = Float64Array.from(centred);
  let asMuch = 1;
  for (let round = 0; round < POSTING_SHUFFLES; round++) {
    for (let block = 1; block < borders.length; block++) {
      shuffleStretch(shuffled, borders[block - 1] ?? 0, borders[block] ?? 0, random);
    }
    if (difference(shuffled, slotOf, counts) >= real) asMuch += 1;
  }
  return asMuch / (POSTING_SHUFFLES + 1);
}

/**
 * Whether it matters when this account posts, and if so which of eight slots (quarter of the day × weekday or
 * weekend, in its own time zone) do better. `log` is of views at equal age. First one test of « any effect at
 * all »; only if it finds one, the slots are looked at singly, with pooling and a false-discovery rate of 10 %.
 */
export function postingTimes(
  videos: readonly (DatedLog & { id: string })[],
  timeZone: string,
  seed: number,
): Answer<PostingTimes> {
  const n = videos.length;
  if (n < POSTING_FLOOR) return refusal('too_few_videos', n, POSTING_FLOOR);
  const slotIn = postingSlotIn(timeZone);
  const slots = videos.map(({ publishedAt }) => slotIn(publishedAt));
  const used = (slot: PostingSlot) => slots.filter(other => other === slot).length;
  const untried = POSTING_SLOTS.filter(slot => used(slot) < SLOT_FLOOR);
  if (POSTING_SLOTS.length - untried.length < 2) {
    // All in one slot: there is nothing to compare it with.
    const elsewhere = n - Math.max(...POSTING_SLOTS.map(used));
    return refusal('too_few_in_group', elsewhere, SLOT_FLOOR);
  }
  const p = permutationP(videos, slots, seed);
  const lifts = patternLifts(videos.map((video, index) => ({ ...video, patterns: [slots[index] ?? ''] })));
  const found = lifts.known ? lifts.lifts : [];
  if (p > POSTING_SIGNIFICANT) {
    const unclear = found.map(lift => (lift.known ? { ...lift, verdict: 'unclear' as const } : lift));
    return { known: true, effect: 'none', p, slots: unclear, untried, n };
  }
  const named = found.some(lift => lift.known && lift.verdict !== 'unclear');
  return { known: true, effect: named ? 'slots' : 'some', p, slots: found, untried, n };
}
