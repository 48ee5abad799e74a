import { chooseAdvice, nextExperiments, type AdviceBasis } from '#domain/advice/choose-advice.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { knownEngagement, meanEngagement } from '#domain/metrics/engagement.ts';
import { isDated } from '#domain/sources/reading.ts';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { benchmarksFor } from '#domain/statistics/benchmarks.ts';
import { withoutTiedBest } from '#domain/metrics/tied-best.ts';
import { refusal, unlessNone, type Estimate } from '#domain/statistics/estimate.ts';
import { splitChange, type SplitVideo } from '#domain/statistics/change-split.ts';
import { atEqualAge, haveEqualViews } from '#domain/statistics/equal-age.ts';
import type { GroupTable } from '#domain/statistics/group-findings.ts';
import { growth } from '#domain/metrics/growth.ts';
import { logPercent, robustSpread } from '#domain/statistics/log-scale.ts';
import { medianOfKnown } from '#domain/metrics/median-of-known.ts';
import { outlierScores, type OutlierScores } from '#domain/statistics/outliers.ts';
import { ownSpread, SPREAD_FLOOR } from '#domain/statistics/own-spread.ts';
import { periodSentence } from '#domain/statistics/period-sentence.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import { accountFindings } from './account-findings.ts';
import { healthNotes } from './health-notes.ts';
import { calendarOfDays, postingCalendar } from './posting-calendar.ts';
import {
  REPORT_METHOD,
  REPORT_METRICS,
  type AccountReport,
  type FollowerGrowth,
  type LiftTable,
  type MeanEngagement,
  type MetricMedians,
  type ReportMetric,
  type BestAndWorst,
  type RankedVideo,
} from './report.ts';
import { knownSpanOf, listedSpanOf, type ReportData, type ReportVideo } from './report-data.ts';
import { endsBefore, reachesBack } from '#domain/time/known-span.ts';
import { knownCalendar } from './known-calendar.ts';
import { withWholeCounts } from './whole-counts.ts';
import { isWithin, reportPeriods } from './report-periods.ts';

const CAPTION_CHARACTERS = 80;
const BEST_AND_WORST = 5;
const MOST_THIN = 10;

type SeenVideo = ReportVideo & { views: number };

/**
 * Builds an account's report from its data. Pure: the same data give the same report, byte for byte once serialised.
 */
export function buildReport(data: ReportData): AccountReport {
  const { videos, timeZone, curve } = data;
  const { period, comparison } = reportPeriods(data.days, data.madeAt, timeZone);
  const seen = videos.filter((video): video is SeenVideo => video.views !== null);
  const aged = atEqualAge(seen, curve).videos;
  const logOf = new Map(aged.map(({ id, log }) => [id, log]));
  const within = {
    period: videos.filter(({ publishedAt }) => isWithin(period, publishedAt)),
    comparison: videos.filter(({ publishedAt }) => isWithin(comparison, publishedAt)),
  };
  // A file with an account's last twenty videos says nothing about the previous period: as on the dashboard, no
  // comparison is made.
  const span = knownSpanOf(data);
  const endedAt = endsBefore([span], period.until);
  const isBeforeKnown =
    data.isWhole === undefined || (endedAt === null && reachesBack([span], comparison.from));
  // Totals count all videos of both periods; figures that need each video require both periods to be listed in full.
  const isCut = data.whole !== undefined && !reachesBack([listedSpanOf(data)], comparison.from);
  const before = isBeforeKnown && !isCut ? within.comparison : [];
  const split =
    isBeforeKnown && !isCut && tellsViews(within.period) && tellsViews(before)
      ? splitChange(splitVideos(before, logOf), splitVideos(within.period, logOf))
      : null;
  const oldest = videos.at(-1);
  const outliers = unlessNone(outlierScores(seen, curve), viewed(videos), 'no_views');
  const lifts = accountFindings(videos, curve, timeZone).map(shortened);
  const followers = followerGrowth(data, period);
  const ids = (list: readonly ReportVideo[]) => list.map(({ id }) => id);
  const engaged = engagementLogs(videos);
  const engagements = engaged.map(({ log }) => log);
  const logOfEngagement = new Map(engaged.map(({ id, log }) => [id, log]));
  const changeOf = (logs: ReadonlyMap<string, number>, history: Parameters<typeof inOrder>[0]) => {
    const told = (list: readonly ReportVideo[]) => known(list.map(({ id }) => logs.get(id) ?? null));
    if (isCut) return refusal('no_spread', 0, 0);
    return usualChange(told(within.period), told(before), inOrder(history));
  };
  // One period without the figure is reason enough, unless the other has no video at all.
  const sides = before.length === 0 ? [] : [within.period, before];
  const changes = {
    views: sides.reduce((told, list) => unlessNone(told, viewed(list), 'no_views'), changeOf(logOf, aged)),
    engagement: sides.reduce(
      (told, list) => unlessNone(told, list.map(knownEngagement), 'no_figure'),
      changeOf(logOfEngagement, engaged),
    ),
  };
  const basis: AdviceBasis = {
    videoIds: ids(seen),
    lifts,
    spread: {
      ...(aged.length > 1 && { views: robustSpread(aged.map(({ log }) => log)) }),
      ...(engagements.length > 1 && { engagement: robustSpread(engagements) }),
    },
    outliers: ofPeriod(outliers, new Set(ids(within.period))),
    ...(split !== null && {
      change: {
        split,
        earlierIds: ids(before),
        laterIds: ids(within.period),
        usual: changes.views,
        medians: { earlier: medianOf(before), later: medianOf(within.period) },
      },
    }),
    growth: growth(data.followers),
    experiments: data.experiments,
  };
  return {
    method: REPORT_METHOD,
    username: data.username,
    isDemo: data.isDemo,
    timeZone,
    days: data.days,
    madeAt: data.madeAt,
    period,
    comparison,
    data: {
      ...dataFacts(videos, {
        inPeriod: data.whole?.period.videos ?? within.period.length,
        inComparison: data.whole?.comparison.videos ?? within.comparison.length,
      }),
      ...(isCut && oldest !== undefined && { newestSince: oldest.publishedAt }),
    },
    sentence: withWholeCounts(
      withoutTiedBest(
        periodSentence(within.period, before, changes.views, {
          isBeforeKnown,
          endedAt,
          dayViews: data.dayViews,
        }),
        within.period,
      ),
      data.whole,
      oldest !== undefined && oldest.publishedAt < period.from,
    ),
    spread: haveEqualViews(seen)
      ? refusal('no_spread', seen.length, SPREAD_FLOOR)
      : unlessNone(ownSpread(seen, curve), viewed(videos), 'no_views'),
    split,
    medians: REPORT_METRICS.map(metric => ({
      ...medians(metric, within.period, before),
      change: metric === 'views' || metric === 'engagement' ? changes[metric] : null,
    })),
    standing: standing(outliers, seen, new Set(ids(within.period))),
    lifts,
    calendar: knownCalendar(
      data.whole === undefined
        ? postingCalendar(
            videos.map(({ publishedAt }) => publishedAt),
            period.lastDay,
            timeZone,
          )
        : calendarOfDays(new Map(data.whole.days.map(one => [one.day, one.videos])), period.lastDay),
      data,
      period,
    ),
    followers,
    latestFollowers: followerReadings(data).at(-1) ?? null,
    benchmark: {
      mean: engagementOf(within.period),
      own: medianOfKnown(within.period.map(knownEngagement), 'no_figure'),
      published: benchmarksFor('per_view', BENCHMARKS),
    },
    health: healthNotes(data, followers),
    advice: chooseAdvice(basis),
    nextExperiments: nextExperiments(basis),
  };
}

function known(values: readonly (number | null)[]): number[] {
  return values.filter(value => value !== null);
}

/** Views as equal ages use them: a factor to or from none is no size. */
function viewed(videos: readonly ReportVideo[]): (number | null)[] {
  return videos.map(({ views }) => (views === 0 ? null : views));
}

/** If no video has known views, their sum is unknown, not zero. */
function tellsViews(videos: readonly ReportVideo[]): boolean {
  return videos.length === 0 || videos.some(({ views }) => views !== null);
}

function splitVideos(videos: readonly ReportVideo[], logOf: ReadonlyMap<string, number>): SplitVideo[] {
  return videos.flatMap(({ id, publishedAt, views }) => {
    const log = logOf.get(id);
    if (views === null) return [];
    return [{ publishedAt, views, ...(log !== undefined && { viewsAtEqualAge: Math.exp(log) }) }];
  });
}

function valueOf(video: ReportVideo, metric: ReportMetric): number | null {
  return metric === 'engagement' ? knownEngagement(video) : video[metric];
}

function medianOf(videos: readonly ReportVideo[]): number | null {
  const middle = medianOfKnown(
    videos.map(({ views }) => views),
    'no_views',
  );
  return middle.known ? middle.median : null;
}

function medians(
  metric: ReportMetric,
  period: readonly ReportVideo[],
  comparison: readonly ReportVideo[],
): Omit<MetricMedians, 'change'> {
  const middle = (videos: readonly ReportVideo[]) =>
    medianOfKnown(
      videos.map(video => valueOf(video, metric)),
      metric === 'views' ? 'no_views' : 'no_figure',
    );
  return { metric, period: middle(period), comparison: middle(comparison) };
}

function engagementLogs(videos: readonly ReportVideo[]): { id: string; publishedAt: Date; log: number }[] {
  return videos.flatMap(video => {
    const engagement = knownEngagement(video);
    const { id, publishedAt } = video;
    return engagement === null ? [] : [{ id, publishedAt, log: logPercent(engagement) }];
  });
}

/** Log values in order of publication. */
function inOrder(videos: readonly { id: string; publishedAt: Date; log: number }[]): number[] {
  return videos
    .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ log }) => log);
}

/** Restricts the per-video scores to the videos of the period. */
function ofPeriod(outliers: Estimate<OutlierScores>, inPeriod: ReadonlySet<string>): Estimate<OutlierScores> {
  if (!outliers.known) return outliers;
  return {
    ...outliers,
    scores: outliers.scores.filter(({ id }) => inPeriod.has(id)),
    tooYoung: outliers.tooYoung.filter(id => inPeriod.has(id)),
  };
}

function standing(
  outliers: ReturnType<typeof outlierScores>,
  seen: readonly SeenVideo[],
  inPeriod: ReadonlySet<string>,
): BestAndWorst {
  if (!outliers.known) return outliers;
  const videoOf = new Map(seen.map(video => [video.id, video]));
  const standing: RankedVideo[] = outliers.scores.flatMap(({ id, factor, percentile, verdict }) => {
    const video = videoOf.get(id);
    if (video === undefined || !inPeriod.has(id)) return [];
    const { url, caption, publishedAt, views } = video;
    return [
      {
        id,
        url,
        caption: cutText(caption, CAPTION_CHARACTERS),
        publishedAt,
        views,
        engagement: knownEngagement(video),
        factor,
        percentile,
        verdict,
      },
    ];
  });
  const ordered = standing.sort((a, b) => b.factor - a.factor || (a.id < b.id ? -1 : 1));
  // No video is in both lists: with few videos, the better half is the best.
  const half = Math.ceil(ordered.length / 2);
  return {
    known: true,
    best: ordered.slice(0, Math.min(BEST_AND_WORST, half)),
    worst: ordered.slice(Math.max(ordered.length - BEST_AND_WORST, half)).reverse(),
    n: outliers.n,
  };
}

/** Groups without a number are listed up to a readable length, the most frequent first. */
function shortened({ family, metric, result }: GroupTable): LiftTable {
  if (!result.known) return { family, metric, leftOut: 0, result };
  const tested = result.lifts.filter(lift => lift.known);
  const thin = result.lifts.filter(lift => !lift.known);
  const lifts = [...tested, ...thin.slice(0, MOST_THIN)];
  return { family, metric, leftOut: result.lifts.length - lifts.length, result: { ...result, lifts } };
}

function followerGrowth(data: ReportData, period: AccountReport['period']): FollowerGrowth {
  const answer = growth(data.followers);
  if (!answer.known) return answer;
  const { total, falls, gaps, n } = answer;
  const inPeriod = growth(readingsOfPeriod(data.followers, period));
  return {
    known: true,
    readings: followerReadings(data).filter(isDated),
    total,
    ...(inPeriod.known && { inPeriod: inPeriod.total }),
    falls,
    gaps,
    n,
  };
}

/** The measurements of the period, and the last one before it: where the period began. */
function readingsOfPeriod(
  followers: ReportData['followers'],
  { from, until }: AccountReport['period'],
): ReportData['followers'] {
  const told = followers.filter(reading => reading.count !== null && isDated(reading));
  const before = told.findLast(({ observedAt }) => observedAt < from);
  const within = told.filter(({ observedAt }) => observedAt >= from && observedAt < until);
  return before === undefined ? within : [before, ...within];
}

function followerReadings({ followers }: ReportData) {
  return followers.flatMap(({ count, precision, observedAt, source }) =>
    count === null ? [] : [{ at: observedAt, count, precision, ...(source !== undefined && { source }) }],
  );
}

function engagementOf(videos: readonly ReportVideo[]): MeanEngagement {
  return { mean: meanEngagement(videos), n: known(videos.map(knownEngagement)).length };
}

function dataFacts(
  videos: readonly ReportVideo[],
  counted: { inPeriod: number; inComparison: number },
): AccountReport['data'] {
  const instants = videos.map(({ observedAt }) => observedAt.getTime());
  const sources: AccountReport['data']['sources'] = [];
  for (const { source, precision } of videos) {
    const there = sources.find(one => one.source === source && one.precision === precision);
    if (there === undefined) sources.push({ source, precision, videos: 1 });
    else there.videos += 1;
  }
  return {
    videos: videos.length,
    ...counted,
    observedFrom: instants.length === 0 ? null : new Date(Math.min(...instants)),
    observedUntil: instants.length === 0 ? null : new Date(Math.max(...instants)),
    sources: sources.sort(
      (a, b) => b.videos - a.videos || (`${a.source}${a.precision}` < `${b.source}${b.precision}` ? -1 : 1),
    ),
  };
}
