const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const PACE_DAYS = 60;
/** Longer experiments are rarely finished: what they compare changes in the meantime. */
export const REALISTIC_MONTHS = 3;

/**
 * Videos published per month of 30 days, over the last sixty days. `isCut`: more videos exist than are given, so that
 * the pace is that since the oldest given.
 */
export function postsPerMonth(publishedAt: readonly Date[], now: Date, isCut: boolean): number {
  const ages = publishedAt.map(instant => (now.getTime() - instant.getTime()) / DAY_MS);
  const recent = ages.filter(age => age >= 0 && age <= PACE_DAYS);
  const days = isCut && recent.length === ages.length ? Math.max(1, ...recent) : PACE_DAYS;
  return (MONTH_DAYS * recent.length) / days;
}

/** How long two versions of `perArm` videos take at this pace, in months; null without a pace. */
export function monthsFor(perArm: number, perMonth: number): number | null {
  return perMonth > 0 ? (2 * perArm) / perMonth : null;
}

/** Videos per version that this pace gives in a realistic time. */
export function realisticPerArm(perMonth: number): number {
  return Math.floor((perMonth * REALISTIC_MONTHS) / 2);
}
