import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { ArchiveCounts } from '#contract/archive.ts';
import { nextRunAt } from '#domain/report-schedules/schedule.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { replan } from '#server/platform/db/replan.ts';
import type { DataFile, Manifest } from '../format/archive-names.ts';
import { archiveRows } from '../export/archive-rows.ts';
import type { OpenArchive } from './open-archive.ts';
import { fileOf, readRows } from './read-rows.ts';
import { addConversations } from '../export/conversations.queries.ts';
import { addGenerations } from '../export/generations.queries.ts';
import { restoreBrand } from '../../brand/restore-brand.ts';
import { addReportViews } from '../export/report-views.queries.ts';
import { restoreAnalyses } from './restore-analyses.ts';
import { restoreReports } from './restore-reports.ts';
import {
  addAccountDays,
  addAccountSnapshots,
  addExperiment,
  addExperimentVideos,
  addHookCorrections,
  addImport,
  addImportChanges,
  addLinkedAccount,
  addReportSchedules,
  addRuns,
  addVideos,
  addVideoSnapshots,
  findTimeZone,
  replaceChoices,
  replaceProfile,
} from './restore.queries.ts';

interface Restoring {
  tx: Transaction;
  userId: string;
  archive: OpenArchive;
  manifest: Manifest;
  now: Date;
  /** Whether profile and settings are replaced too. */
  profile: boolean;
}

/** A row that others refer to by number: an import, an experiment. */
interface Import {
  id: string;
  added: boolean;
}

type Tally = { added: number; present: number };

/**
 * Adds the archive data that the user does not have yet, in one transaction: existing rows stay unchanged. Rows are
 * assigned to the caller, whatever the archive says; ids from another installation are never used.
 */
export async function restoreRows({
  tx,
  userId,
  archive,
  manifest,
  now,
  profile,
}: Restoring): Promise<ArchiveCounts> {
  const rows = archiveRows(now);
  if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');

  for await (const [row] of readRows(archive, manifest, 'profile', rows.profile)) {
    if (profile && row !== undefined) await replaceProfile(tx, userId, row);
  }
  for await (const page of readRows(archive, manifest, 'notification-choices', rows.choice)) {
    if (profile) await replaceChoices(tx, userId, page);
  }
  for await (const [row] of readRows(archive, manifest, 'brand', rows.brand)) {
    if (row !== undefined) await restoreBrand(tx, userId, row, { replaces: profile });
  }

  const accounts = { added: 0, present: 0, withoutPlace: [] as string[] };
  for await (const page of readRows(archive, manifest, 'linked-accounts', rows.linkedAccount)) {
    // The primary account first, so that it gets the plan's first slot.
    for (const account of page.toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary))) {
      const outcome = await addLinkedAccount(tx, userId, account);
      if (outcome === 'added') accounts.added += 1;
      else if (outcome === 'linked') accounts.present += 1;
      else accounts.withoutPlace.push(account.tiktok_username);
    }
  }

  const imports = new Map<number, Import>();
  for await (const page of readRows(archive, manifest, 'imports', rows.import)) {
    for (const batch of page) imports.set(batch.import, await addImport(tx, userId, batch));
  }
  const placed = <Row extends { import: number | null }>(name: DataFile, { import: of, ...row }: Row) => ({
    ...row,
    import_batch_id: of === null ? null : importOf(imports, name, of).id,
  });
  const tally = async <Row>(
    name: DataFile,
    pages: AsyncGenerator<Row[]>,
    add: (page: Row[]) => Promise<number>,
  ): Promise<Tally> => {
    const result = { added: 0, present: 0 };
    for await (const page of pages) {
      const added = await refusingBadRows(name, () => add(page));
      result.added += added;
      result.present += page.length - added;
    }
    return result;
  };
  const accountSnapshots = await tally(
    'account-snapshots',
    readRows(archive, manifest, 'account-snapshots', rows.accountSnapshot),
    page =>
      addAccountSnapshots(
        tx,
        userId,
        page.map(row => placed('account-snapshots', row)),
      ),
  );
  const videos = await tally('videos', readRows(archive, manifest, 'videos', rows.video), page =>
    addVideos(
      tx,
      userId,
      page.map(row => placed('videos', row)),
    ),
  );
  await replan(tx);
  const videoSnapshots = await tally(
    'video-snapshots',
    readRows(archive, manifest, 'video-snapshots', rows.videoSnapshot),
    page =>
      addVideoSnapshots(
        tx,
        userId,
        page.map(row => placed('video-snapshots', row)),
      ),
  );
  const corrections = readRows(archive, manifest, 'hook-corrections', rows.hookCorrection);
  await tally('hook-corrections', corrections, page => addHookCorrections(tx, userId, page));
  await tally('import-changes', readRows(archive, manifest, 'import-changes', rows.importChange), page => {
    // The changes of an import that already exists here are known already.
    const fresh = page.filter(row => importOf(imports, 'import-changes', row.import).added);
    const changes = fresh.map(row => ({
      batch_id: importOf(imports, 'import-changes', row.import).id,
      video_id: row.video_id,
      prior: row.prior === null ? null : placed('import-changes', row.prior),
      brought: row.brought,
    }));
    return addImportChanges(tx, userId, changes);
  });
  const accountDays = await tally(
    'account-days',
    readRows(archive, manifest, 'account-days', rows.accountDay),
    page =>
      addAccountDays(
        tx,
        userId,
        page.map(row => placed('account-days', row)),
      ),
  );
  const experiments = new Map<number, Import>();
  for await (const page of readRows(archive, manifest, 'experiments', rows.experiment)) {
    for (const row of page) {
      const added = await refusingBadRows('experiments', () => addExperiment(tx, userId, row));
      experiments.set(row.experiment, added);
    }
  }
  await tally(
    'experiment-videos',
    readRows(archive, manifest, 'experiment-videos', rows.experimentVideo),
    page => {
      // An existing experiment retains its own videos: none is added, since it may already have its verdict.
      const fresh = page.flatMap(({ experiment, ...row }) => {
        const { id, added } = importOf(experiments, 'experiment-videos', experiment);
        return added ? [{ ...row, experiment_id: id }] : [];
      });
      return addExperimentVideos(tx, userId, fresh);
    },
  );
  const reportRows = readRows(archive, manifest, 'account-reports', rows.accountReport);
  const accountReports = await restoreReports(tx, userId, reportRows, now);
  const analysisRows = readRows(archive, manifest, 'video-analyses', rows.videoAnalysis);
  const videoAnalyses = await restoreAnalyses(tx, userId, analysisRows, now);
  const views = readRows(archive, manifest, 'video-report-views', rows.reportView);
  await tally('video-report-views', views, page => addReportViews(tx, userId, page));
  const timeZone = await findTimeZone(tx, userId);
  let withoutAccount = 0;
  const schedules = await tally(
    'report-schedules',
    readRows(archive, manifest, 'report-schedules', rows.reportSchedule),
    async page => {
      const due = page.map(row => ({ ...row, next_run_at: nextRunAt(row, now, timeZone) }));
      const { added, linked } = await addReportSchedules(tx, userId, timeZone, due);
      withoutAccount += page.length - linked;
      return added;
    },
  );
  const reportSchedules = { ...schedules, present: schedules.present - withoutAccount, withoutAccount };
  const runs = await tally('runs', readRows(archive, manifest, 'runs', rows.run), page =>
    addRuns(tx, userId, page),
  );
  const generations = await tally(
    'generations',
    readRows(archive, manifest, 'generations', rows.generation),
    page => addGenerations(tx, userId, page),
  );
  const conversations = readRows(archive, manifest, 'conversations', rows.conversation);
  await tally('conversations', conversations, page => addConversations(tx, userId, page));
  const tallyOf = (numbered: ReadonlyMap<number, Import>): Tally => {
    const added = [...numbered.values()].filter(one => one.added).length;
    return { added, present: numbered.size - added };
  };
  return {
    exported_at: manifest.exported_at,
    profile,
    accounts,
    imports: tallyOf(imports),
    accountSnapshots,
    videos,
    videoSnapshots,
    accountDays,
    experiments: tallyOf(experiments),
    accountReports,
    videoAnalyses,
    reportSchedules,
    runs,
    generations,
  };
}

function importOf(imports: ReadonlyMap<number, Import>, name: DataFile, number: number): Import {
  const known = imports.get(number);
  if (known === undefined) throw new AppError('archive_damaged', { name: fileOf(name) });
  return known;
}

/** Translates database errors, such as a measurement of a video missing from the archive, into a refusal. */
async function refusingBadRows<Result>(name: DataFile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && /^2[23]/.test(code)) {
      throw new AppError('archive_damaged', { name: fileOf(name) }, { cause: error });
    }
    throw error;
  }
}
