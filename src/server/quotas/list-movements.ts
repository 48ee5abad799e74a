import { z } from 'zod';
import type { QuotaMovement } from '#contract/quotas.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { listMovements as listRows, type MovementCursor, type MovementRow } from './movements.queries.ts';

const written = z.tuple([z.iso.datetime(), z.string().max(60)]);

/** The caller's ledger, newest first: why something was charged, and what came back. */
export async function listMovements(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  asked: { cursor?: string | undefined; limit: number },
): Promise<{ items: QuotaMovement[]; nextCursor: string | null }> {
  const rows = await listRows(world.db.tenant(userId), {
    userId,
    after: asked.cursor === undefined ? null : readCursor(asked.cursor),
    // One more tells whether there is a next page.
    limit: asked.limit + 1,
  });
  const items = rows.slice(0, asked.limit);
  const last = items.at(-1);
  return {
    items: items.map(showMovement),
    nextCursor: rows.length > asked.limit && last !== undefined ? writeCursor(last) : null,
  };
}

function showMovement({ id, at, about, ...row }: MovementRow): QuotaMovement {
  return { ...row, id: `${at.getTime()}-${id}`, at: at.toISOString(), label: about.label ?? null };
}

function writeCursor({ at, id }: MovementCursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

function readCursor(text: string): MovementCursor {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    value = undefined;
  }
  const cursor = written.safeParse(value);
  if (!cursor.success) throw new AppError('invalid_input', { field: 'cursor' });
  return { at: new Date(cursor.data[0]), id: cursor.data[1] };
}
