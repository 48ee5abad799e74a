import { AppError } from '../app-error.ts';
import { beginRun, endRun, reachStep, type RunRef } from '../accounts/run-progress.ts';
import type { World } from '../world.ts';
import { applyImport } from './apply-import.ts';
import { deleteUpload, findUpload } from './imports.queries.ts';
import { readGivenHandle, readUpload } from './read-upload.ts';

const READ = 2;
const ALL_STEPS = 5;

/** Works a waiting file off. Killed at any point it begins again: the import and the run's end are one transaction. */
export async function runImport(world: World, ref: RunRef): Promise<void> {
  const run = await beginRun(world, ref);
  if (run === undefined) return;
  const db = world.db.tenant(ref.userId);
  const upload = await findUpload(db, ref);
  if (upload === undefined) return;
  try {
    const handle = readGivenHandle(upload.username);
    const file = readUpload({ fileName: upload.file_name, bytes: upload.content }, handle, run.created_at);
    await reachStep(world, ref, READ);
    await applyImport(world, ref.userId, file, async tx => {
      await deleteUpload(tx, ref);
      const now = world.clock.now();
      await endRun(tx, ref, { state: 'done', step: ALL_STEPS, error: null, result: null, now });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await db.transaction(async tx => {
      await deleteUpload(tx, ref);
      const { code, values } = error;
      await endRun(tx, ref, {
        state: 'failed',
        step: null,
        error: { code, values },
        result: null,
        now: world.clock.now(),
      });
    });
  }
}
