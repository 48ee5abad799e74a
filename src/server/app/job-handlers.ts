import { FAIL_LOST_RUNS_EVERY_SECONDS, failLostRuns } from '../features/accounts/runs/fail-lost-runs.ts';
import {
  DUE_COLLECTIONS_EVERY_SECONDS,
  startDueCollections,
} from '../features/accounts/sync/start-due-collections.ts';
import { EMPTY_BIN_EVERY_SECONDS, emptyBin } from '../features/accounts/bin/bin.ts';
import { RECONCILE_EVERY_SECONDS, reconcileBilling } from '../features/billing/reconcile.ts';
import {
  FORGET_TRIPS_EVERY_SECONDS,
  deleteOldTiktokFlows,
} from '../features/connections/delete-old-flows.ts';
import {
  FORGET_CONVERSATIONS_EVERY_SECONDS,
  deleteOldConversations,
} from '../features/assistant/conversations.ts';
import {
  FAIL_LOST_ANALYSES_EVERY_SECONDS,
  failLostAnalyses,
} from '../features/video-analysis/run/fail-lost-analyses.ts';
import {
  FORGET_ANALYSIS_UPLOADS_EVERY_SECONDS,
  deleteExpiredUploads,
} from '../features/video-analysis/uploads/delete-uploads.ts';
import {
  FORGET_ANALYSES_EVERY_SECONDS,
  deleteExpiredAnalyses,
} from '../features/video-analysis/results/remove-analysis.ts';
import { runAnalysis } from '../features/video-analysis/run/run-analysis.ts';
import {
  KEEP_MONTHS_READY_EVERY_SECONDS,
  createUpcomingPartitions,
} from '../features/accounts/sync/create-partitions.ts';
import {
  FORGET_EXPERIMENTS_EVERY_SECONDS,
  deleteExpiredExperiments,
} from '../features/experiments/delete-experiment.ts';
import { FORGET_TEXTS_EVERY_SECONDS, deleteRemovedTexts } from '../features/generations/remove-texts.ts';
import { runSync } from '../features/accounts/sync/run-sync.ts';
import {
  FORGET_UPLOADS_EVERY_SECONDS,
  deleteOrphanUploadsJob,
} from '../features/imports/delete-orphan-uploads.ts';
import {
  REMOVE_DUE_FILES_EVERY_SECONDS,
  REMOVE_ORPHANS_EVERY_SECONDS,
  removeDueFiles,
  removeOrphanFiles,
} from '../features/downloads/remove-due-files.ts';
import { runDownload } from '../features/downloads/run-download.ts';
import { runImport } from '../features/imports/run-import.ts';
import {
  ERASE_ACCOUNTS_EVERY_SECONDS,
  eraseDueAccounts,
} from '../features/account-deletion/erase-due-accounts.ts';
import { DELETE_LEFTOVERS_EVERY_SECONDS, deleteAuthLeftovers } from '../features/auth/delete-expired.ts';
import {
  FORGET_NOTIFICATIONS_EVERY_SECONDS,
  deleteOldNotificationsJob,
} from '../features/notifications/delete-old-notifications.ts';
import {
  FORGET_SUPPORT_EVERY_SECONDS,
  deleteOldSupport,
  REMOVE_SUPPORT_ORPHANS_EVERY_SECONDS,
  removeSupportOrphans,
} from '../features/support/tickets/delete-old-tickets.ts';
import { SEND_DIGESTS_EVERY_SECONDS, sendDigests } from '../features/notifications/send-digests.ts';
import {
  TIDY_CALLS_EVERY_SECONDS,
  deleteOldModelCalls,
} from '../features/ai-models/calls/delete-old-calls.ts';
import {
  RETURN_ABANDONED_EVERY_SECONDS,
  returnExpiredReservations,
} from '../features/quotas/return-expired.ts';
import { TELL_LOW_QUOTAS_EVERY_SECONDS, mailLowQuotas } from '../features/quotas/mail-low-quotas.ts';
import {
  RUN_SCHEDULES_EVERY_SECONDS,
  runDueSchedules,
} from '../features/report-schedules/run-due-schedules.ts';
import {
  FORGET_TESTIMONIALS_EVERY_SECONDS,
  deleteOldTestimonials,
} from '../features/testimonials/delete-old-testimonials.ts';
import { notifyOutliers } from '../features/videos/notify-outliers.ts';
import { ROTATE_EVERY_SECONDS, rotateAgedSigningKey } from '../features/auth/sessions/signing-keys.ts';
import { systemClock } from '../platform/clock.ts';
import type { AppContext } from '../services/app-context.ts';

/** Maps each job to its handler. */
export function registerJobHandlers(app: AppContext): void {
  app.jobs.handle('account-sync', async (payload, context) => {
    await runSync(app, payload, context);
    // A failed notification must not make a successful sync run again.
    await notifyOutliers(app, payload).catch((error: unknown) =>
      app.log.warn({ err: error }, 'videos out of the ordinary could not be looked for'),
    );
  });
  app.jobs.handle('import-file', (payload, context) => runImport(app, payload, context));
  app.jobs.handle('video-download', (payload, context) => runDownload(app, payload, context));
  app.jobs.repeat('due-downloads', REMOVE_DUE_FILES_EVERY_SECONDS, () => removeDueFiles(app));
  app.jobs.repeat('orphan-files', REMOVE_ORPHANS_EVERY_SECONDS, () => removeOrphanFiles(app));
  app.jobs.handle('video-analysis', (payload, context) => runAnalysis(app, payload, context));
  app.jobs.repeat('due-collections', DUE_COLLECTIONS_EVERY_SECONDS, () => startDueCollections(app));
  app.jobs.repeat('keep-months-ready', KEEP_MONTHS_READY_EVERY_SECONDS, () => createUpcomingPartitions(app));
  app.jobs.repeat('fail-lost-runs', FAIL_LOST_RUNS_EVERY_SECONDS, () => failLostRuns(app));
  app.jobs.repeat('fail-lost-analyses', FAIL_LOST_ANALYSES_EVERY_SECONDS, () => failLostAnalyses(app));
  app.jobs.repeat('forget-analyses', FORGET_ANALYSES_EVERY_SECONDS, () => deleteExpiredAnalyses(app));
  app.jobs.repeat('forget-analysis-uploads', FORGET_ANALYSIS_UPLOADS_EVERY_SECONDS, () =>
    deleteExpiredUploads(app),
  );
  app.jobs.repeat('empty-bin', EMPTY_BIN_EVERY_SECONDS, () => emptyBin(app));
  app.jobs.repeat('forget-tiktok-trips', FORGET_TRIPS_EVERY_SECONDS, () => deleteOldTiktokFlows(app));
  app.jobs.repeat('forget-orphan-uploads', FORGET_UPLOADS_EVERY_SECONDS, () => deleteOrphanUploadsJob(app));
  app.jobs.repeat('forget-deleted-experiments', FORGET_EXPERIMENTS_EVERY_SECONDS, () =>
    deleteExpiredExperiments(app),
  );
  app.jobs.repeat('forget-removed-texts', FORGET_TEXTS_EVERY_SECONDS, () => deleteRemovedTexts(app));
  app.jobs.repeat('forget-conversations', FORGET_CONVERSATIONS_EVERY_SECONDS, () =>
    deleteOldConversations(app),
  );
  app.jobs.repeat('forget-support', FORGET_SUPPORT_EVERY_SECONDS, () => deleteOldSupport(app));
  app.jobs.repeat('support-orphans', REMOVE_SUPPORT_ORPHANS_EVERY_SECONDS, () => removeSupportOrphans(app));
  app.jobs.repeat('erase-due-accounts', ERASE_ACCOUNTS_EVERY_SECONDS, () => eraseDueAccounts(app));
  app.jobs.repeat('forget-notifications', FORGET_NOTIFICATIONS_EVERY_SECONDS, () =>
    deleteOldNotificationsJob(app),
  );
  app.jobs.repeat('send-digests', SEND_DIGESTS_EVERY_SECONDS, () => sendDigests(app));
  app.jobs.repeat('forget-testimonials', FORGET_TESTIMONIALS_EVERY_SECONDS, () => deleteOldTestimonials(app));
  app.jobs.repeat('due-report-schedules', RUN_SCHEDULES_EVERY_SECONDS, () => runDueSchedules(app));
  app.jobs.repeat('return-abandoned-quota', RETURN_ABANDONED_EVERY_SECONDS, () =>
    returnExpiredReservations(app),
  );
  app.jobs.repeat('tell-low-quotas', TELL_LOW_QUOTAS_EVERY_SECONDS, () => mailLowQuotas(app));
  app.jobs.repeat('tidy-model-calls', TIDY_CALLS_EVERY_SECONDS, () => deleteOldModelCalls(app));
  app.jobs.repeat('reconcile-billing', RECONCILE_EVERY_SECONDS, () => reconcileBilling(app));
  app.jobs.repeat('rotate-signing-key', ROTATE_EVERY_SECONDS, () =>
    rotateAgedSigningKey({ ...app, clock: systemClock }),
  );
  app.jobs.repeat('delete-auth-leftovers', DELETE_LEFTOVERS_EVERY_SECONDS, () =>
    deleteAuthLeftovers({ ...app, clock: systemClock }),
  );
}
