import { z } from 'zod';
import type { ShareLink } from '#contract/sharing.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { hasReport, listLinks as listLinkRows, type LinkCursor } from './sharing.queries.ts';
import { showLink } from './show-link.ts';

const written = z.tuple([z.iso.datetime(), z.uuid()]);

/** The caller's links, the latest first; of one report, or of all. */
export async function listLinks(
  world: World,
  { userId }: Caller,
  { reportId, cursor, limit }: { reportId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: ShareLink[]; nextCursor: string | null }> {
  const now = world.clock.now();
  const db = world.db.tenant(userId);
  if (reportId !== undefined && !(await hasReport(db, userId, reportId))) {
    throw new AppError('report_not_found');
  }
  const rows = await listLinkRows(db, {
    userId,
    reportId: reportId ?? null,
    after: cursor === undefined ? null : readCursor(cursor),
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = [last?.created_at.toISOString(), last?.id];
  return {
    items: items.map(row => showLink(row, now)),
    nextCursor: rows.length > limit ? Buffer.from(JSON.stringify(next)).toString('base64url') : null,
  };
}

function readCursor(text: string): LinkCursor {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    value = undefined;
  }
  const cursor = written.safeParse(value);
  if (!cursor.success) throw new AppError('invalid_input', { field: 'cursor' });
  const [createdAt, id] = cursor.data;
  return { createdAt: new Date(createdAt), id };
}
