import { effectivePlan, type PlanType, type SoldPlan } from '../plans/plan-table.ts';

/** Maximum size in megabytes of an archive's importable part once unpacked. 64 hold some 250,000 measurements. */
const UNPACKED_MEGABYTES: Readonly<Record<SoldPlan, number>> = {
  freemium: 64,
  apprenant: 256,
  premium: 256,
  business_starter: 512,
  business_pro: 512,
  business_advanced: 1_024,
  business_enterprise: 1_024,
};

export const ARCHIVE_LIMITS = {
  /** Characters of one JSON value in a row: the request of a text, the result of a job. */
  jsonCharacters: 20_000,
  /** Rows are written once they hold this many characters, even if there are few. */
  pageCharacters: 1_000_000,
  pageRows: 1_000,
  /** Minimum seconds between two previews, and between two imports, of a user. */
  secondsApart: 60,
} as const;

export function archiveMegabytes(plan: PlanType): number {
  return UNPACKED_MEGABYTES[effectivePlan(plan)];
}
