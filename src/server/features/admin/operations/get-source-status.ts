import type { z } from 'zod';
import type { sourceStatus } from '#contract/admin/admin.ts';
import { getLiveConsent } from '#server/integrations/video-source/live-consent.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** Every source with its health, and whether live collection is allowed. */
export async function getSourceStatus(app: AppContext): Promise<z.infer<typeof sourceStatus>> {
  const consent = await getLiveConsent(app.db.system);
  const states = await app.videoSource.availability();
  return {
    consent: { given: consent.given, at: consent.at?.toISOString() ?? null },
    sources: states.map(({ id, consented, availability }) => {
      const usable = availability.usable && consented;
      return {
        id,
        usable,
        reason: availability.usable ? (consented ? null : 'not_consented') : availability.reason,
        version: (availability.usable ? availability.version : availability.found) ?? null,
        needed: availability.usable ? null : (availability.needed ?? null),
      };
    }),
  };
}
