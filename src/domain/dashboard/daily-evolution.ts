import { knownSum } from '#domain/metrics/averages.ts';
import { meanEngagement, type KnownInteractions } from '#domain/metrics/engagement.ts';
import { figureProvenance, type Provenance, type Reading } from '#domain/metrics/provenance.ts';
import type { Period } from '#domain/time/period.ts';
import { dayLabel } from './day-label.ts';
import { localDateIn, localDates, type LocalDate } from '#domain/time/local-days.ts';

/** The fields of a video that the dashboard needs. */
export interface DashboardVideo extends KnownInteractions, Reading {
  id: string;
  author: string | null;
  description: string;
  publishedAt: Date;
}

/** Spec §3, dashboard daily row. */
interface DailyRow {
  /** Short date, for the axis: « 21 nov. ». */
  name: string;
  date: LocalDate;
  /** Sums; null on a day whose videos all lack the count. */
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  videos: number;
  /** Percent: mean over the day's videos; null where it is known for none. */
  engagement: number | null;
  /** Accounts that published that day. */
  accounts: number;
  /** Provenance of the day's views; its other figures were measured with them. Null on a day without videos. */
  provenance: Provenance | null;
}

/**
 * One row per local day in the period, oldest first: the counts so far of the videos published that day. Unknown counts
 * add nothing. The rows add up to the period's totals.
 */
export function dailyEvolution(
  videos: readonly DashboardVideo[],
  period: Pick<Period, 'from' | 'to'>,
  timeZone: string,
  locale = 'fr-FR',
): DailyRow[] {
  const dateOf = localDateIn(timeZone);
  const byDate = new Map<LocalDate, DashboardVideo[]>(
    localDates(period.from, period.to, timeZone).map(date => [date, []]),
  );
  for (const video of videos) {
    if (video.publishedAt < period.from || video.publishedAt > period.to) continue;
    byDate.get(dateOf(video.publishedAt))?.push(video);
  }
  return Array.from(byDate, ([date, ofDay]) => ({
    name: dayLabel(date, 'short', locale),
    date,
    ...interactionTotals(ofDay),
    videos: ofDay.length,
    engagement: meanEngagement(ofDay),
    accounts: new Set(ofDay.map(video => video.author)).size,
    provenance: ofDay.length === 0 ? null : figureProvenance(ofDay, 'views'),
  }));
}

/** Sums of the known counts; null where there are videos and none has the count. */
export function interactionTotals(videos: readonly KnownInteractions[]): KnownInteractions {
  return {
    views: knownSum(videos.map(video => video.views)),
    likes: knownSum(videos.map(video => video.likes)),
    comments: knownSum(videos.map(video => video.comments)),
    shares: knownSum(videos.map(video => video.shares)),
  };
}
