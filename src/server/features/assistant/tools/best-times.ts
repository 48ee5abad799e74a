import { namedGroups } from '#domain/assistant/question-pattern.ts';
import { asksYesOrNo } from '#domain/assistant/yes-no.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { familySentences, groupRow } from '#presentation/sentences/claim-sentence.ts';
import { basisOf, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { groupSentences } from './group-sentences.ts';
import { comparedIn, rangeChart } from './pattern-stats.ts';
import { unknown, type Tool } from './tool.ts';

/** Whether views are related to this account's posting time or weekday. */
export const bestTimes: Tool<'best_times'> = async (context, args) => {
  const { words, timeZone, now } = context;
  const { t, formats } = words;
  const all = { kind: 'all_time', from: null, to: localDateIn(timeZone)(now), days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  if (figures.videos.length === 0) return noVideos(context, figures);
  const tables = (await comparedIn(figures, timeZone)).flatMap(({ family, metric, result }) =>
    family === 'day_part' || family === 'weekday' ? [{ family, metric, result }] : [],
  );
  const refused = tables.find(({ result }) => !result.known)?.result;
  if (refused?.known === false)
    return unknown(
      [t('chatbot.say.dontKnow'), refusalSentence(refused, t)],
      ['import', 'wait'],
      ['rhythm', 'best'],
    );
  const known = tables.flatMap(({ family, metric, result }) =>
    result.known ? [{ family, metric, result }] : [],
  );
  const isClaimed = known.some(({ result }) =>
    result.lifts.some(lift => lift.known && (lift.verdict === 'winner' || lift.verdict === 'loser')),
  );
  const named = (['weekday', 'day_part'] as const).flatMap(family =>
    namedGroups(context.question, family).map(patterns => ({ family, patterns })),
  );
  // « Le dimanche soir » and « le lundi ou le mardi » are not among the compared groups.
  const [only] = named.length === 1 ? named : [];
  const metric = /engag/i.test(context.question) ? 'engagement' : 'views';
  const input = known.find(one => one.family === only?.family && one.metric === metric);
  const general = isClaimed
    ? known.flatMap(({ family, metric, result }) => {
        const has = result.lifts.some(
          lift => lift.known && (lift.verdict === 'winner' || lift.verdict === 'loser'),
        );
        return has ? familySentences(result, { family, metric }, t, formats) : [];
      })
    : [t('chatbot.say.noTime')];
  // Each group is compared with everything else, not with another group.
  const isUntold = asksYesOrNo(context.question) && (named.length > 1 || !isClaimed);
  const text =
    only === undefined || input === undefined
      ? [...(isUntold ? [t('chatbot.say.cannotTell')] : []), ...general]
      : groupSentences(only.patterns, input, known, context);
  const rows = known.flatMap(({ family, metric, result }) =>
    result.lifts.map(lift => groupRow(lift, result, { family, metric, pattern: lift.pattern }, t, formats)),
  );
  const chart = rangeChart(rows, {
    title: t('reportFindings.posting.chart'),
    rowHeader: t('reportFindings.posting.slot'),
  });
  return {
    known: true,
    text,
    ...(chart !== undefined && { chart }),
    basis: basisOf(figures, figures.videos, {
      n: known[0]?.result.n ?? 0,
      method: t('chatbot.methods.posting', { zone: timeZone.replaceAll('_', ' ') }),
      doc: 'videos#age',
      whole: args.period === null,
    }),
    next: ['rhythm', 'hooks'],
  };
};
