/** Spec §2: the analysis periods, in last days. */
export const PERIOD_DAYS = [2, 7, 15, 21, 30] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

/** Spec §9: 7 on the performance panel, 30 on the dashboard. */
export const PANEL_DEFAULT_DAYS: PeriodDays = 7;
export const DASHBOARD_DEFAULT_DAYS: PeriodDays = 30;

export interface Period {
  days: PeriodDays;
  /** Included. */
  from: Date;
  /** Included: the instant asked about. */
  to: Date;
}

export function parsePeriodDays(value: unknown): PeriodDays | null {
  return PERIOD_DAYS.find(days => days === Number(value)) ?? null;
}

/** The last `days` × 24 hours before `now`: a rolling window, the same in every time zone and at clock changes. */
export function lastDays(days: PeriodDays, now: Date): Period {
  return { days, from: new Date(now.getTime() - days * 86_400_000), to: now };
}
