import type { ModelSettings, ModelInput } from '#contract/ai-models.ts';
import { modelLimits } from '#domain/ai-models/model-limits.ts';
import { PROVIDER_FACTS } from '#domain/ai-models/provider.ts';
import { AppError } from '#server/platform/app-error.ts';
import { requireCallerStands } from '#server/services/user-lock/lock-account-owner.ts';
import type { ModelPlace } from '#server/platform/config/model-place.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { checkModel } from './check-model.ts';
import { addressPolicy } from '../calls/choose-model.ts';
import { findModelDay, readDaySpent, type CostBearer } from '../queries/model-calls.queries.ts';
import { dropOwnModel, findOwnModel, saveOwnModel, saveOwnCapabilities } from '../queries/own-model.ts';
import { getServerModel } from '../queries/server-model.ts';

const MICRO_USD_A_CENT = 10_000;

export async function getModelSettings(app: AppContext, { userId }: Caller): Promise<ModelSettings> {
  const own = await findOwnModel(app, userId);
  const server = await getServerModel(app);
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
      own === undefined && server === undefined ? null : await readToday(app, userId, own ? 'own' : 'server'),
    allowsPrivate: app.config.modelsReachPrivate,
  };
}

async function readToday(
  app: AppContext,
  userId: string,
  payer: CostBearer,
): Promise<ModelSettings['today']> {
  const now = app.clock.now();
  const db = app.db.tenant(userId);
  const today = await findModelDay(db, userId, now);
  if (today === undefined) return null;
  const spent = await readDaySpent(db, userId, { day: today.day, payer, now });
  const limits = modelLimits(today.plan_type, payer);
  return {
    tokens: spent.tokens,
    tokenLimit: limits.tokensDaily,
    cents: spent.cost_micro_usd / MICRO_USD_A_CENT,
    centLimit: limits.centsDaily,
    seconds: app.config.modelSeconds ?? limits.seconds,
  };
}

/** Saves a model that answers, with its missing capabilities. */
export async function saveModelSettings(
  app: AppContext,
  caller: Caller,
  given: ModelInput,
): Promise<ModelSettings> {
  const { userId } = caller;
  const before = await findOwnModel(app, userId);
  const place = endpointOf(given, before?.place ?? null);
  const checked = await checkModel(place, addressPolicy(app, 'own'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  const kept = { place, capabilities: checked.capabilities, now: app.clock.now() };
  await app.db.tenant(userId).transaction(async tx => {
    await requireCallerStands(app, tx, caller);
    await saveOwnModel(app, tx, userId, kept);
  });
  return getModelSettings(app, caller);
}

export async function checkModelSettings(app: AppContext, caller: Caller): Promise<ModelSettings> {
  const { userId } = caller;
  const kept = await findOwnModel(app, userId);
  if (kept === undefined) throw new AppError('model_missing');
  if (!kept.isReadable) throw new AppError('model_key_missing');
  const checked = await checkModel(kept.place, addressPolicy(app, 'own'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  await saveOwnCapabilities(app, userId, checked.capabilities, app.clock.now());
  return getModelSettings(app, caller);
}

export async function removeModelSettings(app: AppContext, caller: Caller): Promise<ModelSettings> {
  await dropOwnModel(app, caller.userId);
  return getModelSettings(app, caller);
}

/**
 * A model as typed, with its provider's default address if none is given. A stored key is reused only for the
 * identical address: an intruder with brief access cannot send it elsewhere.
 */
export function endpointOf(given: ModelInput, before: ModelPlace | null): ModelPlace {
  const facts = PROVIDER_FACTS[given.provider];
  const baseUrl = (given.baseUrl ?? facts.baseUrl)?.replace(/(?<!\/)\/+$/, '');
  if (baseUrl === undefined) throw new AppError('model_address_missing');
  const isSame = before?.provider === given.provider && before.baseUrl === baseUrl;
  const apiKey = given.apiKey ?? (isSame ? before.apiKey : null);
  if (apiKey === null && facts.needsKey) throw new AppError('model_key_missing');
  return { provider: given.provider, baseUrl, apiKey, model: given.model };
}
