import type { ArchiveCounts } from '#contract/archive.ts';
import type { Database } from '#server/platform/db/database.ts';
import { recordSecurityEvent } from '../../notifications/announce-security.ts';
import type { Manifest } from '../format/archive-names.ts';
import { archiveRows } from '../export/archive-rows.ts';
import { openArchive, type OpenArchive } from './open-archive.ts';
import { readManifest, readRows } from './read-rows.ts';
import { ensureMonths } from './restore.queries.ts';
import { restoreRows } from './restore-rows.ts';

export interface ArchiveOrder {
  bytes: Uint8Array;
  userId: string;
  dryRun: boolean;
  /** Whether profile and settings are replaced too. */
  profile: boolean;
  /** The original file name, sanitised for display. */
  name: string;
  requestId: string;
  now: Date;
}

/** Thrown inside the transaction of a preview to roll it back; carries the counts. */
class Previewed extends Error {
  readonly counts: ArchiveCounts;
  constructor(counts: ArchiveCounts) {
    super('previewed');
    this.counts = counts;
  }
}

/** Adds the content of an archive in one transaction, or counts what it would add. */
export async function restoreArchive(
  db: Database,
  { bytes, userId, dryRun, profile, name, requestId, now }: ArchiveOrder,
): Promise<ArchiveCounts> {
  const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const manifest = await readManifest(archive);
  if (!dryRun) await ensureMonths(db.tenant(userId), await monthsOf(archive, manifest, now));
  try {
    return await db.tenant(userId).transaction(async tx => {
      const restored = await restoreRows({ tx, userId, archive, manifest, now, profile });
      if (dryRun) throw new Previewed(restored);
      const news = { what: 'archive_imported' as const, name, requestId };
      await recordSecurityEvent({ clock: { now: () => now } }, tx, userId, news);
      return restored;
    });
  } catch (error) {
    if (error instanceof Previewed) return error.counts;
    throw error;
  }
}

/** Partitions are created in advance: doing so inside the long transaction would block all users. */
async function monthsOf(archive: OpenArchive, manifest: Manifest, now: Date): Promise<string[]> {
  const months = new Set<string>();
  const { videoSnapshot } = archiveRows(now);
  for await (const page of readRows(archive, manifest, 'video-snapshots', videoSnapshot)) {
    for (const { observed_at: at } of page) months.add(at.slice(0, 7));
  }
  return [...months];
}
