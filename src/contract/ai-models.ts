import { z } from 'zod';
import { MODEL_PROVIDERS } from '#domain/ai-models/provider.ts';
import { count, instant, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

const capabilities = z.object({
  /** Supports JSON schemas; without them hooks are still generated, but fewer succeed. */
  structured: z.boolean(),
  tools: z.boolean(),
  /** Models that the server lists; null: it provides no list. */
  models: z.array(z.string()).nullable(),
});

export const keptModel = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  baseUrl: z.string(),
  model: z.string(),
  /** The last four characters of the key, which is never returned in full; null: no key is needed. */
  keyEnding: z.string().nullable(),
  /** False: it was encrypted with another secret and must be entered again. */
  isReadable: z.boolean(),
  capabilities,
  savedAt: instant.nullable(),
  checkedAt: instant.nullable(),
});
export type KeptModel = z.infer<typeof keptModel>;

const ADDRESS = 'model_address_shape' satisfies ErrorCode;
const NAME = 'model_name_shape' satisfies ErrorCode;
const KEY = 'model_key_shape' satisfies ErrorCode;

/** A model as entered by a user. */
export const modelToKeep = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  /** Absent: the provider's default. */
  baseUrl: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .max(300, { error: ADDRESS })
    .optional(),
  model: z
    .string({ error: NAME })
    .max(200, { error: NAME })
    .regex(/^[\w./:@-]{1,200}$/, { error: NAME }),
  /** Absent: the stored key, as long as the address is unchanged. */
  apiKey: z
    .string({ error: KEY })
    .max(500, { error: KEY })
    .regex(/^[\x21-\x7e]{1,500}$/, { error: KEY })
    .optional(),
});
export type ModelInput = z.infer<typeof modelToKeep>;

const modelSettings = z.object({
  own: keptModel.nullable(),
  /** The deployment's model, used for users without one of their own. */
  server: z.object({ model: z.string() }).nullable(),
  /** Today's usage of the model that writes for this user; null: the built-in engine writes. */
  today: z
    .object({
      tokens: count,
      tokenLimit: count,
      /** US cents; null: the deployment does not pay. */
      cents: z.number().nonnegative(),
      centLimit: z.number().nullable(),
      seconds: count,
    })
    .nullable(),
  /** Whether addresses in private networks are allowed. */
  allowsPrivate: z.boolean(),
});
export type ModelSettings = z.infer<typeof modelSettings>;

export const models = {
  get: sessionProcedure
    .route({ method: 'GET', path: '/models/settings', tags: ['models'] })
    .output(modelSettings),
  /** Tests the model before storing it. */
  save: sessionProcedure
    .route({ method: 'PUT', path: '/models/settings', tags: ['models'] })
    .input(modelToKeep)
    .output(modelSettings),
  /** Tests the stored model. */
  check: sessionProcedure
    .route({ method: 'POST', path: '/models/settings/check', tags: ['models'] })
    .output(modelSettings),
  forget: sessionProcedure
    .route({ method: 'DELETE', path: '/models/settings', tags: ['models'] })
    .output(modelSettings),
};
