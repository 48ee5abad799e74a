import type { ModelCapabilities } from '#domain/ai-models/provider.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { ModelPlace } from '#server/platform/config/model-place.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { deleteSettings, findSettings, saveCapabilities, saveSettings } from './model-settings.queries.ts';

type Vault = Pick<AppContext, 'db' | 'secrets'>;

const purposeOf = (userId: string) => `model-key:${userId}`;

interface SavedModel {
  /** `apiKey` is null when none was given, and when `isReadable` is false. */
  place: ModelPlace;
  /** False: the key was encrypted with another secret and must be entered again. */
  isReadable: boolean;
  keyEnding: string | null;
  capabilities: ModelCapabilities;
  savedAt: Date;
  checkedAt: Date;
}

/** The last characters of a key, which identify it without granting access. */
export function keyEnding(apiKey: string | null): string | null {
  return apiKey === null ? null : apiKey.length < 12 ? '' : apiKey.slice(-4);
}

/** The user's own model, if stored. */
export async function findOwnModel({ db, secrets }: Vault, userId: string): Promise<SavedModel | undefined> {
  const row = await findSettings(db.tenant(userId), userId);
  if (row === undefined) return undefined;
  let apiKey: string | null = null;
  let isReadable = true;
  if (row.api_key !== null) {
    try {
      apiKey = secrets.open(purposeOf(userId), row.api_key).toString('utf8');
    } catch {
      isReadable = false;
    }
  }
  return {
    place: { provider: row.provider, baseUrl: row.base_url, apiKey, model: row.model },
    isReadable,
    keyEnding: row.key_ending,
    capabilities: row.capabilities,
    savedAt: row.saved_at,
    checkedAt: row.checked_at,
  };
}

export async function saveOwnModel(
  { secrets }: Pick<Vault, 'secrets'>,
  db: Queryable,
  userId: string,
  { place, capabilities, now }: { place: ModelPlace; capabilities: ModelCapabilities; now: Date },
): Promise<void> {
  const { provider, baseUrl, model, apiKey } = place;
  await saveSettings(db, userId, {
    provider,
    baseUrl,
    model,
    apiKey: apiKey === null ? null : secrets.seal(purposeOf(userId), Buffer.from(apiKey)),
    keyEnding: keyEnding(apiKey),
    capabilities,
    now,
  });
}

export async function saveOwnCapabilities(
  { db }: Vault,
  userId: string,
  capabilities: ModelCapabilities,
  now: Date,
): Promise<void> {
  await saveCapabilities(db.tenant(userId), userId, { capabilities, now });
}

export async function dropOwnModel({ db }: Vault, userId: string): Promise<void> {
  await deleteSettings(db.tenant(userId), userId);
}
