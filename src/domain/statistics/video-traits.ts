/** Pattern families by which an account's videos are compared. */
export const PATTERN_FAMILIES = ['hook', 'hashtag', 'duration', 'format', 'day_part', 'weekday'] as const;
export type PatternFamily = (typeof PATTERN_FAMILIES)[number];

/** Duration bands of a video, by upper bound in seconds; the last has none. */
export const DURATION_BANDS = ['under_15_s', 'under_30_s', 'under_60_s', 'under_3_min', 'longer'] as const;
export type DurationBand = (typeof DURATION_BANDS)[number];

const UPPER_SECONDS = [15, 30, 60, 180];

/** The band of a duration in seconds; null when unknown, as with slideshows. */
export function durationBand(seconds: number | null): DurationBand | null {
  if (seconds === null || !(seconds > 0)) return null;
  const place = UPPER_SECONDS.findIndex(upper => seconds < upper);
  return DURATION_BANDS[place === -1 ? UPPER_SECONDS.length : place] ?? 'longer';
}

/** The hashtags of a caption, lower case, without duplicates and without #. */
export function hashtagsOf(caption: string): string[] {
  const tags = caption.normalize('NFC').matchAll(/#([\p{L}\p{N}\p{M}_]+)/gu);
  return [...new Set([...tags].map(([, tag = '']) => tag.toLowerCase()))];
}
