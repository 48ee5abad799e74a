import { z } from 'zod';
import { MODEL_PROVIDERS } from '#domain/ai-models/provider.ts';
import { count, instant, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

const capabilities = z.object({
  /** Obeys a JSON schema; without it hooks still come, less often. */
  structured: z.boolean(),
  tools: z.boolean(),
  /** What the server offers; null: it keeps no list. */
  models: z.array(z.string()).nullable(),
});

export const keptModel = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  baseUrl: z.string(),
  model: z.string(),
  /** The last four signs of the key, which is never told again; null: none is needed. */
  keyEnding: z.string().nullable(),
  /** False: it was sealed with another secret and has to be given again. */
  isReadable: z.boolean(),
  capabilities,
  savedAt: instant.nullable(),
  checkedAt: instant.nullable(),
});
export type KeptModel = z.infer<typeof keptModel>;

const ADDRESS = 'model_address_shape' satisfies ErrorCode;
const NAME = 'model_name_shape' satisfies ErrorCode;
const KEY = 'model_key_shape' satisfies ErrorCode;

/** A model as somebody types it. */
export const modelToKeep = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  /** Absent: the provider’s own. */
  baseUrl: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .max(300, { error: ADDRESS })
    .optional(),
  model: z
    .string({ error: NAME })
    .max(200, { error: NAME })
    .regex(/^[\w./:@-]{1,200}$/, { error: NAME }),
  /** Absent: the one that is kept, as long as it goes to the same address. */
  apiKey: z
    .string({ error: KEY })
    .max(500, { error: KEY })
    .regex(/^[\x21-\x7e]{1,500}$/, { error: KEY })
    .optional(),
});
export type ModelInput = z.infer<typeof modelToKeep>;

const modelSettings = z.object({
  own: keptModel.nullable(),
  /** The deployment’s, which writes for those who keep none of their own. */
  server: z.object({ model: z.string() }).nullable(),
  /** Of the model that writes for this user; null: the built-in engine does. */
  today: z
    .object({
      tokens: count,
      tokenLimit: count,
      /** US cents; null: it is not the deployment’s money. */
      cents: z.number().nonnegative(),
      centLimit: z.number().nullable(),
      seconds: count,
    })
    .nullable(),
  /** Whether servers of private networks may be named. */
  allowsPrivate: z.boolean(),
});
export type ModelSettings = z.infer<typeof modelSettings>;

export const models = {
  get: sessionProcedure
    .route({ method: 'GET', path: '/models/settings', tags: ['models'] })
    .output(modelSettings),
  /** Tries the model before anything is kept. */
  save: sessionProcedure
    .route({ method: 'PUT', path: '/models/settings', tags: ['models'] })
    .input(modelToKeep)
    .output(modelSettings),
  /** Tries the model that is kept. */
  check: sessionProcedure
    .route({ method: 'POST', path: '/models/settings/check', tags: ['models'] })
    .output(modelSettings),
  forget: sessionProcedure
    .route({ method: 'DELETE', path: '/models/settings', tags: ['models'] })
    .output(modelSettings),
};
