import { sentenceStops } from '#domain/language/text/sentence-ends.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { median } from '#domain/metrics/averages.ts';

const MOST_CHARACTERS = 120;
/** Hashtags, mentions and addresses are not words of the opening. */
const NOT_SPEECH = /(?:[#@][\p{L}\p{N}_.]+|https?:\/\/\S+)/gu;

/** The first sentence of a caption, 120 characters at most; null when it holds only hashtags and symbols. */
export function openingWords(caption: string): string | null {
  const lines = caption
    .replace(NOT_SPEECH, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const [line = ''] = lines.split('\n');
  const sentence = firstSentence(line).trim();
  return /[\p{L}\p{N}]/u.test(sentence) ? cutText(sentence, MOST_CHARACTERS) : null;
}

/** Looks no further than its end: a caption may hold hundreds of sentences. */
function firstSentence(line: string): string {
  for (const { index, length } of sentenceStops(line)) {
    const end = index + length;
    if (!/^\S/u.test(line.slice(end))) return line.slice(0, end);
  }
  return line;
}

/** Below this number of videos a comparison with one's own median is meaningless. */
export const HOOKS_FLOOR = 5;

export interface Opening {
  id: string;
  words: string;
  views: number;
  /** Views divided by the median of all compared videos; null below `HOOKS_FLOOR` or when that median is 0. */
  factor: number | null;
}

interface Openings {
  openings: Opening[];
  /** Of all videos with known views, with or without words. */
  medianViews: number | null;
  /** Videos with known views. */
  n: number;
  enough: boolean;
}

/** Each caption's opening with its views relative to the median of the same videos. */
export function compareOpenings(
  videos: readonly { id: string; description: string; views: number | null }[],
): Openings {
  const seen = videos.flatMap(({ id, description, views }) =>
    views === null ? [] : [{ id, description, views }],
  );
  const enough = seen.length >= HOOKS_FLOOR;
  const medianViews = enough ? median(seen.map(video => video.views)) : null;
  const openings = seen.flatMap(({ id, description, views }) => {
    const words = openingWords(description);
    const factor = medianViews === null || medianViews === 0 ? null : views / medianViews;
    return words === null ? [] : [{ id, words, views, factor }];
  });
  return { openings, medianViews, n: seen.length, enough };
}
