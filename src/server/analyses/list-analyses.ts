import { z } from 'zod';
import type { AnalysisItem } from '#contract/analyses.ts';
import { videoTarget } from '#domain/analysis/analysis-run.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { listAnalysisRows, listLatestOf, type AnalysisCursor, type AnalysisRow } from './analyses.queries.ts';
import { showAnalysis } from './show-analysis.ts';

/** The user's analyses, newest first, whatever became of them. */
export async function listAnalyses(
  world: World,
  { userId }: Caller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: AnalysisItem[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await listAnalysisRows(world.db.tenant(userId), { userId, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(showAnalysis),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  };
}

/** The newest analysis of each of these videos that has one. */
export async function listLatestAnalyses(
  world: World,
  { userId }: Caller,
  videoIds: readonly string[],
): Promise<{ items: AnalysisItem[] }> {
  const targets = [...new Set(videoIds)].map(videoTarget);
  const rows = await listLatestOf(world.db.tenant(userId), userId, targets);
  return { items: rows.map(showAnalysis) };
}

const written = z.tuple([z.iso.datetime(), z.uuid()]);

function writeCursor({ created_at, id }: AnalysisRow): string {
  return Buffer.from(JSON.stringify([created_at.toISOString(), id])).toString('base64url');
}

/** What was not written by us is refused. */
function readCursor(text: string): AnalysisCursor {
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
