import { DAY_PARTS, WEEKDAYS } from '#domain/statistics/day-parts.ts';
import { DURATION_BANDS, type PatternFamily } from '#domain/statistics/video-traits.ts';
import { hookNameWith, type HookName } from './hook-name.ts';
import type { T } from '#i18n/messages.ts';

/** A pattern as a table label: « #pain », « 15 à 30 s », « question », « le dimanche ». */
export function patternName(
  family: PatternFamily,
  pattern: string,
  t: T,
  hookName: HookName = hookNameWith(t),
): string {
  if (family === 'hashtag') return `#${pattern}`;
  if (family === 'format') return t(`advice.formats.${pattern === 'slideshow' ? 'slideshow' : 'video'}`);
  const band = DURATION_BANDS.find(one => one === pattern);
  if (family === 'duration' && band !== undefined) return t(`advice.durations.${band}`);
  const part = DAY_PARTS.find(one => one === pattern);
  if (family === 'day_part' && part !== undefined) return t(`advice.dayParts.${part}`);
  const day = WEEKDAYS.find(one => one === pattern);
  if (family === 'weekday' && day !== undefined) return t(`advice.weekdays.${day}`);
  return hookName(pattern);
}
