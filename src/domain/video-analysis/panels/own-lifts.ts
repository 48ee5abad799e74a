import { accountFindings } from '#domain/account-reports/account-findings.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { AgeCurve } from '#domain/statistics/age-curve.ts';
import type { GroupClaim, GroupFindings, GroupTable } from '#domain/statistics/group-findings.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import type { OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';

/**
 * The lift of a pattern in the creator's own videos, and which pattern; analyses of the first method do not name it.
 */
export interface OwnLift extends GroupClaim {
  family?: PatternFamily;
  pattern?: string;
  n: number;
  /** Total number of comparisons made together with this one. */
  comparisons?: number;
  videoIds: string[];
}

/** Maximum number of videos listed as evidence. */
const MOST_IDS = 50;

/** Lifts on views at equal age in the creator's videos, by pattern family. */
export type OwnLifts = Record<PatternFamily, Estimate<GroupFindings>>;

/** The comparisons of a report on these videos, restricted to views. */
export function ownLifts(videos: readonly OwnVideo[], curve: AgeCurve, timeZone: string): OwnLifts {
  const tables = accountFindings(videos, curve, timeZone).filter(({ metric }) => metric === 'views');
  return Object.fromEntries(tables.map(({ family, result }: GroupTable) => [family, result])) as OwnLifts;
}

/** Lift of one pattern; null: the creator never used it where a comparison is possible. */
export function liftOf(lifts: OwnLifts, family: PatternFamily, pattern: string): Estimate<OwnLift> | null {
  const table = lifts[family];
  if (!table.known) return table;
  const lift = table.lifts.find(one => one.pattern === pattern);
  if (lift === undefined) return null;
  if (!lift.known) {
    const smaller = Math.min(lift.n, table.n - lift.n);
    return { known: false, reason: lift.reason, n: smaller, needed: lift.needed };
  }
  const { comparisons = table.tested } = table;
  return {
    ...lift,
    ...mirrored(lift, table.lifts),
    family,
    comparisons,
    videoIds: lift.videoIds.slice(0, MOST_IDS),
  };
}

/** A pattern that has fewer views because its exact complement has more: the inverse of the complement's range. */
function mirrored(
  { beside }: GroupClaim,
  lifts: GroupFindings['lifts'],
): Partial<Pick<OwnLift, 'verdict' | 'low' | 'high'>> {
  const other = lifts.find(one => beside?.how === 'opposite' && one.pattern === beside.pattern);
  if (other?.known !== true || other.verdict !== 'winner') return {};
  const { low, high } = other;
  return {
    verdict: 'loser',
    low: high === null ? null : 1 / high,
    high: low === null ? null : 1 / low,
  };
}
