import { findFades } from './find-fades.ts';
import { blockDistance, SMALL_FRAME_RATE, type FrameChange } from './frame-changes.ts';

/** How a cut differs from its surroundings; every threshold is a share 0–1. */
const PIXELS = { least: 0.05, over: 3, plus: 0.03, area: 0.35 };
const COLOURS = { least: 0.3, over: 3, plus: 0.1, pixels: 0.02 };
/** Number of frames before and after that give the local baseline; the nearest one on each side is excluded. */
const AROUND = 8;
/** A change that is reversed within this many frames is a flash. */
const FLASH_FRAMES = 2;
/** Maximum remaining difference after a flash, as a share of the change. */
const FLASH_RETURN = 0.35;
/** Mean brightness, 0–1, above which a frame has content. */
const SHOWN = 0.05;
/** Minimum distance in frames between two cuts. */
const LEAST_FRAMES_APART = 2;

/**
 * Indices of the frames that begin a new shot. A hard cut changes most of the picture in one step and far more than the
 * movement around it; a flash that returns to the same picture does not count, a crossfade counts once at its middle.
 */
export function detectCuts(changes: readonly FrameChange[]): number[] {
  const fades = findFades(changes);
  const hard = hardCuts(changes).filter(at => fades.every(({ from, to }) => at < from - 1 || at > to + 1));
  const faded = fades
    .filter(({ black, from }) => black === null || (black === 'from' && wasShownBefore(changes, from)))
    .map(({ middle }) => middle);
  return [...hard, ...faded].toSorted((a, b) => a - b);
}

/** Whether there was a picture before a black span: otherwise a fade from black is the beginning of the video. */
function wasShownBefore(changes: readonly FrameChange[], from: number): boolean {
  return changes.slice(0, from).some(({ brightness }) => brightness >= SHOWN);
}

function hardCuts(changes: readonly FrameChange[]): number[] {
  const candidates: { at: number; strength: number }[] = [];
  for (let at = 1; at < changes.length; at += 1) {
    const strength = cutStrength(changes, at);
    if (strength < 1) continue;
    const last = candidates.at(-1);
    if (last === undefined || at - last.at >= LEAST_FRAMES_APART) candidates.push({ at, strength });
    else if (strength > last.strength) candidates.splice(-1, 1, { at, strength });
  }
  const cuts: number[] = [];
  let flashUntil = -1;
  for (const { at } of candidates) {
    if (at <= flashUntil) continue;
    const end = flashEnd(changes, at);
    if (end === null) cuts.push(at);
    else flashUntil = end;
  }
  return cuts;
}

/** Time of a frame that begins a shot, in seconds, rounded to a tenth. */
export function cutSecond(frame: number): number {
  return Math.round((frame / SMALL_FRAME_RATE) * 10) / 10;
}

function cutStrength(changes: readonly FrameChange[], at: number): number {
  const now = changes[at];
  if (now === undefined) return 0;
  const around = changes
    .slice(Math.max(1, at - AROUND), at + AROUND + 1)
    .filter((_, index) => Math.abs(Math.max(1, at - AROUND) + index - at) > 1);
  const pixelsNeeded = Math.max(
    PIXELS.least,
    median(around.map(change => change.pixels)) * PIXELS.over + PIXELS.plus,
  );
  const coloursNeeded = Math.max(
    COLOURS.least,
    median(around.map(change => change.colours)) * COLOURS.over + COLOURS.plus,
  );
  const byPixels = now.area >= PIXELS.area ? now.pixels / pixelsNeeded : 0;
  const byColours = now.pixels >= COLOURS.pixels ? now.colours / coloursNeeded : 0;
  return Math.max(byPixels, byColours);
}

/** The last frame of a flash that begins here, or null when the picture does not return. */
function flashEnd(changes: readonly FrameChange[], at: number): number | null {
  const before = changes[at - 1];
  const now = changes[at];
  if (before === undefined || now === undefined) return null;
  const gone = blockDistance(before, now);
  for (let frame = at + 1; frame <= at + FLASH_FRAMES; frame += 1) {
    const later = changes[frame];
    if (later !== undefined && blockDistance(before, later) < gone * FLASH_RETURN) return frame;
  }
  return null;
}

function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
