import { restoreAnalysis } from '../../video-analysis/results/restore-analysis.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { RowOf } from '../export/archive-rows.ts';
import { fileOf } from './read-rows.ts';

/** Tolerance for clock skew. */
const TOLERANCE_MS = 86_400_000;

/** Restores analyses. If the data of one is inconsistent, the whole import is refused. */
export async function restoreAnalyses(
  tx: Transaction,
  userId: string,
  pages: AsyncGenerator<RowOf<'videoAnalysis'>[]>,
  now: Date,
): Promise<{ added: number; present: number }> {
  const result = { added: 0, present: 0 };
  const latest = new Date(now.getTime() + TOLERANCE_MS);
  let number = 0;
  for await (const page of pages) {
    for (const row of page) {
      number += 1;
      const restored = await restoreAnalysis(tx, userId, row, latest);
      if (restored.outcome === 'refused') {
        const { field } = restored;
        throw new AppError('archive_bad_row', { name: fileOf('video-analyses'), row: number, field });
      }
      result[restored.outcome] += 1;
    }
  }
  return result;
}
