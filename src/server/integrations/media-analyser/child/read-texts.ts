import { frameStretches, readingOrder } from '#domain/media/choose-frames.ts';
import type { PictureFacts, TextFacts } from '#domain/media/media-facts.ts';
import { pickTexts, type ReadLine, type TextBlock } from '#domain/media/screen-text.ts';
import { textFacts } from '#domain/media/text-facts.ts';
import { letterKinds, maskText, TEXT_MASKS, type MaskedText } from '#domain/media/text-masks.ts';
import type { ReadingFrame, ReadingFrames } from './reading-frames.ts';
import { openReader, type TextReader } from './text-reader.ts';

/** Most frames read: a quarter of a second each. */
const MOST_FRAMES = 60;
/** Lines with at least this confidence are not read again from another mask. */
const SURE = 0.88;
/** How far the outlines of letters extend beyond the letters, pixels. */
const EDGE = 14;

interface TextReading {
  frames: ReadingFrames;
  pictures: Pick<PictureFacts, 'shots' | 'cutsSeconds'>;
  durationSeconds: number;
  /** Time (performance.now) after which no further frame is read. */
  until: number;
  onShare: (share: number) => void;
}

/** Reads the texts of the selected frames. Throws `ReaderMissing` when there is no reader. */
export async function readTexts({
  frames,
  pictures,
  durationSeconds,
  until,
  onShare,
}: TextReading): Promise<TextFacts> {
  const all = frames.frames;
  const order = readingOrder(
    all.map(frame => frame.fromSecond),
    pictures.shots,
    MOST_FRAMES,
  );
  const reader = await openReader(frames);
  const read: { frame: ReadingFrame; texts: TextBlock[] }[] = [];
  try {
    for (const index of order) {
      const frame = all[index];
      if (frame === undefined || (read.length > 0 && performance.now() > until)) break;
      read.push({ frame, texts: await readFrame(reader, frame, frames) });
      onShare(read.length / order.length);
    }
  } finally {
    await reader.close();
  }
  read.sort((a, b) => a.frame.fromSecond - b.frame.fromSecond);
  const stretches = frameStretches(
    read.map(({ frame }) => frame),
    pictures.cutsSeconds,
    durationSeconds,
  );
  return textFacts(stretches.map((stretch, index) => ({ ...stretch, texts: read[index]?.texts ?? [] })));
}

async function readFrame(
  reader: TextReader,
  frame: ReadingFrame,
  size: { width: number; height: number },
): Promise<TextBlock[]> {
  const lines: ReadLine[] = [];
  const sure: MaskedText[] = [];
  const kinds = letterKinds(frame.rgb, size.width * size.height);
  for (const mask of TEXT_MASKS) {
    const masked = maskText(frame.rgb, size.width, size.height, mask, kinds);
    if (masked === null || sure.some(read => liesWithin(masked, read))) continue;
    const found = await reader.read(masked);
    lines.push(...found);
    if (found.length > 0 && found.every(line => line.confidence >= SURE)) sure.push(masked);
  }
  return pickTexts(lines);
}

/** Whether a cutout lies within one that has been read well: the outlines of its letters, or the same letters. */
function liesWithin(cut: MaskedText, read: MaskedText): boolean {
  return (
    cut.left >= read.left - EDGE &&
    cut.top >= read.top - EDGE &&
    cut.left + cut.width <= read.left + read.width + EDGE &&
    cut.top + cut.height <= read.top + read.height + EDGE
  );
}
