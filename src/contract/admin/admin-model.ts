import { z } from 'zod';
import { MODEL_PROVIDERS } from '#domain/ai-models/provider.ts';
import { adminProcedure, count } from '../wire/base.ts';
import { keptModel, modelToKeep } from '../ai-models.ts';

const serverModel = z.object({
  model: keptModel.extend({ of: z.enum(['page', 'environment']) }).nullable(),
  /** Model usage of all users, the most expensive first. */
  spending: z.array(
    z.object({
      payer: z.enum(['own', 'server']),
      provider: z.enum(MODEL_PROVIDERS),
      model: z.string(),
      calls: count,
      failed: count,
      users: count,
      inputTokens: count,
      outputTokens: count,
      cents: z.number().nonnegative(),
    }),
  ),
  /** Days that the spending covers. */
  days: count,
  /** Date of the price table. */
  pricesAsOf: z.string(),
});
export type ServerModel = z.infer<typeof serverModel>;

/** The model that writes for all users without one of their own. */
export const adminModel = {
  get: adminProcedure.route({ method: 'GET', path: '/admin/model', tags: ['admin'] }).output(serverModel),
  save: adminProcedure
    .route({ method: 'PUT', path: '/admin/model', tags: ['admin'] })
    .input(modelToKeep)
    .output(serverModel),
  check: adminProcedure
    .route({ method: 'POST', path: '/admin/model/check', tags: ['admin'] })
    .output(serverModel),
  forget: adminProcedure
    .route({ method: 'DELETE', path: '/admin/model', tags: ['admin'] })
    .output(serverModel),
};
