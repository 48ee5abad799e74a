import { DURATION_BANDS, type PatternFamily } from '#domain/statistics/video-traits.ts';
import { hookNameWith } from './hook-name.ts';
import type { T } from './messages.ts';

/** A pattern as a table names it: « #pain », « 15 à 30 s », « question ». */
export function patternName(family: PatternFamily, pattern: string, t: T): string {
  if (family === 'hashtag') return `#${pattern}`;
  const band = DURATION_BANDS.find(one => one === pattern);
  if (family === 'duration' && band !== undefined) return t(`advice.durations.${band}`);
  if (family === 'format') return t(`advice.formats.${pattern === 'slideshow' ? 'slideshow' : 'video'}`);
  return hookNameWith(t)(pattern);
}
