import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import type { Assessed, ScreenText, TextFacts, TimeSpan } from './media-facts.ts';
import { isReadable } from './readable-text.ts';
import type { TextBlock } from './screen-text.ts';
import { countWords } from './transcript.ts';

/** A frame that was read, and the time span it represents. */
interface ReadFrame extends TimeSpan {
  texts: readonly TextBlock[];
}

/** Minimum share of matching letters for texts of two frames to count as the same. */
const SAME_TEXT = 0.8;
const HOOK_SECONDS = 3;
/** Spans with a gap of at most this many seconds are adjacent. */
const TOUCHING = 0.05;

/** @param frames in chronological order; their spans together cover the frames considered */
export function textFacts(frames: readonly ReadFrame[]): TextFacts {
  const items: ScreenText[] = [];
  for (const frame of frames) {
    for (const block of frame.texts) addText(items, frame, block);
  }
  const looked = frames.reduce((sum, frame) => sum + frame.toSecond - frame.fromSecond, 0);
  const withText = frames
    .filter(frame => frame.texts.length > 0)
    .reduce((sum, frame) => sum + frame.toSecond - frame.fromSecond, 0);
  const words = items.map(item => countWords(item.text));
  return {
    items: items.map(item => ({ ...item, language: identifyLanguage(item.text).language })),
    textShare: looked > 0 ? withText / looked : 0,
    hook: hookOf(items),
    meanWords: words.length === 0 ? null : words.reduce((sum, count) => sum + count, 0) / words.length,
    framesRead: frames.length,
  };
}

/** Removes false texts: facts of the first version include misreadings of leaves and windows. */
export function withReadable(texts: Assessed<TextFacts>): Assessed<TextFacts> {
  if (texts.notAssessed !== null) return texts;
  const { items, hook } = texts;
  return {
    ...texts,
    items: items.filter(({ text, confidence }) => isReadable(text, confidence)),
    hook: hook !== null && isReadable(hook.text, hook.confidence) ? hook : null,
  };
}

/** Similarity of two texts, 0–1, comparing letters and digits only, ignoring case and accents. */
export function textLikeness(a: string, b: string): number {
  const left = bareLetters(a);
  const right = bareLetters(b);
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 0 : 1 - editDistance(left, right) / longest;
}

/** Fewest letters to insert, remove or replace. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function addText(items: ScreenText[], frame: TimeSpan, block: TextBlock): void {
  const known = items.find(
    item => frame.fromSecond - item.toSecond <= TOUCHING && isSameText(item.text, block.text),
  );
  if (known === undefined) {
    const { fromSecond, toSecond } = frame;
    items.push({ ...block, fromSecond, toSecond, language: null });
    return;
  }
  known.toSecond = frame.toSecond;
  if (block.confidence > known.confidence) {
    known.text = block.text;
    known.confidence = block.confidence;
    known.box = block.box;
  }
}

/** « Idée 1 » and « Idée 2 » are different texts, however similar. */
function isSameText(a: string, b: string): boolean {
  const numbers = (text: string): string => text.match(/\p{N}+/gu)?.join(' ') ?? '';
  return textLikeness(a, b) >= SAME_TEXT && numbers(a) === numbers(b);
}

/** The first text shown; texts that appear at the same instant are joined from top to bottom. */
function hookOf(items: readonly ScreenText[]): TextFacts['hook'] {
  const first = items[0];
  if (first === undefined || first.fromSecond >= HOOK_SECONDS) return null;
  const together = items.filter(item => Math.abs(item.fromSecond - first.fromSecond) <= TOUCHING);
  return {
    text: together.map(item => item.text).join(' '),
    fromSecond: first.fromSecond,
    confidence: Math.min(...together.map(item => item.confidence)),
  };
}

function bareLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
