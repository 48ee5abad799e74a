import { studentQuantile, studentTwoSided } from './distributions.ts';
import { claimRange, type ClaimRange } from './claim-range.ts';
import { dot, findStreaks, takeAway, unexplained, whitened } from './streaks.ts';

/** Videos with what they share, and as many without it, before anything is said of it. */
export const GROUP_FLOOR = 8;
/** Videos in all. */
export const GROUP_FLOOR_IN_ALL = 20;

/** Chance that anything at all is claimed of groups in a report on an account where nothing has an effect. */
export const FALSE_CLAIMS = 0.04;
/** One comparison alone beyond this is a sign: too little for a claim, enough to be tried. */
export const SIGN_CHANCE = 0.05;
const MOST_CLAIMS = 8;
/** What of a group must differ from the slow waves: as much as three videos. */
const LEAST_SPREAD = 3;
/** A group that keeps less of its length beside a claimed one cannot be told from it. */
const LEAST_LENGTH = 0.3;
/** A spread of logs below this is rounding. */
const NO_SPREAD = 1e-9;

/** A group of videos: those at these places of the values. */
interface Group {
  places: ReadonlySet<number>;
}

/** The groups of one family on one metric; `weight`: its share of the error against those of the others. */
interface GroupFamily {
  weight: number;
  groups: readonly Group[];
}

/** The values of one metric in order of publication, and the families that are compared on it. */
interface MetricGroups {
  values: readonly number[];
  families: readonly GroupFamily[];
}

export type GroupOutcome =
  /** Under the floor of videos with or without. */
  | { kind: 'too_few' }
  /** Only in one stretch of time, or all values are alike. */
  | { kind: 'no_spread' }
  /** The same videos as another group of this metric, or exactly its others: the other one is compared. */
  | { kind: 'same_as'; family: number; group: number; isOpposite: boolean }
  /** Goes together with a claimed group too often to be told from it. */
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
  /** Membership after whitening, without what the waves and the claims explain. */
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

/** Which groups differ from the others enough to be told apart at all; of those with the same videos, or all others, one. */
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

/** How far from zero a comparison must lie in each family: every family shares its part among its comparisons. */
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

/** Takes what a claim explains out of everything of its metric; groups of which too little is left go with it. */
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

/** Where two groups of a family are each other's opposites, what is said is said of the one that goes with more. */
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
 * Which groups of videos are claimed to go with more or less than the others, over all metrics and families at once:
 * on an account where nothing has an effect, anything is claimed in four reports of a hundred. Slow waves and streaks
 * are taken out first; the strongest comparison is claimed where it passes its limit, and the next ones have to go
 * beyond what the earlier ones explain. From twenty values a metric; with fewer nothing is said of that metric.
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
