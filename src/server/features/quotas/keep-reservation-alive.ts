import type { GiveBackReason } from '#domain/quotas/meters.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { extendLease } from './ledger.queries.ts';
import {
  releaseQuota,
  LEASE_SECONDS,
  reserveQuota,
  settleQuota,
  type QuotaOrder,
  type Reservation,
} from './reserve.ts';

const SIGN_OF_LIFE_MS = (LEASE_SECONDS * 1_000) / 3;

/**
 * Runs slow work that uses quota: reserved before it, settled in the transaction of `keep` after
 * it, released when either fails. If the process dies meanwhile, the sweeper releases it within a minute.
 * A repeat with the same key during the first run or after it gets `conflict`.
 */
export async function spendQuota<Made, Kept>(
  app: AppContext,
  userId: string,
  order: QuotaOrder,
  work: (reservation: Reservation) => Promise<Made>,
  keep: (tx: Transaction, made: Made) => Promise<Kept>,
): Promise<Kept> {
  const db = app.db.tenant(userId);
  const reservation = await db.transaction(tx => reserveQuota(tx, userId, order, app.clock.now()));
  if (reservation.repeated) throw new AppError('conflict');
  const stop = extendLeaseWhile(app, reservation);
  try {
    const made = await work(reservation);
    return await db.transaction(async tx => {
      await settleQuota(tx, reservation, app.clock.now());
      return keep(tx, made);
    });
  } catch (error) {
    await releaseUnits(app, reservation, 'failed');
    throw error;
  } finally {
    stop();
  }
}

/** Extends the lease of a reservation until the returned function is called. */
export function extendLeaseWhile(
  app: AppContext,
  { id, userId }: Pick<Reservation, 'id' | 'userId'>,
  everyMs = SIGN_OF_LIFE_MS,
): () => void {
  const timer = setInterval(() => {
    const until = new Date(app.clock.now().getTime() + LEASE_SECONDS * 1_000);
    extendLease(app.db.tenant(userId), userId, { id, until }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'a quota reservation could not be kept'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** In a separate transaction; if even that fails, the sweeper does it. */
export async function releaseUnits(
  app: AppContext,
  reservation: Pick<Reservation, 'id' | 'userId' | 'meter'>,
  reason: GiveBackReason,
): Promise<void> {
  try {
    await app.db
      .tenant(reservation.userId)
      .transaction(tx => releaseQuota(tx, reservation, reason, app.clock.now()));
  } catch (error) {
    app.log.warn({ err: error }, 'a quota reservation could not be given back; the sweeper will');
  }
}
