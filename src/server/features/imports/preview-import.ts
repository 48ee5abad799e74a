import type { z } from 'zod';
import type { importPreview } from '#contract/imports.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { compareDays, type DayComparison, type DayFigure } from '#domain/sources/day-figures.ts';
import { dayConflicts, videoConflicts, type ImportConflict } from '#domain/imports/import-conflicts.ts';
import { KEPT_FIELDS } from '#domain/imports/studio-headers.ts';
import { isDated } from '#domain/sources/reading.ts';
import { WHY_HELD, type WhyHeld } from '#domain/sources/stored-reading.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ImportedAccount, ImportPart } from '../../integrations/import-files/import-file.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { compareVideos, NOTHING_HELD, type Comparison, type ComparedVideo } from './compare-videos.ts';
import { findPlaces, listSameFile, listLinked, listSeenDays, listStoredVideos } from './imports.queries.ts';
import { trustOf, type UnderstoodFile } from './read-upload.ts';

const SAMPLE = 5;
const SAMPLE_CHARACTERS = 80;
const CONFLICTS = 20;

/** Changes of importing one account of a file. */
interface AccountChange {
  account: ImportedAccount;
  comparison: Comparison;
  days: DayComparison;
  conflicts: ImportConflict[];
  /** The same file is already imported. */
  isKnown: boolean;
}

/**
 * Preview of an import. For a single account, or named accounts, it already throws if the plan
 * has no free slots; for an unselected file of several it returns the number of slots.
 */
export async function previewImport(
  app: AppContext,
  { userId }: Caller,
  file: UnderstoodFile,
): Promise<z.infer<typeof importPreview>> {
  const { accounts, isChosen } = file;
  const handles = accounts.map(({ handle }) => handle);
  const { place, linked, standing } = await app.db.tenant(userId).transaction(async tx => ({
    place: await findPlaces(tx, userId),
    linked: await listLinked(tx, userId, handles),
    standing: await readStoredRows(tx, userId, file),
  }));
  if (place === undefined) throw new AppError('unauthenticated');
  const changes = listChanges(file, standing);
  const active = new Map(linked.map(one => [one.username, one.active]));
  const takesPlaceOf = isChosen ? checkPlaces(handles, active, place) : null;
  const [first] = accounts;
  const videos = accounts.flatMap(account => account.videos);
  const conflicts = changes.flatMap(change => change.conflicts);
  return {
    format: file.format,
    username: first?.handle ?? '',
    displayName: first?.profile?.displayName ?? null,
    followers: first?.profile?.followers ?? null,
    videos: videos.length,
    ...sumOf(changes),
    rejected: file.rejected,
    rejectedCount: file.rejectedCount,
    doubts: file.doubts,
    ...showParts(changes),
    linksAccount: handles.some(handle => !active.has(handle)),
    accounts: changes.map(change => showAccount(change, active)),
    places: place.places === -1 ? null : place.places,
    takesPlaceOf,
    time: {
      from: file.time.from,
      at: file.time.at?.toISOString() ?? null,
      newest: file.time.newest?.toISOString() ?? null,
    },
    dateOrder: file.dateOrder,
    assumedEncoding: file.assumedEncoding,
    conflicts: {
      count: conflicts.length,
      items: conflicts.slice(0, CONFLICTS).map(({ title, ...conflict }) => ({
        ...conflict,
        title: title === null ? null : cutText(title, SAMPLE_CHARACTERS),
      })),
    },
    parts: file.parts,
    aside: file.aside.map(({ rows, ...table }) => ({
      ...table,
      columns: unusedColumns(table, file.parts),
      rows: rows.length,
    })),
  };
}

/** The stored columns that no figure comes from, without the one that only identifies the video. */
function unusedColumns({ file, columns }: { file: string; columns: string[] }, parts: readonly ImportPart[]) {
  const known = parts.find(({ name }) => name === file)?.columns ?? [];
  const isUsed = (header: string) =>
    known.some(column => column.header === header && column.as !== null && !KEPT_FIELDS.has(column.as));
  return columns.filter(header => !isUsed(header));
}

/** Summary of the whole file and of each of its accounts. */
function showParts(changes: readonly AccountChange[]) {
  const videos = changes.flatMap(({ account }) => account.videos);
  const published = videos.map(video => video.publishedAt.getTime()).sort((a, b) => a - b);
  return {
    firstPublishedAt: isoOf(published[0]),
    lastPublishedAt: isoOf(published.at(-1)),
    held: heldOf(changes),
    unknownViews: videos.filter(({ views }) => views === null).length,
    days: showDays(changes),
    sample: videos.slice(0, SAMPLE).map(video => ({
      id: video.id,
      description: cutText(video.description, SAMPLE_CHARACTERS),
      createdAt: video.publishedAt.toISOString(),
      views: video.views,
    })),
  };
}

/**
 * The account without data that the file's single account replaces; null: a slot is free. Throws if neither is
 * possible.
 */
function checkPlaces(
  handles: readonly Handle[],
  active: ReadonlyMap<Handle, boolean>,
  { places, empty }: { places: number; empty: { username: Handle } | null },
): Handle | null {
  const readOnly = handles.find(handle => active.get(handle) === false);
  if (readOnly !== undefined) throw new AppError('account_read_only', { username: readOnly });
  const fresh = handles.filter(handle => !active.has(handle));
  if (places === -1 || fresh.length <= places) return null;
  if (fresh.length === 1 && empty !== null) return empty.username;
  throw new AppError('account_limit_reached', { handle: fresh[0] ?? '' });
}

interface StoredRows {
  videos: ComparedVideo[];
  /** Accounts for which the same file is already imported. */
  known: Set<Handle>;
  seen: Map<Handle, Awaited<ReturnType<typeof listSeenDays>>>;
}

/** The rows to compare with, in the same number of statements for many accounts as for one. */
async function readStoredRows(
  tx: Transaction,
  userId: string,
  { accounts, sha256 }: UnderstoodFile,
): Promise<StoredRows> {
  const ids = accounts.flatMap(({ videos }) => videos.map(({ id }) => id));
  const handles = accounts.map(({ handle }) => handle);
  const seen: StoredRows['seen'] = new Map();
  // Only the file's owner has daily figures.
  const owner = accounts.find(({ days = [] }) => days.length > 0);
  if (owner !== undefined) {
    const { handle, days = [] } = owner;
    const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
    seen.set(handle, await listSeenDays(tx, { userId, username: handle, ...span }));
  }
  return {
    videos: await listStoredVideos(tx, userId, ids),
    known: new Set(await listSameFile(tx, { userId, handles, sha256 })),
    seen,
  };
}

function listChanges(file: UnderstoodFile, standing: StoredRows): AccountChange[] {
  const byId = new Map(standing.videos.map(video => [video.id, video]));
  const trust = trustOf(file);
  return file.accounts.map((account): AccountChange => {
    const { handle, videos, days = [] } = account;
    const isKnown = standing.known.has(handle);
    const seen = standing.seen.get(handle) ?? [];
    const stood = videos.flatMap(({ id }): ComparedVideo | [] => byId.get(id) ?? []);
    return {
      account,
      isKnown,
      days: compareDays(seen, days),
      comparison: isKnown
        ? { added: 0, updated: 0, unchanged: videos.length, reread: 0, held: NOTHING_HELD }
        : compareVideos(stood, videos, trust),
      conflicts: isKnown ? [] : [...dayConflicts(seen, days), ...videoConflicts(stood, videos, trust)],
    };
  });
}

function sumOf(changes: readonly AccountChange[]): Pick<Comparison, 'added' | 'updated' | 'unchanged'> {
  const sum = { added: 0, updated: 0, unchanged: 0 };
  for (const { comparison } of changes) {
    for (const count of ['added', 'updated', 'unchanged'] as const) sum[count] += comparison[count];
  }
  return sum;
}

function heldOf(changes: readonly AccountChange[]) {
  const count = (why: WhyHeld) => changes.reduce((sum, { comparison }) => sum + comparison.held[why], 0);
  const why = Object.fromEntries(WHY_HELD.map(one => [one, count(one)])) as Record<WhyHeld, number>;
  return { videos: WHY_HELD.reduce((sum, one) => sum + why[one], 0), ...why };
}

function showAccount(change: AccountChange, active: ReadonlyMap<Handle, boolean>) {
  const { account, comparison, days, isKnown } = change;
  const { handle, profile, videos } = account;
  return {
    username: handle,
    displayName: profile?.displayName ?? null,
    followers: profile?.followers ?? null,
    videos: videos.length,
    dayFigures: account.days?.length ?? 0,
    added: comparison.added + days.added,
    updated: comparison.updated + days.updated,
    unchanged: comparison.unchanged + days.unchanged,
    changes:
      !active.has(handle) ||
      (!isKnown && (comparison.reread > 0 || bringsCounts(profile))) ||
      comparison.added + comparison.updated + days.added + days.updated > 0,
    linked: active.has(handle),
    readOnly: active.get(handle) === false,
    ...showParts([change]),
  };
}

/** Whether a profile has counts for the account's history. */
function bringsCounts(profile: ImportedAccount['profile']): boolean {
  if (profile === null || !isDated(profile)) return false;
  return [profile.followers, profile.likes, profile.videos].some(count => count !== null);
}

function showDays(changes: readonly AccountChange[]) {
  const all: DayFigure[] = changes.flatMap(({ account }) => account.days ?? []);
  const named = all.map(({ day }) => day).sort();
  const sum = (count: keyof DayComparison) => changes.reduce((total, { days }) => total + days[count], 0);
  return {
    figures: all.length,
    added: sum('added'),
    updated: sum('updated'),
    unchanged: sum('unchanged'),
    from: named[0] ?? null,
    to: named.at(-1) ?? null,
  };
}

function isoOf(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}
