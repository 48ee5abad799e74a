import type { GiveBackReason } from '#domain/quotas/meters.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { World } from '../../services/app-context.ts';
import { extendLease } from './ledger.queries.ts';
import {
  giveBackQuota,
  LEASE_SECONDS,
  reserveQuota,
  settleQuota,
  type QuotaOrder,
  type Reservation,
} from './reserve.ts';

const SIGN_OF_LIFE_MS = (LEASE_SECONDS * 1_000) / 3;

/**
 * Does work that takes a while and costs something: reserved before it, settled in the transaction of `keep` after
 * it, given back when either fails. When the process dies meanwhile, the sweeper gives it back within a minute.
 * A repeat of the same key while the first is at work, or after it, is answered with `conflict`.
 */
export async function spendQuota<Made, Kept>(
  world: World,
  userId: string,
  order: QuotaOrder,
  work: (reservation: Reservation) => Promise<Made>,
  keep: (tx: Transaction, made: Made) => Promise<Kept>,
): Promise<Kept> {
  const db = world.db.tenant(userId);
  const reservation = await db.transaction(tx => reserveQuota(tx, userId, order, world.clock.now()));
  if (reservation.repeated) throw new AppError('conflict');
  const stop = keepAlive(world, reservation);
  try {
    const made = await work(reservation);
    return await db.transaction(async tx => {
      await settleQuota(tx, reservation, world.clock.now());
      return keep(tx, made);
    });
  } catch (error) {
    await giveBack(world, reservation, 'failed');
    throw error;
  } finally {
    stop();
  }
}

/** Gives signs of life for a reservation until the returned function is called. */
export function keepAlive(
  world: World,
  { id, userId }: Pick<Reservation, 'id' | 'userId'>,
  everyMs = SIGN_OF_LIFE_MS,
): () => void {
  const timer = setInterval(() => {
    const until = new Date(world.clock.now().getTime() + LEASE_SECONDS * 1_000);
    extendLease(world.db.tenant(userId), userId, { id, until }).catch((error: unknown) =>
      world.log.warn({ err: error }, 'a quota reservation could not be kept'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** In a transaction of its own; where even that fails, the sweeper does it. */
export async function giveBack(
  world: World,
  reservation: Pick<Reservation, 'id' | 'userId' | 'meter'>,
  reason: GiveBackReason,
): Promise<void> {
  try {
    await world.db
      .tenant(reservation.userId)
      .transaction(tx => giveBackQuota(tx, reservation, reason, world.clock.now()));
  } catch (error) {
    world.log.warn({ err: error }, 'a quota reservation could not be given back; the sweeper will');
  }
}
