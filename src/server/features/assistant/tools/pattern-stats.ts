import type { AnswerChart } from '#contract/assistant.ts';
import { namedGroups } from '#domain/assistant/question-pattern.ts';
import type { IntentArgs } from '#domain/assistant/question/question.ts';
import { asksYesOrNo } from '#domain/assistant/yes-no.ts';
import type { RangeRow } from '#domain/chart/range-rows-geometry.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { CLAIM_LEVEL } from '#domain/statistics/claim-range.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import { GROUP_FLOOR } from '#domain/statistics/group-claims.ts';
import type { GroupTable } from '#domain/statistics/group-findings.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { familySentences, groupRow } from '#presentation/sentences/claim-sentence.ts';
import { patternName } from '#presentation/sentences/pattern-name.ts';
import { computeInThread } from '../../account-reports/compute-in-thread.ts';
import { basisOf, loadFigures, noAccount, noVideos, type AccountFigures } from './account-figures.ts';
import { groupSentences } from './group-sentences.ts';
import { unknown, type ToolAnswer, type ToolContext } from './tool.ts';

const MOST_ROWS = 12;

/** Rows of a chart of ranges; a row without a range shows its text instead. Without any range there is no chart. */
export function rangeChart(
  rows: readonly RangeRow[],
  words: { title: string; rowHeader: string },
): AnswerChart | undefined {
  if (!rows.some(({ known }) => known)) return undefined;
  return { kind: 'ranges', ...words, level: CLAIM_LEVEL, rows: rows.slice(0, MOST_ROWS) };
}

/** All comparisons of the selected videos, as in a report. */
export function comparedIn({ videos, data }: AccountFigures, timeZone: string): Promise<GroupTable[]> {
  return computeInThread('compareVideos', videos, data.curve, timeZone);
}

/** « On ne peut pas le dire » before all groups of a family: two were named, or none of them is established. */
function untold(
  named: number,
  { lifts }: Extract<GroupTable['result'], { known: true }>,
  { question, words: { t } }: Pick<ToolContext, 'question' | 'words'>,
): string[] {
  const isClaimed = lifts.some(one => one.known && (one.verdict === 'winner' || one.verdict === 'loser'));
  return asksYesOrNo(question) && (named > 1 || !isClaimed) ? [t('chatbot.say.cannotTell')] : [];
}

type Args = Omit<IntentArgs['hook_patterns'], 'hook'> & { hashtag?: string | null };

/** Results of videos that share a trait compared with the others: hashtags, openings, lengths. */
export async function patternStats(
  family: Exclude<PatternFamily, 'day_part' | 'weekday'>,
  context: ToolContext,
  args: Args,
): Promise<ToolAnswer> {
  const { words, timeZone } = context;
  const { t, formats } = words;
  // Without a span, all available history: patterns need many videos.
  const to = localDateIn(timeZone)(context.now);
  const all = { kind: 'all_time', from: null, to, days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  if (figures.videos.length === 0) return noVideos(context, figures);
  const metric: ExperimentMetric = args.metric === 'engagement' ? 'engagement' : 'views';
  const table = (await comparedIn(figures, timeZone)).find(
    one => one.family === family && one.metric === metric,
  );
  if (table?.result.known !== true)
    return unknown(
      [t('chatbot.say.dontKnow'), ...(table === undefined ? [] : [refusalSentence(table.result, t)])],
      ['import', 'wait'],
      ['best', 'stats'],
    );
  const { result } = table;
  const tag = args.hashtag ?? null;
  const groups = tag === null ? namedGroups(context.question, family) : [[tag]];
  // Two names ask which of them is better, which a comparison with all others cannot answer.
  const [wanted] = groups.length === 1 ? groups : [];
  const input = result.lifts.filter(({ pattern }) => wanted?.includes(pattern) ?? true);
  if (input.length === 0 && (tag !== null || result.lifts.length === 0))
    return unknown(
      [tag === null ? t('advice.claims.unread') : t('chatbot.say.noHashtag', { hashtag: `#${tag}` })],
      [],
      ['hashtags', 'best'],
    );
  const lifts = input.length === 0 ? result.lifts : input;
  const named = (pattern: string) => ({ family, metric, pattern });
  const names = t(`reportFindings.lifts.families.${family}`);
  const title = t('reportFindings.lifts.chart', {
    family: names,
    metric: t(`reportFindings.lifts.metrics.${metric}`),
  });
  const rows = lifts.map(lift => groupRow(lift, result, named(lift.pattern), t, formats));
  const chart = rangeChart(rows, { title, rowHeader: names });
  const compared = { ...table, result };
  const text =
    wanted === undefined
      ? [
          ...untold(groups.length, result, context),
          ...familySentences(result, { family, metric }, t, formats),
        ]
      : groupSentences(wanted, compared, [compared], context);
  const counted = {
    title: names,
    columns: [
      { key: 'pattern', header: names, kind: 'text' as const },
      { key: 'videos', header: t('chatbot.columns.videos'), kind: 'count' as const },
    ],
    rows: lifts.slice(0, MOST_ROWS).map(({ pattern, n }) => [patternName(family, pattern, t), n]),
  };
  return {
    known: true,
    text,
    ...(chart === undefined ? { table: counted } : { chart }),
    basis: basisOf(figures, figures.videos, {
      n: result.n,
      method: t('chatbot.methods.lifts', { floor: formats.number(GROUP_FLOOR) }),
      doc: 'hooks#compare',
      whole: args.period === null,
    }),
    next: ['hooks', 'hashtags', 'durations', 'bestTimes'],
  };
}
