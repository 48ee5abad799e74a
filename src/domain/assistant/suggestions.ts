import type { Intent, Suggestion } from './question/question.ts';

/** Spans that chips offer instead of one that cannot be asked about. */
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

/** What chips offer after a refusal: what was nearest, then what is asked most. */
export function suggestIntents(nearest: readonly Intent[]): Suggestion[] {
  return [...new Set([...nearest, ...USUAL])].slice(0, MOST).map(intent => ({ kind: 'intent', intent }));
}

export function suggestAccounts(accounts: readonly string[]): Suggestion[] {
  return accounts.slice(0, MOST).map(handle => ({ kind: 'account', handle }));
}
