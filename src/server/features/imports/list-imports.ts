import type { ImportBatch } from '#contract/imports.ts';
import { onePage, readCursor } from '../../platform/db/page-cursor.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listBatches } from './imports.queries.ts';
import { showBatch } from './show-import.ts';

/** The user's imports, newest first, paginated. */
export async function listImports(
  app: AppContext,
  { userId }: Caller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: ImportBatch[]; nextCursor: string | null }> {
  const rows = await listBatches(app.db.tenant(userId), {
    userId,
    after: readCursor(cursor),
    limit: limit + 1,
  });
  return onePage(rows, limit, showBatch);
}
