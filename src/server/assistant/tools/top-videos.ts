import type { AnswerTable } from '#contract/assistant.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import type { ReportMetric } from '#domain/account-reports/report.ts';
import { cutText } from '#domain/metrics/cut-text.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import type { AnswerWords } from '../answer-words.ts';
import { asReportMetric, metricText, valueOf, valuesOf } from './account-stats.ts';
import { agedVideos, basisOf, leftOut, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { unknown, type Tool } from './tool.ts';

const USUAL_COUNT = 5;
const TITLE_CHARACTERS = 80;

/** A caption on one line, as data; a video without one has its name. */
export function titleOf({ caption }: Pick<ReportVideo, 'caption'>, { t }: AnswerWords): string {
  const text = caption.replace(/\s+/g, ' ').trim();
  return text === '' ? t('chatbot.say.untitled') : cutText(text, TITLE_CHARACTERS);
}

export function videosTable(videos: readonly ReportVideo[], words: AnswerWords): AnswerTable {
  const { t } = words;
  return {
    title: t('chatbot.tables.videos'),
    columns: [
      { key: 'video', header: t('chatbot.columns.video'), kind: 'text' },
      { key: 'published', header: t('chatbot.columns.published'), kind: 'instant' },
      { key: 'views', header: t('chatbot.names.views'), kind: 'count' },
      { key: 'likes', header: t('chatbot.names.likes'), kind: 'count' },
      { key: 'comments', header: t('chatbot.names.comments'), kind: 'count' },
      { key: 'shares', header: t('chatbot.names.shares'), kind: 'count' },
      { key: 'engagement', header: t('chatbot.names.engagement'), kind: 'percent' },
    ],
    rows: videos.map(video => [
      titleOf(video, words),
      video.publishedAt.toISOString(),
      video.views,
      video.likes,
      video.comments,
      video.shares,
      knownEngagement(video),
    ]),
  };
}

/** By a figure, those without it left out; of equals the newer first. */
export function ranked(
  videos: readonly ReportVideo[],
  metric: ReportMetric,
  order: 'best' | 'worst',
): ReportVideo[] {
  const sign = order === 'best' ? -1 : 1;
  return videos
    .flatMap(video => {
      const value = valueOf(video, metric);
      return value === null ? [] : [{ video, value }];
    })
    .sort((a, b) => sign * (a.value - b.value))
    .map(({ video }) => video);
}

/** Videos that have had the time to be seen, all of them where none has: what is new is not the worst. */
export function oldEnough(
  videos: readonly ReportVideo[],
  metric: ReportMetric,
  data: ReportData,
): readonly ReportVideo[] {
  if (metric === 'engagement') return videos;
  const ids = new Set(agedVideos(videos, data).map(({ id }) => id));
  return ids.size === 0 ? videos : videos.filter(({ id }) => ids.has(id));
}

/** The best or worst videos of a span by a figure, and how much of the whole the first one carries. */
export const topVideos: Tool<'top_videos'> = async (context, args) => {
  const { words } = context;
  const { t, formats } = words;
  if (args.metric === 'saves') return unknown([t('chatbot.say.noSaves')], ['import'], ['best']);
  const figures = await loadFigures(context, args.account, args.period);
  if (figures === undefined) return noAccount(context);
  const { videos, span } = figures;
  if (videos.length === 0) return noVideos(context, figures);
  const metric = asReportMetric(args.metric) ?? 'views';
  const list = ranked(
    args.order === 'worst' ? oldEnough(videos, metric, figures.data) : videos,
    metric,
    args.order,
  );
  const [first] = list;
  if (first === undefined)
    return unknown([t('chatbot.say.notTold', { metric: t(`chatbot.names.${metric}`) })], ['import']);
  const shown = list.slice(0, args.count ?? USUAL_COUNT);
  const value = valueOf(first, metric) ?? 0;
  const text = [
    t(args.order === 'best' ? 'chatbot.say.best' : 'chatbot.say.worst', {
      title: titleOf(first, words),
      value: metricText(value, metric, words),
      metric: t(`chatbot.metrics.${metric}`),
      day: formats.date(first.publishedAt),
      span: words.span(span),
    }),
  ];
  const sum = valuesOf(videos, metric).reduce((a, b) => a + b, 0);
  if (metric !== 'engagement' && args.order === 'best' && sum > 0 && videos.length > 1) {
    text.push(
      t('chatbot.say.share', {
        share: formats.percent((value / sum) * 100, 0),
        metric: t(`chatbot.metrics.${metric}`),
        count: videos.length,
      }),
    );
  }
  const next = list[1] === undefined ? null : valueOf(list[1], metric);
  if (next !== null)
    text.push(
      t('chatbot.say.runnerUp', {
        value: metricText(next, metric, words),
        metric: t(`chatbot.metrics.${metric}`),
      }),
    );
  if (/pourquoi|why/iu.test(context.question)) text.push(t('chatbot.say.noCause'));
  text.push(leftOut(figures, words));
  return {
    known: true,
    text,
    table: videosTable(shown, words),
    basis: basisOf(figures, videos, {
      n: list.length,
      method: t('chatbot.methods.ranked', { metric: t(`chatbot.names.${metric}`) }),
      doc: 'videos#counters',
    }),
    links: [{ label: t('chatbot.links.videos'), path: `/videos?accountId=${figures.account.id}` }],
    next: ['bestVideo', 'hooks', 'typical'],
  };
};
