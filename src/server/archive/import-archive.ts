import type { ArchiveCounts } from '#contract/archive.ts';
import type { RequestContext } from '../http/request-context.ts';
import { mailSecurity, noteSecurity } from '../notifications/announce-security.ts';
import type { Caller } from '../world.ts';
import type { Manifest } from './archive-names.ts';
import { archiveRows } from './archive-rows.ts';
import { openArchive, type OpenArchive } from './open-archive.ts';
import { readManifest, readRows } from './read-rows.ts';
import { ensureMonths } from './restore.queries.ts';
import { restoreRows } from './restore-rows.ts';

interface Asked {
  file: File;
  dryRun: boolean;
  profile: boolean;
}

const NAME_LENGTH = 100;

/** Thrown inside the transaction of a preview: what was counted is true, and nothing of it stays. */
class Previewed extends Error {
  readonly counts: ArchiveCounts;
  constructor(counts: ArchiveCounts) {
    super('previewed');
    this.counts = counts;
  }
}

/**
 * Adds the data of an archive to the caller's own, all or nothing. A preview does the very same and takes it back:
 * its numbers are those of the import.
 */
export async function importArchive(
  context: RequestContext & { caller: Caller },
  { file, dryRun, profile }: Asked,
): Promise<ArchiveCounts> {
  const { world, caller, requestId } = context;
  const { userId } = caller;
  const now = world.clock.now();
  const archive = await openArchive(Buffer.from(await file.arrayBuffer()));
  const manifest = await readManifest(archive);
  if (!dryRun) await ensureMonths(world.db.tenant(userId), await monthsOf(archive, manifest, now));
  const name = safeName(file.name);
  try {
    const counts = await world.db.tenant(userId).transaction(async tx => {
      const restored = await restoreRows({ tx, userId, archive, manifest, now, profile });
      if (dryRun) throw new Previewed(restored);
      await noteSecurity(world, tx, userId, { what: 'archive_imported', name, requestId });
      return restored;
    });
    await mailSecurity(world, userId, { what: 'archive_imported', values: { name } });
    return counts;
  } catch (error) {
    if (error instanceof Previewed) return error.counts;
    throw error;
  }
}

/** Partitions are made beforehand: making one inside the long transaction would hold up everybody. */
async function monthsOf(archive: OpenArchive, manifest: Manifest, now: Date): Promise<string[]> {
  const months = new Set<string>();
  const { videoSnapshot } = archiveRows(now);
  for await (const page of readRows(archive, manifest, 'video-snapshots', videoSnapshot)) {
    for (const { observed_at: at } of page) months.add(at.slice(0, 7));
  }
  return [...months];
}

/** A name to show, never to open. */
function safeName(given: string): string {
  const visible = (given.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH);
  return visible === '' ? 'archive.zip' : visible.toWellFormed();
}
