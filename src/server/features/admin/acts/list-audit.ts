import type { AuditEntry, AuditFilter } from '#contract/admin/admin-audit.ts';
import { addDays, startOfLocalDay } from '#domain/time/local-days.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { AdminContext } from './admin-action.ts';
import { findTimeZone } from './admin.queries.ts';
import { listEntries, type EntryFilter } from './audit.queries.ts';
import { showEntry } from './show-entry.ts';

type Input = AuditFilter & { cursor?: string | undefined; limit: number };

/** The audit log, newest first; pagination is stable while entries are added. */
export async function listAudit(
  { app, caller }: AdminContext,
  { cursor, limit, ...filter }: Input,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const db = app.db.system;
  const input = await readFilter(db, caller.userId, filter);
  const rows = await listEntries(db, { ...input, after: readAfter(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(showEntry),
    nextCursor: rows.length > limit && last !== undefined ? String(last.id) : null,
  };
}

/** Filter parameters for the query: days are in the administrator's time zone. */
async function readFilter(
  db: Queryable,
  adminId: string,
  { from, to, ...rest }: AuditFilter,
): Promise<Omit<EntryFilter, 'after' | 'limit'>> {
  const zone = (await findTimeZone(db, adminId)) ?? 'Europe/Paris';
  return {
    ...rest,
    from: from === undefined ? undefined : startOfLocalDay(from, zone),
    before: to === undefined ? undefined : startOfLocalDay(addDays(to, 1), zone),
  };
}

function readAfter(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const after = /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN;
  if (!Number.isSafeInteger(after)) throw new AppError('invalid_input', { field: 'cursor' });
  return after;
}
