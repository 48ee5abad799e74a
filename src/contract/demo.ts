import { z } from 'zod';
import { DEMO_LANGUAGES } from '#domain/demo/demo-workspace.ts';
import { id, instant, publicProcedure } from './wire/base.ts';

const session = z.object({
  /** A bearer token that reads the demo workspace, and nothing else. */
  token: z.string(),
  user_id: id,
  expires_at: instant,
});

export const demo = {
  open: publicProcedure
    .route({
      method: 'POST',
      path: '/demo-sessions',
      tags: ['demo'],
      description:
        'A workspace of invented creators, read-only, for visitors without an account. While it is being filled for the first time the session is null: ask again in a second.',
    })
    .input(z.strictObject({ language: z.enum(DEMO_LANGUAGES) }))
    .output(z.object({ session: session.nullable() })),
};
