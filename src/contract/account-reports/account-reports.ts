import { z } from 'zod';
import { REPORT_FORMATS } from '#domain/exports/report-formats.ts';
import { REPORT_DAYS } from '#domain/account-reports/report-data.ts';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { accountReport } from './account-report.ts';
import { count, id, instant, page, procedure, provenance, sourceId } from '../wire/base.ts';
import type { ErrorCode } from '../wire/errors.ts';
import { newReportNote, reportNote } from './report-note.ts';

const DAYS_INVALID = 'report_days_invalid' satisfies ErrorCode;
const reportDays = z.coerce
  .number({ error: DAYS_INVALID })
  .int({ error: DAYS_INVALID })
  .min(REPORT_DAYS.least, { error: DAYS_INVALID })
  .max(REPORT_DAYS.most, { error: DAYS_INVALID })
  .default(REPORT_DAYS.usual);

/** A report in the list: account, days, method and the hash of its bytes. */
const reportSummary = z.object({
  id,
  account_id: id,
  username: z.string(),
  is_demo: z.boolean(),
  /** 1, 2, 3 … for each account. */
  version: count,
  days: count,
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  method: count,
  made_at: instant,
  /** Whether a schedule created it. */
  is_scheduled: z.boolean(),
  /** SHA-256 of the stored report, in hexadecimal. */
  sha256: z.string(),
  /** Views of the period's videos, and the change from the previous period; null: not known. */
  views: count.nullable(),
  change: z.number().nullable(),
  videos: count,
  /** Provenance of those views. */
  provenance,
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** A video with the data stored when the report was made. */
const reportVideo = z.object({
  id: z.string(),
  url: z.string(),
  caption: z.string(),
  published_at: instant,
  views: count.nullable(),
  /** Where and when those counts were measured. */
  source: sourceId,
  precision: z.enum(PRECISIONS),
  observed_at: instant,
});
export type ReportVideo = z.infer<typeof reportVideo>;

/** A deleted report that can still be restored. */
const binnedReport = z.object({ id, label: z.string(), deleted_at: instant, expires_at: instant });
export type BinnedReport = z.infer<typeof binnedReport>;

const byId = z.object({ id });

export const accountReports = {
  create: procedure
    .route({
      method: 'POST',
      path: '/account-analyses',
      tags: ['account reports'],
      successStatus: 201,
      description:
        'Analyses a linked account over its last whole days and keeps the report. Counts as one account analysis; a failed one costs nothing.',
    })
    .input(z.strictObject({ accountId: id, days: reportDays }))
    .output(reportSummary),
  list: procedure
    .route({ method: 'GET', path: '/account-reports', tags: ['account reports'] })
    .input(
      z.object({
        accountId: id.optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(page(reportSummary)),
  get: procedure
    .route({ method: 'GET', path: '/account-reports/{id}', tags: ['account reports'] })
    .input(byId)
    .output(reportNote.extend({ summary: reportSummary, report: accountReport })),
  setNote: procedure
    .route({
      method: 'PUT',
      path: '/account-reports/{id}/note',
      tags: ['account reports'],
      description:
        'What somebody writes beside a report: it is not part of what the report says. `note_revision` is that of the text it takes the place of; if that has changed in the meantime, nothing is overwritten.',
    })
    .input(newReportNote)
    .output(reportNote),
  videos: procedure
    .route({
      method: 'GET',
      path: '/account-reports/{id}/videos',
      tags: ['account reports'],
      description: 'The videos a report rests on, newest first, as they were known when it was made.',
    })
    .input(byId)
    .output(page(reportVideo)),
  check: procedure
    .route({
      method: 'GET',
      path: '/account-reports/{id}/check',
      tags: ['account reports'],
      description:
        'Computes the report again from the data kept with it, and says whether every byte is the same.',
    })
    .input(byId)
    .output(
      z.object({
        /**
         * `other_method`: the method has changed since, and gives other results for the same data; the report stays as
         * it was made.
         */
        outcome: z.enum(['identical', 'other_method', 'differs']),
        kept: z.string(),
        computed: z.string(),
      }),
    ),
  export: procedure
    .route({
      method: 'GET',
      path: '/account-reports/{id}/export',
      tags: ['account reports'],
      outputStructure: 'detailed',
      description:
        'The report as a file, in the language of the request. `csv`: the videos behind it, as they were read; with what was computed of each, except on the free plan, which exports its own raw data only. `json`: the report as it is kept, byte for byte; its SHA-256 is the one of the list. The free plan gets `csv` alone.',
    })
    .input(byId.extend({ format: z.enum(REPORT_FORMATS) }))
    .output(
      z.object({
        status: z.literal(200).describe('The file'),
        headers: z.record(z.string(), z.string()),
        body: z.file(),
      }),
    ),
  remove: procedure
    .route({ method: 'DELETE', path: '/account-reports/{id}', tags: ['account reports'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  bin: procedure
    .route({ method: 'GET', path: '/account-reports/bin', tags: ['account reports'] })
    .output(page(binnedReport)),
  restore: procedure
    .route({ method: 'POST', path: '/account-reports/bin/{id}/restore', tags: ['account reports'] })
    .input(byId)
    .output(reportSummary),
};
