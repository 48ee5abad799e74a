import type { World } from '../../world.ts';
import { createVideoSource, type CollectingSource } from './composite.ts';
import { createDemoSource } from './demo/demo-source.ts';
import { getLiveConsent } from './live-consent.ts';
import { createPageJsonSource } from './page-json.ts';
import { createYtdlpSource } from './ytdlp.ts';

/** The sources of a running product: demo creators at once, live ones when an admin has agreed. */
export function createWorldVideoSource({
  config,
  db,
  log,
}: Pick<World, 'config' | 'db' | 'log'>): CollectingSource {
  return createVideoSource({
    sources: [
      createDemoSource(),
      createPageJsonSource({ origin: config.tiktokOrigin }),
      createYtdlpSource({ binary: config.ytdlpPath, searchPath: config.searchPath }),
    ],
    consent: async () => (await getLiveConsent(db.system)).given,
    onFailure: (handle, { source, code, detail }) =>
      log.info({ handle, source, code, detail }, 'a source could not answer'),
  });
}
