import type { ModelInput } from '#contract/ai-models.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { checkModel } from './check-model.ts';
import { addressPolicy } from '../calls/choose-model.ts';
import { endpointOf } from './model-settings.ts';
import { deleteServerModel } from '../queries/model-settings.queries.ts';
import { getServerModel, sealAndSaveServerModel } from '../queries/server-model.ts';

/** Saves, in the caller's transaction, which also logs it. */
type Keeping = (tx: Queryable) => Promise<void>;

/** Tests a model for the deployment and returns the function that saves it. */
export async function prepareServerModel(
  app: AppContext,
  adminId: string,
  given: ModelInput,
): Promise<Keeping> {
  const before = await getServerModel(app);
  if (before?.of === 'environment') throw new AppError('model_from_environment');
  const place = endpointOf(given, before?.place ?? null);
  const checked = await checkModel(place, addressPolicy(app, 'server'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  const now = app.clock.now();
  const { capabilities } = checked;
  return tx =>
    sealAndSaveServerModel(tx, app, { place, of: 'page', capabilities, adminId, savedAt: now, now });
}

/** Tests the deployment's model again, the environment's too, and returns the function that saves the results. */
export async function recheckServerModel(app: AppContext, adminId: string): Promise<Keeping> {
  const kept = await getServerModel(app);
  if (kept === undefined) throw new AppError('model_missing');
  if (!kept.isReadable) throw new AppError('model_key_missing');
  const { place, of, savedAt } = kept;
  const checked = await checkModel(place, addressPolicy(app, 'server'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  const now = app.clock.now();
  const { capabilities } = checked;
  return tx =>
    sealAndSaveServerModel(tx, app, { place, of, capabilities, adminId, savedAt: savedAt ?? now, now });
}

/** Returns the function that removes the page's model. */
export async function prepareForgetting(app: AppContext): Promise<Keeping> {
  const kept = await getServerModel(app);
  if (kept?.of === 'environment') throw new AppError('model_from_environment');
  return async tx => {
    await deleteServerModel(tx);
  };
}
