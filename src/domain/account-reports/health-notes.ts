import { contradicts, knownEngagement } from '#domain/metrics/engagement.ts';
import { daysBetween, localDateIn } from '#domain/time/local-days.ts';
import { knownSince, STALE_AFTER_HOURS } from '#domain/time/known-span.ts';
import { isDated, isRounded } from '#domain/sources/reading.ts';
import { CALENDAR_WEEKS } from './posting-calendar.ts';
import type { FollowerGrowth, HealthKind, HealthNote } from './report.ts';
import { knownSpanOf, type ReportData } from './report-data.ts';

const HOUR_MS = 3_600_000;
/** Videos up to this age are measured at least weekly. */
const READ_UNTIL_DAYS = 90;
const READ_AT_LEAST_EVERY_DAYS = 8;

/** Limitations of the figures, the most important first; empty when there are none. */
export function healthNotes(data: ReportData, followers: FollowerGrowth): HealthNote[] {
  const { videos, madeAt } = data;
  const since = data.isWhole === undefined ? null : knownSince(knownSpanOf(data));
  const of = videos.length;
  const hoursSince = (instant: Date) => (madeAt.getTime() - instant.getTime()) / HOUR_MS;
  // The time of an undated file is only a bound, so it does not make counts stale. Older reports treated it as a
  // measurement.
  const dated = data.isWhole === undefined ? videos : videos.filter(isDated);
  const newest = dated.reduce((least, { observedAt }) => Math.min(least, hoursSince(observedAt)), Infinity);
  const young = dated.filter(({ publishedAt }) => hoursSince(publishedAt) <= READ_UNTIL_DAYS * 24);
  const unread = young.filter(
    ({ observedAt }) => hoursSince(observedAt) - newest > READ_AT_LEAST_EVERY_DAYS * 24,
  );
  const sources = new Set(videos.map(({ source }) => source));
  const count = (holds: (video: ReportData['videos'][number]) => boolean) => videos.filter(holds).length;
  const steps = followers.known ? followers.n - 1 : 0;

  const notes: Record<HealthKind, HealthNote | null> = {
    rows_rejected: note('rows_rejected', data.rowsRejected ?? 0, of),
    stale:
      dated.length > 0 && newest > STALE_AFTER_HOURS
        ? { kind: 'stale', count: Math.floor(newest / 24), of }
        : null,
    undated: note('undated', of - dated.length, of),
    past_unknown: since === null ? null : pastUnknown(since, data),
    missing_views: note(
      'missing_views',
      count(({ views }) => views === null),
      of,
    ),
    missing_interactions: note(
      'missing_interactions',
      count(video => video.views !== null && knownEngagement(video) === null && !contradicts(video)),
      of,
    ),
    contradicting: note('contradicting', count(contradicts), of),
    unread_lately: note('unread_lately', unread.length, young.length),
    mixed_sources: note('mixed_sources', sources.size > 1 ? sources.size : 0, of),
    rounded: note('rounded', count(isRounded), of),
    follower_gaps: note('follower_gaps', followers.known ? followers.gaps : 0, steps),
    follower_falls: note('follower_falls', followers.known ? followers.falls : 0, steps),
    reference_curve: data.followedVideos === 0 && of > 0 ? { kind: 'reference_curve', count: 0, of } : null,
    older_left_out:
      data.whole === undefined ? note('older_left_out', data.knownVideos - of, data.knownVideos) : null,
    only_in_totals:
      data.whole === undefined ? null : note('only_in_totals', data.knownVideos - of, data.knownVideos),
  };
  return Object.values(notes).filter(one => one !== null);
}

/** How many days back the stored videos go, where that is less than the calendar shows. */
function pastUnknown(since: Date, { madeAt, timeZone, videos }: ReportData): HealthNote | null {
  const dateOf = localDateIn(timeZone);
  const days = daysBetween(dateOf(since), dateOf(madeAt));
  return days >= CALENDAR_WEEKS * 7 ? null : { kind: 'past_unknown', count: days, of: videos.length };
}

function note(kind: HealthKind, count: number, of: number): HealthNote | null {
  return count > 0 ? { kind, count, of } : null;
}
