import type { JobRun, LinkedAccount } from '#contract/accounts.ts';
import type { z } from 'zod';
import type { ImportBatch, importPreview } from '#contract/imports.ts';
import { NO_CHOICE, type ReadingChoice } from '#domain/sources/reading-choice.ts';
import { AppError } from '../app-error.ts';
import { showJobRun } from '../accounts/job-run.ts';
import { openRun } from '../accounts/open-run.ts';
import type { Caller, World } from '../world.ts';
import { applyImport } from './apply-import.ts';
import { insertUpload } from './uploads.queries.ts';
import { previewImport } from './preview-import.ts';
import { readGivenHandle, type UnderstoodFile } from './read-upload.ts';
import { readUploadAside } from './read-upload-aside.ts';

/** Larger files are worked off by a job. */
const AT_ONCE_VIDEOS = 1_000;

interface Asked {
  file: File;
  handle?: string | undefined;
  dryRun?: boolean | undefined;
  choice?: ReadingChoice | undefined;
}

interface Answer {
  status: 200 | 201 | 202;
  body: {
    preview: z.infer<typeof importPreview>;
    batch: ImportBatch | null;
    account: LinkedAccount | null;
    run: JobRun | null;
  };
}

/** Reads a file, says what it would change, and unless asked for the preview alone, changes it. */
export async function createImport(world: World, caller: Caller, asked: Asked): Promise<Answer> {
  const given = readGivenHandle(asked.handle);
  const bytes = new Uint8Array(await asked.file.arrayBuffer());
  const understood = await readUploadAside({
    fileName: asked.file.name,
    bytes,
    wanted: given,
    importedAt: world.clock.now(),
    choice: asked.choice ?? NO_CHOICE,
  });
  const preview = await previewImport(world, caller, understood);
  if (asked.dryRun === true) return { status: 200, body: { preview, batch: null, account: null, run: null } };
  if (understood.account.videos.length > AT_ONCE_VIDEOS) {
    const run = await enqueueImport(world, caller, understood, bytes);
    return { status: 202, body: { preview, batch: null, account: null, run } };
  }
  const { batch, account } = await applyImport(world, caller.userId, understood);
  return { status: 201, body: { preview, batch, account, run: null } };
}

/** The file waits in the database with its run: a killed process loses neither. */
async function enqueueImport(
  world: World,
  { userId }: Caller,
  { account, fileName, stripped, choice }: UnderstoodFile,
  bytes: Uint8Array,
): Promise<JobRun> {
  return world.db.tenant(userId).transaction(async tx => {
    const run = await openRun(world, tx, {
      userId,
      kind: 'import',
      job: 'import-file',
      accountId: null,
      isAutomatic: false,
    });
    if (run === undefined) throw new AppError('conflict');
    await insertUpload(tx, {
      runId: run.id,
      userId,
      username: account.handle,
      fileName,
      content: stripped ?? bytes,
      choice,
    });
    return showJobRun(run);
  });
}
