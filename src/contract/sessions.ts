import { z } from 'zod';
import { count, id, instant, sessionProcedure } from './wire/base.ts';

export const DEVICE_KINDS = ['desktop', 'tablet', 'mobile', 'program'] as const;
const SIGN_IN_METHODS = ['password', 'google', 'link'] as const;

const sessionItem = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser named itself when it signed in; null: it said nothing that can be read. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(DEVICE_KINDS),
  /** The beginning of the network address; nobody here knows where on earth that is. */
  network: z.string().nullable(),
  method: z.enum(SIGN_IN_METHODS),
  /** Raised by a second factor. */
  secondFactor: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
});
export type SessionItem = z.infer<typeof sessionItem>;

export const sessions = {
  list: sessionProcedure
    .route({ method: 'GET', path: '/sessions', tags: ['sessions'] })
    .output(z.object({ items: z.array(sessionItem) })),
  end: sessionProcedure
    .route({ method: 'DELETE', path: '/sessions/{id}', tags: ['sessions'] })
    .input(z.object({ id }))
    .output(z.object({ ended: count })),
  /** All but the one that asks. */
  endOthers: sessionProcedure
    .route({ method: 'DELETE', path: '/sessions', tags: ['sessions'] })
    .input(
      z
        .strictObject({
          /** API keys and linked Google accounts end too; without a password Google stays. */
          otherWays: z.boolean().default(false),
        })
        .default({ otherWays: false }),
    )
    .output(z.object({ ended: count })),
};
