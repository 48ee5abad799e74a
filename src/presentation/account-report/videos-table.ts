import { shareOfOthers } from '#domain/metrics/share-of-others.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import { isWithin, reportPeriods } from '#domain/account-reports/report-periods.ts';
import { rawColumns, type FileColumn } from '#domain/exports/file-column.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { PRECISIONS, shownPrecision, SOURCE_IDS } from '#domain/sources/reading.ts';
import { outlierScores } from '#domain/statistics/outliers.ts';
import type { FileTable } from '../file-table.ts';
import { inertText } from '#domain/text/inert-text.ts';
import type { ReportWords } from './texts.ts';

type Column = FileColumn<ReportVideo>;

/**
 * The videos of a report, with the values known at that time, newest first. `computed` adds computed columns:
 * engagement in percent, and the multiple of this account's usual views at the same age.
 */
export function reportVideosTable(
  data: ReportData,
  words: ReportWords,
  { computed }: { computed: boolean },
): FileTable<ReportVideo> {
  const columns = [...readColumns(words), ...computedColumns(data, words)];
  return {
    title: words.headings('tables.videos'),
    columns: computed ? columns : rawColumns(columns),
    pages: async function* () {
      yield data.videos;
    },
  };
}

function readColumns({ headings, t }: ReportWords): Column[] {
  const text = (key: string, title: string, value: (video: ReportVideo) => string): Column => ({
    key,
    title,
    kind: 'text',
    value,
  });
  const whole = (key: string, title: string, value: (video: ReportVideo) => number | null): Column => ({
    key,
    title,
    kind: 'whole',
    value,
  });
  return [
    text('id', headings('columns.id'), ({ id }) => id),
    { key: 'url', title: headings('columns.url'), kind: 'link', value: ({ url }) => url },
    text('description', headings('columns.description'), ({ caption }) => inertText(caption)),
    {
      key: 'kind',
      title: headings('columns.kind'),
      kind: 'choice',
      names: { video: headings('kinds.video'), slideshow: t('videos.slideshow') },
      value: ({ kind }) => kind,
    },
    {
      key: 'duration_seconds',
      title: headings('columns.duration'),
      kind: 'decimal',
      unit: 'seconds',
      value: ({ durationSeconds }) => durationSeconds,
    },
    {
      key: 'created_at',
      title: headings('columns.published'),
      kind: 'instant',
      value: ({ publishedAt }) => publishedAt.toISOString(),
    },
    whole('view_count', headings('columns.view_count'), ({ views }) => views),
    whole('like_count', headings('columns.like_count'), ({ likes }) => likes),
    whole('comment_count', headings('columns.comment_count'), ({ comments }) => comments),
    whole('share_count', headings('columns.share_count'), ({ shares }) => shares),
    {
      key: 'source',
      title: headings('columns.source'),
      kind: 'choice',
      names: Object.fromEntries(SOURCE_IDS.map(id => [id, t(`ui.provenance.sources.${id}`)])),
      value: ({ source }) => source,
    },
    {
      key: 'precision',
      title: headings('columns.precision'),
      kind: 'choice',
      names: Object.fromEntries(PRECISIONS.map(id => [id, t(`charts.precisions.${id}`)])),
      value: shownPrecision,
    },
    {
      key: 'observed_at',
      title: headings('columns.observed'),
      kind: 'instant',
      value: ({ observedAt }) => observedAt.toISOString(),
    },
  ];
}

function computedColumns(data: ReportData, { headings, say }: ReportWords): Column[] {
  const { period, comparison } = reportPeriods(data.days, data.madeAt, data.timeZone);
  const seen = data.videos.flatMap(({ views, ...video }) => (views === null ? [] : [{ ...video, views }]));
  const outliers = outlierScores(seen, data.curve);
  const scores = new Map(outliers.known ? outliers.scores.map(score => [score.id, score]) : []);
  const periodOf = ({ publishedAt }: ReportVideo) => {
    if (isWithin(period, publishedAt)) return 'period';
    return isWithin(comparison, publishedAt) ? 'comparison' : 'earlier';
  };
  const columns: Column[] = [
    {
      key: 'period',
      title: headings('columns.period'),
      kind: 'choice',
      names: {
        period: say('parts.later'),
        comparison: say('parts.earlier'),
        earlier: headings('columns.earlier'),
      },
      value: periodOf,
    },
    {
      key: 'engagement_percent',
      title: headings('columns.engagement'),
      kind: 'decimal',
      unit: 'percent',
      value: knownEngagement,
    },
    {
      key: 'times_at_equal_age',
      title: headings('columns.atEqualAge'),
      kind: 'decimal',
      unit: 'factor',
      value: ({ id }) => scores.get(id)?.factor ?? null,
    },
    {
      key: 'percentile_at_equal_age',
      title: headings('columns.percentile'),
      kind: 'decimal',
      unit: 'percent',
      value: ({ id }) => {
        const score = scores.get(id);
        return score === undefined || !outliers.known ? null : shareOfOthers(score.percentile, outliers.n);
      },
    },
    {
      key: 'verdict',
      title: headings('columns.verdict'),
      kind: 'choice',
      names: {
        high: headings('verdicts.high'),
        low: headings('verdicts.low'),
        ordinary: headings('verdicts.ordinary'),
        unjudged: headings('verdicts.unjudged'),
      },
      value: ({ id }) => scores.get(id)?.verdict ?? null,
    },
  ];
  return columns.map(column => ({ ...column, isComputed: true }));
}
