import type { SoldPlan } from '#domain/plans/plan-table.ts';

/** Plans for which testimonials are shown and looked up. */
export const PLANS_SHOWN = [
  'freemium',
  'apprenant',
  'premium',
  'business_starter',
  'business_pro',
  'business_advanced',
  'business_enterprise',
] as const satisfies readonly SoldPlan[];
