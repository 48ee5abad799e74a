import { effectivePlan, type PlanType, type SoldPlan } from '../plans/plan-table.ts';

/** Megabytes that the importable part of an archive may have once it is opened. 64 hold some 250,000 readings. */
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
  /** Characters of one JSON value in a row: what a text was asked with, what a job gave. */
  jsonCharacters: 20_000,
  /** Rows are written once they hold so many characters, however few they are. */
  pageCharacters: 1_000_000,
  pageRows: 1_000,
  /** A preview, and an import, every so many seconds and user. */
  secondsApart: 60,
} as const;

export function archiveMegabytes(plan: PlanType): number {
  return UNPACKED_MEGABYTES[effectivePlan(plan)];
}
