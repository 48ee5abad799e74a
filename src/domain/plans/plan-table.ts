/** All plans an account can have. `business` and `pro` occur in old data only (see `effectivePlan`). */
export const PLAN_TYPES = [
  'freemium',
  'apprenant',
  'premium',
  'business_starter',
  'business_pro',
  'business_advanced',
  'business_enterprise',
  'business',
  'pro',
] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export type SoldPlan = Exclude<PlanType, 'business' | 'pro'>;

/** -1 means unlimited, everywhere in this table (spec §9). */
export const UNLIMITED = -1;

export interface PlanLimits {
  /** Linked accounts. */
  accounts: number;
  videoAnalysisDaily: number;
  videoAnalysisMonthly: number;
  accountAnalysisDaily: number;
  accountAnalysisMonthly: number;
  scriptGenerationDaily: number;
  scriptGenerationMonthly: number;
  hooksGenerationDaily: number;
  chatbotQuestionsDaily: number;
  /** Hours between two manual syncs of one account. */
  syncCoolDownHours: number;
}

interface Plan {
  limits: PlanLimits;
  putaclicPlus: boolean;
  reportExport: boolean;
  /** Whether video analyses are shown in full; otherwise their first part, with a description of the rest in words. */
  wholeAnalyses: boolean;
  /** Whether scripts are shown in full; otherwise in part, as video analyses. */
  wholeScripts: boolean;
  automaticDailySync: boolean;
  /** Maximum total bytes of files uploaded for analyses, including stored ones. */
  uploadRoomBytes: number;
  /** Euro cents per month; null: on request or not sold publicly. */
  monthlyPriceCents: number | null;
  sale: 'public' | 'on_request' | 'granted_by_admin';
}

const GIGABYTE = 1_000_000_000;

function paid(
  accounts: number,
  videoAnalysisMonthly: number,
  accountAnalysisMonthly: number,
  monthlyPriceCents: number | null,
  sale: Plan['sale'],
  automaticDailySync: boolean,
  uploadRoomGigabytes: number,
): Plan {
  return {
    limits: {
      accounts,
      videoAnalysisDaily: UNLIMITED,
      videoAnalysisMonthly,
      accountAnalysisDaily: UNLIMITED,
      accountAnalysisMonthly,
      scriptGenerationDaily: UNLIMITED,
      scriptGenerationMonthly: UNLIMITED,
      hooksGenerationDaily: UNLIMITED,
      chatbotQuestionsDaily: UNLIMITED,
      syncCoolDownHours: 1,
    },
    putaclicPlus: true,
    reportExport: true,
    wholeAnalyses: true,
    wholeScripts: true,
    automaticDailySync,
    uploadRoomBytes: uploadRoomGigabytes * GIGABYTE,
    monthlyPriceCents,
    sale,
  };
}

/** The single source of limits, prices, pricing cards, documentation and enforcement. */
export const PLANS: Record<SoldPlan, Plan> = {
  freemium: {
    limits: {
      accounts: 1,
      videoAnalysisDaily: 3,
      videoAnalysisMonthly: 3,
      accountAnalysisDaily: UNLIMITED,
      accountAnalysisMonthly: 1,
      scriptGenerationDaily: UNLIMITED,
      scriptGenerationMonthly: 5,
      hooksGenerationDaily: UNLIMITED,
      chatbotQuestionsDaily: 5,
      syncCoolDownHours: 24,
    },
    putaclicPlus: false,
    reportExport: false,
    wholeAnalyses: false,
    wholeScripts: false,
    automaticDailySync: false,
    // One video of the maximum size, with its captions.
    uploadRoomBytes: 0.6 * GIGABYTE,
    monthlyPriceCents: 0,
    sale: 'public',
  },
  apprenant: paid(1, 30, 5, null, 'granted_by_admin', false, 2),
  premium: paid(1, 30, 5, 3_900, 'public', false, 2),
  business_starter: paid(5, 100, 20, 9_900, 'public', true, 5),
  business_pro: paid(10, 300, 50, 14_900, 'public', true, 10),
  business_advanced: paid(20, 600, 100, 23_900, 'public', true, 20),
  business_enterprise: paid(UNLIMITED, UNLIMITED, UNLIMITED, null, 'on_request', true, 50),
};

/** Old values are treated as a current plan: `business` as business_starter, `pro` as premium. */
export function effectivePlan(plan: PlanType): SoldPlan {
  if (plan === 'business') return 'business_starter';
  if (plan === 'pro') return 'premium';
  return plan;
}

/** Spec §6: business plans may view several linked accounts. */
export function isBusinessPlan(plan: PlanType): boolean {
  return plan.startsWith('business');
}
