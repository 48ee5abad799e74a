import type { ModelToKeep } from '#contract/ai-models.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { World } from '#server/services/app-context.ts';
import { checkModel } from './check-model.ts';
import { reachOf } from '../calls/choose-model.ts';
import { placeOf } from './model-settings.ts';
import { deleteServerModel } from '../queries/model-settings.queries.ts';
import { getServerModel, keepServerModel } from '../queries/server-model.ts';

/** Writes, in the transaction of whoever records it. */
export type Keeping = (tx: Queryable) => Promise<void>;

/** Tries a model for the deployment and answers how to keep it. */
export async function prepareServerModel(
  world: World,
  adminId: string,
  given: ModelToKeep,
): Promise<Keeping> {
  const before = await getServerModel(world);
  if (before?.of === 'environment') throw new AppError('model_from_environment');
  const place = placeOf(given, before?.place ?? null);
  const checked = await checkModel(place, reachOf(world, 'server'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  const now = world.clock.now();
  const { capabilities } = checked;
  return tx => keepServerModel(tx, world, { place, of: 'page', capabilities, adminId, savedAt: now, now });
}

/** Tries the deployment’s model again, the environment’s too, and answers how to keep what was seen. */
export async function recheckServerModel(world: World, adminId: string): Promise<Keeping> {
  const kept = await getServerModel(world);
  if (kept === undefined) throw new AppError('model_missing');
  if (!kept.isReadable) throw new AppError('model_key_missing');
  const { place, of, savedAt } = kept;
  const checked = await checkModel(place, reachOf(world, 'server'));
  if (checked.problem !== null) throw new AppError(checked.problem);
  const now = world.clock.now();
  const { capabilities } = checked;
  return tx => keepServerModel(tx, world, { place, of, capabilities, adminId, savedAt: savedAt ?? now, now });
}

/** Answers how to take the page’s model away. */
export async function prepareForgetting(world: World): Promise<Keeping> {
  const kept = await getServerModel(world);
  if (kept?.of === 'environment') throw new AppError('model_from_environment');
  return async tx => {
    await deleteServerModel(tx);
  };
}
