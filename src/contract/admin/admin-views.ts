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
  /** Half an hour of reading as this user; never as another administrator. */
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
  /** In whose name somebody looked; the person is not named. */
  role: z.literal('support'),
  reason: z.string(),
  startedAt: instant,
  /** When it ended, or will at the latest. */
  endsAt: instant,
  running: z.boolean(),
});
export type AccessTrace = z.infer<typeof accessTrace>;

export const access = {
  /** Who of the support looked at one's account, when and why: the newest hundred. */
  traces: procedure
    .route({ method: 'GET', path: '/me/access-traces', tags: ['me'] })
    .output(page(accessTrace)),
};
