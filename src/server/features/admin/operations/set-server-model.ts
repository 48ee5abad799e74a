import type { ModelToKeep } from '#contract/ai-models.ts';
import {
  prepareForgetting,
  prepareServerModel,
  recheckServerModel,
} from '../../ai-models/settings/change-server-model.ts';
import { showServerModel } from '../../ai-models/settings/server-model-spending.ts';
import { act, type AdminContext } from '../acts/admin-action.ts';

/** The model is tried before the transaction: nothing waits for a stranger’s server while it is open. */
export async function setServerModel(context: AdminContext, given: ModelToKeep) {
  const keep = await prepareServerModel(context.world, context.caller.userId, given);
  await act(context, async (tx, record) => {
    await keep(tx);
    await record({
      action: 'sources.model.saved',
      details: { provider: given.provider, model: given.model },
    });
  });
  return showServerModel(context.world);
}

/** Looks again at what the model can do; nothing is decided, hence nothing recorded. */
export async function checkServerModel(context: AdminContext) {
  const keep = await recheckServerModel(context.world, context.caller.userId);
  await act(context, tx => keep(tx));
  return showServerModel(context.world);
}

export async function forgetServerModel(context: AdminContext) {
  const forget = await prepareForgetting(context.world);
  await act(context, async (tx, record) => {
    await forget(tx);
    await record({ action: 'sources.model.removed' });
  });
  return showServerModel(context.world);
}
