import { z } from 'zod';
import { APIFY_PROBLEMS } from '#domain/sources/apify-cost.ts';
import { jobRun, linkedAccount } from './accounts/accounts.ts';
import { id, instant, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

/** A secret that the browser keeps while it is away: nobody else can bring its trip back. */
const browser = z
  .string()
  .max(43)
  .regex(/^[\w-]{43}$/);

const apifyToken = z.object({
  /** Null: none is kept. The token itself is never told again. */
  ending: z.string().nullable(),
  savedAt: instant.nullable(),
  /** What stood in the way when Apify was asked last; null: nothing. */
  problem: z.enum(APIFY_PROBLEMS).nullable(),
  checkedAt: instant.nullable(),
  /** False: it was sealed with another secret and has to be given again. */
  isReadable: z.boolean(),
  /** Whether the operator gave a token for those who keep none. */
  server: z.boolean(),
  /** Of this month, in dollars, where Apify was asked just now and said so. */
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
  /** As `start`, for whichever account says yes at TikTok: it is linked when the browser comes back. */
  add: sessionProcedure
    .route({ method: 'POST', path: '/connections/tiktok/trip', tags: ['connections'] })
    .input(z.strictObject({ browser, origin }))
    .output(z.object({ url: z.string() })),
  /** The address at TikTok where the owner of an account is asked for permission. */
  start: sessionProcedure
    .route({ method: 'POST', path: '/linked-accounts/{id}/connection', tags: ['connections'] })
    .input(z.strictObject({ id, browser, origin }))
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
          .string({ error: SHAPE })
          .max(200, { error: SHAPE })
          .regex(/^[\w-]{20,200}$/, { error: SHAPE }),
      }),
    )
    .output(apifyToken),
  /** Asks Apify again about the token that is kept. Nothing is run, hence nothing charged. */
  checkApifyToken: sessionProcedure
    .route({ method: 'POST', path: '/connections/apify/check', tags: ['connections'] })
    .output(apifyToken),
  forgetApifyToken: sessionProcedure
    .route({ method: 'DELETE', path: '/connections/apify', tags: ['connections'] })
    .output(apifyToken),
};
