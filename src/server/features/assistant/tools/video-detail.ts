import { shareOfOthers } from '#domain/metrics/share-of-others.ts';
import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import type { PeriodPhrase, VideoReference } from '#domain/assistant/question/question.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { namedBy } from '#domain/assistant/names-text.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { outlierScores } from '#domain/statistics/outliers.ts';
import { factorText, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { asReportMetric, metricText } from './account-stats.ts';
import { outdoneText } from '#presentation/sentences/share-text.ts';
import {
  basisOf,
  isIn,
  isUnseen,
  loadFigures,
  noAccount,
  noVideos,
  spanOf,
  type AccountFigures,
} from './account-figures.ts';
import { unknown, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';
import { oldEnough, ranked, titleOf, videosTable } from './top-videos.ts';

const SAID_CHARACTERS = 80;

/** Figures of one video, and its percentile among the account's own at the same age. */
export const videoDetail: Tool<'video_detail'> = async (context, args) => {
  const { words, timeZone, now } = context;
  const { t, formats } = words;
  const all: PeriodPhrase = { kind: 'all_time', from: null, to: localDateIn(timeZone)(now), days: null };
  const figures = await loadFigures(context, args.account, all);
  if (figures === undefined) return noAccount(context);
  if (figures.videos.length === 0) return noVideos(context, figures);
  const found = meant(args.video, figures, context);
  const [video, another] = found;
  if (another !== undefined) return several(args.video, found, figures, context);
  if (video === undefined) {
    const said =
      args.video.kind === 'quoted'
        ? t('chatbot.say.noneNamed', { words: cutText(inertText(args.video.words), SAID_CHARACTERS) })
        : t('chatbot.say.videoNotFound');
    return unknown([said], ['sync', 'import'], ['lastVideo', 'best']);
  }
  const metric = asReportMetric(args.metric);
  const facts = { title: titleOf(video, words), day: formats.date(video.publishedAt) };
  const engagement = knownEngagement(video);
  const text = [
    video.views === null
      ? t('chatbot.say.videoUnread', facts)
      : t('chatbot.say.video', {
          ...facts,
          views: `${formats.compact(video.views)} ${t('chatbot.metrics.views', { count: video.views })}`,
        }),
  ];
  if (engagement !== null && (metric === null || metric === 'engagement'))
    text.push(t('chatbot.say.videoEngagement', { engagement: formats.percent(engagement) }));
  else if (metric !== null && metric !== 'views' && metric !== 'engagement') {
    const value = video[metric];
    text.push(
      value === null
        ? t('chatbot.say.notTold', { metric: t(`chatbot.names.${metric}`) })
        : t('chatbot.say.videoMetric', {
            value: metricText(value, metric, words),
            metric: t(`chatbot.metrics.${metric}`, { count: value }),
          }),
    );
  }
  text.push(standing(video, figures, context));
  if (/pourquoi|why/iu.test(context.question)) text.push(t('chatbot.say.noCause'));
  return {
    known: true,
    text,
    table: videosTable([video], words),
    basis: {
      ...basisOf(figures, [video], { n: 1, method: t('chatbot.methods.standing'), doc: 'videos#age' }),
      from: null,
    },
    links: [{ label: t('chatbot.links.videos'), path: `/videos?accountId=${figures.account.id}` }],
    next: ['best', 'typical', 'hooks'],
  };
};

function standing(video: ReportVideo, { videos, data }: AccountFigures, { words }: ToolContext): string {
  const { t, formats } = words;
  if (isUnseen(video, data)) return t('chatbot.say.unseen');
  const seen = videos.flatMap(one => (one.views === null ? [] : [{ ...one, views: one.views }]));
  const scores = outlierScores(seen, data.curve);
  if (!scores.known) return refusalSentence(scores, t);
  const score = scores.scores.find(({ id }) => id === video.id);
  if (score === undefined) return t('chatbot.say.tooYoung');
  return t('chatbot.say.standing', {
    factor: factorText(score.factor, formats),
    outdone: outdoneText(shareOfOthers(score.percentile, scores.n), scores.n - 1, t, formats),
  });
}

function meant(
  reference: VideoReference,
  { videos, data }: AccountFigures,
  { now, timeZone }: ToolContext,
): ReportVideo[] {
  const some = (video: ReportVideo | undefined) => (video === undefined ? [] : [video]);
  switch (reference.kind) {
    case 'latest':
      return some(videos[reference.place - 1]);
    case 'best':
    case 'worst': {
      const { period } = reference;
      const span = period === null ? null : spanOf(period, now, timeZone);
      const among = span === null ? videos : videos.filter(video => isIn(span, video));
      const metric = asReportMetric(reference.metric) ?? 'views';
      const list = oldEnough(among, metric, data);
      return some(ranked(list.length === 0 ? among : list, metric, reference.kind)[0]);
    }
    case 'id':
      return videos.filter(({ id }) => id === reference.id);
    case 'link': {
      const id = /\/(?:video|photo)\/(\d{1,19})/.exec(reference.url)?.[1];
      return videos.filter(video => video.id === id);
    }
    case 'posted_on': {
      const dayOf = localDateIn(timeZone);
      return videos.filter(({ publishedAt }) => dayOf(publishedAt) === reference.day);
    }
    case 'quoted':
      return namedBy(videos, reference.words);
  }
}

const MOST_ROWS = 20;

/** Several videos match the description: all of them, the most viewed first, and how to specify one. */
function several(
  reference: VideoReference,
  found: readonly ReportVideo[],
  figures: AccountFigures,
  { words }: ToolContext,
): ToolAnswer {
  const { t, formats } = words;
  const list = found.toSorted((a, b) => (b.views ?? -1) - (a.views ?? -1));
  const views = list.flatMap(video => (video.views === null ? [] : [video.views]));
  const total = views.reduce((a, b) => a + b, 0);
  const count = list.length;
  const [first] = list;
  const text = [
    reference.kind === 'quoted'
      ? t('chatbot.say.severalNamed', { count, words: cutText(inertText(reference.words), SAID_CHARACTERS) })
      : t('chatbot.say.severalThen', { count }),
    t('chatbot.say.severalTotal', {
      total: formats.compact(total),
      metric: t('chatbot.metrics.views', { count: total }),
      count: views.length,
    }),
  ];
  if (first !== undefined && first.views !== null)
    text.push(
      t('chatbot.say.severalFirst', {
        title: titleOf(first, words),
        day: formats.date(first.publishedAt),
        views: `${formats.compact(first.views)} ${t('chatbot.metrics.views', { count: first.views })}`,
      }),
    );
  text.push(t(`chatbot.say.${reference.kind === 'quoted' ? 'severalWhich' : 'severalWhichThen'}`));
  return {
    known: true,
    text,
    table: videosTable(list.slice(0, MOST_ROWS), words),
    basis: {
      ...basisOf(figures, list, { n: count, method: t('chatbot.methods.several'), doc: 'videos#counters' }),
      from: null,
    },
    links: [{ label: t('chatbot.links.videos'), path: `/videos?accountId=${figures.account.id}` }],
    next: ['best', 'typical', 'hooks'],
  };
}
