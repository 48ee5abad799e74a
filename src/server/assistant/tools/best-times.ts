import { localDateIn } from '#domain/periods/local-days.ts';
import { POSTING_SLOTS } from '#domain/statistics/day-parts.ts';
import { POSTING_SEED, postingTimes } from '#domain/statistics/posting-times.ts';
import { refusalSentence } from '#i18n/advice-sentence.ts';
import { agedVideos, basisOf, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { rangeChart } from './pattern-stats.ts';
import { unknown, type Tool } from './tool.ts';

/** Whether it matters when this account posts; the answer may be that it does not. */
export const bestTimes: Tool<'best_times'> = async (context, args) => {
  const { words, timeZone, now } = context;
  const { t, formats } = words;
  const all = { kind: 'all_time', from: null, to: localDateIn(timeZone)(now), days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  if (figures.videos.length === 0) return noVideos(context, figures);
  const posting = postingTimes(agedVideos(figures.videos, figures.data), timeZone, POSTING_SEED);
  if (!posting.known)
    return unknown(
      [t('chatbot.say.dontKnow'), refusalSentence(posting, t)],
      ['import', 'wait'],
      ['rhythm', 'best'],
    );
  const { effect, p, slots, untried, n } = posting;
  const nameOf = (pattern: string) => {
    const slot = POSTING_SLOTS.find(one => one === pattern);
    return slot === undefined ? pattern : t(`advice.slots.${slot}`);
  };
  const quoted = (slot: string) => t('reportFindings.posting.quoted', { slot: nameOf(slot) });
  const best = slots.filter(lift => lift.known && lift.verdict === 'winner').map(({ pattern }) => pattern);
  const text = [
    t(`reportFindings.posting.${effect}`, { percent: formats.percent(p * 100, p < 0.01 ? 1 : 0) }),
  ];
  if (best.length > 0) text.push(t('chatbot.say.bestSlots', { slots: formats.list(best.map(quoted)) }));
  if (untried.length > 0)
    text.push(t('reportFindings.posting.untried', { slots: formats.list(untried.map(quoted)) }));
  const chart = rangeChart(slots, {
    title: t('reportFindings.posting.chart'),
    rowHeader: t('reportFindings.posting.slot'),
    nameOf,
  });
  return {
    known: true,
    text,
    ...(chart !== undefined && { chart }),
    basis: basisOf(figures, figures.videos, {
      n,
      method: t('chatbot.methods.posting', { zone: timeZone.replaceAll('_', ' ') }),
      doc: 'videos#age',
      whole: args.period === null,
    }),
    next: ['rhythm', 'hooks'],
  };
};
