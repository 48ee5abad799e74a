import type { ModelInput } from '#contract/ai-models.ts';
import {
  prepareForgetting,
  prepareServerModel,
  recheckServerModel,
} from '../../ai-models/settings/change-server-model.ts';
import { showServerModel } from '../../ai-models/settings/server-model-spending.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

/** The model is tested before the transaction, which must not wait for an external server. */
export async function setServerModel(context: AdminContext, given: ModelInput) {
  const keep = await prepareServerModel(context.app, context.caller.userId, given);
  await runAdminAction(context, async (tx, record) => {
    await keep(tx);
    await record({
      action: 'sources.model.saved',
      details: { provider: given.provider, model: given.model },
    });
  });
  return showServerModel(context.app);
}

/** Tests the model's capabilities again; no setting changes, so nothing is logged. */
export async function checkServerModel(context: AdminContext) {
  const keep = await recheckServerModel(context.app, context.caller.userId);
  await runAdminAction(context, tx => keep(tx));
  return showServerModel(context.app);
}

export async function removeServerModel(context: AdminContext) {
  const forget = await prepareForgetting(context.app);
  await runAdminAction(context, async (tx, record) => {
    await forget(tx);
    await record({ action: 'sources.model.removed' });
  });
  return showServerModel(context.app);
}
