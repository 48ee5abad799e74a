import { plannedPerArm, type ExperimentMetric } from '#domain/experiments/experiment.ts';
import { signsByChance, type GroupFinding, type GroupTable } from '#domain/statistics/group-findings.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import type { AdviceRule, AdviceSubject, Evidence, Recommendation } from './recommendation.ts';

type KnownFinding = Extract<GroupFinding, { known: true }>;

interface Named {
  subject: Extract<AdviceSubject, { kind: 'pattern' }>;
  finding: KnownFinding;
  comparisons: number;
}

function knownFindings(tables: readonly GroupTable[]): Named[] {
  return tables.flatMap(({ family, metric, result }) => {
    if (!result.known) return [];
    const { comparisons = result.tested } = result;
    return result.lifts.flatMap(finding => {
      const subject = { kind: 'pattern', family, pattern: finding.pattern, metric } as const;
      return finding.known ? [{ subject, finding, comparisons }] : [];
    });
  });
}

/** Minimum effect size, then maximum: absolute logs of the bound nearer to no effect and of the other. */
function ends({ verdict, low, high }: KnownFinding): [number, number] {
  const [near, far] = verdict === 'loser' ? [high, low] : [low, high];
  return [Math.abs(Math.log(near ?? 1)), Math.abs(Math.log(far ?? 1))];
}

function strongestFirst(a: Named, b: Named): number {
  const [[nearA, farA], [nearB, farB]] = [ends(a.finding), ends(b.finding)];
  return nearB - nearA || farB - farA;
}

function evidenceOf({ n, without, videoIds }: KnownFinding): Omit<Evidence, 'effect'> {
  return { videoIds, counts: { n, without } };
}

const isOfTime = (family: PatternFamily) => family === 'day_part' || family === 'weekday';

function ruleOf({ subject, finding }: Named): AdviceRule {
  if (finding.verdict === 'winner') return isOfTime(subject.family) ? 'use_slot' : 'repeat_pattern';
  return isOfTime(subject.family) ? 'avoid_slot' : 'drop_pattern';
}

/** Whether the effect has a lower bound: without one, no action is recommended. */
function isSized({ finding: { verdict, low, high } }: Named): boolean {
  return (verdict === 'winner' && low !== null) || (verdict === 'loser' && high !== null);
}

/** Patterns found to go with more, and with less, with their minimum effect; strongest first. */
export function foundPatterns(tables: readonly GroupTable[]): Recommendation[] {
  return knownFindings(tables)
    .filter(isSized)
    .sort(strongestFirst)
    .map(named => {
      const { low, high, level } = named.finding;
      const evidence = { ...evidenceOf(named.finding), effect: { low, high, level } };
      return { rule: ruleOf(named), subject: named.subject, evidence };
    });
}

/** The effect that an experiment is sized to detect: half as much again. */
const TARGET_FACTOR = 1.5;
/** Maximum videos per arm: nobody runs a larger experiment. */
const MOST_PLANNED = 60;

/** More goes with it, but perhaps by chance, or nobody knows by how much. */
function isLead({ finding: { verdict, direction, low } }: Named): boolean {
  return (verdict === 'sign' && direction === 'more') || (verdict === 'winner' && low === null);
}

/** Whether any comparison shows a lead, however many videos a test of it would take. */
export function hasLeads(tables: readonly GroupTable[]): boolean {
  return knownFindings(tables).some(isLead);
}

/**
 * Leads: effects of unknown size first, then signs that may be due to chance, those based on most videos first, with the videos per arm
 * needed to detect a factor of 1.5. `spread`: standard deviation of the account's log values of that metric at equal
 * age; without it no experiment is planned.
 */
export function patternsToTest(
  tables: readonly GroupTable[],
  spread: Readonly<Partial<Record<ExperimentMetric, number>>>,
): Recommendation[] {
  const rank = ({ finding }: Named) => (finding.verdict === 'winner' ? 1 : 0);
  const balance = ({ finding: { n, without } }: Named) => Math.min(n, without);
  return knownFindings(tables)
    .filter(isLead)
    .sort((a, b) => rank(b) - rank(a) || balance(b) - balance(a))
    .flatMap(({ subject, finding, comparisons }): Recommendation[] => {
      const known = spread[subject.metric];
      const planned = known === undefined ? null : plannedPerArm(known, TARGET_FACTOR);
      if (planned === null || planned > MOST_PLANNED) return [];
      const { videoIds, counts } = evidenceOf(finding);
      if (finding.verdict === 'winner') {
        const { low, high, level } = finding;
        const evidence = { videoIds, counts: { ...counts, planned }, effect: { low, high, level } };
        return [{ rule: 'test_pattern', subject, evidence }];
      }
      const chance = signsByChance(comparisons);
      const evidence = { videoIds, counts: { ...counts, planned, comparisons, chance }, effect: null };
      return [{ rule: 'test_pattern', subject, evidence }];
    });
}
