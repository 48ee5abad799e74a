import { join } from 'node:path';
import type { AppContext } from '../../services/app-context.ts';
import { getLiveConsent } from '../../integrations/video-source/live-consent.ts';
import type { VideoFiles } from '../../integrations/video-source/video-files.ts';
import { createYtdlpFiles } from '../../integrations/ytdlp/ytdlp-files.ts';

/** Video files in production: through yt-dlp, when an admin has consented to reading the live platform. */
export function createVideoFiles({ config, db }: Pick<AppContext, 'config' | 'db'>): VideoFiles {
  return createYtdlpFiles({
    binary: config.ytdlpPath,
    searchPath: config.searchPath,
    workFolder: join(config.dataDir, 'work'),
    consent: async () => (await getLiveConsent(db.system)).given,
  });
}
