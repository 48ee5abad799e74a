import type { ArchiveCounts } from '#contract/archive.ts';
import { archiveMegabytes } from '#domain/archive/archive-limits.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { AppError } from '#server/platform/app-error.ts';
import { limitArchives } from '#server/services/rate-limits/limit-archives.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { RequestContext } from '#server/services/calls/request-context.ts';
import { mailSecurity } from '../../notifications/announce-security.ts';
import type { Caller } from '#server/services/app-context.ts';
import { openArchive } from './open-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { restoreInThread } from './restore-in-thread.ts';
import { findPlanOf } from './restore.queries.ts';

interface Input {
  file: File;
  dryRun: boolean;
  profile: boolean;
}

const NAME_LENGTH = 100;
/** Archives up to this size take some hundredths of a second, less than starting a thread. */
const AT_ONCE_BYTES = 1_000_000;

/** Archives of all users, one at a time per process; `MOST_WAITING` may wait, each with its file in memory. */
const limitConcurrency = createSemaphore(1);
const MOST_WAITING = 4;
const TRY_AGAIN_SECONDS = 30;
let waiting = 0;

/**
 * Adds the data of an archive to the caller's own, atomically. A preview does the same and rolls back:
 * its counts are those of the import. A large one is parsed in a thread, to keep the event loop free.
 */
export async function importArchive(
  context: RequestContext & { caller: Caller },
  { file, dryRun, profile }: Input,
): Promise<ArchiveCounts> {
  const { app, caller, requestId } = context;
  const { userId } = caller;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Invalid archives are cheap to reject and do not count towards the rate limit.
  const archive = await openArchive(Buffer.from(bytes.buffer));
  const plan =
    (await findPlanOf(app.db.tenant(userId), userId))?.plan_type ?? ('freemium' satisfies PlanType);
  const limit = archiveMegabytes(plan);
  if (archive.dataBytes > limit * 1_000_000) throw new AppError('archive_over_plan', { limit });
  await limitArchives(app, userId, dryRun ? 'preview' : 'import');
  const name = safeName(file.name);
  const order = { bytes, userId, dryRun, profile, name, requestId, now: app.clock.now() };
  if (waiting >= MOST_WAITING)
    throw new AppError('unavailable', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS });
  waiting += 1;
  const counts = await limitConcurrency(() =>
    archive.dataBytes <= AT_ONCE_BYTES ? restoreArchive(app.db, order) : restoreInThread(app, order),
  ).finally(() => (waiting -= 1));
  if (!dryRun) await mailSecurity(app, userId, { what: 'archive_imported', values: { name } });
  return counts;
}

/** A name for display, never used as a path. */
function safeName(given: string): string {
  const visible = (given.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH);
  return visible === '' ? 'archive.zip' : visible.toWellFormed();
}
