import { DEFAULT_PERIOD_DAYS } from '#domain/time/period.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import { periodBefore } from './periods/calendar.ts';
import { asksForMoments } from './read-by-rule.ts';
import { wordsAsTyped } from './question/words-as-typed.ts';
import {
  readMetric,
  readMetrics,
  readCount,
  readHook,
  readMeter,
  readOrder,
  readPlan,
  readSeconds,
  readSmallTalk,
  readTopic,
  readVideo,
} from './reading/read-slots.ts';
import { lastUnits, thisUnit } from './periods/relative-spans.ts';
import type { Sentence } from './reading/sentence.ts';
import { HOOK_SUGGESTIONS, PERIOD_SUGGESTIONS, suggestAccounts, VIDEO_SUGGESTIONS } from './suggestions.ts';
import type {
  PeriodPhrase,
  Intent,
  Metric,
  Missing,
  Question,
  Scope,
  Suggestion,
} from './question/question.ts';

type Built =
  | { question: Question }
  | { intent: Intent; missing: Missing; suggestions: readonly Suggestion[] };

/** Intents whose answer does not depend on a period or an account. */
const TIMELESS: readonly Intent[] = [
  'recommendations',
  'experiments',
  'quota_status',
  'plan_info',
  'sync_state',
  'generate_hooks',
  'generate_script',
  'search_docs',
  'hand_over',
  'small_talk',
];
const WITHOUT_ACCOUNT: readonly Intent[] = [
  'quota_status',
  'plan_info',
  'generate_hooks',
  'generate_script',
  'search_docs',
  'hand_over',
  'small_talk',
];

interface Input {
  sentence: Sentence;
  raw: string;
  today: LocalDate;
  accounts: readonly string[];
}

function asPeriod(span: ReturnType<typeof thisUnit> | null): PeriodPhrase | null {
  return span === null || 'refused' in span ? null : span;
}

/** The period that a single named one is compared with: « than last month » is compared with this month. */
function counterpart(period: PeriodPhrase, today: LocalDate): PeriodPhrase | null {
  switch (period.kind) {
    case 'last_week':
      return asPeriod(thisUnit('week', today));
    case 'last_month':
    case 'month':
      return asPeriod(thisUnit('month', today));
    case 'last_quarter':
    case 'quarter':
      return asPeriod(thisUnit('quarter', today));
    case 'last_year':
    case 'year':
      return asPeriod(thisUnit('year', today));
    case 'yesterday': {
      const span = { kind: 'today', from: today, to: today, days: 1 } as const;
      return span;
    }
    default:
      return null;
  }
}

/** The two periods of a comparison: as stated, or the stated one with its counterpart. */
function comparedPeriods(sentence: Sentence, today: LocalDate): { a: PeriodPhrase; b: PeriodPhrase } | null {
  const [first, second] = sentence.time.periods.map(({ period }) => period);
  if (first !== undefined && second !== undefined) return { a: first, b: second };
  if (first === undefined) {
    const usual = asPeriod(lastUnits(DEFAULT_PERIOD_DAYS, 'day', today));
    const before = usual === null ? null : periodBefore(usual);
    return usual === null || before === null ? null : { a: usual, b: before };
  }
  const current = sentence.time.saysBefore ? null : counterpart(first, today);
  if (current !== null && current.from !== first.from) return { a: current, b: first };
  const before = periodBefore(first);
  return before === null ? null : { a: first, b: before };
}

/** Fills an intent with what its sentence states; where something is missing or impossible, reports what. */
export function buildQuestion(intent: Intent, input: Input): Built {
  const { sentence, accounts } = input;
  const { refused, periods } = sentence.time;
  const foreign = sentence.entities.handles.find(handle => !isOwn(handle, accounts));
  if (foreign !== undefined && !WITHOUT_ACCOUNT.includes(intent)) {
    return { intent, missing: { what: 'account', named: foreign }, suggestions: suggestAccounts(accounts) };
  }
  // A vague time expression next to a clear period is only context.
  if (
    refused !== null &&
    !TIMELESS.includes(intent) &&
    (periods.length === 0 || refused.reason !== 'vague')
  ) {
    return {
      intent,
      missing: {
        what: 'period',
        reason: refused.reason,
        said: wordsAsTyped(refused.said, input.raw, sentence.language),
      },
      suggestions: PERIOD_SUGGESTIONS,
    };
  }
  return fill(intent, input);
}

function isOwn(handle: string, accounts: readonly string[]): boolean {
  return accounts.some(one => one.toLowerCase() === handle);
}

/** The period that the figures are requested for: « this morning » next to another period is only context. */
function mainPeriod({ time }: Sentence): PeriodPhrase | null {
  const spans = time.periods.map(({ period }) => period);
  return spans.find(({ kind }) => kind !== 'today') ?? spans[0] ?? null;
}

function fill(intent: Intent, { sentence, raw, today, accounts }: Input): Built {
  const own = sentence.entities.handles.filter(handle => isOwn(handle, accounts));
  const account = own[0] ?? null;
  const period = mainPeriod(sentence);
  const scope: Scope = { account, period };
  const metric = readMetric(sentence);
  switch (intent) {
    case 'compare_periods': {
      const compared = comparedPeriods(sentence, today);
      if (compared === null)
        return { intent, missing: { what: 'second_period' }, suggestions: PERIOD_SUGGESTIONS };
      return { question: { intent, args: { account, metric, ...compared } } };
    }
    case 'compare_accounts':
      return { question: { intent, args: { accounts: own, metric, period } } };
    case 'top_videos':
      return {
        question: {
          intent,
          args: {
            ...scope,
            metric: readMetrics(sentence)[0] ?? null,
            order: readOrder(sentence),
            count: readCount(sentence),
          },
        },
      };
    case 'video_detail': {
      const video = readVideo(sentence, raw);
      if (video === null) return { intent, missing: { what: 'video' }, suggestions: VIDEO_SUGGESTIONS };
      return { question: { intent, args: { account, metric, video } } };
    }
    case 'hashtag_stats':
      return {
        question: { intent, args: { ...scope, metric, hashtag: sentence.entities.hashtags[0] ?? null } },
      };
    case 'followers_trend':
      return { question: { intent, args: scope } };
    case 'posting_frequency': {
      const shows = asksForMoments(sentence) ? 'moments' : 'rhythm';
      return { question: { intent, args: { ...scope, shows } } };
    }
    case 'hook_patterns': {
      const hook = readHook(sentence, raw);
      if (hook?.words === null) return { intent, missing: { what: 'hook' }, suggestions: HOOK_SUGGESTIONS };
      return { question: { intent, args: { ...scope, metric, hook: hook?.words ?? null } } };
    }
    case 'account_stats':
    case 'explain_change':
    case 'best_times':
    case 'duration_stats':
      return { question: { intent, args: { ...scope, metric } } };
    case 'benchmarks':
      return {
        question: {
          intent,
          args: { ...scope, metric: metric ?? benchmarkMetric(sentence) },
        },
      };
    case 'recommendations':
    case 'experiments':
    case 'sync_state':
      return { question: { intent, args: { account } } };
    default:
      return { question: fillWords(intent, sentence, raw) };
  }
}

/** Of several figures the views; « rate » without further words means the engagement rate. */
function benchmarkMetric(sentence: Sentence): Metric | null {
  if (sentence.concepts.has('percent')) return 'engagement';
  const named = readMetrics(sentence);
  return named.includes('engagement') ? null : (named.find(one => one === 'views') ?? null);
}

type WordIntent =
  | 'quota_status'
  | 'plan_info'
  | 'generate_hooks'
  | 'generate_script'
  | 'search_docs'
  | 'hand_over'
  | 'small_talk';

function fillWords(intent: WordIntent, sentence: Sentence, raw: string): Question {
  switch (intent) {
    case 'quota_status':
      return { intent, args: { meter: readMeter(sentence) } };
    case 'plan_info':
      return { intent, args: { plan: readPlan(sentence) } };
    case 'generate_hooks':
      return { intent, args: { topic: readTopic(raw, sentence.language), count: readCount(sentence) } };
    case 'generate_script':
      return { intent, args: { topic: readTopic(raw, sentence.language), seconds: readSeconds(sentence) } };
    case 'search_docs':
      return { intent, args: { query: raw.trim() } };
    case 'hand_over':
      return { intent, args: {} };
    case 'small_talk':
      return { intent, args: { about: readSmallTalk(sentence) } };
  }
}
