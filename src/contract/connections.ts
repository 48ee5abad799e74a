import { z } from 'zod';
import { jobRun, linkedAccount } from './accounts.ts';
import { id, instant, sessionProcedure } from './base.ts';

/** A secret that the browser keeps while it is away: nobody else can bring its trip back. */
const browser = z
  .string()
  .max(43)
  .regex(/^[\w-]{43}$/);

const apifyToken = z.object({
  /** Null: none is kept. The token itself is never told again. */
  ending: z.string().nullable(),
  savedAt: instant.nullable(),
});

export const connections = {
  /** The address at TikTok where the owner of an account is asked for permission. */
  start: sessionProcedure
    .route({ method: 'POST', path: '/linked-accounts/{id}/connection', tags: ['connections'] })
    .input(z.strictObject({ id, browser, origin: z.url({ protocol: /^https?$/ }).max(300) }))
    .output(z.object({ url: z.string() })),
  /** What TikTok sent the browser back with. */
  finish: sessionProcedure
    .route({ method: 'POST', path: '/connections/tiktok', tags: ['connections'] })
    .input(
      z.strictObject({
        state: z.string().max(200),
        browser,
        code: z.string().max(2_000).optional(),
        error: z.string().max(200).optional(),
        errorType: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ account: linkedAccount, run: jobRun.nullable() })),
  end: sessionProcedure
    .route({ method: 'DELETE', path: '/linked-accounts/{id}/connection', tags: ['connections'] })
    .input(z.object({ id }))
    .output(linkedAccount),
  apifyToken: sessionProcedure
    .route({ method: 'GET', path: '/connections/apify', tags: ['connections'] })
    .output(apifyToken),
  saveApifyToken: sessionProcedure
    .route({ method: 'PUT', path: '/connections/apify', tags: ['connections'] })
    .input(
      z.strictObject({
        token: z
          .string()
          .max(200)
          .regex(/^[\w-]{20,200}$/),
      }),
    )
    .output(apifyToken),
  forgetApifyToken: sessionProcedure
    .route({ method: 'DELETE', path: '/connections/apify', tags: ['connections'] })
    .output(apifyToken),
};
