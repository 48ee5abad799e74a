import { z } from 'zod';
import { adminProcedure, instant, page } from '../wire/base.ts';

/** A user as the administration names them; null when the account no longer exists. */
const named = z.object({ id: z.string(), label: z.string().nullable() });

export const auditEntry = z.object({
  id: z.number().int(),
  at: instant,
  /** One of `AUDIT_ACTIONS`, or an action written by a later version. */
  action: z.string(),
  actor: named.nullable(),
  subject: named.extend({ type: z.string() }).nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Years outside this range are typing errors. */
const day = z.iso.date().refine(date => date > '2000' && date < '2100');

export const auditFilter = z.object({
  /** Part of an e-mail address, or a user's id. */
  actor: z.string().trim().max(200).optional(),
  /** An action, or a prefix of several: `users.` */
  action: z.string().trim().max(100).optional(),
  /** Part of the subject's e-mail address, or its id. */
  subject: z.string().trim().max(200).optional(),
  /** First and last day, in the administrator's time zone. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const adminAudit = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/audit', tags: ['admin'] })
    .input(
      auditFilter.extend({
        cursor: z.string().max(40).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(page(auditEntry)),
};
