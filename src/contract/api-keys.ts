import { z } from 'zod';
import { API_KEY_MAX_DAYS, API_KEY_SCOPES } from '#domain/api-keys/api-key.ts';
import { DISPLAY_NAME_MAX, isDisplayName } from '#domain/auth/display-name.ts';
import { id, instant, sessionProcedure } from './wire/base.ts';

const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters of the key, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  created_at: instant,
  expires_at: instant,
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = {
  list: sessionProcedure.route({ method: 'GET', path: '/api-keys', tags: ['apiKeys'] }).output(
    z.object({
      items: z.array(apiKey),
      /** Whether creating a key requires the current password. */
      needs_password: z.boolean(),
    }),
  ),
  create: sessionProcedure
    .route({
      method: 'POST',
      path: '/api-keys',
      tags: ['apiKeys'],
      successStatus: 201,
      description:
        'The answer shows the key in `token`, this once. It is kept nowhere: a repeat of the call makes another key.',
    })
    .input(
      z.strictObject({
        name: z.string().trim().max(DISPLAY_NAME_MAX).refine(isDisplayName),
        /** What the key may do besides reading. */
        write: z.boolean().default(false),
        days: z.int().min(1).max(API_KEY_MAX_DAYS),
        /** The current password; a user who has none must have signed in within the last hour. */
        password: z.string().max(600).optional(),
      }),
    )
    .output(z.object({ key: apiKey, token: z.string() })),
  revoke: sessionProcedure
    .route({ method: 'DELETE', path: '/api-keys/{id}', tags: ['apiKeys'] })
    .input(z.object({ id }))
    .output(apiKey),
};
