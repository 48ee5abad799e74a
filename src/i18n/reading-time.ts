import { isFileSource, type SourceId } from '#domain/sources/measured.ts';
import type { Formats } from './formats.ts';
import type { T } from './messages.ts';

/** « 2026-11-22T00:00:00.000Z »: a file that gives a day alone means this one, wherever it is read. */
const DAY_ALONE = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z$/;

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

/** From when to when counts were read; of those that nobody can date the instant they were read after is known. */
export function readingSpan(
  { observedFrom, observedUntil, sources }: Span,
  t: T,
  formats: Pick<Formats, 'date' | 'dateTime'>,
): string | null {
  if (observedFrom === null || observedUntil === null) return null;
  const names = sources.map(({ source }) => source);
  if (names.includes('undated_file')) {
    return t('ui.provenance.unknownTime', { when: fileDay(observedFrom, formats) });
  }
  const from = readingTime(observedFrom, names, formats);
  const until = readingTime(observedUntil, names, formats);
  return from === until ? from : t('accountReports.basis.observedText', { from, until });
}

interface Span {
  observedFrom: string | null;
  observedUntil: string | null;
  sources: readonly { source: SourceId }[];
}
