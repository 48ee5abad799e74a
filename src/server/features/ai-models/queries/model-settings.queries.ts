import type { ModelCapabilities, ModelProvider } from '#domain/ai-models/provider.ts';
import type { Queryable } from '#server/platform/db/database.ts';

interface SettingsRow {
  provider: ModelProvider;
  base_url: string;
  model: string;
  api_key: Buffer | null;
  key_ending: string | null;
  capabilities: ModelCapabilities;
  saved_at: Date;
  checked_at: Date;
}

export function findSettings(db: Queryable, userId: string): Promise<SettingsRow | undefined> {
  return db.row({
    name: 'find-model-settings',
    text: `select provider, base_url, model, api_key, key_ending, capabilities, saved_at, checked_at
           from model_settings where user_id = $1`,
    values: [userId],
  });
}

interface SettingsToKeep {
  provider: ModelProvider;
  baseUrl: string;
  model: string;
  apiKey: Buffer | null;
  keyEnding: string | null;
  capabilities: ModelCapabilities;
  now: Date;
}

export function saveSettings(db: Queryable, userId: string, kept: SettingsToKeep): Promise<number> {
  return db.run({
    name: 'save-model-settings',
    text: `insert into model_settings (user_id, provider, base_url, model, api_key, key_ending, capabilities, saved_at, checked_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
           on conflict (user_id) do update set provider = excluded.provider, base_url = excluded.base_url,
             model = excluded.model, api_key = excluded.api_key, key_ending = excluded.key_ending,
             capabilities = excluded.capabilities, saved_at = excluded.saved_at, checked_at = excluded.checked_at`,
    values: [
      userId,
      kept.provider,
      kept.baseUrl,
      kept.model,
      kept.apiKey,
      kept.keyEnding,
      JSON.stringify(kept.capabilities),
      kept.now,
    ],
  });
}

export function saveCapabilities(
  db: Queryable,
  userId: string,
  { capabilities, now }: { capabilities: ModelCapabilities; now: Date },
): Promise<number> {
  return db.run({
    name: 'note-model-capabilities',
    text: 'update model_settings set capabilities = $2, checked_at = $3 where user_id = $1',
    values: [userId, JSON.stringify(capabilities), now],
  });
}

export function deleteSettings(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'delete-model-settings',
    text: 'delete from model_settings where user_id = $1',
    values: [userId],
  });
}

const SERVER_KEY = 'language_model';

/** The operator's model as stored in the installation's settings; `api_key` is encrypted, in base64. */
export interface ServerModelValue {
  provider: ModelProvider;
  base_url: string;
  model: string;
  api_key: string | null;
  key_ending: string | null;
  capabilities: ModelCapabilities;
  saved_at: string;
  checked_at: string;
  /** A model from the environment is only tested here; its key is never stored. */
  of: 'page' | 'environment';
}

export async function findServerModel(db: Queryable): Promise<ServerModelValue | undefined> {
  const row = await db.row<{ value: ServerModelValue }>({
    name: 'find-server-model',
    text: 'select value from app_settings where key = $1',
    values: [SERVER_KEY],
  });
  return row?.value;
}

export function saveServerModel(
  db: Queryable,
  { value, adminId, now }: { value: ServerModelValue; adminId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'save-server-model',
    text: `insert into app_settings (key, value, updated_by, updated_at) values ($1, $2, $3, $4)
           on conflict (key) do update
           set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    values: [SERVER_KEY, JSON.stringify(value), adminId, now],
  });
}

export function deleteServerModel(db: Queryable): Promise<number> {
  return db.run({
    name: 'delete-server-model',
    text: 'delete from app_settings where key = $1',
    values: [SERVER_KEY],
  });
}
