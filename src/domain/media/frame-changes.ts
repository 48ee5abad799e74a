/** Size of the small frames, in pixels: three bytes each, red first. */
export const SMALL_FRAME = { width: 90, height: 160, bytes: 90 * 160 * 3 } as const;
/** Small frames per second. */
export const SMALL_FRAME_RATE = 10;

/** Blocks of ten by ten pixels: 9 across, 16 down. */
const BLOCK = 10;
const BLOCKS_ACROSS = SMALL_FRAME.width / BLOCK;
const BLOCK_COUNT = BLOCKS_ACROSS * (SMALL_FRAME.height / BLOCK);
const BLOCK_CHANNELS = BLOCK_COUNT * 3;
const PIXELS = SMALL_FRAME.width * SMALL_FRAME.height;
/** Four levels per channel. */
const COLOUR_BINS = 64;
/** A block counts as changed when its mean colour changes by more than this, of 255. */
const BLOCK_CHANGE = 12;

/** Features of one frame, and its differences from the previous one. All shares are 0–1. */
export interface FrameChange {
  /** Mean colours of the blocks, to compare non-adjacent frames. */
  blocks: Uint8Array;
  /** Mean absolute difference of all channels of all pixels from the previous frame; 0 for the first. */
  pixels: number;
  /** Share of pixels whose colour changed, from the histograms; insensitive to movement. */
  colours: number;
  /** Share of the blocks that changed. */
  area: number;
  /** Mean brightness. */
  brightness: number;
}

/** Compares each small frame with the previous one as they arrive; keeps two frames and a few bytes per frame. */
export class FrameComparison {
  readonly changes: FrameChange[] = [];
  #before: Uint8Array | null = null;
  #coloursBefore = new Uint32Array(COLOUR_BINS);

  /** @param frame `SMALL_FRAME.bytes` bytes; it is kept until the next one arrives and must not be modified. */
  add(frame: Uint8Array): FrameChange {
    const before = this.#before;
    const colours = new Uint32Array(COLOUR_BINS);
    const sums = new Uint32Array(BLOCK_CHANNELS);
    let difference = 0;
    let brightness = 0;
    for (let y = 0, at = 0; y < SMALL_FRAME.height; y += 1) {
      const rowOfBlocks = Math.floor(y / BLOCK) * BLOCKS_ACROSS;
      for (let x = 0; x < SMALL_FRAME.width; x += 1, at += 3) {
        const red = frame[at] ?? 0;
        const green = frame[at + 1] ?? 0;
        const blue = frame[at + 2] ?? 0;
        const block = (rowOfBlocks + Math.floor(x / BLOCK)) * 3;
        sums[block] = (sums[block] ?? 0) + red;
        sums[block + 1] = (sums[block + 1] ?? 0) + green;
        sums[block + 2] = (sums[block + 2] ?? 0) + blue;
        const bin = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
        colours[bin] = (colours[bin] ?? 0) + 1;
        brightness += 0.299 * red + 0.587 * green + 0.114 * blue;
        if (before === null) continue;
        difference +=
          Math.abs(red - (before[at] ?? 0)) +
          Math.abs(green - (before[at + 1] ?? 0)) +
          Math.abs(blue - (before[at + 2] ?? 0));
      }
    }
    const blocks = Uint8Array.from(sums, sum => sum / (BLOCK * BLOCK));
    const last = this.changes.at(-1);
    const change: FrameChange = {
      blocks,
      pixels: difference / (PIXELS * 3 * 255),
      colours: last === undefined ? 0 : movedShare(this.#coloursBefore, colours),
      area: last === undefined ? 0 : changedArea(last.blocks, blocks),
      brightness: brightness / (PIXELS * 255),
    };
    this.#before = frame;
    this.#coloursBefore = colours;
    this.changes.push(change);
    return change;
  }
}

/** Mean absolute difference of two frames' blocks, 0–1. */
export function blockDistance(a: FrameChange, b: FrameChange): number {
  let sum = 0;
  for (let at = 0; at < BLOCK_CHANNELS; at += 1) sum += Math.abs((a.blocks[at] ?? 0) - (b.blocks[at] ?? 0));
  return sum / (BLOCK_CHANNELS * 255);
}

function movedShare(before: Uint32Array, now: Uint32Array): number {
  let moved = 0;
  for (let bin = 0; bin < COLOUR_BINS; bin += 1) moved += Math.abs((before[bin] ?? 0) - (now[bin] ?? 0));
  return moved / (2 * PIXELS);
}

function changedArea(before: Uint8Array, now: Uint8Array): number {
  let changed = 0;
  for (let at = 0; at < BLOCK_CHANNELS; at += 3) {
    const most = Math.max(
      Math.abs((before[at] ?? 0) - (now[at] ?? 0)),
      Math.abs((before[at + 1] ?? 0) - (now[at + 1] ?? 0)),
      Math.abs((before[at + 2] ?? 0) - (now[at + 2] ?? 0)),
    );
    if (most > BLOCK_CHANGE) changed += 1;
  }
  return changed / BLOCK_COUNT;
}
