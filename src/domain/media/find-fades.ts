import { blockDistance, type FrameChange } from './frame-changes.ts';

/** A gradual transition from one picture to another over several frames. */
interface Fade {
  /** First and last frame that differ from the one before. */
  from: number;
  to: number;
  /** The frame equally similar to both pictures. */
  middle: number;
  /** Null: both ends have content; else the one that is black. */
  black: 'from' | 'to' | null;
}

/** Duration of a fade in frames: shorter ones are hard cuts, longer ones are changes within the scene. */
const STEPS = { least: 3, most: 16 };
/** Minimum difference between the two pictures, as a share of the colour range, 0–1. */
const LEAST_DISTANCE = 0.08;
/** Maximum path length relative to the direct distance: a mix of two pictures changes linearly; movement does not. */
const MOST_DETOUR = 1.2;
/** Limits of each step relative to the mean step; the first and the last may be partial. */
const EVEN = { least: 0.35, leastAtEnds: 0.1, most: 2.2 };
/** The frames before and after must change less than this share of a step. */
const STILL_AROUND = 0.5;
/** Above this similarity, ignoring brightness, two pictures are the same one with different lighting. */
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

/** Correlation of two pictures' blocks, −1 to 1; 0 where one of them has a single colour. */
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
