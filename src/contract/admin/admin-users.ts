import { z } from 'zod';
import { FACTOR_REMOVAL_REASON_MIN } from '#domain/admin/factor-removal.ts';
import { USER_STATES } from '#domain/admin/user-states.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { CREDIT_KINDS } from '#domain/quotas/credits.ts';
import { auditEntry } from './admin-audit.ts';
import { adminProcedure, count, id, instant, page } from '../wire/base.ts';
import { planLimits, usage } from '../quotas.ts';

const adminUser = z.object({
  id,
  /** Null: signs in through another server that has not given an address. */
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  username: z.string().nullable(),
  tiktok_handle: z.string().nullable(),
  plan_type: z.enum(PLAN_TYPES),
  is_admin: z.boolean(),
  created_at: instant,
  confirmed_at: instant.nullable(),
  locked_at: instant.nullable(),
  last_sign_in_at: instant.nullable(),
  /** Sessions in force. */
  sessions: count,
  linked_accounts: count,
  last_synced_at: instant.nullable(),
  /** Used this month. */
  video_analyses: count,
  account_analyses: count,
});
export type AdminUser = z.infer<typeof adminUser>;

const adminUserDetails = z.object({
  user: adminUser,
  usage: usage.nullable(),
  /** Including the month's credits. */
  limits: planLimits.nullable(),
  credits: z.array(
    z.object({
      id,
      kind: z.enum(CREDIT_KINDS),
      units: count,
      reason: z.string(),
      grantedBy: z.string().nullable(),
      grantedAt: instant,
      /** Null: it is in force. */
      withdrawnAt: instant.nullable(),
      withdrawnReason: z.string().nullable(),
    }),
  ),
  accounts: z.array(
    z.object({
      username: z.string(),
      is_primary: z.boolean(),
      last_synced_at: instant.nullable(),
      last_sync_error: z.string().nullable(),
    }),
  ),
  /** Verified second factors; without any there is nothing to remove. */
  second_factors: count,
  /** Audit log entries about this user, newest first. */
  history: z.array(auditEntry),
});
export type AdminUserDetails = z.infer<typeof adminUserDetails>;

/** The reason, recorded in the audit log with the action. */
const reason = z.string().trim().min(3).max(300);

export const adminUsers = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/users', tags: ['admin'] })
    .input(
      z.object({
        search: z.string().trim().max(200).optional(),
        state: z.enum(USER_STATES).default('all'),
        cursor: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(page(adminUser)),
  get: adminProcedure
    .route({ method: 'GET', path: '/admin/users/{id}', tags: ['admin'] })
    .input(z.object({ id }))
    .output(adminUserDetails),
  changePlan: adminProcedure
    .route({ method: 'PUT', path: '/admin/users/{id}/plan', tags: ['admin'] })
    .input(z.strictObject({ id, plan: z.enum(PLAN_TYPES), reason }))
    .output(adminUser),
  /** Grants units beyond the plan for the current month. */
  grantCredit: adminProcedure
    .route({ method: 'POST', path: '/admin/users/{id}/credits', tags: ['admin'] })
    .input(
      z.strictObject({ id, kind: z.enum(CREDIT_KINDS), units: z.number().int().min(1).max(1_000), reason }),
    )
    .output(adminUser),
  /** The credit no longer counts; units already used stay used. */
  withdrawCredit: adminProcedure
    .route({ method: 'POST', path: '/admin/users/{id}/credits/{credit}/withdrawal', tags: ['admin'] })
    .input(z.strictObject({ id, credit: z.uuid(), reason }))
    .output(adminUser),
  /** A locked user loses all sessions immediately. */
  lock: adminProcedure
    .route({ method: 'PUT', path: '/admin/users/{id}/lock', tags: ['admin'] })
    .input(z.strictObject({ id, reason }))
    .output(adminUser),
  unlock: adminProcedure
    .route({ method: 'DELETE', path: '/admin/users/{id}/lock', tags: ['admin'] })
    .input(z.object({ id }))
    .output(adminUser),
  resendConfirmation: adminProcedure
    .route({ method: 'POST', path: '/admin/users/{id}/confirmation', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(adminUser),
  /** For a user who lost the second factor and the recovery codes: removes all of them and ends the sessions. */
  removeFactors: adminProcedure
    .route({ method: 'POST', path: '/admin/users/{id}/factor-removal', tags: ['admin'] })
    .input(z.strictObject({ id, reason: reason.min(FACTOR_REMOVAL_REASON_MIN) }))
    .output(adminUser),
  grantAdmin: adminProcedure
    .route({ method: 'PUT', path: '/admin/users/{id}/role', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(adminUser),
  /** Ends the user's sessions too. The last administrator cannot be revoked. */
  revokeAdmin: adminProcedure
    .route({ method: 'DELETE', path: '/admin/users/{id}/role', tags: ['admin'] })
    .input(z.object({ id }))
    .output(adminUser),
};
