import type { KnownDays } from '#domain/account-reports/known-calendar.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import type { Formats } from '#i18n/language/formats.ts';
import { daySpan } from './day-span.ts';
import type { T } from '#i18n/messages.ts';

/** Summary of a 53-week calendar, and the days it covers. */
export function calendarSentence(
  videos: readonly number[],
  { from, to, knownFrom, knownUntil }: { from: LocalDate; to: LocalDate } & KnownDays,
  t: T,
  formats: Pick<Formats, 'date'>,
): string {
  const day = (date: LocalDate) => formats.date(`${date}T12:00:00Z`);
  const since = knownFrom == null || knownFrom <= from ? null : knownFrom;
  const until = knownUntil == null || knownUntil >= to ? null : knownUntil;
  const days = videos.filter(count => count > 0).length;
  if (days === 0) {
    if (until !== null) return t('charts.calendar.noneKnown', { until: day(until) });
    return t('charts.calendar.none');
  }
  const said = {
    count: videos.reduce((sum, count) => sum + count, 0),
    days: t('charts.calendar.days', { count: days }),
    most: Math.max(...videos),
  };
  if (since === null && until === null) return t('charts.calendar.sentence', said);
  if (until === null) return t('charts.calendar.since', { ...said, from: day(since ?? from) });
  if (since === null) return t('charts.calendar.until', { ...said, until: day(until) });
  return t('charts.calendar.within', { ...said, span: daySpan(day(since), day(until), t) });
}
