import { roundingStep, type Precision } from '#domain/sources/reading.ts';
import { mean } from './averages.ts';
import { knownEngagement, type KnownInteractions } from './engagement.ts';

/** Why a change is not available. Each reason has a sentence in both languages: `dashboard.change.refusals`. */
export const CHANGE_REFUSALS = [
  'nothing_before',
  'nothing_now',
  'history_too_short',
  'unknown_counts',
  'mixed_precision',
  'below_rounding',
  'no_reading',
] as const;
type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

/** Change of a total from one period to the next. It is zero only where that was measured. */
export type TotalChange =
  | {
      kind: 'measured';
      before: number;
      /** In units of the total; for engagement, in percentage points. */
      change: number;
      /** Relative to `before`; null where `before` is zero or rests on too few values. */
      percent: number | null;
      /** The true change lies within `change` ± `margin`; 0 without rounding. */
      margin: number;
    }
  | {
      kind: 'not_measurable';
      reason: ChangeRefusal;
      /** `unknown_counts`: their number; `below_rounding`: the margin; otherwise null. */
      amount: number | null;
    };

/** With fewer earlier values, a percentage would depend on a single video. */
export const PERCENT_FLOOR = 5;

export function notMeasurable(reason: ChangeRefusal, amount: number | null = null): TotalChange {
  return { kind: 'not_measurable', reason, amount };
}

/** One count in a total. */
export interface TotalPart {
  count: number | null;
  precision: Precision;
}

function several(earlier: readonly { precision: Precision }[], later: readonly { precision: Precision }[]) {
  const [first] = [...earlier, ...later];
  return [...earlier, ...later].some(({ precision }) => precision !== first?.precision);
}

/** Maximum effect of rounding on a sum: one step per count; exact counts add nothing. */
function roundingOf(parts: readonly TotalPart[]): number {
  return parts.reduce((sum, { count, precision }) => {
    const step = roundingStep(count ?? 0, precision);
    return step === 1 ? sum : sum + step;
  }, 0);
}

/**
 * Change of a sum of counts between two sets of measurements, in units of the count. Exact and rounded counts are never
 * subtracted from each other, an unknown one makes the sum unknown, and a change within the rounding margin is not
 * measurable. `percentFloor`: minimum earlier counts for a percentage.
 */
export function sumChange(
  earlier: readonly TotalPart[],
  later: readonly TotalPart[],
  percentFloor = PERCENT_FLOOR,
): TotalChange {
  if (earlier.length === 0) return notMeasurable('nothing_before');
  const unknown = [...earlier, ...later].filter(({ count }) => count === null).length;
  if (unknown > 0) return notMeasurable('unknown_counts', unknown);
  if (several(earlier, later)) return notMeasurable('mixed_precision');
  const total = (parts: readonly TotalPart[]) => parts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const before = total(earlier);
  const change = total(later) - before;
  const margin = Math.max(roundingOf(earlier), roundingOf(later));
  if (Math.abs(change) < margin) return notMeasurable('below_rounding', margin);
  const percent = earlier.length < percentFloor ? null : percentOf(change, before);
  return { kind: 'measured', before, change, percent, margin };
}

/** Change of an exactly counted number of items. */
export function countedChange(before: number, now: number): TotalChange {
  const change = now - before;
  const percent = before < PERCENT_FLOOR ? null : percentOf(change, before);
  return { kind: 'measured', before, change, percent, margin: 0 };
}

function percentOf(change: number, before: number): number | null {
  return before === 0 ? null : (change / before) * 100;
}

type EngagementPart = KnownInteractions & { precision: Precision };

/** Maximum effect of rounding on a video's engagement, in percentage points. */
function engagementMargin({ views, likes, comments, shares, precision }: EngagementPart): number {
  if (views === null || views === 0) return 0;
  const moved = (count: number | null) => {
    const step = roundingStep(count ?? 0, precision);
    return step === 1 ? 0 : step;
  };
  const interactions = (likes ?? 0) + (comments ?? 0) + (shares ?? 0);
  const above = moved(likes) + moved(comments) + moved(shares);
  return (above / views + (interactions * moved(views)) / views ** 2) * 100;
}

/** Change of the mean engagement of videos, in percentage points; videos with unknown engagement are excluded. */
export function engagementChange(
  earlier: readonly EngagementPart[],
  later: readonly EngagementPart[],
): TotalChange {
  if (earlier.length === 0) return notMeasurable('nothing_before');
  const measured = (parts: readonly EngagementPart[]) => parts.filter(part => knownEngagement(part) !== null);
  const [earlierKnown, laterKnown] = [measured(earlier), measured(later)];
  const before = mean(earlierKnown.map(part => knownEngagement(part) ?? 0));
  const now = mean(laterKnown.map(part => knownEngagement(part) ?? 0));
  if (before === null) return notMeasurable('unknown_counts', earlier.length);
  if (now === null) {
    return later.length === 0 ? notMeasurable('nothing_now') : notMeasurable('unknown_counts', later.length);
  }
  if (several(earlierKnown, laterKnown)) return notMeasurable('mixed_precision');
  const margin = Math.max(
    mean(earlierKnown.map(engagementMargin)) ?? 0,
    mean(laterKnown.map(engagementMargin)) ?? 0,
  );
  const change = now - before;
  if (Math.abs(change) < margin) return notMeasurable('below_rounding', margin);
  return { kind: 'measured', before, change, percent: null, margin };
}
