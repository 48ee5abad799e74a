import { z } from 'zod';
import { instant, sessionProcedure } from './wire/base.ts';

const state = z.object({
  /** When everything will be erased; null: no erasure was requested. */
  due_at: instant.nullable(),
  /** Whether the current password must be given: a user who signs in with Google only has none. */
  needs_password: z.boolean(),
  /** The server keeps one administrator who stays: a request would be refused. */
  is_last_admin: z.boolean(),
});

export const accountDeletion = {
  get: sessionProcedure
    .route({ method: 'GET', path: '/account-deletion', tags: ['accountDeletion'] })
    .output(state),
  request: sessionProcedure
    .route({
      method: 'POST',
      path: '/account-deletion',
      tags: ['accountDeletion'],
      description:
        'Erases the account after seven days. `word` is SUPPRIMER or DELETE. Ends other sessions and every API key at once.',
    })
    .input(z.strictObject({ word: z.string().max(40), password: z.string().max(600).optional() }))
    .output(state),
  cancel: sessionProcedure
    .route({ method: 'DELETE', path: '/account-deletion', tags: ['accountDeletion'] })
    .output(state),
};
