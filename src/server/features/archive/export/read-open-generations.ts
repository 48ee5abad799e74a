import { z } from 'zod';
import type { Queryable } from '#server/platform/db/database.ts';
import { lockText } from '../../generations/lock-text.ts';
import { loadEntitlements } from '#server/services/entitlements/load-entitlements.ts';
import type { After, Row } from './archive.queries.ts';
import { readGenerations } from './generations.queries.ts';

const texts = z.array(z.looseObject({ content: z.unknown() }));

/** Parts of a script that the plan locks are not exported either. */
export async function readOpenGenerations(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  const rows = await readGenerations(db, userId, after, limit);
  if (!rows.some(row => row['type'] === 'script')) return rows;
  const opens = await loadEntitlements(db, userId);
  if (opens.wholeScripts) return rows;
  return rows.map(row =>
    row['type'] === 'script'
      ? {
          ...row,
          texts: texts.parse(row['texts']).map(text => ({ ...text, content: lockText(text.content) })),
        }
      : row,
  );
}
