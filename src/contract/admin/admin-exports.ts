import { z } from 'zod';
import { ADMIN_TABLES } from '#domain/admin/admin-tables.ts';
import { USER_STATES } from '#domain/admin/user-states.ts';
import { TABLE_FORMATS } from '#domain/exports/table-formats.ts';
import { CONTRACT_STATES } from '#domain/billing/revenue.ts';
import { TICKET_STATES } from '#domain/support/ticket.ts';
import { TESTIMONIAL_STATES } from '#domain/testimonials/testimonial.ts';
import { JOB_STATES } from '../accounts/accounts.ts';
import { auditFilter } from './admin-audit.ts';
import { adminProcedure } from '../wire/base.ts';
import { streamedFile } from '../exports.ts';

/** Testimonials by state, or those reported by readers. */
const QUEUED = [...TESTIMONIAL_STATES, 'reported'] as const;

/** Which table to export, in which file format, filtered as on its page. */
const adminTableInput = z.strictObject({
  table: z.enum(ADMIN_TABLES),
  format: z.enum(TABLE_FORMATS),
  /** Filters users and messages. */
  search: z.string().trim().max(200).optional(),
  /** Filters users, runs, requests, contracts or testimonials. */
  state: z
    .enum([...new Set([...USER_STATES, ...JOB_STATES, ...TICKET_STATES, ...CONTRACT_STATES, ...QUEUED])])
    .optional(),
  /** Filters runs by error code. */
  code: z.string().max(60).optional(),
  /** Filters the audit log. */
  ...auditFilter.shape,
});
export type AdminTableInput = z.output<typeof adminTableInput>;

export const exportAdminTable = adminProcedure
  .route({
    method: 'POST',
    path: '/admin/exports',
    tags: ['admin'],
    outputStructure: 'detailed',
    description:
      'A table of the administration as a file, filtered as on its page; streamed. The export is written into the audit log before the first byte leaves.',
  })
  .input(adminTableInput)
  .output(streamedFile);
