import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { modelLimits, type ModelLimits } from '#domain/ai-models/model-limits.ts';
import { priceOf, type TokenPrice } from '#domain/ai-models/price-table.ts';
import type { ModelCapabilities } from '#domain/ai-models/provider.ts';
import { createGuardedFetch, type AddressPolicy } from '#server/platform/network/guarded-fetch.ts';
import type { ModelPlace } from '#server/platform/config/model-place.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findModelDay, type CostBearer } from '../queries/model-calls.queries.ts';
import { findOwnModel } from '../queries/own-model.ts';
import { getServerModel } from '../queries/server-model.ts';

/** A model that may currently be called for a user. */
export interface ChosenModel {
  payer: CostBearer;
  place: ModelPlace;
  capabilities: ModelCapabilities;
  price: TokenPrice;
  limits: ModelLimits;
  /** The date in the user's time zone. */
  day: string;
  fetch: typeof globalThis.fetch;
}

/** Addresses a model may have: any for the operator, public ones for a user unless the operator allows more. */
export function addressPolicy({ config }: Pick<AppContext, 'config'>, payer: CostBearer): AddressPolicy {
  return { allowPrivate: payer === 'server' || config.modelsReachPrivate };
}

/**
 * The writer for a user: their own model, else the deployment's, else (null) the built-in engine. A reason explains
 * why a configured model cannot be called.
 */
export async function chooseModel(
  app: AppContext,
  userId: string,
  now: Date,
): Promise<ChosenModel | { reason: FallbackReason } | null> {
  const own = await findOwnModel(app, userId);
  const server = own === undefined ? await getServerModel(app) : undefined;
  const kept = own ?? server;
  if (kept === undefined) return null;
  if (!kept.isReadable) return { reason: 'key_unreadable' };
  const payer: CostBearer = own === undefined ? 'server' : 'own';
  const today = await findModelDay(app.db.tenant(userId), userId, now);
  if (today === undefined) return null;
  const { place, capabilities } = kept;
  const { modelPrice, modelSeconds } = app.config;
  const limits = modelLimits(today.plan_type, payer);
  return {
    payer,
    place,
    capabilities,
    price: (payer === 'server' ? modelPrice : null) ?? priceOf(place.provider, place.model),
    limits: { ...limits, seconds: modelSeconds ?? limits.seconds },
    day: today.day,
    fetch: createGuardedFetch(addressPolicy(app, payer)),
  };
}
