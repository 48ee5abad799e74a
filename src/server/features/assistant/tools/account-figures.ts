import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { AnswerBasis } from '#contract/assistant.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';
import { DEFAULT_PERIOD_DAYS } from '#domain/time/period.ts';
import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';
import { ageInDays } from '#domain/statistics/age-curve.ts';
import { atEqualAge, type EqualAgeVideo } from '#domain/statistics/equal-age.ts';
import { loadReportData } from '../../account-reports/load-report-data.ts';
import type { AnswerWords } from '../answer-words.ts';
import { unknown, type ToolAnswer, type ToolContext } from './tool.ts';

/** Longer than the platform has existed. */
const ALL_DAYS = 3_660;

/** Whole days of the user's time zone, both ends included. */
interface Span {
  /** Null: all available history. */
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
  /** All data up to the end of the span, and followers for the span and an equally long time before. */
  data: ReportData;
  /** Published in the span, newest first. */
  videos: ReportVideo[];
}

/** The span of a question; by default the last thirty days. */
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

/** The named account, or the default one when none is named; undefined: not found. */
export function accountOf(context: ToolContext, handle: string | null): LinkedAccount | undefined {
  if (handle === null) return context.accounts[0];
  return context.accounts.find(account => account.tiktok_username === handle);
}

/** Data of an account up to the end of a span; undefined: no such account. */
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

/** Why a span has no videos: none is stored at all, or they were published at other times. */
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

/** States that only the newest videos were counted, when older ones of the span exist; empty: all were counted. */
export function leftOut({ data, videos }: AccountFigures, { t }: AnswerWords): string {
  return data.knownVideos > data.videos.length && videos.length === data.videos.length
    ? t('chatbot.say.newestOnly', { count: videos.length, known: data.knownVideos })
    : '';
}

/** Views adjusted to an equal age, for videos that have views and are old enough. */
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

/** Old enough to be compared, but without a single view. */
export function isUnseen({ publishedAt, observedAt, views }: ReportVideo, { curve }: ReportData): boolean {
  return views === 0 && ageInDays(publishedAt, observedAt) >= curve.measuredFromDays;
}

export function known(values: readonly (number | null)[]): number[] {
  return values.filter(value => value !== null);
}

/** The evidence of an answer; `videos` are those behind it. */
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
