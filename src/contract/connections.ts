import { z } from 'zod';
import { APIFY_PROBLEMS } from '#domain/sources/apify-cost.ts';
import { jobRun, linkedAccount } from './accounts/accounts.ts';
import { id, instant, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

/** Secret that the browser keeps during the redirect to TikTok: nobody else can complete that round trip. */
const browser = z
  .string()
  .max(43)
  .regex(/^[\w-]{43}$/);

const apifyToken = z.object({
  /** Null: no token is stored. The token itself is never returned. */
  ending: z.string().nullable(),
  savedAt: instant.nullable(),
  /** Problem found at the last check with Apify; null: none. */
  problem: z.enum(APIFY_PROBLEMS).nullable(),
  checkedAt: instant.nullable(),
  /** False: it was encrypted with another secret and must be entered again. */
  isReadable: z.boolean(),
  /** Whether the operator provides a token for users without one. */
  server: z.boolean(),
  /** For this month, in dollars, if Apify was just queried and reported it. */
  credit: z.object({ usedUsd: z.number(), limitUsd: z.number() }).nullable(),
});
export type ApifyToken = z.infer<typeof apifyToken>;

const SHAPE = 'apify_token_shape' satisfies ErrorCode;

const origin = z.url({ protocol: /^https?$/ }).max(300);

export const connections = {
  /** Whether accounts can be connected on this server at all. */
  offer: sessionProcedure
    .route({ method: 'GET', path: '/connections', tags: ['connections'] })
    .output(z.object({ tiktok: z.boolean() })),
  /** As `start`, for whichever account authorises at TikTok: it is linked when the browser returns. */
  add: sessionProcedure
    .route({ method: 'POST', path: '/connections/tiktok/trip', tags: ['connections'] })
    .input(z.strictObject({ browser, origin }))
    .output(z.object({ url: z.string() })),
  /** The TikTok URL where the account's owner is asked for permission. */
  start: sessionProcedure
    .route({ method: 'POST', path: '/linked-accounts/{id}/connection', tags: ['connections'] })
    .input(z.strictObject({ id, browser, origin }))
    .output(z.object({ url: z.string() })),
  /** The parameters of the redirect back from TikTok. */
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
          .string({ error: SHAPE })
          .max(200, { error: SHAPE })
          .regex(/^[\w-]{20,200}$/, { error: SHAPE }),
      }),
    )
    .output(apifyToken),
  /** Checks the stored token with Apify. No actor is run, so nothing is charged. */
  checkApifyToken: sessionProcedure
    .route({ method: 'POST', path: '/connections/apify/check', tags: ['connections'] })
    .output(apifyToken),
  forgetApifyToken: sessionProcedure
    .route({ method: 'DELETE', path: '/connections/apify', tags: ['connections'] })
    .output(apifyToken),
};
