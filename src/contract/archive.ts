import { z } from 'zod';
import { count, procedure, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

/** `withoutAccount`: skipped, because the plan has no place for their account. */
const ofAccounts = z.object({ added: count, present: count, withoutAccount: count });

/** What importing an archive adds, and what is already present and kept. */
const archiveCounts = z.object({
  exported_at: z.string(),
  profile: z.boolean(),
  accounts: z.object({ added: count, present: count, withoutPlace: z.array(z.string()) }),
  imports: z.object({ added: count, present: count }),
  accountSnapshots: z.object({ added: count, present: count }),
  videos: z.object({ added: count, present: count }),
  videoSnapshots: z.object({ added: count, present: count }),
  accountDays: z.object({ added: count, present: count }),
  experiments: z.object({ added: count, present: count }),
  accountReports: ofAccounts,
  videoAnalyses: z.object({ added: count, present: count }),
  reportSchedules: ofAccounts,
  runs: z.object({ added: count, present: count }),
  generations: z.object({ added: count, present: count }),
});
export type ArchiveCounts = z.infer<typeof archiveCounts>;

const MISSING = 'import_file_missing' satisfies ErrorCode;
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .optional()
  .transform(value => value === true || value === 'true' || value === '1');

export const archive = {
  export: procedure
    .route({
      method: 'GET',
      path: '/export/archive',
      tags: ['archive'],
      outputStructure: 'detailed',
      description:
        'A ZIP of everything about the caller, as JSON and CSV, with a description, counts and checksums. Streamed: a connection that breaks off leaves an unreadable file, never half a one. API keys get only the folder `data`.',
    })
    .output(
      z.object({
        status: z.literal(200).describe('The archive'),
        headers: z.record(z.string(), z.string()),
        body: z.unknown(),
      }),
    ),
  import: sessionProcedure
    .route({
      method: 'POST',
      path: '/import/archive',
      tags: ['archive'],
      inputStructure: 'detailed',
      description:
        'Multipart, field `file`. `dryRun` tells what would be added. `profile` also replaces profile and settings. All or nothing.',
    })
    .input(
      z.object({
        query: z.strictObject({ dryRun: flag, profile: flag }),
        // The message of a validation error may be an error code.
        body: z.strictObject({ file: z.file({ error: MISSING }) }, { error: MISSING }),
      }),
    )
    .output(archiveCounts),
};
