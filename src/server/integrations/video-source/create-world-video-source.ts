import type { World } from '../../world.ts';
import { createApifySource } from './apify/apify-source.ts';
import { createVideoSource, type CollectingSource } from './composite.ts';
import { countAnswers, countFailure } from './count-readings.ts';
import { createDemoSource } from './demo/demo-source.ts';
import { createDisplaySource } from './display-api/display-source.ts';
import { getLiveConsent } from './live-consent.ts';
import { meteredSource } from './metered-source.ts';
import { createPageJsonSource } from './page-json.ts';
import { createYtdlpSource } from './ytdlp.ts';

/** The sources of a running product: demo creators at once, live ones when an admin has agreed. */
export function createWorldVideoSource({
  config,
  db,
  log,
  secrets,
  clock,
}: Pick<World, 'config' | 'db' | 'log' | 'secrets' | 'clock'>): CollectingSource {
  const parts = { db, log, clock };
  const sources = createVideoSource({
    sources: [
      createDemoSource(),
      ...(config.tiktok === null ? [] : [createDisplaySource({ db, secrets }, config.tiktok)]),
      createPageJsonSource({ origin: config.tiktokOrigin }),
      createYtdlpSource({ binary: config.ytdlpPath, searchPath: config.searchPath }),
      createApifySource({ db, secrets }, config.apify),
    ].map(meteredSource),
    consent: async () => (await getLiveConsent(db.system)).given,
    onFailure: (handle, { source, code, detail }) => {
      log.info({ handle, source, code, detail }, 'a source could not answer');
      countFailure(parts, { source, code });
    },
  });
  return countAnswers(sources, parts);
}
