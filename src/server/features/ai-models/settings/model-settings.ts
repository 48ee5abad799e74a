import type { ModelSettings, ModelToKeep } from '#contract/ai-models.ts';
import { modelLimits } from '#domain/ai-models/model-limits.ts';
import { PROVIDER_FACTS } from '#domain/ai-models/provider.ts';
import { AppError } from '#server/platform/app-error.ts';
import { requireCallerStands } from '#server/services/user-lock/hold-account.ts';
import type { ModelPlace } from '#server/platform/config/model-place.ts';
import type { Caller, World } from '#server/services/app-context.ts';
import { checkModel } from './check-model.ts';
import { reachOf } from '../calls/choose-model.ts';
import { findModelDay, readDaySpent, type Payer } from '../queries/model-calls.queries.ts';
import { dropOwnModel, findOwnModel, keepOwnModel, noteOwnCapabilities } from '../queries/own-model.ts';
import { getServerModel } from '../queries/server-model.ts';

const MICRO_USD_A_CENT = 10_000;

export async function getModelSettings(world: World, { userId }: Caller): Promise<ModelSettings> {
  const own = await findOwnModel(world, userId);
  const server = await getServerModel(world);
  return {
    own:
      own === undefined
        ? null
        : {
            provider: own.place.provider,
            baseUrl: own.place.baseUrl,
            model: own.place.model,
            keyEnding: own.keyEnding,
            isReadable: own.isReadable,
            capabilities: own.capabilities,
            savedAt: own.savedAt.toISOString(),
            checkedAt: own.checkedAt.toISOString(),
          },
    server: server === undefined ? null : { model: server.place.model },
    today:
      own === undefined && server === undefined
        ? null
        : await readToday(world, userId, own ? 'own' : 'server'),
    allowsPrivate: world.config.modelsReachPrivate,
  };
}

async function readToday(world: World, userId: string, payer: Payer): Promise<ModelSettings['today']> {
  const now = world.clock.now();
  const db = world.db.tenant(userId);
  const today = await findModelDay(db, userId, now);
  if (today === undefined) return null;
  const spent = await readDaySpent(db, userId, { day: today.day, payer, now });
  const limits = modelLimits(today.plan_type, payer);
  return {
    tokens: spent.tokens,
    tokenLimit: limits.tokensDaily,
    cents: spent.cost_micro_usd / MICRO_USD_A_CENT,
    centLimit: limits.centsDaily,
    seconds: world.config.modelSeconds ?? limits.seconds,
  };
}

/** Keeps a model that answers; what it cannot do is kept with it. */
export async function saveModelSettings(
  world: World,
  caller: Caller,
  given: ModelToKeep,
): Promise<ModelSettings> {
  const { userId } = caller;
  const before = await findOwnModel(world, userId);
  const place = placeOf(given, before?.place ?? null);
  const checked = await checkModel(place, reachOf(world, 'own'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  const kept = { place, capabilities: checked.capabilities, now: world.clock.now() };
  await world.db.tenant(userId).transaction(async tx => {
    await requireCallerStands(world, tx, caller);
    await keepOwnModel(world, tx, userId, kept);
  });
  return getModelSettings(world, caller);
}

export async function checkModelSettings(world: World, caller: Caller): Promise<ModelSettings> {
  const { userId } = caller;
  const kept = await findOwnModel(world, userId);
  if (kept === undefined) throw new AppError('model_missing');
  if (!kept.isReadable) throw new AppError('model_key_missing');
  const checked = await checkModel(kept.place, reachOf(world, 'own'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  await noteOwnCapabilities(world, userId, checked.capabilities, world.clock.now());
  return getModelSettings(world, caller);
}

export async function forgetModelSettings(world: World, caller: Caller): Promise<ModelSettings> {
  await dropOwnModel(world, caller.userId);
  return getModelSettings(world, caller);
}

/**
 * A model as typed, with its provider’s own address where none is given. A key that is kept goes on being used for the
 * very same address alone: whoever is let in for a moment cannot send it elsewhere.
 */
export function placeOf(given: ModelToKeep, before: ModelPlace | null): ModelPlace {
  const facts = PROVIDER_FACTS[given.provider];
  const baseUrl = (given.baseUrl ?? facts.baseUrl)?.replace(/(?<!\/)\/+$/, '');
  if (baseUrl === undefined) throw new AppError('model_address_missing');
  const isSame = before?.provider === given.provider && before.baseUrl === baseUrl;
  const apiKey = given.apiKey ?? (isSame ? before.apiKey : null);
  if (apiKey === null && facts.needsKey) throw new AppError('model_key_missing');
  return { provider: given.provider, baseUrl, apiKey, model: given.model };
}
