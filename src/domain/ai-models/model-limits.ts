import { effectivePlan, type PlanType, type SoldPlan } from '../plans/plan-table.ts';

/** Daily limits of a user on a model. */
export interface ModelLimits {
  /** Input and output together. */
  tokensDaily: number;
  /** US cents, the providers' billing currency; null: the deployment does not pay. */
  centsDaily: number | null;
  /** Timeout of one call before the built-in engine takes over. */
  seconds: number;
}

/** For the model that the operator pays for. */
const SERVER_MODEL_LIMITS: Readonly<Record<SoldPlan, ModelLimits>> = {
  freemium: { tokensDaily: 20_000, centsDaily: 5, seconds: 20 },
  apprenant: { tokensDaily: 200_000, centsDaily: 50, seconds: 40 },
  premium: { tokensDaily: 200_000, centsDaily: 50, seconds: 40 },
  business_starter: { tokensDaily: 400_000, centsDaily: 100, seconds: 40 },
  business_pro: { tokensDaily: 800_000, centsDaily: 200, seconds: 40 },
  business_advanced: { tokensDaily: 1_200_000, centsDaily: 300, seconds: 40 },
  business_enterprise: { tokensDaily: 2_000_000, centsDaily: 500, seconds: 40 },
};

/** With the user's own key: only a ceiling against runaway use. */
const OWN_MODEL_LIMITS: ModelLimits = { tokensDaily: 2_000_000, centsDaily: null, seconds: 40 };

/** A plan's limits on a model, whoever pays for it. */
export function modelLimits(plan: PlanType, payer: 'own' | 'server'): ModelLimits {
  return payer === 'own' ? OWN_MODEL_LIMITS : SERVER_MODEL_LIMITS[effectivePlan(plan)];
}

/** A reservation expires this long after the call's timeout: the call cannot still be running then. */
const LEASE_MARGIN_SECONDS = 10;

/**
 * How long a reservation is valid if nobody closes it; at most 60 s, so that a killed process blocks nothing for
 * longer.
 */
export function leaseSeconds({ seconds }: ModelLimits): number {
  return seconds + LEASE_MARGIN_SECONDS;
}

/** Characters per token, a cautious value for French. */
const CHARACTERS_A_TOKEN = 3;

/** A cautious estimate of a text's tokens, used for reservations and where a provider reports no count. */
export function estimateTokens(text: string): number {
  return tokensOf(text.length);
}

/** The same for a number of characters. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN);
}
