import type { Handle } from '#domain/accounts/handle.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import { warn } from '#domain/sources/read-count.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { precisionOfCounts } from '#domain/sources/file-precision.ts';
import { handleFrom } from '#server/integrations/video-source/real-handle.ts';
import type { FormatReading, ImportedAccount, ImportFormat, RejectedRow, RowDoubts } from './import-file.ts';
import type { ItemReading } from './apify-item.ts';
import { nothingUsable } from './nothing-usable.ts';

/** A readable row: a video and the data of its author. */
export interface ReadRow {
  reading: VideoReading;
  profile: ProfileReading;
  /** A count was abbreviated ("1.2K"). */
  isShort?: boolean;
  /** Position in the file, counted from 1. */
  row?: number;
}

const DOUBTS_NAMED = 20;

/**
 * The rows of a file or a table, readable and rejected apart. If all rows are rejected and some for missing views, it
 * is read again without requiring views.
 */
export function readRows(read: (isWithoutViews: boolean) => { row: number; one: ItemReading }[]): {
  readable: ReadRow[];
  rejected: RejectedRow[];
} {
  let rows = read(false);
  const isWithoutViews =
    !rows.some(({ one }) => one.ok) && rows.some(({ one }) => !one.ok && one.reason === 'missing_views');
  if (isWithoutViews) rows = read(true);
  return {
    readable: rows.flatMap(({ row, one }) => (one.ok ? [{ ...one, row }] : [])),
    rejected: rows.flatMap(({ row, one }) =>
      one.ok ? [] : [{ row, reason: one.reason, ...(one.value !== undefined && { value: one.value }) }],
    ),
  };
}

/** Infers from the counts whether the file rounds: for the videos and for the accounts separately. */
function settlePrecision(rows: readonly ReadRow[]): void {
  const ofVideos = precisionOfCounts(
    rows.flatMap(({ reading: { views, likes, comments, shares } }) => [views, likes, comments, shares]),
  );
  const ofAccounts = precisionOfCounts(
    rows.flatMap(({ profile: { followers, likes } }) => [followers, likes]),
  );
  for (const { reading, profile, isShort = false } of rows) {
    reading.precision = isShort ? 'rounded' : ofVideos;
    profile.precision = ofAccounts;
  }
}

/** Groups readable rows by account, most videos first; each video once, the better row retained. */
function groupByAccount(rows: readonly ReadRow[]): {
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

/** The result of the readable and rejected rows of one format. */
export function readingOf(
  format: ImportFormat,
  readable: readonly ReadRow[],
  rejected: RejectedRow[],
): FormatReading {
  if (readable.length === 0) {
    const onlyNameless = rejected.some(({ reason }) => reason === 'no_handle');
    return onlyNameless ? { ok: false, reason: 'import_no_handle', values: {} } : nothingUsable(rejected);
  }
  settlePrecision(readable);
  const { accounts, duplicates } = groupByAccount(readable);
  rejected.sort((a, b) => a.row - b.row);
  return {
    ok: true,
    format,
    accounts,
    rejected,
    duplicates,
    warnings: allWarnings(readable, rejected),
    doubts: doubtsOf(readable, accounts),
  };
}

/** Rows that contradict another row, or themselves. */
function doubtsOf(rows: readonly ReadRow[], accounts: readonly ImportedAccount[]): RowDoubts {
  const kept = new Set(accounts.flatMap(({ videos }) => videos));
  const byVideo = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const key = `${row.reading.handle} ${row.reading.id}`;
    byVideo.set(key, [...(byVideo.get(key) ?? []), row]);
  }
  const repeated = [...byVideo.values()].flatMap(same => {
    const [first] = same;
    const other = same.find(({ reading }) => first !== undefined && !haveSameCounts(first.reading, reading));
    const used = same.find(({ reading }) => kept.has(reading));
    if (first?.row === undefined || other?.row === undefined || used?.row === undefined) return [];
    return [{ row: first.row, again: other.row, kept: used.row }];
  });
  const warned = (warning: SourceWarning) =>
    rows.flatMap(({ row, reading }) =>
      row !== undefined && reading.warnings.includes(warning) ? [row] : [],
    );
  const above = warned('likes_above_views');
  return {
    repeated: { count: repeated.length, items: repeated.slice(0, DOUBTS_NAMED) },
    likesAboveViews: { count: above.length, rows: above.slice(0, DOUBTS_NAMED) },
    dates: warned('post_time_disagrees').length,
  };
}

function haveSameCounts(a: VideoReading, b: VideoReading): boolean {
  return (['views', 'likes', 'comments', 'shares', 'saves'] as const).every(count => a[count] === b[count]);
}

function allWarnings(readable: readonly ReadRow[], rejected: readonly RejectedRow[]): SourceWarning[] {
  const warnings: SourceWarning[] = [];
  for (const { reading, profile } of readable) {
    for (const warning of reading.warnings) warn(warnings, warning);
    for (const warning of profile.warnings) warn(warnings, warning);
  }
  if (rejected.some(({ reason }) => reason === 'empty_entry')) warn(warnings, 'partial_list');
  if (rejected.some(({ reason }) => reason === 'missing_views')) warn(warnings, 'missing_views');
  return warnings;
}
