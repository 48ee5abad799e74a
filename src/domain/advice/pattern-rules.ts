import type { Answer } from '#domain/statistics/answer.ts';
import type { PostingSlot } from '#domain/statistics/day-parts.ts';
import { plannedPerArm, type ExperimentMetric } from '#domain/statistics/experiment.ts';
import type { PatternLift, PatternLifts } from '#domain/statistics/pattern-lifts.ts';
import type { PostingTimes } from '#domain/statistics/posting-times.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import type { AdviceSubject, Evidence, Recommendation } from './recommendation.ts';

/** The lifts of one family on one metric. */
export interface FamilyLifts {
  family: PatternFamily;
  metric: ExperimentMetric;
  result: Answer<PatternLifts>;
}

type KnownLift = Extract<PatternLift, { known: true }>;

function evidenceOf(lift: KnownLift): Evidence {
  const { factor, low, high, level, n, without, videoIds } = lift;
  return { videoIds, counts: { n, without }, effect: { factor, low, high, level } };
}

function knownLifts(families: readonly FamilyLifts[]): { subject: AdviceSubject; lift: KnownLift }[] {
  return families.flatMap(({ family, metric, result }) =>
    (result.known ? result.lifts : [])
      .filter(lift => lift.known)
      .map(lift => ({ subject: { kind: 'pattern', family, pattern: lift.pattern, metric }, lift }) as const),
  );
}

const strength = ({ factor }: KnownLift) => Math.abs(Math.log(factor));

/** What was found to work, and what was found to work against the account; strongest first. */
export function foundPatterns(families: readonly FamilyLifts[]): Recommendation[] {
  return knownLifts(families)
    .filter(({ lift }) => lift.verdict !== 'unclear')
    .sort((a, b) => strength(b.lift) - strength(a.lift))
    .map(({ subject, lift }) => ({
      rule: lift.verdict === 'winner' ? 'repeat_pattern' : 'drop_pattern',
      subject,
      evidence: evidenceOf(lift),
    }));
}

/** An effect that an experiment is planned to find: half as much again. */
export const TARGET_FACTOR = 1.5;
/** Nobody runs an experiment of more videos an arm. */
const MOST_PLANNED = 60;

/**
 * Patterns that look good and may be chance, best first, with the videos an arm that would settle a factor of
 * 1.5. `spread`: of the account's logs of that metric at equal age; without it nothing is planned.
 */
export function patternsToTest(
  families: readonly FamilyLifts[],
  spread: Readonly<Partial<Record<ExperimentMetric, number>>>,
): Recommendation[] {
  return knownLifts(families)
    .filter(({ lift }) => lift.verdict === 'unclear' && lift.factor > 1)
    .sort((a, b) => strength(b.lift) - strength(a.lift))
    .flatMap(({ subject, lift }): Recommendation[] => {
      const known = subject.kind === 'pattern' ? spread[subject.metric] : undefined;
      const planned = known === undefined ? null : plannedPerArm(known, TARGET_FACTOR);
      if (planned === null || planned > MOST_PLANNED) return [];
      const evidence = evidenceOf(lift);
      return [
        { rule: 'test_pattern', subject, evidence: { ...evidence, counts: { ...evidence.counts, planned } } },
      ];
    });
}

/** Slots found to do better, or that times do not matter. Silent where times matter but none can be named. */
export function postingAdvice(posting: Answer<PostingTimes>, videoIds: readonly string[]): Recommendation[] {
  if (!posting.known) return [];
  if (posting.effect === 'none') {
    const counts = { n: posting.n, percent: Math.round(100 * posting.p) };
    return [
      { rule: 'ignore_times', subject: { kind: 'account' }, evidence: { videoIds, counts, effect: null } },
    ];
  }
  return posting.slots
    .filter(slot => slot.known)
    .filter(({ verdict }) => verdict === 'winner')
    .map(lift => ({
      rule: 'use_slot',
      subject: { kind: 'slot', slot: lift.pattern as PostingSlot },
      evidence: evidenceOf(lift),
    }));
}
