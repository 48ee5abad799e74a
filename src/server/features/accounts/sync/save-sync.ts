import { nextCollectionAt, retryCollectionAt } from '#domain/accounts/collection-schedule.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { SourceErrorCode } from '#domain/sources/reading.ts';
import type { Collected } from '#server/integrations/video-source/video-source.ts';
import { isFirstFailure } from '#domain/notifications/notification-choice.ts';
import { announceSync, type SyncNews } from '../../notifications/announce-sync.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { countJobFailure } from '#server/platform/telemetry/metrics.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { lockAccount, writeOutcome, type LinkedAccountRow } from '../queries/accounts.queries.ts';
import { demoPast, saveDemoPast } from './demo-history.ts';
import type { Obstacle } from './find-sync-obstacle.ts';
import { endRun, type RunRef } from '../runs/run-progress.ts';
import { listLadderVideos } from './readings.queries.ts';
import { prepareHistory, saveVideos } from './save-readings.ts';

export interface SyncTarget {
  ref: RunRef;
  accountId: string;
  handle: Handle;
  firstSync: boolean;
  /** Started by the scheduler. */
  isAutomatic: boolean;
}

interface SyncOutcome {
  /** Why the read was only partial, if so. */
  shortfall: Obstacle | null;
  insights: object;
}

const LAST_STEP = 5;
const RETRY_HORIZON_MS = 90 * 86_400_000;

/** Thrown inside the transaction to roll it back. */
class RunIsOver extends Error {}

/** All changes of a sync, in one atomic transaction. */
export async function saveSync(
  app: AppContext,
  target: SyncTarget,
  collected: Collected,
  { shortfall, insights }: SyncOutcome,
): Promise<void> {
  const { userId } = target.ref;
  const now = app.clock.now();
  const { profile, videos } = collected;
  const past =
    target.firstSync && isDemoHandle(target.handle) ? demoPast(target.handle, now, videos.length) : null;
  await prepareHistory(app.db.system, [...videos, ...(past?.videoSnapshots ?? [])]);
  const writeTarget = { userId, handle: target.handle, importBatchId: null, now };
  await whileRunLasts(app, target, async tx => {
    const saved = await saveVideos(tx, writeTarget, videos, profile);
    if (past !== null) await saveDemoPast(tx, writeTarget, past, videos);
    const young = await listLadderVideos(tx, {
      userId,
      handle: target.handle,
      since: new Date(now.getTime() - RETRY_HORIZON_MS),
    });
    await writeOutcome(tx, userId, target.accountId, {
      syncedAt: now,
      verified: profile?.verified ?? null,
      failure: shortfall === null ? null : { ...shortfall, at: now },
      // A demo creator's past is generated immediately; hourly measurements would add nothing.
      nextCollectionAt: nextCollectionAt(isDemoHandle(target.handle) ? [] : young, now, target.accountId),
      failures: 0,
    });
    const result = { ...insights, added: saved.added.length, updated: saved.updated.length };
    return {
      end: { state: 'done', step: LAST_STEP, error: shortfall, result },
      // Scheduled syncs send no notification.
      news: target.isAutomatic ? null : { event: 'sync_done', username: target.handle, failure: null },
    };
  });
}

/** The last good data is retained; the account and the run state the error. */
export async function saveFailedSync(
  app: AppContext,
  target: SyncTarget,
  failure: Obstacle,
  cause: { code: SourceErrorCode | null; retryAfterMs?: number | undefined },
): Promise<void> {
  countJobFailure('account-sync', failure.code);
  await whileRunLasts(app, target, async (tx, account) => {
    const now = app.clock.now();
    const failures = account.collection_failures + 1;
    await writeOutcome(tx, target.ref.userId, target.accountId, {
      syncedAt: null,
      verified: null,
      failure: { ...failure, at: now },
      nextCollectionAt: retryCollectionAt({ ...cause, failures }, now, target.accountId),
      failures,
    });
    const isNews = isFirstFailure(account.last_sync_failed_at, account.last_synced_at);
    return {
      end: { state: 'failed', step: null, error: failure, result: null },
      news: isNews ? { event: 'sync_failed', username: target.handle, failure } : null,
    };
  });
}

interface Saved {
  end: Omit<Parameters<typeof endRun>[2], 'now'>;
  /** Notification for the user, if any. */
  news: SyncNews | null;
}

/**
 * Saves and ends the run together. No effect when the run has already ended, or is gone with its
 * account: a job executed twice, or one that lost its claim, leaves no trace.
 */
async function whileRunLasts(
  app: AppContext,
  { ref, accountId }: SyncTarget,
  save: (tx: Transaction, account: LinkedAccountRow) => Promise<Saved>,
): Promise<void> {
  try {
    const sendMail = await app.db.tenant(ref.userId).transaction(async tx => {
      const account = await lockAccount(tx, ref.userId, accountId);
      if (account === undefined) throw new RunIsOver();
      const { end, news } = await save(tx, account);
      if (!(await endRun(tx, ref, { ...end, now: app.clock.now() }))) throw new RunIsOver();
      return news === null ? null : announceSync(app, tx, ref.userId, news);
    });
    await sendMail?.();
  } catch (error) {
    if (!(error instanceof RunIsOver)) throw error;
  }
}
