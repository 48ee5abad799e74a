import { effectivePlan, type PlanType, type SoldPlan } from '../plans/plan-table.ts';

/** What a day of a user may take from a model. */
export interface ModelLimits {
  /** In and out together. */
  tokensDaily: number;
  /** Cents of a US dollar, in which providers bill; null: it is not this deployment’s money. */
  centsDaily: number | null;
  /** How long one call may take before the built-in engine takes over. */
  seconds: number;
}

/** Of the model that the operator pays for. */
const SERVER_MODEL_LIMITS: Readonly<Record<SoldPlan, ModelLimits>> = {
  freemium: { tokensDaily: 20_000, centsDaily: 5, seconds: 20 },
  apprenant: { tokensDaily: 200_000, centsDaily: 50, seconds: 40 },
  premium: { tokensDaily: 200_000, centsDaily: 50, seconds: 40 },
  business_starter: { tokensDaily: 400_000, centsDaily: 100, seconds: 40 },
  business_pro: { tokensDaily: 800_000, centsDaily: 200, seconds: 40 },
  business_advanced: { tokensDaily: 1_200_000, centsDaily: 300, seconds: 40 },
  business_enterprise: { tokensDaily: 2_000_000, centsDaily: 500, seconds: 40 },
};

/** With a key of one’s own: a ceiling against runaways alone. */
const OWN_MODEL_LIMITS: ModelLimits = { tokensDaily: 2_000_000, centsDaily: null, seconds: 40 };

/** What a plan allows of a model, whoever pays for it. */
export function modelLimits(plan: PlanType, payer: 'own' | 'server'): ModelLimits {
  return payer === 'own' ? OWN_MODEL_LIMITS : SERVER_MODEL_LIMITS[effectivePlan(plan)];
}

/** A held call is given up this much after its time: nobody can still be at it. */
const LEASE_MARGIN_SECONDS = 10;

/** How long a reservation counts when nobody closes it; 60 s at most, so that a killed process holds nothing for a minute. */
export function leaseSeconds({ seconds }: ModelLimits): number {
  return seconds + LEASE_MARGIN_SECONDS;
}

/** Characters a token stands for, on the careful side for French. */
const CHARACTERS_A_TOKEN = 3;

/** A careful guess at the tokens of a text, for what is reserved before and where a provider counts nothing. */
export function estimateTokens(text: string): number {
  return tokensOf(text.length);
}

/** The same for so many characters. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN);
}
