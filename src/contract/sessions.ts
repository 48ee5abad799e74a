import { z } from 'zod';
import { count, id, instant, sessionProcedure } from './wire/base.ts';

export const DEVICE_KINDS = ['desktop', 'tablet', 'mobile', 'program'] as const;
const SIGN_IN_METHODS = ['password', 'google', 'link'] as const;

const sessionItem = z.object({
  id,
  /** The session of this request. */
  current: z.boolean(),
  /** The browser's self-description at sign-in; null: none that can be parsed. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(DEVICE_KINDS),
  /** Prefix of the network address; it is never resolved to a location. */
  network: z.string().nullable(),
  method: z.enum(SIGN_IN_METHODS),
  /** Authenticated with a second factor. */
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
  /** All sessions except the one making the request. */
  endOthers: sessionProcedure
    .route({ method: 'DELETE', path: '/sessions', tags: ['sessions'] })
    .input(
      z
        .strictObject({
          /** Also revokes API keys and linked Google accounts; without a password Google stays linked. */
          otherWays: z.boolean().default(false),
        })
        .default({ otherWays: false }),
    )
    .output(z.object({ ended: count })),
};
