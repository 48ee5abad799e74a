import type { ImportBatch } from '#contract/imports.ts';
import type { Caller, World } from '../world.ts';
import { listBatches } from './imports.queries.ts';
import { showBatch } from './show-batch.ts';

/** The user's last imports, newest first. */
export async function listImports(
  world: World,
  { userId }: Caller,
): Promise<{ items: ImportBatch[]; nextCursor: null }> {
  const rows = await listBatches(world.db.tenant(userId), userId);
  return { items: rows.map(showBatch), nextCursor: null };
}
