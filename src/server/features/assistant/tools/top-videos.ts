import type { AnswerTable } from '#contract/assistant.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import type { ReportMetric } from '#domain/account-reports/report.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { partText } from '#presentation/sentences/share-text.ts';
import { inertText } from '#domain/text/inert-text.ts';
import type { AnswerWords } from '../answer-words.ts';
import { asReportMetric, metricText, valueOf, valuesOf } from './account-stats.ts';
import {
  agedVideos,
  basisOf,
  isUnseen,
  leftOut,
  loadFigures,
  noAccount,
  noVideos,
} from './account-figures.ts';
import { unknown, type Tool } from './tool.ts';

const USUAL_COUNT = 5;
const TITLE_CHARACTERS = 80;

/** A caption on one line, as data; a video without one uses its name. */
export function titleOf({ caption }: Pick<ReportVideo, 'caption'>, { t }: AnswerWords): string {
  const text = inertText(caption);
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

/** Sorted by a metric, videos without it left out; for ties the newer first. */
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

/** Videos old enough to have been seen: new ones are neither best nor worst. */
export function oldEnough(
  videos: readonly ReportVideo[],
  metric: ReportMetric,
  data: ReportData,
): readonly ReportVideo[] {
  if (metric === 'engagement') return videos;
  const ids = new Set(agedVideos(videos, data).map(({ id }) => id));
  return videos.filter(({ id, views }) => views === null || ids.has(id));
}

/** Sentences about the top of a ranking: the first video, or why there is none. */
function firstSentences(
  list: readonly ReportVideo[],
  first: ReportVideo,
  { metric, order, span }: { metric: ReportMetric; order: 'best' | 'worst'; span: string },
  words: AnswerWords,
): string[] {
  const { t, formats } = words;
  const value = valueOf(first, metric) ?? 0;
  const noun = t(`chatbot.metrics.${metric}`, { count: value });
  const said = { span, value: metricText(value, metric, words), metric: noun };
  const tied = list.filter(video => valueOf(video, metric) === value).length;
  if (tied > 1 && tied === list.length) return [t('chatbot.say.allEqual', { ...said, count: tied })];
  if (tied > 1)
    return [t(`chatbot.say.${order === 'best' ? 'tiedBest' : 'tiedWorst'}`, { ...said, count: tied })];
  const one = { ...said, title: titleOf(first, words), day: formats.date(first.publishedAt) };
  const [, second] = list;
  if (second === undefined) return [t('chatbot.say.onlyRanked', one)];
  const next = valueOf(second, metric) ?? 0;
  return [
    t(`chatbot.say.${order}`, one),
    t('chatbot.say.runnerUp', {
      value: metricText(next, metric, words),
      metric: t(`chatbot.metrics.${metric}`, { count: next }),
    }),
  ];
}

/** The best or worst videos of a span by a metric, and the share of the total held by the first. */
export const topVideos: Tool<'top_videos'> = async (context, args) => {
  const { words } = context;
  const { t, formats } = words;
  if (args.metric === 'saves') return unknown([t('chatbot.say.noSaves')], [], ['best']);
  // Without a span, all available history: « my best video » is the best of all.
  const to = localDateIn(context.timeZone)(context.now);
  const all = { kind: 'all_time', from: null, to, days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  const { videos } = figures;
  if (videos.length === 0) return noVideos(context, figures);
  const metric = asReportMetric(args.metric) ?? 'views';
  const old = oldEnough(videos, metric, figures.data);
  const left = videos.filter(video => !old.includes(video));
  const unseen = left.filter(video => isUnseen(video, figures.data)).length;
  const young = left.length - unseen;
  const leftOutSentences = [
    young > 0 ? t('chatbot.say.youngLeftOut', { count: young }) : '',
    unseen > 0 ? t('chatbot.say.unseenLeftOut', { count: unseen }) : '',
  ];
  const list = ranked(old, metric, args.order);
  const [first] = list;
  const span = words.span(figures.span);
  if (first === undefined && left.length > 0) {
    const why = { count: left.length, span };
    if (unseen === 0) return unknown([t('chatbot.say.allTooYoung', why)], ['sync', 'wait']);
    if (young === 0) return unknown([t('chatbot.say.allUnseen', why)], ['sync', 'wait']);
    return unknown([t('chatbot.say.dontKnow'), ...leftOutSentences], ['sync', 'wait']);
  }
  if (first === undefined)
    return unknown([t('chatbot.say.notTold', { metric: t(`chatbot.names.${metric}`) })], ['import']);
  const shown = list.slice(0, args.count ?? USUAL_COUNT);
  const value = valueOf(first, metric) ?? 0;
  const [lead = '', ...next] = firstSentences(list, first, { metric, order: args.order, span }, words);
  const text = [lead];
  const sum = valuesOf(videos, metric).reduce((a, b) => a + b, 0);
  // Among tied videos none is the largest, nor is the best if a younger one has more.
  const isMost = Math.max(...valuesOf(videos, metric)) === value;
  if (metric !== 'engagement' && args.order === 'best' && isMost && sum > 0 && next.length > 0) {
    text.push(
      t('chatbot.say.share', {
        share: partText((value / sum) * 100, formats),
        metric: t(`chatbot.metrics.${metric}`, { count: 2 }),
        count: videos.length,
      }),
    );
  }
  text.push(...next);
  text.push(...leftOutSentences);
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
    next: [args.period === null ? 'bestMonth' : 'bestVideo', 'hooks', 'typical'],
  };
};
