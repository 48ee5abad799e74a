/** Families of patterns that an account's videos are compared by. */
export const PATTERN_FAMILIES = ['hook', 'hashtag', 'duration', 'format', 'day_part', 'weekday'] as const;
export type PatternFamily = (typeof PATTERN_FAMILIES)[number];

/** Lengths of a video, by their upper borders in seconds; the last has none. */
export const DURATION_BANDS = ['under_15_s', 'under_30_s', 'under_60_s', 'under_3_min', 'longer'] as const;
export type DurationBand = (typeof DURATION_BANDS)[number];

const UPPER_SECONDS = [15, 30, 60, 180];

/** The band that a length in seconds falls into; null when it is not known, as with slideshows. */
export function durationBand(seconds: number | null): DurationBand | null {
  if (seconds === null || !(seconds > 0)) return null;
  const place = UPPER_SECONDS.findIndex(upper => seconds < upper);
  return DURATION_BANDS[place === -1 ? UPPER_SECONDS.length : place] ?? 'longer';
}

/** The hashtags of a caption, lower case and each once, without their sign. */
export function hashtagsOf(caption: string): string[] {
  const tags = caption.normalize('NFC').matchAll(/#([\p{L}\p{N}\p{M}_]+)/gu);
  return [...new Set([...tags].map(([, tag = '']) => tag.toLowerCase()))];
}
