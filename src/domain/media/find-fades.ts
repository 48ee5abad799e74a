import { blockDistance, type FrameChange } from './frame-changes.ts';

/** A picture that passes into another one over several frames. */
interface Fade {
  /** First and last frame that differ from the one before. */
  from: number;
  to: number;
  /** The frame that is as near to the one picture as to the other. */
  middle: number;
  /** Null: both ends show something; else which of them is black. */
  black: 'from' | 'to' | null;
}

/** Frames that a fade lasts: shorter ones are hard cuts, longer ones are a change of the scene itself. */
const STEPS = { least: 3, most: 16 };
/** Shares 0–1 of the whole range of colours, between the two pictures. */
const LEAST_DISTANCE = 0.08;
/** A mix of two pictures goes from one to the other without a detour; movement does not. */
const MOST_DETOUR = 1.2;
/** Each step, as a part of the mean step; the first and the last may be cut short. */
const EVEN = { least: 0.35, leastAtEnds: 0.1, most: 2.2 };
/** The frames before and after change less than this part of a step. */
const STILL_AROUND = 0.5;
/** Pictures more alike than this, but for their light, are one picture that is lit up. */
const SAME_PICTURE = 0.9;
const BLACK = 0.05;

/** Crossfades and fades from and to black, in order. */
export function findFades(changes: readonly FrameChange[]): Fade[] {
  const steps = changes.map((change, at) => {
    const before = changes[at - 1];
    return before === undefined ? 0 : blockDistance(before, change);
  });
  const fades: Fade[] = [];
  for (let from = 1; from < changes.length; from += 1) {
    const fade = longestFade(changes, steps, from);
    if (fade === null) continue;
    fades.push(fade);
    from = fade.to;
  }
  return fades;
}

function longestFade(changes: readonly FrameChange[], steps: readonly number[], from: number): Fade | null {
  const first = changes[from - 1];
  if (first === undefined) return null;
  for (let count = STEPS.most; count >= STEPS.least; count -= 1) {
    const to = from + count - 1;
    const last = changes[to];
    if (last === undefined) continue;
    const distance = blockDistance(first, last);
    if (distance < LEAST_DISTANCE || !isEven(steps, from, to, distance)) continue;
    const black = first.brightness < BLACK ? 'from' : last.brightness < BLACK ? 'to' : null;
    if (black === null && likeness(first.blocks, last.blocks) > SAME_PICTURE) continue;
    const half = changes.slice(from, to).findIndex(one => blockDistance(first, one) >= distance / 2);
    return { from, to, middle: half < 0 ? to : from + half, black };
  }
  return null;
}

function isEven(steps: readonly number[], from: number, to: number, distance: number): boolean {
  const mean = distance / (to - from + 1);
  if (Math.max(steps[from - 1] ?? 0, steps[to + 1] ?? 0) > mean * STILL_AROUND) return false;
  let way = 0;
  for (let at = from; at <= to; at += 1) {
    const step = steps[at] ?? 0;
    const least = at === from || at === to ? EVEN.leastAtEnds : EVEN.least;
    if (step < mean * least || step > mean * EVEN.most) return false;
    way += step;
  }
  return way <= distance * MOST_DETOUR;
}

/** Correlation of two pictures' blocks, −1 to 1; 0 where one of them is of one colour. */
function likeness(a: Uint8Array, b: Uint8Array): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [offA, offB] = [(a[at] ?? 0) - meanA, (b[at] ?? 0) - meanB];
    both += offA * offB;
    ofA += offA * offA;
    ofB += offB * offB;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

function mean(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
