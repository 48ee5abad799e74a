import type { ReportMetric } from '#domain/account-reports/report.ts';
import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import type { Metric } from '#domain/assistant/question/question.ts';
import { mean } from '#domain/metrics/averages.ts';
import { engagementBand, knownEngagement } from '#domain/metrics/engagement.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import { medianInterval, type MedianInterval } from '#domain/statistics/median-interval.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import type { AnswerWords } from '../answer-words.ts';
import { asksForMean } from '#domain/assistant/yes-no.ts';
import { basisOf, known, leftOut, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { followersTrend } from './followers-trend.ts';
import { postingFrequency } from './posting-frequency.ts';
import { unknown, type Tool } from './tool.ts';

const TABLED = ['views', 'likes', 'comments', 'shares', 'engagement'] as const satisfies ReportMetric[];

/** A metric of the videos; saves are not stored with an answer's evidence. */
export function asReportMetric(metric: Metric | null): ReportMetric | null {
  return TABLED.find(one => one === metric) ?? null;
}

export function valueOf(video: ReportVideo, metric: ReportMetric): number | null {
  return metric === 'engagement' ? knownEngagement(video) : video[metric];
}

export function valuesOf(videos: readonly ReportVideo[], metric: ReportMetric): number[] {
  return known(videos.map(video => valueOf(video, metric)));
}

/** Row name of a metric: its columns also hold counts, so the name must identify percentages. */
export function rowName(metric: ReportMetric, { t }: AnswerWords): string {
  const name = t(`chatbot.names.${metric}`);
  return metric === 'engagement' ? t('chatbot.names.inPercent', { name }) : name;
}

/** « 8,4K », or a percentage for the engagement. */
export function metricText(value: number, metric: ReportMetric, { formats }: AnswerWords): string {
  return metric === 'engagement' ? formats.percent(value) : formats.compact(value);
}

/** The mean engagement of several videos, with its colour band; null: unknown for all of them. */
export function engagementSentence(videos: readonly ReportVideo[], words: AnswerWords): string | null {
  const values = valuesOf(videos, 'engagement');
  const average = mean(values);
  if (average === null) return null;
  return words.t('chatbot.say.meanEngagement', {
    mean: words.formats.percent(average),
    count: values.length,
    band: words.t(`chatbot.bands.${engagementBand(average)}`),
  });
}

/** The median video, with its range; or why it cannot be stated. */
export function medianSentence(
  median: Estimate<MedianInterval>,
  metric: ReportMetric,
  words: AnswerWords,
): string {
  if (!median.known) return refusalSentence(median, words.t);
  const said = (value: number) => metricText(value, metric, words);
  const range = { median: said(median.median), low: said(median.low), high: said(median.high) };
  if (metric === 'engagement') return words.t('chatbot.say.medianEngagement', range);
  return words.t('chatbot.say.median', {
    metric: words.t(`chatbot.metrics.${metric}`, { count: median.median }),
    ...range,
  });
}

/** Totals, means and medians of an account's videos in a span. */
export const accountStats: Tool<'account_stats'> = async (context, args) => {
  const { words } = context;
  const { t, formats } = words;
  if (args.metric === 'followers') return followersTrend(context, args);
  if (args.metric === 'videos') return postingFrequency(context, { ...args, shows: 'rhythm' });
  if (args.metric === 'saves') return unknown([t('chatbot.say.noSaves')], [], ['stats']);
  const figures = await loadFigures(context, args.account, args.period);
  if (figures === undefined) return noAccount(context);
  const { videos, span } = figures;
  if (videos.length === 0) return noVideos(context, figures);
  const metric = asReportMetric(args.metric) ?? 'views';
  const sums = TABLED.map(one => {
    const values = valuesOf(videos, one);
    return {
      metric: one,
      values,
      sum: values.reduce((a, b) => a + b, 0),
      mean: mean(values),
      median: medianInterval(values),
    };
  });
  const [input] = sums.filter(one => one.metric === metric);
  if (input === undefined || input.values.length === 0)
    return unknown([t('chatbot.say.notTold', { metric: t(`chatbot.names.${metric}`) })], ['import']);
  const first =
    metric === 'engagement'
      ? [
          t('chatbot.say.published', { count: videos.length, span: words.span(span) }),
          engagementSentence(videos, words) ?? '',
        ]
      : [
          t('chatbot.say.total', {
            count: videos.length,
            span: words.span(span),
            total: formats.compact(input.sum),
            metric: t(`chatbot.metrics.${metric}`, { count: input.sum }),
          }),
        ];
  return {
    known: true,
    text: [
      ...first,
      asksForMean(context.question) && metric !== 'engagement' && input.mean !== null
        ? t('chatbot.say.mean', {
            mean: metricText(input.mean, metric, words),
            count: input.values.length,
            metric: t(`chatbot.metrics.${metric}`, { count: input.mean }),
          })
        : '',
      medianSentence(input.median, metric, words),
      leftOut(figures, words),
    ],
    table: {
      title: t('chatbot.tables.stats'),
      columns: [
        { key: 'metric', header: t('chatbot.columns.metric'), kind: 'text' },
        { key: 'total', header: t('chatbot.columns.total'), kind: 'count' },
        { key: 'mean', header: t('chatbot.columns.mean'), kind: 'number' },
        { key: 'median', header: t('chatbot.columns.median'), kind: 'number' },
        { key: 'videos', header: t('chatbot.columns.videos'), kind: 'count' },
      ],
      rows: sums.map(row => [
        rowName(row.metric, words),
        row.metric === 'engagement' || row.values.length === 0 ? null : row.sum,
        row.mean === null ? null : Math.round(row.mean * 100) / 100,
        row.median.known ? Math.round(row.median.median * 100) / 100 : null,
        row.values.length,
      ]),
    },
    basis: basisOf(figures, videos, {
      n: input.values.length,
      method: t('chatbot.methods.median'),
      doc: 'videos#median',
    }),
    next: ['compareMonths', 'best', 'explain'],
  };
};
