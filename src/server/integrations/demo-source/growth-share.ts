/** Three waves of views: the first day, the first week, the long tail. Weight and time constant in days. */
const WAVES = [
  [0.54, 0.9],
  [0.18, 3.4],
  [0.28, 52.5],
] as const;

/** After this age a video no longer grows. */
export const FULL_GROWN_DAYS = 365;

function raw(ageDays: number): number {
  return WAVES.reduce((sum, [weight, days]) => sum + weight * (1 - Math.exp(-ageDays / days)), 0);
}

const FULL = raw(FULL_GROWN_DAYS);

/**
 * Share of its final views that a video has at an age in days: 0 at 0, 1 from a year on, never falling. Fitted to the
 * growth of 4,576 public videos over eight days: +44 % at 0–3 days, +11 % at 3–7, +5.3 % at 7–14, +3.5 % at 14–30, +1.5
 * % at 30–90 and +0.1 % after.
 */
export function growthShare(ageDays: number): number {
  if (ageDays <= 0) return 0;
  return ageDays >= FULL_GROWN_DAYS ? 1 : raw(ageDays) / FULL;
}
