import { studentQuantile, studentTwoSided } from './distributions.ts';
import { claimRange, type ClaimRange } from './claim-range.ts';
import { dot, findStreaks, takeAway, unexplained, whitened } from './streaks.ts';

/** Minimum videos in a group, and outside it, for any finding. */
export const GROUP_FLOOR = 8;
/** Minimum videos in total. */
export const GROUP_FLOOR_IN_ALL = 20;

/** Probability that a report makes any claim about groups for an account where nothing has an effect. */
export const FALSE_CLAIMS = 0.04;
/** A single comparison with a lower p-value is a sign: too weak for a claim, enough to be tested. */
export const SIGN_CHANCE = 0.05;
const MOST_CLAIMS = 8;
/** Minimum variation of a group's membership outside the slow waves: as much as three videos. */
const LEAST_SPREAD = 3;
/** A group that keeps a smaller share of its length after removing a claimed one cannot be distinguished from it. */
const LEAST_LENGTH = 0.3;
/** A smaller spread of logs is a rounding error. */
const NO_SPREAD = 1e-9;

/** A group of videos, given by their indices in the values. */
interface Group {
  places: ReadonlySet<number>;
}

/**
 * The groups of one family for one metric; `weight`: its share of the error probability relative to the other families.
 */
interface GroupFamily {
  weight: number;
  groups: readonly Group[];
}

/** The values of one metric in order of publication, and the families compared on it. */
interface MetricGroups {
  values: readonly number[];
  families: readonly GroupFamily[];
}

export type GroupOutcome =
  /** Below the minimum of videos in or outside the group. */
  | { kind: 'too_few' }
  /** All in one stretch of time, or all values are alike. */
  | { kind: 'no_spread' }
  /** The same videos as another group of this metric, or exactly the complement: the other one is compared. */
  | { kind: 'same_as'; family: number; group: number; isOpposite: boolean }
  /** Coincides with a claimed group too often to be distinguished from it. */
  | { kind: 'goes_with'; family: number; group: number }
  | {
      kind: 'claim';
      direction: 'more' | 'less';
      range: ClaimRange;
      effect: number;
      error: number;
      limit: number;
    }
  | { kind: 'sign'; direction: 'more' | 'less' }
  | { kind: 'unclear' };

interface Candidate {
  family: number;
  group: number;
  /** Membership after whitening, without the parts explained by the waves and the claims. */
  x: Float64Array;
  length: number;
}

interface MetricState {
  outcomes: GroupOutcome[][];
  y: Float64Array;
  df: number;
  left: Candidate[];
}

const TOO_FEW: GroupOutcome = { kind: 'too_few' };

/**
 * Selects the groups with enough videos in and outside them; of groups with the same or complementary videos, only one.
 */
function distinct({ values, families }: MetricGroups): {
  candidates: [number, number][];
  outcomes: GroupOutcome[][];
} {
  const n = values.length;
  const seen = new Map<string, { family: number; group: number; hasFirst: boolean }>();
  const outcomes = families.map(({ groups }) => groups.map((): GroupOutcome => TOO_FEW));
  const set = (family: number, group: number, outcome: GroupOutcome) => {
    const row = outcomes[family];
    if (row !== undefined) row[group] = outcome;
  };
  for (const [family, { groups }] of families.entries()) {
    for (const [group, { places }] of groups.entries()) {
      if (Math.min(places.size, n - places.size) < GROUP_FLOOR) continue;
      const hasFirst = places.has(0);
      const has = values.map((_, place) => (places.has(place) === hasFirst ? '0' : '1')).join('');
      const before = seen.get(has);
      if (before === undefined) {
        seen.set(has, { family, group, hasFirst });
        set(family, group, { kind: 'unclear' });
      } else {
        const { family: other, group: kept } = before;
        set(family, group, {
          kind: 'same_as',
          family: other,
          group: kept,
          isOpposite: hasFirst !== before.hasFirst,
        });
      }
    }
  }
  return { candidates: [...seen.values()].map(({ family, group }) => [family, group]), outcomes };
}

function stateOf(metric: MetricGroups): MetricState {
  const { values, families } = metric;
  const n = values.length;
  const { candidates, outcomes } = distinct(metric);
  const { phi, values: pulledIn, waves } = findStreaks(values);
  const y = unexplained(whitened(pulledIn, phi), waves.columns);
  const left: Candidate[] = [];
  const isFlat = dot(y, y) < NO_SPREAD * n;
  for (const [family, group] of candidates) {
    const places = families[family]?.groups[group]?.places;
    const member = Float64Array.from({ length: n }, (_, place) => (places?.has(place) === true ? 1 : 0));
    const x = unexplained(whitened(member, phi), waves.columns);
    const squares = dot(x, x);
    const row = outcomes[family];
    if (squares >= LEAST_SPREAD && !isFlat) left.push({ family, group, x, length: Math.sqrt(squares) });
    else if (row !== undefined) row[group] = { kind: 'no_spread' };
  }
  return { outcomes, y, df: n - waves.columns.length - 1, left };
}

function effectOf({ y, df }: MetricState, { x }: Candidate): { effect: number; error: number } {
  const squares = dot(x, x);
  const effect = dot(x, y) / squares;
  const rest = Math.max(dot(y, y) - effect ** 2 * squares, Number.MIN_VALUE);
  return { effect, error: Math.sqrt(rest / df / squares) };
}

/**
 * Critical value of a comparison in each family: a family's share of the error probability is divided among its
 * comparisons.
 */
function limitsOf(
  metrics: readonly MetricGroups[],
  states: readonly MetricState[],
): (number | undefined)[][] {
  const counts = states.map(({ left }, metric) =>
    (metrics[metric]?.families ?? []).map((_, family) => left.filter(one => one.family === family).length),
  );
  let weights = 0;
  for (const [metric, { families }] of metrics.entries()) {
    for (const [family, { weight }] of families.entries()) {
      if ((counts[metric]?.[family] ?? 0) > 0) weights += weight;
    }
  }
  return metrics.map(({ families }, metric) =>
    families.map(({ weight }, family) => {
      const count = counts[metric]?.[family] ?? 0;
      if (count === 0) return undefined;
      return studentQuantile((FALSE_CLAIMS * weight) / (count * weights), states[metric]?.df ?? 1);
    }),
  );
}

interface Strongest {
  state: MetricState;
  candidate: Candidate;
  effect: number;
  error: number;
  limit: number;
  share: number;
}

function strongestOf(metrics: readonly MetricGroups[], states: readonly MetricState[]): Strongest | null {
  const limits = limitsOf(metrics, states);
  let strongest: Strongest | null = null;
  for (const [metric, state] of states.entries()) {
    for (const candidate of state.left) {
      const limit = limits[metric]?.[candidate.family] ?? Infinity;
      const { effect, error } = effectOf(state, candidate);
      const share = Math.abs(effect) / error / limit;
      if (share > (strongest?.share ?? 0)) strongest = { state, candidate, effect, error, limit, share };
    }
  }
  return strongest;
}

/**
 * Removes the part explained by a claim from everything in its metric; groups with too little left are marked as
 * coinciding with it.
 */
function explain(state: MetricState, claimed: Candidate): void {
  const length = Math.sqrt(dot(claimed.x, claimed.x));
  const column = claimed.x.map(value => value / length);
  takeAway(state.y, column);
  state.df -= 1;
  state.left = state.left.filter(candidate => {
    if (candidate === claimed) return false;
    takeAway(candidate.x, column);
    if (Math.sqrt(dot(candidate.x, candidate.x)) >= LEAST_LENGTH * candidate.length) return true;
    const row = state.outcomes[candidate.family];
    if (row !== undefined)
      row[candidate.group] = { kind: 'goes_with', family: claimed.family, group: claimed.group };
    return false;
  });
}

/** Where two groups of a family are complements, the finding is reported for the one with the higher values. */
function nameTheBetter(row: GroupOutcome[], ofFamily: number): void {
  for (const [group, outcome] of row.entries()) {
    if (outcome.kind !== 'same_as' || !outcome.isOpposite || outcome.family !== ofFamily) continue;
    const other = row[outcome.group];
    if (other === undefined || !('direction' in other) || other.direction === 'more') continue;
    const { family, group: worse } = outcome;
    if (other.kind === 'sign') row[group] = { kind: 'sign', direction: 'more' };
    else {
      const effect = -other.effect;
      const range = claimRange(effect, other.error, other.limit);
      row[group] = { ...other, direction: 'more', effect, range };
    }
    row[worse] = { kind: 'same_as', family, group, isOpposite: true };
  }
}

/**
 * Which groups of videos are claimed to go with more or less than the others, over all metrics and families jointly: on
 * an account where nothing has an effect, four reports in a hundred claim anything. Slow waves and streaks are removed
 * first; the strongest comparison is claimed if it passes its limit, and the next ones must exceed what the earlier
 * ones explain. Needs twenty values per metric; a metric with fewer has no findings.
 */
export function claimGroups(metrics: readonly MetricGroups[]): GroupOutcome[][][] {
  const tested = metrics.filter(({ values }) => values.length >= GROUP_FLOOR_IN_ALL);
  const states = tested.map(stateOf);
  for (let claims = 0; claims < MOST_CLAIMS; claims++) {
    const strongest = strongestOf(tested, states);
    if (strongest === null || strongest.share < 1) break;
    const { state, candidate, effect, error, limit } = strongest;
    const row = state.outcomes[candidate.family];
    const direction = effect > 0 ? 'more' : 'less';
    if (row !== undefined)
      row[candidate.group] = {
        kind: 'claim',
        direction,
        range: claimRange(effect, error, limit),
        effect,
        error,
        limit,
      };
    explain(state, candidate);
  }
  for (const state of states) {
    for (const candidate of state.left) {
      const { effect, error } = effectOf(state, candidate);
      const row = state.outcomes[candidate.family];
      if (row !== undefined && studentTwoSided(effect / error, state.df) < SIGN_CHANCE)
        row[candidate.group] = { kind: 'sign', direction: effect > 0 ? 'more' : 'less' };
    }
  }
  for (const { outcomes } of states) outcomes.forEach(nameTheBetter);
  return metrics.map(metric => {
    const place = tested.indexOf(metric);
    return states[place]?.outcomes ?? metric.families.map(({ groups }) => groups.map(() => TOO_FEW));
  });
}
