import { RIGHTS_VERSION } from '#domain/downloads/download-state.ts';
import { problemOfSource } from '#domain/downloads/download-problem.ts';
import { valuesOf } from '../../integrations/video-source/source-failure.ts';
import { NEEDED_YTDLP_VERSION } from '../../integrations/ytdlp/ytdlp-version.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { readRoom } from './downloads.queries.ts';

/** What the user can do here now: whether a downloader is installed, the free space, the file retention. */
export async function getDownloadState(app: AppContext, { userId }: Caller) {
  const [provider, room] = await Promise.all([
    app.videoFiles.availability(),
    readRoom(app.db.tenant(userId), userId),
  ]);
  const { quotaBytes, fileBytes, days } = app.config.downloads;
  return {
    provider: {
      usable: provider.usable,
      version: provider.usable ? (provider.version ?? null) : null,
      problem: provider.usable ? null : problemOfSource(provider.reason),
      problemValues: provider.usable ? {} : { ...valuesOf(provider), needed: NEEDED_YTDLP_VERSION },
    },
    usedBytes: room.heldBytes,
    limitBytes: quotaBytes,
    perFileBytes: fileBytes,
    days,
    rightsVersion: RIGHTS_VERSION,
  };
}
