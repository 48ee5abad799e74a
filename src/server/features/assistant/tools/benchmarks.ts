import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { benchmarksFor } from '#domain/statistics/benchmarks.ts';
import { medianInterval } from '#domain/statistics/median-interval.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { basisOf, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { accountStats, engagementSentence, valuesOf } from './account-stats.ts';
import { unknown, type Tool } from './tool.ts';

/** The population closest to typical users, as on the dashboard. */
const USUAL = 'rival_iq_2024_influencers';

/** Whether an engagement is good: the account's own, next to published figures using the same formula. */
export const benchmarks: Tool<'benchmarks'> = async (context, args) => {
  const { words } = context;
  const { t, formats } = words;
  // There are no meaningful published benchmarks for views, likes or followers.
  if (args.metric !== null && args.metric !== 'engagement') {
    const own = await accountStats(context, args);
    return own.known ? { ...own, text: [...own.text, t('chatbot.say.noBenchmark')] } : own;
  }
  const figures = await loadFigures(context, args.account, args.period);
  if (figures === undefined) return noAccount(context);
  const { videos } = figures;
  if (videos.length === 0) return noVideos(context, figures);
  const own = medianInterval(valuesOf(videos, 'engagement'));
  if (!own.known)
    return unknown(
      [t('chatbot.say.dontKnow'), refusalSentence(own, t)],
      ['import', 'wait'],
      ['stats', 'best'],
    );
  const published = benchmarksFor('per_view', BENCHMARKS);
  const usual =
    published.find(({ id }) => id === USUAL) ?? published.find(({ statistic }) => statistic === 'median');
  const text = [
    engagementSentence(videos, words) ?? '',
    t('chatbot.say.medianEngagement', {
      median: formats.percent(own.median),
      low: formats.percent(own.low),
      high: formats.percent(own.high),
    }),
  ];
  if (usual !== undefined)
    text.push(
      t('chatbot.say.publishedMedian', {
        publisher: usual.publisher,
        year: String(usual.year),
        population: t(`dashboard.engagement.populations.${usual.population}`),
        percent: formats.percent(usual.percent),
      }),
    );
  return {
    known: true,
    text,
    table: {
      title: t('chatbot.tables.benchmarks'),
      columns: [
        { key: 'publisher', header: t('chatbot.columns.publisher'), kind: 'text' },
        { key: 'year', header: t('chatbot.columns.year'), kind: 'text' },
        { key: 'population', header: t('chatbot.columns.population'), kind: 'text' },
        { key: 'statistic', header: t('chatbot.columns.statistic'), kind: 'text' },
        { key: 'percent', header: t('chatbot.names.engagement'), kind: 'percent' },
      ],
      rows: published.map(one => [
        one.publisher,
        String(one.year),
        t(`dashboard.engagement.populations.${one.population}`),
        t(`dashboard.engagement.statistics.${one.statistic}`),
        one.percent,
      ]),
    },
    basis: basisOf(figures, videos, {
      n: own.n,
      method: t('chatbot.methods.engagement'),
      doc: 'introduction#engagement',
    }),
    next: ['best', 'hooks', 'explain'],
  };
};
