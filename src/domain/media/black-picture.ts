import { SMALL_FRAME, SMALL_FRAME_RATE } from './frame-changes.ts';
import type { Letterbox, TimeSpan } from './media-facts.ts';

/** Maximum mean brightness of a black row, of 255: video black with noise. */
const BLACK_LINE = 24;
/** Share of black rows that makes a frame black. */
const BLACK_ROWS = 0.98;
const LEAST_BLACK_SECONDS = 0.2;
/** Share of non-black frames in which a bar must stay black. */
const BAR_FRAMES = 0.98;
/** Bars narrower than this share of the picture are encoder edges. */
const LEAST_BAR = 0.02;

/** Detects black in small frames: whole frames, and lines along the edges. */
export class BlackWatch {
  readonly #rows = new Uint32Array(SMALL_FRAME.height);
  readonly #columns = new Uint32Array(SMALL_FRAME.width);
  readonly #black: boolean[] = [];
  #lit = 0;

  /** @returns whether the whole frame is black */
  add(frame: Uint8Array): boolean {
    const rowSums = new Float64Array(SMALL_FRAME.height);
    const columnSums = new Float64Array(SMALL_FRAME.width);
    for (let y = 0, at = 0; y < SMALL_FRAME.height; y += 1) {
      for (let x = 0; x < SMALL_FRAME.width; x += 1, at += 3) {
        const brightest = Math.max(frame[at] ?? 0, frame[at + 1] ?? 0, frame[at + 2] ?? 0);
        rowSums[y] = (rowSums[y] ?? 0) + brightest;
        columnSums[x] = (columnSums[x] ?? 0) + brightest;
      }
    }
    const isDarkRow = Array.from(rowSums, sum => sum / SMALL_FRAME.width <= BLACK_LINE);
    const isBlack = isDarkRow.filter(Boolean).length >= SMALL_FRAME.height * BLACK_ROWS;
    this.#black.push(isBlack);
    if (isBlack) return true;
    this.#lit += 1;
    isDarkRow.forEach((isDark, y) => {
      if (isDark) this.#rows[y] = (this.#rows[y] ?? 0) + 1;
    });
    columnSums.forEach((sum, x) => {
      if (sum / SMALL_FRAME.height <= BLACK_LINE) this.#columns[x] = (this.#columns[x] ?? 0) + 1;
    });
    return false;
  }

  /** Black stretches of at least 0.2 s. */
  spans(): TimeSpan[] {
    const spans: TimeSpan[] = [];
    this.#black.forEach((isBlack, frame) => {
      if (!isBlack) return;
      const last = spans.at(-1);
      const fromSecond = frame / SMALL_FRAME_RATE;
      const toSecond = (frame + 1) / SMALL_FRAME_RATE;
      if (last !== undefined && this.#black[frame - 1] === true) last.toSecond = toSecond;
      else spans.push({ fromSecond, toSecond });
    });
    return spans.filter(span => span.toSecond - span.fromSecond > LEAST_BLACK_SECONDS - 0.01);
  }

  /** Bars along the edges that stay black in all non-black frames; null without any. */
  letterbox(): Letterbox | null {
    if (this.#lit === 0) return null;
    const needed = this.#lit * BAR_FRAMES;
    const rows = Array.from(this.#rows, count => count >= needed);
    const columns = Array.from(this.#columns, count => count >= needed);
    const bars = {
      top: barWidth(rows),
      bottom: barWidth(rows.toReversed()),
      left: barWidth(columns),
      right: barWidth(columns.toReversed()),
    };
    return Object.values(bars).some(width => width > 0) ? bars : null;
  }
}

function barWidth(lines: readonly boolean[]): number {
  const firstLit = lines.indexOf(false);
  const share = (firstLit < 0 ? lines.length : firstLit) / lines.length;
  return share >= LEAST_BAR ? share : 0;
}
