import { ADVICE_RULES, type AdviceRule, type Recommendation } from '#domain/advice/recommendation.ts';

const videoIds = ['v1', 'v2', 'v3'];
const pattern = { kind: 'pattern', family: 'hashtag', pattern: 'recette', metric: 'views' } as const;
const experiment = { kind: 'experiment', variable: 'question ou chiffre', metric: 'engagement' } as const;
const account = { kind: 'account' } as const;
const range = { factor: 1.64, low: 1.21, high: 2.13, level: 0.9 };
const claim = { low: 1.21, high: 2.13, level: 0.95 };
const sunday = { kind: 'pattern', family: 'weekday', pattern: 'sunday', metric: 'views' } as const;
const change = { earlier: 12_000, later: 8_400, part: 3_100, before: 9, after: 5 };

const EVIDENCE: Record<AdviceRule, Omit<Recommendation, 'rule'>> = {
  adopt_variant: { subject: experiment, evidence: { videoIds, counts: { n: 23 }, effect: range } },
  drop_variant: { subject: experiment, evidence: { videoIds, counts: { n: 23 }, effect: range } },
  keep_either: { subject: experiment, evidence: { videoIds, counts: { n: 23 }, effect: range } },
  repeat_pattern: { subject: pattern, evidence: { videoIds, counts: { n: 18, without: 44 }, effect: claim } },
  drop_pattern: {
    subject: pattern,
    evidence: { videoIds, counts: { n: 18, without: 44 }, effect: { low: 0.42, high: null, level: 0.95 } },
  },
  avoid_slot: { subject: sunday, evidence: { videoIds, counts: { n: 18, without: 44 }, effect: claim } },
  test_pattern: {
    subject: pattern,
    evidence: {
      videoIds,
      counts: { n: 18, without: 44, planned: 26, comparisons: 54, chance: 3 },
      effect: null,
    },
  },
  use_slot: {
    subject: { kind: 'slot', slot: 'weekday_evening' },
    evidence: { videoIds, counts: { n: 18, without: 44 }, effect: range },
  },
  post_as_before: { subject: account, evidence: { videoIds, counts: change, effect: null } },
  compare_ordinary: { subject: account, evidence: { videoIds, counts: change, effect: null } },
  expect_less: { subject: account, evidence: { videoIds, counts: change, effect: null } },
  study_outlier: {
    subject: account,
    evidence: { videoIds: ['v1'], counts: { n: 62, others: 61, percent: 98 }, effect: { factor: 12.4 } },
  },
  continue_experiment: {
    subject: experiment,
    evidence: { videoIds, counts: { n: 45, needed: 46, count: 1 }, effect: null },
  },
  ignore_times: { subject: account, evidence: { videoIds, counts: { n: 62, percent: 43 }, effect: null } },
  close_gaps: { subject: account, evidence: { videoIds: [], counts: { count: 2, n: 14 }, effect: null } },
  wait_for_growth: { subject: account, evidence: { videoIds, counts: { count: 3 }, effect: null } },
  post_more: { subject: account, evidence: { videoIds, counts: { count: 12, needed: 20 }, effect: null } },
};

/** One recommendation of every rule. */
export const ADVICE_EXAMPLES: readonly Recommendation[] = ADVICE_RULES.map(rule => ({
  rule,
  ...EVIDENCE[rule],
}));
