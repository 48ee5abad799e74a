import { z } from 'zod';
import { SOURCE_ERROR_CODES, SOURCE_IDS } from '#domain/sources/reading.ts';
import { adminAudit } from './admin-audit.ts';
import { exportAdminTable } from './admin-exports.ts';
import { adminJobs } from './admin-jobs.ts';
import { adminMoney } from './admin-revenue.ts';
import { adminModel } from './admin-model.ts';
import { adminOutbox } from './admin-outbox.ts';
import { adminUsers } from './admin-users.ts';
import { adminViews } from './admin-views.ts';
import { adminProcedure, instant } from '../wire/base.ts';
import { adminPageAnswers } from '../documentation.ts';
import { adminIssues } from '../support/known-issues.ts';
import { adminTickets } from '../support/support.ts';
import { adminTestimonials } from '../testimonials.ts';
import { signingKeys } from './signing-keys.ts';

export const sourceStatus = z.object({
  consent: z.object({ given: z.boolean(), at: instant.nullable() }),
  sources: z.array(
    z.object({
      id: z.enum(SOURCE_IDS),
      usable: z.boolean(),
      reason: z.enum(SOURCE_ERROR_CODES).nullable(),
      version: z.string().nullable(),
      needed: z.string().nullable(),
    }),
  ),
});

export const admin = {
  sources: adminProcedure
    .route({ method: 'GET', path: '/admin/sources', tags: ['admin'] })
    .output(sourceStatus),
  /**
   * Live collection of public pages is off until an administrator accepts, once, the statement about TikTok's terms.
   */
  consent: adminProcedure
    .route({ method: 'PUT', path: '/admin/sources/consent', tags: ['admin'] })
    .input(z.strictObject({ given: z.boolean() }))
    .output(sourceStatus),
  model: adminModel,
  users: adminUsers,
  jobs: adminJobs,
  money: adminMoney,
  outbox: adminOutbox,
  tickets: adminTickets,
  testimonials: adminTestimonials,
  issues: adminIssues,
  pageAnswers: adminPageAnswers,
  audit: adminAudit,
  exportTable: exportAdminTable,
  views: adminViews,
  keys: signingKeys,
};
