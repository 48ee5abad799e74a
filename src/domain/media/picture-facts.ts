import { BlackWatch } from './black-picture.ts';
import { cutSecond, detectCuts } from './detect-cuts.ts';
import { FrameComparison, SMALL_FRAME, SMALL_FRAME_RATE } from './frame-changes.ts';
import type { Assessed, MotionFacts, PictureFacts } from './media-facts.ts';
import { shotStatistics } from './shot-statistics.ts';

const LEAST_FRAMES = 3;
const HOOK_FRAMES = 3 * SMALL_FRAME_RATE;
/** Below this the picture is still, and no ratio to it is meaningful. */
const STILL = 0.0005;

/** Receives small frames as they arrive, ten per second, and computes the picture facts. */
export class PictureMeter {
  readonly #comparison = new FrameComparison();
  readonly #black = new BlackWatch();
  #first: Uint8Array | null = null;
  #last: Uint8Array | null = null;

  /** @param frame `SMALL_FRAME.bytes` bytes; it is kept and must not be modified afterwards. */
  add(frame: Uint8Array): void {
    this.#comparison.add(frame);
    if (this.#black.add(frame)) return;
    this.#first ??= frame;
    this.#last = frame;
  }

  /** Number of frames received. */
  get frames(): number {
    return this.#comparison.changes.length;
  }

  /** Facts of the frames received so far. */
  facts(durationSeconds: number): Assessed<PictureFacts> {
    const { changes } = this.#comparison;
    if (changes.length < LEAST_FRAMES) return { notAssessed: 'too_short' };
    const cuts = detectCuts(changes);
    const blackSpans = this.#black.spans();
    const black = blackSpans.reduce((sum, span) => sum + span.toSecond - span.fromSecond, 0);
    return {
      notAssessed: null,
      ...shotStatistics(cuts.map(cutSecond), durationSeconds),
      motion: motionFacts(
        changes.map(change => change.pixels),
        new Set(cuts),
      ),
      blackSpans,
      blackShare: durationSeconds > 0 ? Math.min(1, black / durationSeconds) : 0,
      letterbox: this.#black.letterbox(),
      loopDistance: this.#first && this.#last ? frameDistance(this.#first, this.#last) : 0,
    };
  }
}

/**
 * Movement of the first three seconds and of the rest, from the change of each frame; cuts do not count as movement.
 */
function motionFacts(changes: readonly number[], cuts: ReadonlySet<number>): MotionFacts {
  const steps = changes.map((change, frame) => ({ change, frame })).slice(1);
  const moving = steps.filter(({ frame }) => !cuts.has(frame));
  const first = mean(moving.filter(({ frame }) => frame <= HOOK_FRAMES).map(({ change }) => change));
  const later = moving.filter(({ frame }) => frame > HOOK_FRAMES).map(({ change }) => change);
  const rest = later.length === 0 ? null : mean(later);
  return {
    firstThreeSeconds: first,
    rest,
    ratio: rest === null || rest < STILL ? null : first / rest,
  };
}

/** Mean absolute difference of two small frames, 0–1. */
function frameDistance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < SMALL_FRAME.bytes; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / (SMALL_FRAME.bytes * 255);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
