import type { AnalysisItem } from '#contract/video-analysis.ts';
import { videoTarget } from '#domain/video-analysis/analysis-run.ts';
import { readInstantCursor, writeInstantCursor } from '#server/platform/db/cursor-text.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { listAnalysisRows, listLatestOf } from '../queries/video-analysis.queries.ts';
import { showAnalysis } from '../queries/show-analysis.ts';

/** The user's analyses, newest first, in any state. */
export async function listAnalyses(
  app: AppContext,
  { userId }: Caller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: AnalysisItem[]; nextCursor: string | null }> {
  const end = cursor === undefined ? null : readInstantCursor(cursor);
  const after = end === null ? null : { createdAt: end.at, id: end.id };
  const rows = await listAnalysisRows(app.db.tenant(userId), { userId, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(showAnalysis),
    nextCursor:
      rows.length > limit && last !== undefined
        ? writeInstantCursor({ at: last.created_at, id: last.id })
        : null,
  };
}

/** The newest analysis of each of these videos that has one. */
export async function listLatestAnalyses(
  app: AppContext,
  { userId }: Caller,
  videoIds: readonly string[],
): Promise<{ items: AnalysisItem[] }> {
  const targets = [...new Set(videoIds)].map(videoTarget);
  const rows = await listLatestOf(app.db.tenant(userId), userId, targets);
  return { items: rows.map(showAnalysis) };
}
