import { known, mean } from '#domain/metrics/averages.ts';
import { knownEngagement, type KnownInteractions } from '#domain/metrics/engagement.ts';
import { figureProvenance, type Provenance, type Reading } from '#domain/metrics/provenance.ts';
import type { Period } from '#domain/periods/period.ts';
import { dayLabel } from './day-label.ts';
import { localDateIn, localDates, type LocalDate } from '#domain/periods/local-days.ts';

/** What the dashboard needs to know of a video. */
export interface DashboardVideo extends KnownInteractions, Reading {
  id: string;
  author: string | null;
  description: string;
  publishedAt: Date;
}

/** Spec §3, dashboard daily row. */
export interface DailyRow {
  /** Short date, for the axis: « 21 nov. ». */
  name: string;
  date: LocalDate;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  videos: number;
  /** Percent: mean over the day's videos; 0 on a day without any. */
  engagement: number;
  /** Accounts that published that day. */
  accounts: number;
  /** What the day's views rest on; its other figures were read with them. Null on a day without videos. */
  provenance: Provenance | null;
}

/**
 * One row per local day that the period touches, oldest first: what the videos published that day have gathered
 * so far. Unknown counts add nothing. The rows add up to the period's totals.
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
    engagement: mean(known(ofDay.map(knownEngagement))) ?? 0,
    accounts: new Set(ofDay.map(video => video.author)).size,
    provenance: ofDay.length === 0 ? null : figureProvenance(ofDay, 'views'),
  }));
}

/** Sums of the known counts. */
export function interactionTotals(videos: readonly KnownInteractions[]) {
  const totals = { views: 0, likes: 0, comments: 0, shares: 0 };
  for (const video of videos) {
    totals.views += video.views ?? 0;
    totals.likes += video.likes ?? 0;
    totals.comments += video.comments ?? 0;
    totals.shares += video.shares ?? 0;
  }
  return totals;
}
