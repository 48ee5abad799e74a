import { isFileSource, type SourceId } from '#domain/sources/reading.ts';
import type { Formats } from '#i18n/language/formats.ts';

/**
 * « 2026-11-22T00:00:00.000Z », or the last second of it where a figure is the one at the day's end: a file that gives
 * a day alone means this one, wherever it is read.
 */
const DAY_ALONE = /^(\d{4}-\d\d-\d\d)T(?:00:00:00|23:59:59)(?:\.0+)?Z$/;

/** The day of an instant that a file gave. Most files name a day and no hour, so none is shown of any of them. */
export function fileDay(at: string, formats: Pick<Formats, 'date'>): string {
  const day = DAY_ALONE.exec(at)?.[1];
  return formats.date(day === undefined ? at : `${day}T12:00:00Z`);
}

/** When counts were read: to the minute where the product read them itself, else to the day. */
export function readingTime(
  at: string,
  sources: readonly (SourceId | null | undefined)[],
  formats: Pick<Formats, 'date' | 'dateTime'>,
): string {
  const isOfFile = sources.some(source => source != null && isFileSource(source));
  return isOfFile ? fileDay(at, formats) : formats.dateTime(at);
}
