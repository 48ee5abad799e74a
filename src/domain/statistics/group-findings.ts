import { refusal, type Estimate } from './estimate.ts';
import { CLAIM_LEVEL } from './claim-range.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import {
  claimGroups,
  GROUP_FLOOR,
  GROUP_FLOOR_IN_ALL,
  SIGN_CHANCE,
  type GroupOutcome,
} from './group-claims.ts';
import { PATTERN_FAMILIES, type PatternFamily } from './video-traits.ts';

/** A video with its values and the patterns it shares with others of the account. */
export interface ComparedVideo {
  id: string;
  publishedAt: Date;
  /** Natural logs: of views at equal age, of engagement in percent. Null: not known. */
  logs: Readonly<Record<ExperimentMetric, number | null>>;
  patterns: Readonly<Record<PatternFamily, readonly string[]>>;
}

/**
 * `winner`, `loser`: claimed to go with more or less; `sign`: significant as a single comparison only, which may be
 * chance; `unclear`: no difference could be shown.
 */
export type GroupVerdict = 'winner' | 'loser' | 'sign' | 'unclear';

/**
 * Another group from which this one cannot be distinguished: the same videos, exactly the complement, or nearly always
 * together.
 */
interface BesideGroup {
  family: PatternFamily;
  pattern: string;
  how: 'same' | 'opposite' | 'together';
}

export interface GroupClaim {
  without: number;
  verdict: GroupVerdict;
  /** Direction of a sign. */
  direction?: 'more' | 'less';
  /**
   * A claim's range as factors; the bound nearer to ×1 is null where only the direction is supported. Without a claim
   * both are null.
   */
  low: number | null;
  high: number | null;
  level: number;
  beside?: BesideGroup;
  /** Only in reports of method 1, which gave every group a factor with its range. */
  factor?: number;
  p?: number;
}

export type GroupFinding = { pattern: string; videoIds: string[]; n: number } & Estimate<GroupClaim>;

export interface GroupFindings {
  /** Claims first, then signs; those below the minimum sample last. */
  lifts: GroupFinding[];
  /** Number of groups compared in this family, and in all families and metrics together. */
  tested: number;
  comparisons?: number;
  n: number;
}

/** Findings for the videos of one family, by one metric. */
export interface GroupTable {
  family: PatternFamily;
  metric: ExperimentMetric;
  result: Estimate<GroupFindings>;
}

/** Number of newest videos compared: the time grows with its cube, 0.1 s for this many. */
export const MOST_COMPARED = 500;

const METRICS = ['views', 'engagement'] as const satisfies ExperimentMetric[];
/** Engagement is rarely looked at first: half of the error probability. Posting times are compared by views only. */
const WEIGHTS: Record<ExperimentMetric, number> = { views: 1, engagement: 0.5 };
const FAMILIES: Record<ExperimentMetric, readonly PatternFamily[]> = {
  views: PATTERN_FAMILIES,
  engagement: PATTERN_FAMILIES.filter(family => family !== 'day_part' && family !== 'weekday'),
};

interface NamedGroup {
  pattern: string;
  places: Set<number>;
}

interface Metric {
  metric: ExperimentMetric;
  videos: ComparedVideo[];
  values: number[];
  families: { family: PatternFamily; weight: number; groups: NamedGroup[] }[];
}

/** A single pass over the videos, however many patterns they have: captions may contain hundreds of hashtags. */
function groupsOf(videos: readonly ComparedVideo[], family: PatternFamily): NamedGroup[] {
  const found = new Map<string, NamedGroup>();
  for (const [place, { patterns }] of videos.entries()) {
    for (const pattern of patterns[family]) {
      const group = found.get(pattern) ?? { pattern, places: new Set<number>() };
      found.set(pattern, group);
      group.places.add(place);
    }
  }
  return [...found.values()];
}

function metricOf(metric: ExperimentMetric, ordered: readonly ComparedVideo[]): Metric {
  const videos = ordered.filter(({ logs }) => logs[metric] !== null);
  return {
    metric,
    videos,
    values: videos.map(({ logs }) => logs[metric] ?? 0),
    families: FAMILIES[metric].map(family => ({
      family,
      weight: WEIGHTS[metric],
      groups: groupsOf(videos, family),
    })),
  };
}

function findingOf(
  { videos, families }: Metric,
  { pattern, places }: NamedGroup,
  outcome: GroupOutcome,
): GroupFinding {
  const n = places.size;
  const without = videos.length - n;
  const named = { pattern, videoIds: [...places].flatMap(place => videos[place]?.id ?? []) };
  if (outcome.kind === 'too_few' || outcome.kind === 'no_spread') {
    const reason = outcome.kind === 'too_few' ? 'too_few_in_group' : 'no_spread';
    return { ...named, ...refusal(reason, Math.min(n, without), GROUP_FLOOR), n };
  }
  const known = { ...named, n, known: true, without, level: CLAIM_LEVEL, low: null, high: null } as const;
  if (outcome.kind === 'claim')
    return { ...known, ...outcome.range, verdict: outcome.direction === 'more' ? 'winner' : 'loser' };
  if (outcome.kind === 'sign') return { ...known, verdict: 'sign', direction: outcome.direction };
  if (outcome.kind === 'unclear') return { ...known, verdict: 'unclear' };
  const other = families[outcome.family];
  const beside = other?.groups[outcome.group];
  if (other === undefined || beside === undefined) return { ...known, verdict: 'unclear' };
  const how = outcome.kind === 'goes_with' ? 'together' : outcome.isOpposite ? 'opposite' : 'same';
  return {
    ...known,
    verdict: 'unclear',
    beside: { family: other.family, pattern: beside.pattern, how },
  };
}

/** Expected number of signs among this many comparisons where nothing has an effect. */
export function signsByChance(comparisons: number): number {
  return Math.max(1, Math.round(SIGN_CHANCE * comparisons));
}

const RANK: Record<GroupVerdict, number> = { winner: 0, loser: 1, sign: 2, unclear: 3 };

/** The bound of a range nearer to « no difference », as a distance from it. */
function nearness(finding: GroupFinding): number {
  if (!finding.known) return -1;
  const near = finding.verdict === 'loser' ? finding.high : finding.low;
  return near === null ? 0 : Math.abs(Math.log(near));
}

function inOrder(a: GroupFinding, b: GroupFinding): number {
  const rank = (finding: GroupFinding) => (finding.known ? RANK[finding.verdict] : 4);
  return rank(a) - rank(b) || nearness(b) - nearness(a) || b.n - a.n || (a.pattern < b.pattern ? -1 : 1);
}

const COMPARED: ReadonlySet<GroupOutcome['kind']> = new Set(['claim', 'sign', 'unclear', 'goes_with']);

/**
 * Patterns that go with more or fewer views, and with more or less engagement, in the account's own videos: every
 * family on every metric, with one joint probability of a false claim.
 */
export function groupFindings(videos: readonly ComparedVideo[]): GroupTable[] {
  const ordered = videos.toSorted(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  const newest = ordered.slice(-MOST_COMPARED);
  const metrics = METRICS.map(metric => metricOf(metric, newest));
  const outcomes = claimGroups(metrics);
  const comparisons = outcomes.flat(2).filter(({ kind }) => COMPARED.has(kind)).length;
  return PATTERN_FAMILIES.flatMap(family =>
    metrics.flatMap((metric, place): GroupTable[] => {
      const at = metric.families.findIndex(one => one.family === family);
      const groups = metric.families[at]?.groups;
      if (groups === undefined) return [];
      const n = metric.videos.length;
      const table = { family, metric: metric.metric };
      if (n < GROUP_FLOOR_IN_ALL)
        return [{ ...table, result: refusal('too_few_videos', n, GROUP_FLOOR_IN_ALL) }];
      const row = outcomes[place]?.[at] ?? [];
      const lifts = groups.map((group, index) => findingOf(metric, group, row[index] ?? { kind: 'unclear' }));
      const tested = row.filter(({ kind }) => COMPARED.has(kind)).length;
      return [{ ...table, result: { known: true, lifts: lifts.sort(inOrder), tested, comparisons, n } }];
    }),
  );
}
