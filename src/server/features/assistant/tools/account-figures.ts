import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { AnswerBasis } from '#contract/assistant.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';
import { DEFAULT_PERIOD_DAYS } from '#domain/time/period.ts';
import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';
import { atEqualAge, type EqualAgeVideo } from '#domain/statistics/equal-age.ts';
import { loadReportData } from '../../account-reports/load-report-data.ts';
import type { AnswerWords } from '../answer-words.ts';
import { unknown, type ToolAnswer, type ToolContext } from './tool.ts';

/** Longer than the platform exists. */
const ALL_DAYS = 3_660;

/** Whole days of the user's time zone, both included. */
interface Span {
  /** Null: as far back as is known. */
  from: LocalDate | null;
  to: LocalDate;
  days: number | null;
  since: Date;
  /** First instant after it. */
  until: Date;
}

export interface AccountFigures {
  account: LinkedAccount;
  span: Span;
  /** All that is known until the end of the span, and the followers of the span and of as long before. */
  data: ReportData;
  /** Published in the span, newest first. */
  videos: ReportVideo[];
}

/** The span that a question means; without one, the last thirty days. */
export function spanOf(period: PeriodPhrase | null, now: Date, timeZone: string): Span {
  const today = localDateIn(timeZone)(now);
  const to = period?.to ?? today;
  const from = period === null ? addDays(today, 1 - DEFAULT_PERIOD_DAYS) : period.from;
  const days = period === null ? DEFAULT_PERIOD_DAYS : period.days;
  return {
    from,
    to,
    days,
    since: from === null ? new Date(0) : startOfLocalDay(from, timeZone),
    until: startOfLocalDay(addDays(to, 1), timeZone),
  };
}

export function isIn({ since, until }: Pick<Span, 'since' | 'until'>, { publishedAt }: ReportVideo): boolean {
  return publishedAt >= since && publishedAt < until;
}

/** The account of that name, or the one that is meant where none is named; undefined: there is none. */
export function accountOf(context: ToolContext, handle: string | null): LinkedAccount | undefined {
  if (handle === null) return context.accounts[0];
  return context.accounts.find(account => account.tiktok_username === handle);
}

/** What is known of an account until the end of a span; undefined: there is no such account. */
export async function loadFigures(
  context: ToolContext,
  handle: string | null,
  period: PeriodPhrase | null,
): Promise<AccountFigures | undefined> {
  const account = accountOf(context, handle);
  if (account === undefined) return undefined;
  const { app, caller, now, timeZone } = context;
  const span = spanOf(period, now, timeZone);
  const data = await loadReportData(app, {
    userId: caller.userId,
    accountId: account.id,
    days: span.days ?? ALL_DAYS,
    now: span.until,
  });
  return { account, span, data, videos: data.videos.filter(video => isIn(span, video)) };
}

export function noAccount({ words: { t } }: ToolContext): ToolAnswer {
  return unknown([t('chatbot.say.noAccount')], ['link_account', 'import'], ['docsAccounts']);
}

/** Why there are no videos in a span: none is known at all, or they were published at other times. */
export function noVideos({ words, now }: ToolContext, { account, data, span }: AccountFigures): ToolAnswer {
  const { t } = words;
  const username = account.tiktok_username;
  const [newest] = data.videos;
  if (newest === undefined && span.until > now)
    return unknown([t('chatbot.say.noVideosKnown', { username })], ['sync', 'import'], ['syncState']);
  if (newest === undefined)
    return unknown(
      [t('chatbot.say.noVideosThen', { username, span: words.span(span) })],
      ['sync', 'import'],
      ['statsAll', 'syncState'],
    );
  const facts = { username, span: words.span(span), day: words.formats.date(newest.publishedAt) };
  return unknown([t('chatbot.say.noVideosIn', facts)], ['sync', 'import'], ['statsAll', 'syncState']);
}

/** That only the newest videos were counted, where older ones of the span are known; empty: all of them were. */
export function leftOut({ data, videos }: AccountFigures, { t }: AnswerWords): string {
  return data.knownVideos > data.videos.length && videos.length === data.videos.length
    ? t('chatbot.say.newestOnly', { count: videos.length, known: data.knownVideos })
    : '';
}

/** Views brought to an equal age, of the videos that have them and are old enough. */
export function agedVideos(videos: readonly ReportVideo[], data: ReportData): EqualAgeVideo[] {
  const aged = atEqualAge(
    data.videos.flatMap(({ id, publishedAt, observedAt, views }) =>
      views === null ? [] : [{ id, publishedAt, observedAt, views }],
    ),
    data.curve,
  ).videos;
  const byId = new Map(aged.map(video => [video.id, video]));
  return videos.flatMap(({ id }) => byId.get(id) ?? []);
}

export function known(values: readonly (number | null)[]): number[] {
  return values.filter(value => value !== null);
}

/** What an answer rests on; `videos` are those behind it. */
export function basisOf(
  { account, span }: Pick<AccountFigures, 'account' | 'span'>,
  videos: readonly ReportVideo[],
  facts: Pick<AnswerBasis, 'n' | 'method' | 'doc'> & { whole?: boolean },
): AnswerBasis {
  const instants = videos.map(({ observedAt }) => observedAt.getTime());
  const { n, method, doc, whole = false } = facts;
  const instant = (at: number) => (instants.length === 0 ? null : new Date(at).toISOString());
  return {
    username: account.tiktok_username,
    is_demo: account.is_demo,
    from: whole ? null : span.from,
    to: span.to,
    n,
    sources: [...new Set(videos.map(({ source }) => source))],
    observed_from: instant(Math.min(...instants)),
    observed_until: instant(Math.max(...instants)),
    rounded: videos.some(({ precision }) => precision === 'rounded'),
    method,
    doc,
  };
}
