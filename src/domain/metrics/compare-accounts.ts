import { known } from './averages.ts';
import { medianOfKnown } from './median-of-known.ts';
import { countChange, type CountChange } from './count-change.ts';
import { knownEngagement, type KnownInteractions } from './engagement.ts';
import {
  countProvenance,
  derivedProvenance,
  readingProvenance,
  sumProvenance,
  type Provenance,
  type Reading,
} from './provenance.ts';
import type { Period } from '#domain/time/period.ts';
import { isKnownUntil, reachesBack, type KnownSpan } from '#domain/time/known-span.ts';
import { isDated } from '#domain/sources/reading.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { refusal, type Estimate } from '#domain/statistics/estimate.ts';
import { compareGroups, COMPARISON_FLOOR, type GroupComparison } from '#domain/statistics/compare-groups.ts';
import { atEqualAge } from '#domain/statistics/equal-age.ts';
import { logPercent } from '#domain/statistics/log-scale.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import type { MedianInterval } from '#domain/statistics/median-interval.ts';
import { isDemoHandle } from '#domain/accounts/handle.ts';

/** Joint confidence of all ranges displayed side by side. */
const TOGETHER = 0.95;

export interface ComparedVideo extends Reading, KnownInteractions {
  id: string;
  publishedAt: Date;
}

interface FollowerReading extends Reading {
  followers: number;
}

/** Stored data of one account; videos and measurements in any order, those outside the periods are ignored. */
export interface AccountToCompare extends KnownSpan {
  id: string;
  handle: string;
  videos: readonly ComparedVideo[];
  followers: readonly FollowerReading[];
}

/** A factor; between two periods of one account it has no p-value. */
export type ComparedFactor = Omit<GroupComparison, 'p'> & { p?: number };

/** A factor with its provenance. */
export interface Compared {
  answer: Estimate<ComparedFactor>;
  provenance: Provenance;
}

/** A median with its range, and its comparison with the previous period. */
export interface ComparedMedian {
  answer: Estimate<MedianInterval>;
  provenance: Provenance;
  change: Compared;
}

export interface ComparedAccount {
  accountId: string;
  handle: string;
  isDemo: boolean;
  followers: {
    count: number | null;
    provenance: Provenance;
    /** Since the last measurement before the period. */
    change: CountChange;
    since: string | null;
  };
  /** Until when publications are known, where that is before the period's end. */
  knownUntil: string | null;
  /**
   * Published in the period; null: none is stored, and the period is not covered. `before` is null where the stored
   * videos do not reach back that far, or not to the end of the period.
   */
  videos: { count: number | null; before: number | null; provenance: Provenance };
  /** Sum over those videos, as measured. */
  views: { count: number | null; before: number | null; provenance: Provenance };
  medianViews: ComparedMedian;
  /** Percent. */
  medianEngagement: ComparedMedian;
  /** Ratio of views at equal age to the reference account's; null: it is the reference. */
  againstReference: Compared | null;
}

/** Several accounts over one period, the first one being the reference; instants are ISO strings. */
export interface AccountComparison {
  period: { days: number; from: string; to: string };
  before: { from: string; to: string };
  accounts: ComparedAccount[];
}

/** The videos that an account published in one period. */
function within(videos: readonly ComparedVideo[], { from, to }: Period): ComparedVideo[] {
  return videos.filter(({ publishedAt }) => publishedAt >= from && publishedAt <= to);
}

interface Logs {
  logs: number[];
  parts: ComparedVideo[];
  /** Number of videos that will count once they are older. */
  tooYoung: number;
}

/**
 * Logs of views at equal age for some of an account's videos. The same curve for all accounts, so that they are
 * comparable.
 */
function viewLogsOf(account: readonly ComparedVideo[]): (videos: readonly ComparedVideo[]) => Logs {
  const observed = account.flatMap(({ id, publishedAt, views, observedAt }) =>
    views === null ? [] : [{ id, publishedAt, views, observedAt }],
  );
  const equal = atEqualAge(observed, REFERENCE_AGE_CURVE);
  const logOf = new Map(equal.videos.map(({ id, log }) => [id, log]));
  const young = new Set(equal.tooYoung);
  return videos => {
    const parts = videos.filter(({ id }) => logOf.has(id));
    return {
      logs: parts.flatMap(({ id }) => logOf.get(id) ?? []),
      parts,
      tooYoung: videos.filter(({ id }) => young.has(id)).length,
    };
  };
}

function engagementLogs(videos: readonly ComparedVideo[]): Logs {
  const parts = videos.filter(video => knownEngagement(video) !== null);
  return { logs: known(parts.map(knownEngagement)).map(logPercent), parts, tooYoung: 0 };
}

/**
 * The usual video of a period compared with the previous one; its range accounts for streaks and for the number of
 * comparisons shown together.
 */
function changed(
  now: Logs,
  before: Logs,
  history: readonly number[],
  sideBySide: number,
  formula: 'factor_at_equal_age' | 'factor_of_engagement',
): Compared {
  const answer = usualChange(now.logs, before.logs, history, 1 - (1 - TOGETHER) / Math.max(sideBySide, 1));
  const n = now.logs.length + before.logs.length;
  const provenance = derivedProvenance([...now.parts, ...before.parts], formula, answer.known ? n : 0);
  if (!answer.known) return { answer, provenance };
  const { factor, low, high, level } = answer;
  const differs = low > 1 || high < 1;
  return { answer: { known: true, factor, low, high, level, differs, n: answer.n }, provenance };
}

/**
 * A factor with a range. Each of `sideBySide` factors has a confidence above 95 % (Bonferroni), so that all of them
 * together hold at 95 % and comparing ten accounts does not produce a difference by chance.
 */
function compared(
  group: Logs,
  reference: Logs,
  sideBySide: number,
  formula: 'factor_at_equal_age' | 'factor_of_engagement',
): Compared {
  const level = 1 - (1 - TOGETHER) / Math.max(sideBySide, 1);
  const answer = compareGroups(group.logs, reference.logs, level);
  const old = Math.min(group.logs.length, reference.logs.length);
  const waits = [group, reference].every(({ logs, tooYoung }) => logs.length + tooYoung >= COMPARISON_FLOOR);
  const n = group.logs.length + reference.logs.length;
  return {
    answer:
      !answer.known && answer.reason === 'too_few_in_group' && waits
        ? refusal('too_young', old, COMPARISON_FLOOR)
        : answer,
    provenance: derivedProvenance([...group.parts, ...reference.parts], formula, answer.known ? n : 0),
  };
}

const newest = (readings: readonly FollowerReading[]): FollowerReading | null =>
  readings.reduce<FollowerReading | null>(
    (last, reading) => (last === null || reading.observedAt > last.observedAt ? reading : last),
    null,
  );

const NO_READING = { count: null, precision: 'exact' as const, observedAt: new Date(0) };

/** Current followers, and the change since the last measurement before the period. */
function followersOf({ followers }: AccountToCompare, { from, to }: Period): ComparedAccount['followers'] {
  const last = newest(followers.filter(({ observedAt }) => observedAt <= to));
  const dated = followers.filter(isDated);
  const first = newest(dated.filter(({ observedAt }) => observedAt <= from));
  const lastDated = newest(dated.filter(({ observedAt }) => observedAt <= to));
  const observation = (reading: FollowerReading | null) =>
    reading === null ? NO_READING : { ...reading, count: reading.followers };
  const earlier = lastDated === first ? null : first;
  return {
    count: last?.followers ?? null,
    provenance: readingProvenance(last?.followers ?? null, last),
    change: countChange(observation(earlier), observation(lastDated)),
    since: earlier?.observedAt.toISOString() ?? null,
  };
}

/** Null where there are videos and none has known views. */
function total(videos: readonly ComparedVideo[]): number | null {
  const views = known(videos.map(video => video.views));
  return videos.length > 0 && views.length === 0 ? null : views.reduce((sum, count) => sum + count, 0);
}

interface Side {
  account: AccountToCompare;
  now: ComparedVideo[];
  before: ComparedVideo[];
  views: Logs;
  viewLogs: (videos: readonly ComparedVideo[]) => Logs;
}

function comparedAccount(
  { account, now, before, views, viewLogs }: Side,
  reference: Side,
  { period, previous, count }: { period: Period; previous: Period; count: number },
): ComparedAccount {
  const { knownUntil: until } = account;
  const isEndKnown = isKnownUntil(until, period.to);
  const isUnknown = !isEndKnown && now.length === 0;
  const isBeforeKnown = isEndKnown && reachesBack([account], previous.from);
  const earlier = isBeforeKnown ? before : [];
  const viewed = now.filter(video => video.views !== null);
  const engaged = engagementLogs(now);
  const inOrder = account.videos.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  return {
    accountId: account.id,
    handle: account.handle,
    knownUntil: isEndKnown ? null : (until?.toISOString() ?? null),
    isDemo: isDemoHandle(account.handle),
    followers: followersOf(account, period),
    videos: {
      count: isUnknown ? null : now.length,
      before: isBeforeKnown ? before.length : null,
      provenance: countProvenance(now),
    },
    views: {
      count: isUnknown ? null : total(now),
      before: isBeforeKnown ? total(before) : null,
      provenance: sumProvenance(now.map(video => ({ ...video, count: video.views }))),
    },
    medianViews: {
      answer: medianOfKnown(
        now.map(video => video.views),
        'no_views',
      ),
      provenance: derivedProvenance(viewed, 'median', viewed.length),
      change: changed(views, viewLogs(earlier), viewLogs(inOrder).logs, count, 'factor_at_equal_age'),
    },
    medianEngagement: {
      answer: medianOfKnown(now.map(knownEngagement), 'no_figure'),
      provenance: derivedProvenance(engaged.parts, 'median_engagement_per_video', engaged.parts.length),
      change: changed(
        engaged,
        engagementLogs(earlier),
        engagementLogs(inOrder).logs,
        count,
        'factor_of_engagement',
      ),
    },
    againstReference:
      account === reference.account
        ? null
        : compared(views, reference.views, count - 1, 'factor_at_equal_age'),
  };
}

/**
 * Several accounts over the same period, each compared with its previous period and with the first account: counts as
 * measured, medians with a 95 % range (engagement in percent), factors with ranges that hold jointly at 95 %.
 */
export function compareAccounts(
  accounts: readonly AccountToCompare[],
  period: Period,
  previous: Period,
): AccountComparison {
  const sides = accounts.map(account => {
    const now = within(account.videos, period);
    const viewLogs = viewLogsOf(account.videos);
    return { account, now, before: within(account.videos, previous), views: viewLogs(now), viewLogs };
  });
  const [reference] = sides;
  const input = { period, previous, count: sides.length };
  return {
    period: { days: period.days, from: period.from.toISOString(), to: period.to.toISOString() },
    before: { from: previous.from.toISOString(), to: previous.to.toISOString() },
    accounts: reference === undefined ? [] : sides.map(side => comparedAccount(side, reference, input)),
  };
}
