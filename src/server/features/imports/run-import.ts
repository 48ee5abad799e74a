import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { NO_CHOICE, type ReadingChoice } from '#domain/imports/column-choice.ts';
import { AppError } from '../../platform/app-error.ts';
import { beginRun, endRun, reachStep, type RunRef } from '../accounts/runs/run-progress.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { countJobFailure } from '../../platform/telemetry/metrics.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { applyImport } from './apply-import.ts';
import { deleteUpload, findUpload, type UploadRow } from './uploads.queries.ts';
import { readUploadInWorker } from './read-upload-in-worker.ts';

const READ = 2;
const ALL_STEPS = 5;

/** Thrown inside the transaction to roll it back. */
class RunIsOver extends Error {}

/** Processes a queued file. Restartable after a kill at any point: the import and the run's end are one transaction. */
export async function runImport(
  app: AppContext,
  ref: RunRef,
  { signal, lastTry }: JobContext,
): Promise<void> {
  const run = await beginRun(app, ref);
  if (run === undefined) return;
  const upload = await findUpload(app.db.tenant(ref.userId), ref);
  if (upload === undefined) return fail(app, ref, { code: 'job_interrupted', values: {} });
  try {
    const { file } = await readUploadInWorker({
      fileName: upload.file_name,
      bytes: upload.content,
      wanted: upload.reading?.handles ?? [upload.username],
      importedAt: run.created_at,
      choice: choiceOf(upload.reading),
    });
    signal.throwIfAborted();
    await reachStep(app, ref, READ);
    const takesPlaceOf = upload.reading?.takesPlaceOf ?? null;
    const alongside = async (tx: Transaction) => {
      await deleteUpload(tx, ref);
      const now = app.clock.now();
      const end = { state: 'done' as const, step: ALL_STEPS, error: null, result: null, now };
      if (!(await endRun(tx, ref, end))) throw new RunIsOver();
    };
    await applyImport(app, ref.userId, file, { takesPlaceOf, alongside });
  } catch (error) {
    if (error instanceof RunIsOver) return;
    if (error instanceof AppError) return fail(app, ref, error);
    if (!lastTry || signal.aborted) throw error;
    app.log.error({ err: error, runId: ref.runId }, 'an import was given up');
    return fail(app, ref, { code: 'internal', values: {} });
  }
}

function choiceOf(kept: UploadRow['reading']): ReadingChoice {
  if (kept === null) return NO_CHOICE;
  const { handles: _, takesPlaceOf: __, ...choice } = { ...NO_CHOICE, ...kept };
  return choice;
}

/** Nothing was imported; the run states the reason, and the file is deleted. */
async function fail(
  app: AppContext,
  ref: RunRef,
  { code, values }: { code: ErrorCode; values: ErrorValues },
): Promise<void> {
  countJobFailure('import-file', code);
  await app.db.tenant(ref.userId).transaction(async tx => {
    await deleteUpload(tx, ref);
    await endRun(tx, ref, {
      state: 'failed',
      step: null,
      error: { code, values },
      result: null,
      now: app.clock.now(),
    });
  });
}
