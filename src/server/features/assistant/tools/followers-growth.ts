import { lastUnits } from '#domain/assistant/periods/relative-spans.ts';
import { periodBefore } from '#domain/assistant/periods/calendar.ts';
import { asksForGrowth } from '#domain/assistant/yes-no.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';
import { DEFAULT_PERIOD_DAYS } from '#domain/time/period.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { comparePeriods } from './compare-periods.ts';
import { followersTrend } from './followers-trend.ts';
import type { Tool } from './tool.ts';

/** Followers in a span; for a question about growth, also its views against the same number of days before. */
export const followersGrowth: Tool<'followers_trend'> = async (context, args) => {
  const followers = await followersTrend(context, args);
  if (!asksForGrowth(context.question)) return followers;
  const later = args.period ?? usualSpan(localDateIn(context.timeZone)(context.now));
  const earlier = later === null ? null : periodBefore(later);
  if (later === null || earlier === null) return followers;
  const compared = { account: args.account, metric: 'views', a: earlier, b: later } as const;
  // Only its sentences, without its own « yes ».
  const views = await comparePeriods({ ...context, question: '' }, compared);
  if (!views.known) return followers;
  const text = [...followers.text, context.words.t('chatbot.say.growthViews'), ...views.text];
  if (!followers.known) return { ...views, text };
  return { ...followers, text, ...(views.table !== undefined && { table: views.table }) };
};

function usualSpan(today: string): PeriodPhrase | null {
  const span = lastUnits(DEFAULT_PERIOD_DAYS, 'day', today);
  return span === null || 'refused' in span ? null : span;
}
