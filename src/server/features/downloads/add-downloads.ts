import { randomUUID } from 'node:crypto';
import type { ADD_OUTCOMES, DownloadItem } from '#contract/downloads.ts';
import { LINKS_AT_ONCE, OPEN_AT_ONCE, RIGHTS_VERSION } from '#domain/downloads/download-state.ts';
import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import { readPastedLinks, type PastedLink } from '#domain/downloads/pasted-links.ts';
import type { WantedFormat } from '#domain/downloads/video-option.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { valuesOf } from '../../integrations/video-source/source-failure.ts';
import { videoAddress } from '../../integrations/ytdlp/ytdlp-look.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findActiveDownload, insertDownload, lockRoom } from './downloads.queries.ts';
import { showDownload } from './show-download.ts';

interface AddedRow {
  typed: string;
  outcome: (typeof ADD_OUTCOMES)[number];
  problem: DownloadProblem | null;
  problemValues: Record<string, string>;
  download: DownloadItem | null;
}

/** Accepts pasted links, returns the result for each, and enqueues the new ones, atomically. */
export async function addDownloads(
  app: AppContext,
  { userId }: Caller,
  input: { links: string; format: WantedFormat },
): Promise<{ rows: AddedRow[] }> {
  const links = readPastedLinks(input.links, app.clock.now());
  if (links.length === 0) throw new AppError('download_no_link');
  if (links.length > LINKS_AT_ONCE) throw new AppError('download_too_many', { limit: LINKS_AT_ONCE });
  if (links.some(link => link.kind !== 'refused')) await requireProvider(app);
  return app.db.tenant(userId).transaction(async tx => {
    let room = OPEN_AT_ONCE - (await lockRoom(tx, userId)).open;
    const rows: AddedRow[] = [];
    for (const link of links) {
      const row = await addOne(app, tx, userId, { link, wanted: input.format });
      if (row.outcome === 'added') room -= 1;
      if (room < 0) throw new AppError('download_queue_full', { limit: OPEN_AT_ONCE });
      rows.push(row);
    }
    return { rows };
  });
}

async function requireProvider(app: AppContext): Promise<void> {
  const state = await app.videoFiles.availability();
  if (!state.usable) throw new AppError(`source_${state.reason}`, { handle: '', ...valuesOf(state) });
}

async function addOne(
  app: AppContext,
  tx: Transaction,
  userId: string,
  { link, wanted }: { link: PastedLink; wanted: WantedFormat },
): Promise<AddedRow> {
  const { typed } = link;
  if (link.kind === 'refused') {
    const values: Record<string, string> = link.platform === null ? {} : { platform: link.platform };
    return { typed, outcome: 'refused', problem: link.problem, problemValues: values, download: null };
  }
  const jobId = randomUUID();
  const video = link.kind === 'video' ? link : null;
  const place = {
    userId,
    link: link.kind === 'video' ? videoAddress(link) : link.url,
    videoId: video?.id ?? null,
  };
  const added = await insertDownload(tx, {
    ...place,
    username: video?.handle ?? null,
    wanted,
    jobId,
    rightsVersion: RIGHTS_VERSION,
    now: app.clock.now(),
  });
  const row = added ?? (await findActiveDownload(tx, place));
  if (row === undefined) throw new AppError('conflict');
  if (added !== undefined)
    await app.jobs.enqueue(tx, 'video-download', { runId: jobId, userId }, { groupId: userId });
  return {
    typed,
    outcome: added === undefined ? 'already_there' : 'added',
    problem: added === undefined ? 'already_there' : null,
    problemValues: {},
    download: showDownload(row),
  };
}
