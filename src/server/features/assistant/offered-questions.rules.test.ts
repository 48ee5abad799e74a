import { describe, expect, test } from 'vitest';
import { understand } from '#domain/assistant/understand.ts';
import type { Intent } from '#domain/assistant/question/question.ts';
import { chatbot as english } from '#i18n/en/generations/assistant.ts';
import { chatbot as french } from '#i18n/fr/generations/assistant.ts';
import type { Input } from './answer-words.ts';

const MEANT: Record<Input, Intent> = {
  stats: 'account_stats',
  statsAll: 'account_stats',
  typical: 'account_stats',
  best: 'top_videos',
  bestVideo: 'top_videos',
  bestMonth: 'top_videos',
  lastVideo: 'video_detail',
  compareMonths: 'compare_periods',
  explain: 'explain_change',
  accounts: 'compare_accounts',
  followers: 'followers_trend',
  bestTimes: 'best_times',
  rhythm: 'posting_frequency',
  hashtags: 'hashtag_stats',
  hooks: 'hook_patterns',
  durations: 'duration_stats',
  benchmarks: 'benchmarks',
  advice: 'recommendations',
  experiments: 'experiments',
  quotas: 'quota_status',
  plans: 'plan_info',
  syncState: 'sync_state',
  docsAccounts: 'search_docs',
};

const SPANS = {
  last_7_days: 'last_days',
  last_30_days: 'last_days',
  this_week: 'this_week',
  last_week: 'last_week',
  this_month: 'this_month',
  last_month: 'last_month',
} as const;

describe.each([
  ['fr', french],
  ['en', english],
] as const)('in %s', (language, words) => {
  const understood = (text: string) =>
    understand(text, {
      now: new Date('2026-11-21T12:00:00Z'),
      timeZone: 'Europe/Paris',
      language,
      accounts: ['demo-lea-cuisine', 'demo-marc-bricole'],
      previous: null,
    });

  test.each(Object.keys(MEANT) as Input[])('what the chip %s asks is understood as it is meant', key => {
    const text = words.ask[key];
    const found = understood(text);
    expect([text, found.kind === 'question' ? found.intent : found]).toEqual([text, MEANT[key]]);
    expect([text, found.language]).toEqual([text, language]);
  });

  test.each(Object.entries(SPANS))('the chip for %s names that span', (key, kind) => {
    const found = understood(words.askPeriod[key as keyof typeof SPANS]);
    expect(found).toMatchObject({ kind: 'question', intent: 'account_stats', args: { period: { kind } } });
  });

  test('the chip for an account names it', () => {
    const found = understood(words.askAccount.replace('{handle}', '@demo-marc-bricole'));
    expect(found).toMatchObject({ kind: 'question', args: { account: 'demo-marc-bricole' } });
  });
});
