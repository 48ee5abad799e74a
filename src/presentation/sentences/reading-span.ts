import type { SourceId } from '#domain/sources/reading.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { fileDay, readingTime } from './reading-time.ts';

/** First and last measurement time of the counts; for undated ones, the earliest possible instant. */
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
