import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import { median } from 'simple-statistics';
import { refusal } from '#domain/statistics/estimate.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { WEEKDAYS } from '#domain/statistics/day-parts.ts';
import { splitChange } from '#domain/statistics/change-split.ts';
import { experimentVerdict } from '#domain/experiments/experiment-verdict.ts';
import { lockExperiment, type Experiment } from '#domain/experiments/experiment.ts';
import { growth } from '#domain/metrics/growth.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import { outlierScores } from '#domain/statistics/outliers.ts';
import { groupFindings, type ComparedVideo } from '#domain/statistics/group-findings.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { chooseAdvice, nextExperiments, type AdviceBasis } from './choose-advice.ts';
import { hasLeads } from './pattern-rules.ts';
import { ADVICE_RULES, type AdviceRule, type Recommendation } from './recommendation.ts';

const START = Date.UTC(2026, 0, 1);

/**
 * Every third video is a question and has `factor` times the views; every seventh is from a Sunday and has `sunday`
 * times the views.
 */
function videos(n: number, factor: number, { sunday = 1, seed = 2 } = {}): ComparedVideo[] {
  const random = seededRandom(seed);
  return Array.from({ length: n }, (_, index) => {
    const question = index % 3 === 0;
    const effects = (question ? Math.log(factor) : 0) + (index % 7 === 0 ? Math.log(sunday) : 0);
    return {
      id: `v${index}`,
      publishedAt: new Date(START + index * DAY_MS),
      logs: { views: 7 + effects + 0.3 * random.normal(), engagement: null },
      patterns: {
        hook: [question ? 'question' : index % 2 === 0 ? 'statement' : 'story'],
        hashtag: [],
        duration: [],
        format: [],
        day_part: [],
        weekday: [WEEKDAYS.at((index % 7) - 1) ?? 'sunday'],
      },
    };
  });
}

const nothing: AdviceBasis = { videoIds: [], lifts: [], spread: {}, experiments: [] };
const liftsOf = (list: readonly ComparedVideo[]): AdviceBasis['lifts'] => groupFindings(list);
const rules = (advice: readonly Recommendation[]): AdviceRule[] => advice.map(({ rule }) => rule);

/** An advice basis that triggers each rule, from statistics that were really computed. */
const scenes: Record<Exclude<AdviceRule, 'ignore_times'>, () => AdviceBasis> = {
  repeat_pattern: () => ({ ...nothing, lifts: liftsOf(videos(60, 2)) }),
  drop_pattern: () => ({ ...nothing, lifts: liftsOf(videos(60, 0.5)) }),
  test_pattern: () => ({ ...nothing, lifts: liftsOf(videos(60, 1.2)), spread: { views: 0.5 } }),
  post_more: () => ({ ...nothing, videoIds: ['v0'], lifts: liftsOf(videos(12, 2)) }),
  use_slot: () => ({ ...nothing, lifts: liftsOf(videos(120, 1, { sunday: 3 })) }),
  avoid_slot: () => ({ ...nothing, lifts: liftsOf(videos(120, 1, { sunday: 1 / 3 })) }),
  post_as_before: () => period([100, 200, 300, 100, 200, 300], [100, 200, 300]),
  compare_ordinary: () => period(around(2_000), around(600)),
  expect_less: () => ({ ...period([100, 200, 300], [100, 200, 9_300], 'best'), outliers: outliers(0) }),
  study_outlier: () => ({ ...nothing, outliers: outliers(0) }),
  wait_for_growth: () => ({ ...nothing, outliers: outliers(2) }),
  close_gaps: () => ({ ...nothing, growth: growth([0, 1, 9].map(reading)) }),
  continue_experiment: () => experiment([6], [8, 8]),
  adopt_variant: () => experiment([6, 6.1, 6.2, 6.3, 6.4], [8, 8.1, 8.2, 8.3, 8.4]),
  drop_variant: () => experiment([8, 8.1, 8.2, 8.3, 8.4], [6, 6.1, 6.2, 6.3, 6.4]),
  keep_either: () => experiment([6, 6.1, 6.2, 6.3, 6.4], [6, 6.1, 6.2, 6.3, 6.41]),
};

function period(earlier: number[], later: number[], last?: string): AdviceBasis {
  const views = (counts: number[]) => counts.map(count => ({ views: count }));
  const ids = (counts: number[], name: string) => counts.map((_, index) => `${name}${index}`);
  const split = splitChange(views(earlier), views(later));
  const laterIds = [...ids(later, 'b'), ...(last === undefined ? [] : [last])];
  const logs = (counts: number[]) => counts.map(Math.log);
  const usual = usualChange(logs(later), logs(earlier), logs([...earlier, ...later]));
  const medians = { earlier: median(earlier), later: median(later) };
  return { ...nothing, change: { split, earlierIds: ids(earlier, 'a'), laterIds, usual, medians } };
}

/** Twenty videos with views around this median. */
const around = (middle: number) =>
  Array.from({ length: 20 }, (_, index) => Math.round(middle * (0.7 + ((index * 7) % 20) * 0.03)));

function outliers(young: number, scale = 1) {
  const now = new Date(START + 400 * DAY_MS);
  const video = (id: string, days: number, views: number) => ({
    id,
    publishedAt: new Date(now.getTime() - days * DAY_MS),
    views: Math.round(views * scale),
    observedAt: now,
  });
  const usual = Array.from({ length: 25 }, (_, index) => video(`v${index}`, 50 + index, 900 + 10 * index));
  const fresh = Array.from({ length: young }, (_, index) => video(`y${index}`, 0.3, 50));
  return outlierScores([...usual, video('best', 60, 8_000), ...fresh], REFERENCE_AGE_CURVE);
}

function reading(day: number) {
  return { count: 1_000 + day, precision: 'exact' as const, observedAt: new Date(START + day * DAY_MS) };
}

function experiment(usual: number[], variant: number[]): AdviceBasis {
  const draft: Experiment = {
    hypothesis: 'Les questions retiennent mieux',
    variable: 'accroche',
    rule: { metric: 'views', atAgeDays: 7, plannedPerArm: 5, falseAlarm: 0.05 },
    lockedAt: null,
  };
  const arm = (logs: number[], name: 'usual' | 'variant') =>
    logs.map((log, index) => ({
      id: `${name}${index}`,
      arm: name,
      publishedAt: new Date(START + index * DAY_MS),
      log,
    }));
  const all = [...arm(usual, 'usual'), ...arm(variant, 'variant')];
  const locked = lockExperiment(draft, new Date(START));
  const running = {
    experiment: locked,
    videoIds: all.map(({ id }) => id),
    verdict: experimentVerdict(locked.rule, all),
  };
  return { ...nothing, experiments: [running] };
}

describe('every rule is reached from statistics, with evidence that resolves', () => {
  // Reports of the first method contain advice on times without effect; it is no longer produced.
  test.each(ADVICE_RULES.filter(rule => rule !== 'ignore_times'))('%s', rule => {
    const advice = chooseAdvice(scenes[rule]());
    expect(rules(advice)).toContain(rule);
    for (const { evidence, rule: given } of advice) {
      if (given !== 'close_gaps') expect(evidence.videoIds.length).toBeGreaterThan(0);
      expect(Object.values(evidence.counts).every(Number.isInteger)).toBe(true);
      const ends = Object.values(evidence.effect ?? {}).filter(end => end !== null);
      expect(ends.every(Number.isFinite)).toBe(true);
    }
  });
});

test('without statistics there is no advice', () => {
  expect(chooseAdvice(nothing)).toEqual([]);
  const refused = refusal('too_few_videos', 3, 30);
  expect(chooseAdvice({ ...nothing, outliers: refused, growth: refused })).toEqual([]);
});

test('five pieces of advice at most, the most important first, each rule once', () => {
  const basis = Object.values(scenes).reduce<AdviceBasis>(
    (all, scene) => {
      const one = scene();
      return {
        ...all,
        ...one,
        lifts: [...all.lifts, ...one.lifts],
        experiments: [...all.experiments, ...one.experiments],
      };
    },
    { ...nothing },
  );
  const advice = rules(chooseAdvice(basis));
  expect(advice).toHaveLength(5);
  expect(new Set(advice).size).toBe(5);
  expect(advice).toEqual(advice.toSorted((a, b) => ADVICE_RULES.indexOf(a) - ADVICE_RULES.indexOf(b)));
});

test('an experiment that runs tells nothing of its results', () => {
  const [advice] = chooseAdvice(scenes.continue_experiment());
  expect(advice?.evidence).toMatchObject({ effect: null, counts: { n: 3, needed: 10, count: 7 } });
});

test('what may be chance is offered as an experiment with its planned size, three at most', () => {
  const basis = scenes.test_pattern();
  const [next, ...more] = nextExperiments(basis);
  expect(next?.rule).toBe('test_pattern');
  expect(next?.evidence.counts.planned).toBe(27);
  expect(more.length).toBeLessThan(3);
  expect(nextExperiments({ ...basis, spread: { views: 3 } })).toEqual([]);
  expect(nextExperiments({ ...basis, spread: {} })).toEqual([]);
});

test('the usual video is advised on only where its fall is established, and by the two medians that are shown', () => {
  const asked = ({ change, ...basis }: AdviceBasis, other: Partial<typeof change> = {}) =>
    chooseAdvice({ ...basis, change: { ...change!, ...other } }).find(
      ({ rule }) => rule === 'compare_ordinary',
    );
  const fallen = scenes.compare_ordinary();
  const { medians, usual } = fallen.change!;
  expect(asked(fallen)?.evidence.counts).toMatchObject({ before: medians.earlier, after: medians.later });
  if (!usual.known) throw new Error('Nothing is known of the usual video');
  expect(asked(fallen, { usual: { ...usual, differs: false, seems: true } })).toBeUndefined();
  expect(asked(fallen, { usual: { ...usual, differs: false } })).toBeUndefined();
  expect(asked(fallen, { medians: { earlier: 600, later: 650 } })).toBeUndefined();
  expect(asked(period([100, 200, 300, 100, 200, 300], [50, 100, 150, 50, 100, 150]))).toBeUndefined();
});

test('small changes between two periods are not worth a word', () => {
  expect(chooseAdvice(period([100, 200, 300], [100, 200, 310]))).toEqual([]);
});

test('one video fewer is no lost rhythm; half of them is, and today may have only begun', () => {
  const asked = (before: number, after: number, runningOf?: number) => {
    const basis = period(Array<number>(before).fill(1_000), Array<number>(after).fill(1_000));
    const change = { ...basis.change!, ...(runningOf !== undefined && { runningOf }) };
    return rules(chooseAdvice({ ...basis, change })).includes('post_as_before');
  };
  expect([asked(6, 5), asked(4, 2), asked(6, 4), asked(6, 3), asked(20, 9)]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect([asked(8, 4, 2), asked(8, 1, 2), asked(8, 3, 30)]).toEqual([false, true, true]);
});

test('nothing is said to rest on videos out of the ordinary where none of the period is', () => {
  const basis = period([4_000, 4_100, 4_863], [11_740]);
  expect(rules(chooseAdvice({ ...basis, outliers: outliers(0) }))).not.toContain('expect_less');
  expect(rules(chooseAdvice(period([100, 200, 300], [100, 200, 9_300])))).not.toContain('expect_less');
});

test('the video that stands out outdoes all its others, itself not counted', () => {
  const [advice] = chooseAdvice({ ...nothing, outliers: outliers(0) });
  expect(advice?.evidence.counts).toEqual({ n: 26, others: 25, percent: 100 });
});

test('a video of some ten views is nothing to look at again', () => {
  expect(rules(chooseAdvice({ ...nothing, outliers: outliers(0, 0.0125) }))).toContain('study_outlier');
  expect(rules(chooseAdvice({ ...nothing, outliers: outliers(0, 0.0124) }))).not.toContain('study_outlier');
});

test('nothing is advised of an effect without a bound of how large it is at least', () => {
  const lifts = liftsOf(videos(120, 1, { sunday: 3 }));
  const unsized = lifts.map(table => ({
    ...table,
    result: table.result.known
      ? {
          ...table.result,
          lifts: table.result.lifts.map(lift => (lift.known ? { ...lift, low: null } : lift)),
        }
      : table.result,
  }));
  expect(rules(chooseAdvice({ ...nothing, lifts }))).toContain('use_slot');
  expect(rules(chooseAdvice({ ...nothing, lifts: unsized }))).not.toContain('use_slot');
  const [lead] = nextExperiments({ lifts: unsized, spread: { views: 0.5 } });
  expect(lead).toMatchObject({ rule: 'test_pattern', subject: { pattern: 'sunday' } });
  expect(lead?.evidence.effect).toMatchObject({ low: null });
  expect(lead?.evidence.counts).not.toHaveProperty('chance');
  expect(rules(chooseAdvice({ ...nothing, lifts: unsized, spread: { views: 0.5 } }))).toContain(
    'test_pattern',
  );
});

test('a lead that no test can reach is known to be one', () => {
  const { lifts } = scenes.test_pattern();
  expect(nextExperiments({ lifts, spread: { views: 3 } })).toEqual([]);
  expect(hasLeads(lifts)).toBe(true);
  expect(hasLeads([])).toBe(false);
});
