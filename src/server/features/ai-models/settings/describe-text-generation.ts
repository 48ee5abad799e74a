import type { AppContext } from '#server/services/app-context.ts';
import { getServerModel } from '../queries/server-model.ts';

/** Startup line for the operator: which model serves users without their own. */
export async function describeTextGeneration(app: AppContext): Promise<string> {
  const kept = await getServerModel(app);
  if (kept === undefined)
    return 'built-in engine (set AI_PROVIDER and AI_MODEL, or choose a model in the administration)';
  const { model, baseUrl, provider } = kept.place;
  const by = provider === 'openai_compatible' ? 'OpenAI’s protocol' : provider;
  const from = kept.of === 'environment' ? 'from the environment' : 'chosen in the administration';
  return `${model} at ${new URL(baseUrl).host} (${by}, ${from}), built-in engine when it fails`;
}
