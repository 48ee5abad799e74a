import { z } from 'zod';
import { EXPORTED_TABLES } from '#domain/exports/exported-tables.ts';
import { REPORT_FORMATS } from '#domain/exports/report-formats.ts';
import { SCRIPT_FORMATS } from '#domain/exports/script-formats.ts';
import { TABLE_FORMATS } from '#domain/exports/table-formats.ts';
import { REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import { accountIds } from './accounts/account-comparison.ts';
import { id, periodDays, procedure } from './wire/base.ts';
import { reportFilters } from './video-reports.ts';

const LONGEST_ID = 36;
/** Comma-separated ids. */
const reportIds = z
  .string()
  .max(REPORT_LIMITS.exportedByName * (LONGEST_ID + 1))
  .meta({ format: 'uuid-list' })
  .transform(list => list.split(','))
  .pipe(z.array(id).min(1).max(REPORT_LIMITS.exportedByName));

/** A file that is streamed while it is generated. */
export const streamedFile = z.object({
  status: z.literal(200).describe('The file'),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
});

export const exportCalls = {
  table: procedure
    .route({
      method: 'GET',
      path: '/exports',
      tags: ['exports'],
      outputStructure: 'detailed',
      description:
        'A whole table as a file, in the language of the request; `json` has the same names in every language and times in UTC. Streamed: a connection that breaks off leaves less than a whole file. `accountId` and `order` are for tables of one account, `accountIds` and `periodDays` for the comparison, the rest for reports of videos, of which `ids` names some. The free plan takes along its own raw data: without figures that were worked out.',
    })
    .input(
      z.object({
        table: z.enum(EXPORTED_TABLES),
        format: z.enum(TABLE_FORMATS),
        accountId: id.optional(),
        order: z.enum(VIDEO_ORDERS).default('newest'),
        accountIds: accountIds.optional(),
        periodDays: periodDays.optional(),
        /** Restricts the export to these video reports. */
        ids: reportIds.optional(),
        ...reportFilters.shape,
      }),
    )
    .output(streamedFile),
  videoReport: procedure
    .route({
      method: 'GET',
      path: '/video-reports/{id}/export',
      tags: ['exports'],
      outputStructure: 'detailed',
      description:
        'The report of a video as a file, in the language of the request. `csv`: the figures behind it, one per line, as they were read; with what was worked out from them, except on the free plan, which exports its own raw data only and gets `csv` alone. `json`: what the report says, as the plan shows it.',
    })
    .input(z.object({ id, format: z.enum(REPORT_FORMATS) }))
    .output(
      z.object({
        status: z.literal(200).describe('The file'),
        headers: z.record(z.string(), z.string()),
        body: z.file(),
      }),
    ),
  script: procedure
    .route({
      method: 'GET',
      path: '/generations/texts/{id}/export',
      tags: ['exports'],
      outputStructure: 'detailed',
      description:
        'A script as a file, in its own language: `pdf`, a sheet to shoot by; `md`, the timeline; `srt`, what is said as subtitles. Refused for a script whose rest the plan does not open.',
    })
    .input(z.object({ id, format: z.enum(SCRIPT_FORMATS) }))
    .output(
      z.object({
        status: z.literal(200).describe('The file'),
        headers: z.record(z.string(), z.string()),
        body: z.file(),
      }),
    ),
};
