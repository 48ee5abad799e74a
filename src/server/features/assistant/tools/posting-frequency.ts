import { calendarOfDays, longestPause, postingCalendar } from '#domain/account-reports/posting-calendar.ts';
import { knownCalendar, knownWeeks } from '#domain/account-reports/known-calendar.ts';
import type { IntentArgs } from '#domain/assistant/question/question.ts';
import { asksForRhythm } from '#domain/assistant/yes-no.ts';
import { addDays } from '#domain/time/local-days.ts';
import { knownUntil } from '#domain/time/known-span.ts';
import { basisOf, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { postingMoments } from './posting-moments.ts';
import type { ToolAnswer, ToolContext } from './tool.ts';

const LEAST_DAYS_OF_A_RATE = 7;

/** Posting frequency, and on which days. */
export async function postingFrequency(
  context: ToolContext,
  args: IntentArgs['posting_frequency'],
): Promise<ToolAnswer> {
  if (args.shows === 'moments') return postingMoments(context, args);
  const { words, timeZone } = context;
  const { t, formats } = words;
  const figures = await loadFigures(context, args.account, args.period);
  if (figures === undefined) return noAccount(context);
  const { videos, span, data } = figures;
  const [oldest] = videos.slice(-1);
  if (oldest === undefined) return noVideos(context, figures);
  // For all history, until the last measurement: later publications are unknown.
  const readUntil = knownUntil(data.videos) ?? span.until;
  const end = Math.min(span.until.getTime(), readUntil.getTime());
  const { whole } = data;
  const count = whole?.period.videos ?? videos.length;
  const first = whole?.oldestVideoAt ?? oldest.publishedAt;
  const days = span.days ?? Math.ceil((end - first.getTime()) / 86_400_000);
  const calendar = knownCalendar(
    whole === undefined
      ? postingCalendar(
          data.videos.map(({ publishedAt }) => publishedAt),
          span.to,
          timeZone,
        )
      : calendarOfDays(new Map(whole.days.map(one => [one.day, one.videos])), span.to),
    data,
    { lastDay: span.to, until: span.until < context.now ? span.until : context.now },
  );
  const counts = calendar.videos.flatMap((published, index) =>
    published > 0 ? [{ date: addDays(calendar.firstDay, index), count: published }] : [],
  );
  const text = [
    t('chatbot.say.rhythm', {
      count,
      days: t('chatbot.say.days', { count: days }),
      span: words.span(span),
    }),
  ];
  const pause = longestPause(
    videos.map(({ publishedAt }) => publishedAt),
    timeZone,
  );
  // Days before the newest videos are not available here.
  const isListed = whole === undefined || data.videos.length > videos.length;
  if (pause !== null && isListed) text.push(t('chatbot.say.pause', { count: pause }));
  // A rate from less than a week, or from one video, would be meaningless.
  if (days >= LEAST_DAYS_OF_A_RATE && count > 1)
    text.push(t('chatbot.say.perWeek', { rate: formats.number((count / days) * 7, 1) }));
  if (asksForRhythm(context.question)) text.unshift(t('chatbot.say.noRhythmAdvice'));
  return {
    known: true,
    text,
    chart: {
      kind: 'calendar',
      title: t('reportFindings.calendar.chart', { count: knownWeeks(calendar, span.to) }),
      counts,
      to: span.to,
      knownFrom: calendar.knownFrom ?? null,
      knownUntil: calendar.knownUntil ?? null,
    },
    basis: basisOf(figures, videos, {
      n: count,
      method: t('chatbot.methods.rhythm'),
      doc: 'dashboard#period',
    }),
    next: ['bestTimes', 'stats'],
  };
}
