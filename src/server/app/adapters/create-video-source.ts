import type { AppContext } from '../../services/app-context.ts';
import { createApifySource } from '../../integrations/apify/apify-source.ts';
import { createVideoSource, type CollectingSource } from '../../integrations/video-source/source-chain.ts';
import { countAnswers, countFailure } from '../../integrations/video-source/count-source-results.ts';
import { createDemoSource } from '../../integrations/demo-source/demo-source.ts';
import { createDisplaySource } from '../../integrations/tiktok-api/api-source.ts';
import { getLiveConsent } from '../../integrations/video-source/live-consent.ts';
import { meteredSource } from '../../integrations/video-source/metered-source.ts';
import { createPageJsonSource } from '../../integrations/tiktok-page/page-json.ts';
import { createYtdlpSource } from '../../integrations/ytdlp/ytdlp.ts';

/** Sources in production: demo creators always, live ones when an admin has consented. */
export function createAppVideoSource({
  config,
  db,
  log,
  secrets,
  clock,
}: Pick<AppContext, 'config' | 'db' | 'log' | 'secrets' | 'clock'>): CollectingSource {
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
