import { isFileSource, type SourceId } from '#domain/sources/reading.ts';
import type { Formats } from '#i18n/language/formats.ts';

/**
 * « 2026-11-22T00:00:00.000Z », or its last second for an end-of-day figure: a file that
 * gives only a day is stored like this, whatever the reader's time zone.
 */
const DAY_ALONE = /^(\d{4}-\d\d-\d\d)T(?:00:00:00|23:59:59)(?:\.0+)?Z$/;

/** The day of an instant from a file. Most files give a day without a time, so no time is shown for any of them. */
export function fileDay(at: string, formats: Pick<Formats, 'date'>): string {
  const day = DAY_ALONE.exec(at)?.[1];
  return formats.date(day === undefined ? at : `${day}T12:00:00Z`);
}

/** The day on which counts were measured. */
export function readingDay(
  at: string,
  sources: readonly (SourceId | null | undefined)[],
  formats: Pick<Formats, 'date'>,
): string {
  return isOfFile(sources) ? fileDay(at, formats) : formats.date(at);
}

function isOfFile(sources: readonly (SourceId | null | undefined)[]): boolean {
  return sources.some(source => source != null && isFileSource(source));
}

/** When counts were measured: to the minute when the product measured them itself, else to the day. */
export function readingTime(
  at: string,
  sources: readonly (SourceId | null | undefined)[],
  formats: Pick<Formats, 'date' | 'dateTime'>,
): string {
  return isOfFile(sources) ? fileDay(at, formats) : formats.dateTime(at);
}
