import { isWithin, reportPeriods } from '#domain/account-reports/report-periods.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import { csv, type Cell } from '#domain/exports/csv.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { outlierScores } from '#domain/statistics/outliers.ts';
import { inertText } from './report-document.ts';

/** Columns carry the same names in every language: files are read by programs too. */
const RAW = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  description: ({ caption }) => inertText(caption),
  kind: ({ kind }) => kind,
  duration_seconds: ({ durationSeconds }) => durationSeconds,
  created_at: ({ publishedAt }) => publishedAt.toISOString(),
  view_count: ({ views }) => views,
  like_count: ({ likes }) => likes,
  comment_count: ({ comments }) => comments,
  share_count: ({ shares }) => shares,
  source: ({ source }) => source,
  precision: ({ precision }) => precision,
  observed_at: ({ observedAt }) => observedAt.toISOString(),
} satisfies Record<string, (video: ReportVideo) => Cell>;

/**
 * The videos that a report rests on, as they were known, newest first. `computed` adds what was computed of each:
 * engagement in percent, and how many times what this account's videos have at the same age.
 */
export function videosCsv(data: ReportData, { computed }: { computed: boolean }): string {
  const raw = Object.values(RAW);
  const extra = computed ? computedColumns(data) : {};
  const header = [...Object.keys(RAW), ...Object.keys(extra)];
  const added = Object.values(extra);
  const rows = data.videos.map(video => [...raw.map(of => of(video)), ...added.map(of => of(video))]);
  // Begins with a byte-order mark: without it spreadsheets misread accents.
  return `\uFEFF${csv(header, rows)}`;
}

function computedColumns(data: ReportData): Record<string, (video: ReportVideo) => Cell> {
  const { period, comparison } = reportPeriods(data.days, data.madeAt, data.timeZone);
  const seen = data.videos.flatMap(({ views, ...video }) => (views === null ? [] : [{ ...video, views }]));
  const outliers = outlierScores(seen, data.curve);
  const scores = new Map(outliers.known ? outliers.scores.map(score => [score.id, score]) : []);
  return {
    period: ({ publishedAt }) => {
      if (isWithin(period, publishedAt)) return 'period';
      return isWithin(comparison, publishedAt) ? 'comparison' : 'earlier';
    },
    engagement_percent: knownEngagement,
    times_at_equal_age: ({ id }) => scores.get(id)?.factor ?? null,
    percentile_at_equal_age: ({ id }) => scores.get(id)?.percentile ?? null,
    verdict: ({ id }) => scores.get(id)?.verdict ?? null,
  };
}
