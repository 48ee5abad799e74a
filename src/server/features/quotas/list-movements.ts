import { z } from 'zod';
import type { QuotaMovement } from '#contract/quotas.ts';
import { readInstantCursor, writeInstantCursor } from '../../platform/db/cursor-text.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listMovements as listRows, type MovementRow } from './movements.queries.ts';

const Id = z.string().max(60);

/** The caller's ledger, newest first: charges and refunds with reasons. */
export async function listMovements(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  input: { cursor?: string | undefined; limit: number },
): Promise<{ items: QuotaMovement[]; nextCursor: string | null }> {
  const rows = await listRows(app.db.tenant(userId), {
    userId,
    after: input.cursor === undefined ? null : readInstantCursor(input.cursor, Id),
    // One more, to detect a next page.
    limit: input.limit + 1,
  });
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return {
    items: items.map(showMovement),
    nextCursor: rows.length > input.limit && last !== undefined ? writeInstantCursor(last) : null,
  };
}

function showMovement({ id, at, about, ...row }: MovementRow): QuotaMovement {
  return { ...row, id: `${at.getTime()}-${id}`, at: at.toISOString(), label: about.label ?? null };
}
