import type { Intent, Suggestion } from './question/question.ts';

/** Periods that chips offer instead of one that cannot be queried. */
export const PERIOD_SUGGESTIONS: readonly Suggestion[] = [
  { kind: 'period', period: 'last_7_days' },
  { kind: 'period', period: 'last_30_days' },
  { kind: 'period', period: 'last_month' },
];

export const VIDEO_SUGGESTIONS: readonly Suggestion[] = [
  { kind: 'video', video: 'latest' },
  { kind: 'video', video: 'best' },
];

export const HOOK_SUGGESTIONS: readonly Suggestion[] = [
  { kind: 'intent', intent: 'hook_patterns' },
  { kind: 'intent', intent: 'top_videos' },
];

const USUAL: readonly Intent[] = ['account_stats', 'top_videos', 'best_times', 'recommendations'];
const MOST = 3;

/** Chips offered after a refusal: the nearest intents, then the most frequent ones. */
export function suggestIntents(nearest: readonly Intent[]): Suggestion[] {
  return [...new Set([...nearest, ...USUAL])].slice(0, MOST).map(intent => ({ kind: 'intent', intent }));
}

export function suggestAccounts(accounts: readonly string[]): Suggestion[] {
  return accounts.slice(0, MOST).map(handle => ({ kind: 'account', handle }));
}
