/** Spec §2: the analysis periods, in last days. */
export const PERIOD_DAYS = [2, 7, 15, 21, 30] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

/** The default period; the performance panel uses the period of its page. */
export const DEFAULT_PERIOD_DAYS: PeriodDays = 30;

/** The last `days` calendar days of the user's time zone, today included: created by `lastLocalDays`. */
export interface Period {
  days: PeriodDays;
  /** Included. */
  from: Date;
  /** Included: the current instant of the request. */
  to: Date;
}

export function parsePeriodDays(value: unknown): PeriodDays | null {
  return PERIOD_DAYS.find(days => days === Number(value)) ?? null;
}
