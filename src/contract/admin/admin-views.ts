import { z } from 'zod';
import { VIEW_AS_REASON_MIN } from '#domain/admin/view-as.ts';
import { adminProcedure, id, instant, page, procedure } from '../wire/base.ts';

export const viewGrant = z.object({
  id,
  user: z.object({ id, label: z.string().nullable() }),
  reason: z.string(),
  expiresAt: instant,
});

export const adminViews = {
  /** Starts half an hour of read-only access as this user; never as another administrator. */
  start: adminProcedure
    .route({ method: 'POST', path: '/admin/views', tags: ['admin'] })
    .input(z.strictObject({ userId: id, reason: z.string().trim().min(VIEW_AS_REASON_MIN).max(300) }))
    .output(viewGrant),
  end: adminProcedure
    .route({ method: 'DELETE', path: '/admin/views/{id}', tags: ['admin'] })
    .input(z.object({ id }))
    .output(z.object({ endedAt: instant })),
};

const accessTrace = z.object({
  id,
  /** The role that viewed the account; the staff member is not named. */
  role: z.literal('support'),
  reason: z.string(),
  startedAt: instant,
  /** When it ended, or ends at the latest. */
  endsAt: instant,
  running: z.boolean(),
});
export type AccessTrace = z.infer<typeof accessTrace>;

export const access = {
  /** Which support role viewed the caller's account, when and why: the newest hundred. */
  traces: procedure
    .route({ method: 'GET', path: '/me/access-traces', tags: ['me'] })
    .output(page(accessTrace)),
};
