import { pulledIn } from './log-scale.ts';

/** Videos are compared within stretches of about this many that followed one another. */
export const BLOCK_VIDEOS = 12;

/** One value a video, with when it was published. */
export interface DatedLog {
  publishedAt: Date;
  log: number;
}

export interface NeighbourBlocks {
  /** Places in the list given, oldest publication first. */
  order: number[];
  /** Where each block begins in `order`, and after the last one its length. */
  borders: number[];
  /** In the order of `order`: the value, outliers pulled in, minus the mean of its block. */
  centred: Float64Array;
}

/**
 * Cuts an account's videos into stretches of neighbours and takes each stretch's mean away, so that an account
 * that grew while it changed its habits does not credit the habit with the growth.
 */
export function neighbourBlocks(videos: readonly DatedLog[]): NeighbourBlocks {
  const n = videos.length;
  const times = videos.map(({ publishedAt }) => publishedAt.getTime());
  const order = videos.map((_, index) => index).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  const blocks = Math.max(1, Math.round(n / BLOCK_VIDEOS));
  const borders = Array.from({ length: blocks + 1 }, (_, block) => Math.round((block * n) / blocks));
  const logs = pulledIn(videos.map(({ log }) => log));
  const centred = centredByBlock(
    order.map(index => logs[index] ?? 0),
    borders,
  );
  return { order, borders, centred };
}

/** Each value minus the mean of its block. */
export function centredByBlock(values: readonly number[], borders: readonly number[]): Float64Array {
  const centred = Float64Array.from(values);
  for (const [block, end] of borders.entries()) {
    const start = borders[block - 1];
    if (start === undefined || end === start) continue;
    let sum = 0;
    for (let at = start; at < end; at++) sum += centred[at] ?? 0;
    const mean = sum / (end - start);
    for (let at = start; at < end; at++) centred[at] = (centred[at] ?? 0) - mean;
  }
  return centred;
}
