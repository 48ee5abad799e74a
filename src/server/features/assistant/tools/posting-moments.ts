import type { Scope } from '#domain/assistant/question/question.ts';
import { postingMomentIn, WEEKDAYS } from '#domain/statistics/day-parts.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { basisOf, leftOut, loadFigures, noAccount, noVideos } from './account-figures.ts';
import type { ToolAnswer, ToolContext } from './tool.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Weekdays and hours of posts, in the user's time zone. */
export async function postingMoments(context: ToolContext, args: Scope): Promise<ToolAnswer> {
  const { words, timeZone, now } = context;
  const { t } = words;
  const all = { kind: 'all_time', from: null, to: localDateIn(timeZone)(now), days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  const { videos, span } = figures;
  if (videos.length === 0) return noVideos(context, figures);
  const momentOf = postingMomentIn(timeZone);
  const moments = videos.map(({ publishedAt }) => momentOf(publishedAt));
  const days = WEEKDAYS.map(weekday => ({
    name: t(`advice.weekdays.${weekday}`),
    count: moments.filter(one => one.weekday === weekday).length,
  }));
  const hours = HOURS.map(hour => ({
    name: t('chatbot.say.hour', { from: hour, to: hour + 1 }),
    count: moments.filter(one => one.hour === hour).length,
  }));
  const [day, hour] = [mostOf(days), mostOf(hours)];
  return {
    known: true,
    text: [
      t('chatbot.say.published', { count: videos.length, span: words.span(span) }),
      t('chatbot.say.mostDay', { names: listed(day.names, words.language), count: day.count }),
      t('chatbot.say.mostHour', { names: listed(hour.names, words.language), count: hour.count }),
      t('chatbot.say.momentsOnly'),
      leftOut(figures, words),
    ],
    table: {
      title: t('chatbot.tables.moments'),
      columns: [
        { key: 'moment', header: t('chatbot.columns.moment'), kind: 'text' },
        { key: 'videos', header: t('chatbot.columns.videos'), kind: 'count' },
      ],
      rows: [...days, ...hours.filter(({ count }) => count > 0)].map(({ name, count }) => [name, count]),
    },
    basis: basisOf(figures, videos, {
      n: videos.length,
      method: t('chatbot.methods.moments', { zone: timeZone.replaceAll('_', ' ') }),
      doc: 'dashboard#period',
      whole: args.period === null,
    }),
    next: ['bestTimes', 'rhythm'],
  };
}

function mostOf(counted: readonly { name: string; count: number }[]): { names: string[]; count: number } {
  const count = Math.max(...counted.map(one => one.count));
  return { names: counted.filter(one => one.count === count).map(({ name }) => name), count };
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
