import type { SoldPlan } from '#domain/plans/plan-table.ts';

/** Plans under which testimonials stand and are looked for. */
export const PLANS_SHOWN = [
  'freemium',
  'apprenant',
  'premium',
  'business_starter',
  'business_pro',
  'business_advanced',
  'business_enterprise',
] as const satisfies readonly SoldPlan[];
