import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { z } from 'zod';
import type { ImportBatch, importPreview } from '#contract/imports.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import { NO_CHOICE, type ReadingChoice } from '#domain/imports/column-choice.ts';
import { AppError } from '../../platform/app-error.ts';
import { showJobRun } from '../accounts/runs/show-run.ts';
import { openRun } from '../accounts/runs/open-run.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { applyImport } from './apply-import.ts';
import { insertUpload } from './uploads.queries.ts';
import { previewImport } from './preview-import.ts';
import { namesOf, readGivenHandles, type UnderstoodFile } from './read-upload.ts';
import { readUploadInWorker } from './read-upload-in-worker.ts';

/** Larger files are processed by a job. */
const AT_ONCE_VIDEOS = 1_000;
/** Each account in a file takes several statements. */
const AT_ONCE_ACCOUNTS = 20;

interface Input {
  file: File;
  handle?: string | undefined;
  dryRun?: boolean | undefined;
  readAt?: string | undefined;
  replacesNewer?: boolean | undefined;
  takesPlaceOf?: string | undefined;
  choice?: ReadingChoice | undefined;
}

interface Answer {
  status: 200 | 201 | 202;
  body: {
    preview: z.infer<typeof importPreview>;
    batch: ImportBatch | null;
    batches: ImportBatch[];
    account: LinkedAccount | null;
    run: JobRun | null;
  };
}

/** Parses a file, reports what it would change, and applies it unless only a preview is requested. */
export async function createImport(app: AppContext, caller: Caller, input: Input): Promise<Answer> {
  const wanted = readGivenHandles(input.handle);
  const { file: understood, bytes } = await readUploadInWorker({
    fileName: input.file.name,
    bytes: new Uint8Array(await input.file.arrayBuffer()),
    wanted,
    importedAt: app.clock.now(),
    choice: choiceOf(input),
  });
  if (input.dryRun !== true && !understood.isChosen) {
    throw new AppError('import_several_accounts', { handles: namesOf(understood.accounts) });
  }
  const preview = await previewImport(app, caller, understood);
  const [takesPlaceOf = null] = readGivenHandles(input.takesPlaceOf);
  const nothing = { preview, batch: null, batches: [], account: null };
  if (input.dryRun === true) return { status: 200, body: { ...nothing, run: null } };
  if (preview.takesPlaceOf !== null && preview.takesPlaceOf !== takesPlaceOf) {
    throw new AppError('account_limit_reached', { handle: preview.username });
  }
  const videos = understood.accounts.reduce((sum, account) => sum + account.videos.length, 0);
  if (videos > AT_ONCE_VIDEOS || understood.accounts.length > AT_ONCE_ACCOUNTS) {
    const run = await enqueueImport(app, caller, understood, { bytes, takesPlaceOf });
    return { status: 202, body: { ...nothing, run } };
  }
  const { batches, account } = await applyImport(app, caller.userId, understood, { takesPlaceOf });
  return { status: 201, body: { preview, batch: batches[0] ?? null, batches, account, run: null } };
}

/** The user's interpretation of the file, from separate parameters or `choice`. */
function choiceOf({ choice = NO_CHOICE, readAt, replacesNewer }: Input): ReadingChoice {
  return {
    ...choice,
    readAt: readAt ?? choice.readAt,
    replacesNewer: replacesNewer === true || choice.replacesNewer,
  };
}

/** The file is stored in the database with its run: a killed process loses neither. */
async function enqueueImport(
  app: AppContext,
  { userId }: Caller,
  { accounts, fileName, stripped, choice }: UnderstoodFile,
  { bytes, takesPlaceOf }: { bytes: Uint8Array; takesPlaceOf: Handle | null },
): Promise<JobRun> {
  return app.db.tenant(userId).transaction(async tx => {
    const run = await openRun(app, tx, {
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
      handles: accounts.map(({ handle }) => handle),
      fileName,
      content: stripped ?? bytes,
      choice,
      takesPlaceOf,
    });
    return showJobRun(run);
  });
}
