import { growth } from '#domain/metrics/growth.ts';
import type { CountChange } from '#domain/metrics/count-change.ts';
import { isDated } from '#domain/sources/reading.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import type { Scope } from '#domain/assistant/question/question.ts';
import type { AnswerWords } from '../answer-words.ts';
import { basisOf, loadFigures, noAccount } from './account-figures.ts';
import { unknown, type ToolAnswer, type ToolContext } from './tool.ts';

/** Followers in a span; states explicitly what cannot be measured. */
export async function followersTrend(context: ToolContext, args: Scope): Promise<ToolAnswer> {
  const { words } = context;
  const { t, formats } = words;
  const figures = await loadFigures(context, args.account, args.period);
  if (figures === undefined) return noAccount(context);
  const { since, until } = figures.span;
  const readings = figures.data.followers.filter(
    reading => isDated(reading) && reading.observedAt >= since && reading.observedAt < until,
  );
  const counted = readings.flatMap(({ count, precision, observedAt }) =>
    count === null ? [] : [{ at: observedAt.toISOString(), count, precision }],
  );
  const trend = growth(readings);
  const last = counted.at(-1);
  if (last === undefined)
    return unknown([t('chatbot.say.noReadings', { span: words.span(figures.span) })], ['sync', 'import']);
  const present = t('chatbot.say.followers', {
    followers: formats.number(last.count),
    day: formats.date(last.at),
  });
  const basis = {
    ...basisOf(figures, [], {
      n: counted.length,
      method: t('chatbot.methods.followers'),
      doc: 'introduction#rounding',
    }),
    sources: figures.account.is_demo ? (['demo'] as const).slice() : [],
    observed_from: counted[0]?.at ?? null,
    observed_until: last.at,
    rounded: counted.some(({ precision }) => precision === 'rounded'),
  };
  const next = ['stats', 'explain'] as const;
  if (!trend.known) return { known: true, text: [present, refusalSentence(trend, t)], basis, next };
  return {
    known: true,
    text: [present, changeSentence(trend.total, words)],
    chart: { kind: 'growth', title: t('chatbot.charts.followers'), readings: counted },
    basis,
    next,
  };
}

function changeSentence(total: CountChange & { from: Date; to: Date }, { t, formats }: AnswerWords): string {
  const span = { from: formats.date(total.from), to: formats.date(total.to) };
  if (total.kind === 'not_measurable') {
    return total.reason === 'below_rounding_step'
      ? t('reportFindings.followers.refusals.below_rounding_step', { step: total.step })
      : t(`reportFindings.followers.refusals.${total.reason}`);
  }
  if (total.change === 0) return t('reportFindings.followers.period.same', span);
  const change = `${total.change > 0 ? '+' : '\u2212'}${formats.number(Math.abs(total.change))}`;
  return total.kind === 'exact'
    ? t('reportFindings.followers.period.exact', { ...span, change })
    : t('reportFindings.followers.period.rounded', { ...span, change, step: total.step });
}
