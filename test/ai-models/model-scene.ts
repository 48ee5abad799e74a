import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { ModelCapabilities, ModelProvider } from '#domain/ai-models/provider.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { saveOwnModel } from '#server/features/ai-models/queries/own-model.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import type { AppContext } from '#server/services/app-context.ts';

export const ABLE: ModelCapabilities = { structured: true, tools: true, models: null };

/** The part of an app context that calling models needs, on a shared database. */
export function openModelApp(
  connectionString: string,
  { env = {}, now, logged }: { env?: Record<string, string>; now?: () => Date; logged?: string[] } = {},
): AppContext {
  const log =
    logged === undefined
      ? pino({ level: 'silent' })
      : pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  return {
    db: openDatabase({ connectionString, log, poolSize: 6 }),
    log,
    clock: { now: now ?? (() => new Date()) },
    secrets: createSecrets('a secret for tests alone: 0123456789abcdef'),
    config: readConfig({ NODE_ENV: 'test', AI_USERS_REACH_PRIVATE: 'true', ...env }),
  } as unknown as AppContext;
}

/** Somebody without a session: calls of models ask for none. */
export async function createPerson(app: AppContext, plan: PlanType = 'premium'): Promise<string> {
  const userId = randomUUID();
  await app.db.system.run({
    name: 'test-model-person',
    text: `insert into profiles (user_id, plan_type, time_zone) values ($1, $2, 'Europe/Paris')`,
    values: [userId, plan],
  });
  return userId;
}

/** A model of the user's own, stored as if it had been tested. */
export async function giveModel(
  app: AppContext,
  userId: string,
  at: {
    baseUrl: string;
    model?: string;
    apiKey?: string;
    provider?: ModelProvider;
    capabilities?: ModelCapabilities;
  },
): Promise<void> {
  await saveOwnModel(app, app.db.tenant(userId), userId, {
    place: {
      provider: at.provider ?? 'openai_compatible',
      baseUrl: at.baseUrl,
      apiKey: at.apiKey ?? null,
      model: at.model ?? 'small-model',
    },
    capabilities: at.capabilities ?? ABLE,
    now: app.clock.now(),
  });
}

export interface CallRow {
  outcome: string;
  payer: string;
  tokens: number;
  input_tokens: number;
  output_tokens: number;
  cost_micro_usd: number;
  prompt_version: string;
}

export function callsOf(app: AppContext, userId: string): Promise<CallRow[]> {
  return app.db.system.rows<CallRow>({
    name: 'test-model-calls',
    text: `select outcome, payer, tokens, input_tokens, output_tokens, cost_micro_usd, prompt_version
           from model_calls where user_id = $1 order by held_at, id`,
    values: [userId],
  });
}
