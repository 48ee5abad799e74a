import type { ModelCapabilities } from '#domain/ai-models/provider.ts';
import { untried } from '#domain/ai-models/provider.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { ModelPlace } from '#server/platform/config/model-place.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findServerModel, saveServerModel, type ServerModelValue } from './model-settings.queries.ts';
import { keyEnding } from './own-model.ts';

const PURPOSE = 'model-key:server';

interface StoredServerModel {
  place: ModelPlace;
  /** A model from the environment cannot be changed on a page. */
  of: 'page' | 'environment';
  isReadable: boolean;
  keyEnding: string | null;
  capabilities: ModelCapabilities;
  /** Null: never tested. */
  checkedAt: Date | null;
  savedAt: Date | null;
}

/**
 * The model of this deployment, the environment's taking precedence over the page's; undefined: built-in engine only.
 */
export async function getServerModel({
  config,
  db,
  secrets,
}: Pick<AppContext, 'config' | 'db' | 'secrets'>): Promise<StoredServerModel | undefined> {
  const kept = await findServerModel(db.system);
  const given = config.textModel;
  if (given !== null) {
    const tried =
      kept?.of === 'environment' && kept.base_url === given.baseUrl && kept.model === given.model
        ? kept
        : undefined;
    return {
      place: given,
      of: 'environment',
      isReadable: true,
      keyEnding: keyEnding(given.apiKey),
      capabilities: tried?.capabilities ?? untried(given.provider),
      checkedAt: tried === undefined ? null : new Date(tried.checked_at),
      savedAt: null,
    };
  }
  if (kept === undefined || kept.of === 'environment') return undefined;
  let apiKey: string | null = null;
  let isReadable = true;
  if (kept.api_key !== null) {
    try {
      apiKey = secrets.open(PURPOSE, Buffer.from(kept.api_key, 'base64')).toString('utf8');
    } catch {
      isReadable = false;
    }
  }
  return {
    place: { provider: kept.provider, baseUrl: kept.base_url, apiKey, model: kept.model },
    of: 'page',
    isReadable,
    keyEnding: kept.key_ending,
    capabilities: kept.capabilities,
    checkedAt: new Date(kept.checked_at),
    savedAt: new Date(kept.saved_at),
  };
}

/** Stores a model for the deployment, or the test results of the environment's, whose key is not stored. */
export async function sealAndSaveServerModel(
  tx: Queryable,
  { secrets }: Pick<AppContext, 'secrets'>,
  kept: {
    place: ModelPlace;
    of: ServerModelValue['of'];
    capabilities: ModelCapabilities;
    adminId: string;
    savedAt: Date;
    now: Date;
  },
): Promise<void> {
  const { place, of, capabilities, adminId, savedAt, now } = kept;
  const { provider, baseUrl, model } = place;
  const apiKey = of === 'environment' ? null : place.apiKey;
  await saveServerModel(tx, {
    value: {
      provider,
      base_url: baseUrl,
      model,
      api_key: apiKey === null ? null : secrets.seal(PURPOSE, Buffer.from(apiKey)).toString('base64'),
      key_ending: keyEnding(apiKey),
      capabilities,
      saved_at: savedAt.toISOString(),
      checked_at: now.toISOString(),
      of,
    },
    adminId,
    now,
  });
}
