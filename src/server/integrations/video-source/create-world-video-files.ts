import { join } from 'node:path';
import type { World } from '../../world.ts';
import { getLiveConsent } from './live-consent.ts';
import type { VideoFiles } from './video-files.ts';
import { createYtdlpFiles } from './ytdlp-files.ts';

/** Video files in a running product: by yt-dlp, when an admin has agreed to reading the live platform. */
export function createWorldVideoFiles({ config, db }: Pick<World, 'config' | 'db'>): VideoFiles {
  return createYtdlpFiles({
    binary: config.ytdlpPath,
    searchPath: config.searchPath,
    workFolder: join(config.dataDir, 'work'),
    consent: async () => (await getLiveConsent(db.system)).given,
  });
}
