import type { Caller } from '../world.ts';
import type { RequestContext } from '../http/request-context.ts';
import { saveLiveConsent } from '../integrations/video-source/live-consent.ts';
import { insertAuditEntry } from './admin.queries.ts';
import { getSourceStatus } from './get-source-status.ts';

/** Gives or withdraws the consent to live collection, and writes down who did. */
export async function setLiveConsent(context: RequestContext & { caller: Caller }, given: boolean) {
  const { world, caller, requestId } = context;
  await world.db.system.transaction(async tx => {
    await saveLiveConsent(tx, { given, adminId: caller.userId, now: world.clock.now() });
    await insertAuditEntry(tx, {
      actorId: caller.userId,
      action: given ? 'sources.consent.given' : 'sources.consent.withdrawn',
      requestId,
    });
  });
  return getSourceStatus(world);
}
