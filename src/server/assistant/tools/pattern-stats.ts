import type { AnswerChart } from '#contract/assistant.ts';
import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import { patternsOf } from '#domain/account-reports/video-patterns.ts';
import type { IntentArgs } from '#domain/assistant/understanding.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { localDateIn } from '#domain/periods/local-days.ts';
import type { ExperimentMetric } from '#domain/statistics/experiment.ts';
import { logPercent } from '#domain/statistics/log-scale.ts';
import { patternLifts, type PatternLift } from '#domain/statistics/pattern-lifts.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import { factorText, refusalSentence, subjectText } from '#i18n/advice-sentence.ts';
import { hookNameWith } from '#i18n/hook-name.ts';
import {
  agedVideos,
  basisOf,
  loadFigures,
  noAccount,
  noVideos,
  type AccountFigures,
} from './account-figures.ts';
import { unknown, type ToolAnswer, type ToolContext } from './tool.ts';

const MOST_ROWS = 12;

/** The rows of a chart of factors; one without a number says why. */
export function rangeChart(
  lifts: readonly PatternLift[],
  words: { title: string; rowHeader: string; nameOf: (pattern: string) => string },
): AnswerChart | undefined {
  const level = lifts.find(lift => lift.known)?.level;
  if (level === undefined) return undefined;
  const rows = lifts.slice(0, MOST_ROWS).map(lift => {
    const row = { id: lift.pattern, label: words.nameOf(lift.pattern), n: lift.n };
    if (!lift.known)
      return {
        ...row,
        known: false as const,
        refusal: { reason: lift.reason, n: lift.n, needed: lift.needed },
      };
    const { factor, low, high, verdict } = lift;
    return { ...row, known: true as const, factor, low, high, verdict };
  });
  return { kind: 'ranges', title: words.title, rowHeader: words.rowHeader, level, rows };
}

type Args = IntentArgs['hook_patterns'] & { hashtag?: string | null };

/** What the videos that share something show beside the others: hashtags, openings, lengths. */
export async function patternStats(
  family: PatternFamily,
  context: ToolContext,
  args: Args,
): Promise<ToolAnswer> {
  const { words } = context;
  const { t, formats } = words;
  // Without a span, everything that is known: patterns need many videos.
  const to = localDateIn(context.timeZone)(context.now);
  const all = { kind: 'all_time', from: null, to, days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  if (figures.videos.length === 0) return noVideos(context, figures);
  const metric: ExperimentMetric = args.metric === 'engagement' ? 'engagement' : 'views';
  const result = patternLifts(patterned(figures, family, metric));
  const nameOf = (pattern: string) =>
    subjectText({ kind: 'pattern', family, pattern, metric }, t, hookNameWith(t));
  if (!result.known)
    return unknown(
      [t('chatbot.say.dontKnow'), refusalSentence(result, t)],
      ['import', 'wait'],
      ['best', 'stats'],
    );
  const wanted = args.hashtag ?? null;
  const lifts = wanted === null ? result.lifts : result.lifts.filter(({ pattern }) => pattern === wanted);
  const [only] = lifts;
  if (only === undefined)
    return unknown(
      [
        wanted === null
          ? t('reportFindings.lifts.none')
          : t('chatbot.say.noHashtag', { hashtag: `#${wanted}` }),
      ],
      [],
      ['hashtags', 'best'],
    );
  const names = t(`reportFindings.lifts.families.${family}`);
  const chart = rangeChart(lifts, {
    title: t('reportFindings.lifts.chart', {
      family: names,
      metric: t(`reportFindings.lifts.metrics.${metric}`),
    }),
    rowHeader: names,
    nameOf,
  });
  const text = wanted === null ? said(result, nameOf, context) : [oneSentence(only, nameOf, context)];
  const counted = {
    title: names,
    columns: [
      { key: 'pattern', header: names, kind: 'text' as const },
      { key: 'videos', header: t('chatbot.columns.videos'), kind: 'count' as const },
      { key: 'factor', header: t('chatbot.columns.factor'), kind: 'factor' as const },
    ],
    rows: lifts
      .slice(0, MOST_ROWS)
      .map(lift => [nameOf(lift.pattern), lift.n, lift.known ? Math.round(lift.factor * 100) / 100 : null]),
  };
  return {
    known: true,
    text,
    ...(chart === undefined ? { table: counted } : { chart }),
    basis: basisOf(figures, figures.videos, {
      n: result.n,
      method: t('chatbot.methods.lifts', { floor: formats.number(8) }),
      doc: 'hooks#compare',
      whole: args.period === null,
    }),
    next: ['hooks', 'hashtags', 'durations', 'bestTimes'],
  };
}

function patterned({ videos, data }: AccountFigures, family: PatternFamily, metric: ExperimentMetric) {
  const videoOf = new Map(videos.map(video => [video.id, video]));
  const logs =
    metric === 'views'
      ? agedVideos(videos, data)
      : videos.flatMap(({ id, publishedAt, ...video }) => {
          const engagement = knownEngagement(video);
          return engagement === null ? [] : [{ id, publishedAt, log: logPercent(engagement) }];
        });
  return logs.flatMap(({ id, publishedAt, log }) => {
    const video: ReportVideo | undefined = videoOf.get(id);
    return video === undefined ? [] : [{ id, publishedAt, log, patterns: patternsOf(video, family) }];
  });
}

type Known = Extract<ReturnType<typeof patternLifts>, { known: true }>;

/** What a family shows: its findings, or that there are none. */
function said(
  { lifts, tested }: Known,
  nameOf: (pattern: string) => string,
  { words: { t, formats } }: ToolContext,
): string[] {
  if (tested === 0) return [t('reportFindings.lifts.untested')];
  const found = lifts.filter(lift => lift.known && lift.verdict !== 'unclear');
  if (found.length === 0) return [t('reportFindings.lifts.unclear')];
  const names = formats.list(found.map(({ pattern }) => nameOf(pattern)));
  return [t('reportFindings.lifts.found', { count: found.length, tested, names })];
}

function oneSentence(
  lift: PatternLift,
  nameOf: (pattern: string) => string,
  { words: { t, formats } }: ToolContext,
): string {
  if (!lift.known) return `${nameOf(lift.pattern)}. ${refusalSentence(lift, t)}`;
  const facts = {
    name: nameOf(lift.pattern),
    count: lift.n,
    factor: factorText(lift.factor, formats),
    low: factorText(lift.low, formats),
    high: factorText(lift.high, formats),
  };
  return t(lift.verdict === 'unclear' ? 'chatbot.say.liftUnclear' : 'chatbot.say.lift', facts);
}
