import { saveLiveConsent } from '#server/integrations/video-source/live-consent.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { getSourceStatus } from './get-source-status.ts';

/** Gives or withdraws the consent to live collection, and logs it. */
export async function setLiveConsent(context: AdminContext, given: boolean) {
  const { app, caller } = context;
  await runAdminAction(context, async (tx, record) => {
    await saveLiveConsent(tx, { given, adminId: caller.userId, now: app.clock.now() });
    await record({ action: given ? 'sources.consent.given' : 'sources.consent.withdrawn' });
  });
  return getSourceStatus(app);
}
