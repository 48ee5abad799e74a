import { isSameFrame, printFrame, type FramePrint } from '#domain/media/frame-print.ts';
import type { TimeSpan } from '#domain/media/media-facts.ts';

/** A frame large enough to read, and how long the same picture with the same texts was visible. */
export interface ReadingFrame extends TimeSpan {
  rgb: Uint8Array;
  print: FramePrint;
}

/** Frames held at once: each takes up to 2.8 MB. */
const MOST_HELD = 72;
const HOOK_SECONDS = 3;

/**
 * Collects the frames that are worth reading. A repeated picture only extends the retained one; when there are too
 * many, every second one after the first three seconds is dropped, and from then on only every second one is added.
 */
export class ReadingFrames {
  readonly width: number;
  readonly height: number;
  #frames: ReadingFrame[] = [];
  #every = 1;

  constructor(size: { width: number; height: number }) {
    this.width = size.width;
    this.height = size.height;
  }

  get frames(): readonly ReadingFrame[] {
    return this.#frames;
  }

  /** @returns whether the frame is retained and may not be changed any more */
  add(rgb: Uint8Array, second: number): boolean {
    const print = printFrame(rgb, this.width, this.height);
    const before = this.#frames.filter(frame => frame.fromSecond <= second).at(-1);
    if (before !== undefined && isSameFrame(before.print, print)) {
      before.toSecond = Math.max(before.toSecond, second);
      return false;
    }
    if (second > HOOK_SECONDS && Math.round(second) % this.#every !== 0) return false;
    this.#frames.push({ rgb, print, fromSecond: second, toSecond: second });
    // Frames arrive from two pipes: those of the first seconds and all others.
    this.#frames.sort((a, b) => a.fromSecond - b.fromSecond);
    if (this.#frames.length <= MOST_HELD) return true;
    this.#every *= 2;
    this.#frames = this.#frames.filter(
      frame => frame.fromSecond <= HOOK_SECONDS || Math.round(frame.fromSecond) % this.#every === 0,
    );
    return true;
  }
}
