import type { AnalysisItem } from '#contract/video-analysis.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { getAnalysisRow } from '../queries/get-analysis.ts';
import { showAnalysis } from '../queries/show-analysis.ts';

const HOW_FAR = ['state', 'stage', 'media_stage', 'media_done'] as const;

/**
 * The current analysis, then every change until it has ended. Each event is the complete state, so a client that
 * reconnects misses nothing relevant.
 */
export async function followAnalysis(
  app: AppContext,
  { userId }: Caller,
  id: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<AnalysisItem, void>> {
  const leave = new AbortController();
  const changes = app.runEvents.changes(
    id,
    signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]),
  );
  const read = async () => showAnalysis(await getAnalysisRow(app, userId, id));
  try {
    return follow(await read(), read, changes, leave);
  } catch (error) {
    leave.abort();
    throw error;
  }
}

async function* follow(
  first: AnalysisItem,
  read: () => Promise<AnalysisItem>,
  changes: AsyncIterable<void>,
  leave: AbortController,
): AsyncGenerator<AnalysisItem, void> {
  try {
    let analysis = first;
    yield analysis;
    if (isEnded(analysis.state)) return;
    for await (const _ of changes) {
      const next = await read();
      if (HOW_FAR.every(field => next[field] === analysis[field])) continue;
      analysis = next;
      yield analysis;
      if (isEnded(analysis.state)) return;
    }
  } catch (error) {
    // It was deleted meanwhile: the stream ends.
    if (!(error instanceof AppError) || error.code !== 'analysis_not_found') throw error;
  } finally {
    leave.abort();
  }
}
