import type { AnalysisItem, StartedAnalysis } from '#contract/video-analysis.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { startAnalysis } from './start-analysis.ts';

interface StartedLine {
  text: string;
  outcome: StartedAnalysis['outcome'] | 'refused';
  analysis: AnalysisItem | null;
  error: { code: ErrorCode; values: ErrorValues } | null;
}

/** Starts several in order, so that the last unit goes to the first line; a refusal does not stop the others. */
export async function startMany(
  app: AppContext,
  caller: Caller,
  texts: readonly string[],
): Promise<{ items: StartedLine[] }> {
  const items: StartedLine[] = [];
  for (const text of texts) items.push(await startLine(app, caller, text));
  return { items };
}

async function startLine(app: AppContext, caller: Caller, text: string): Promise<StartedLine> {
  try {
    return { text, ...(await startAnalysis(app, caller, { text })), error: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unauthenticated') throw error;
    const { code, values } = error;
    return { text, outcome: 'refused', analysis: null, error: { code, values } };
  }
}
