import type { Handle } from '#domain/accounts/handle.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import type { ProfileReading, VideoReading } from '#domain/sources/measured.ts';
import { handleFrom } from '#server/integrations/video-source/real-handle.ts';
import type { ImportedAccount } from './import-file.ts';

/** A row that could be read: a video and what it tells of its author. */
export interface ReadRow {
  reading: VideoReading;
  profile: ProfileReading;
}

/** Groups readable rows by account, most videos first; each video once, the better reading kept. */
export function gatherAccounts(rows: readonly ReadRow[]): {
  accounts: ImportedAccount[];
  duplicates: number;
} {
  const byHandle = new Map<Handle, ReadRow[]>();
  for (const row of rows) {
    const handle = handleFrom(row.reading.handle);
    if (handle === null) continue;
    const known = byHandle.get(handle);
    if (known === undefined) byHandle.set(handle, [row]);
    else known.push(row);
  }
  let duplicates = 0;
  const accounts = [...byHandle].map(([handle, own]) => {
    const unique = withoutDuplicates(own.map(row => row.reading));
    duplicates += unique.duplicates;
    return { handle, profile: newestProfile(own), videos: unique.readings };
  });
  return { accounts: accounts.sort((a, b) => b.videos.length - a.videos.length), duplicates };
}

/** Where items disagree on their author the latest observed wins, then the latest published. */
function newestProfile(rows: readonly ReadRow[]): ProfileReading | null {
  const rank = ({ reading, profile }: ReadRow): [number, number, number] => [
    profile.followers === null ? 0 : 1,
    reading.observedAt.getTime(),
    reading.publishedAt.getTime(),
  ];
  const best = rows.reduce<ReadRow | null>((kept, row) => {
    if (kept === null) return row;
    const [a, b] = [rank(kept), rank(row)];
    return (b[0] - a[0] || b[1] - a[1] || b[2] - a[2]) > 0 ? row : kept;
  }, null);
  return best?.profile ?? null;
}
