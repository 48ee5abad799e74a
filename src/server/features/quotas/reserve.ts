import { levelOf, lowQuotas } from '#domain/quotas/low-quota.ts';
import {
  counterOf,
  meterLimits,
  type CounterColumn,
  type GiveBackReason,
  type Meter,
  type MeterLimits,
} from '#domain/quotas/meters.ts';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { countQuota } from '../../platform/telemetry/metrics.ts';
import { usageOfPeriod } from './get-usage.ts';
import {
  findEntitlement,
  findReservation,
  creditUnits,
  lockReservation,
  lockUsage,
  settleReservation,
  debitUnits,
  type About,
  type ReservationRow,
} from './ledger.queries.ts';
import { listCredits, type UsageRow } from './quotas.queries.ts';
import { addWarning } from './warnings.queries.ts';

/** The holder of a reservation extends its lease more often than this; see `extendLeaseWhile`. */
export const LEASE_SECONDS = 30;

export interface QuotaOrder {
  meter: Meter;
  /** A repeat with the same key is charged only once. */
  key: string;
  /** What it is for, as shown in the ledger. */
  about?: About;
  units?: number;
  /** Held by a job: while this run or video analysis is queued or running, the lease need not be extended. */
  runId?: string;
}

export interface Reservation {
  id: string;
  userId: string;
  meter: Meter;
  key: string;
  units: number;
  state: 'held' | 'settled' | 'given_back';
  /** It already existed: nothing more was charged, and another process may be working on it. */
  repeated: boolean;
}

const REFUSALS: Record<Meter, ErrorCode> = {
  video_analysis: 'video_analysis_limit_reached',
  account_analysis: 'account_analysis_limit_reached',
  script_generation: 'script_generation_limit_reached',
  hooks_generation: 'hooks_generation_limit_reached',
  chatbot_questions: 'chatbot_questions_limit_reached',
};

/**
 * Reserves units of a meter in the caller's tenant transaction, before the work is done: one conditional update
 * decides,
 * so that concurrent calls never exceed the limit. Throws the meter's error with `limit`, `used` and `when`.
 */
export async function reserveQuota(
  tx: Transaction,
  userId: string,
  { meter, key, about = {}, units = 1, runId }: QuotaOrder,
  now: Date,
): Promise<Reservation> {
  const { usage, limits } = await holdAllowance(tx, userId, meter, now);
  const known = await findReservation(tx, userId, { meter, key });
  if (known !== undefined && known.state !== 'given_back') return asReservation(userId, known, true);
  const windows = await take(tx, { userId, meter, units, limits, usage, now });
  await warnOfLow(tx, userId, { meter, units, limits, usage }, windows);
  const held = await lockReservation(tx, userId, {
    meter,
    key,
    units,
    about,
    ...windows,
    held_at: now,
    lease_until: new Date(now.getTime() + LEASE_SECONDS * 1_000),
    run_id: runId ?? null,
  });
  if (held === undefined) throw new AppError('conflict');
  countQuota(meter, 'reserved', units);
  return asReservation(userId, held, false);
}

/**
 * Settles in the transaction that stores the work. A reservation already released as abandoned is reserved again, or
 * refused.
 */
export async function settleQuota(
  tx: Transaction,
  { id, userId, meter, key, units }: Reservation,
  now: Date,
  about: About = {},
): Promise<void> {
  const settled = async () => (await settleReservation(tx, userId, { id, about, at: now })) === 1;
  if (await settled()) return countQuota(meter, 'settled', units);
  const present = await findReservation(tx, userId, { meter, key });
  if (present?.state === 'settled') return;
  await reserveQuota(tx, userId, { meter, key, units, about: { ...present?.about, ...about } }, now);
  if (!(await settled())) throw new AppError('conflict');
  countQuota(meter, 'settled', units);
}

/** Releases units after the work failed or was cancelled: it costs nothing. Idempotent, and harmless after settling. */
export async function releaseQuota(
  tx: Transaction,
  { id, userId, meter }: Pick<Reservation, 'id' | 'userId' | 'meter'>,
  reason: GiveBackReason,
  now: Date,
  ifLeaseBefore: Date | null = null,
): Promise<boolean> {
  // Always the counters first and the reservation second: a fixed lock order prevents deadlocks.
  await lockUsage(tx, userId);
  const isBack = (await creditUnits(tx, userId, { id, meter, reason, at: now, ifLeaseBefore })) === 1;
  if (isBack) countQuota(meter, 'given_back', 1);
  return isBack;
}

/** Throws when nothing is left, before any work is done. It reserves nothing. */
export async function requireQuota(
  tx: Transaction,
  userId: string,
  meter: Meter,
  now: Date,
  units = 1,
): Promise<void> {
  const { usage, limits } = await holdAllowance(tx, userId, meter, now);
  const refused = refusalOf({ meter, units, limits, usage, now });
  if (refused !== null) throw refused;
}

/** The counters, reset if expired and locked from here on, and their plan limits. */
async function holdAllowance(
  tx: Transaction,
  userId: string,
  meter: Meter,
  now: Date,
): Promise<{ usage: UsageRow; limits: MeterLimits }> {
  const entitled = await findEntitlement(tx, userId);
  if (entitled === undefined) throw new AppError('unauthenticated');
  const { usage, creditsFrom } = await usageOfPeriod(tx, userId, entitled.time_zone, now);
  const credits = await listCredits(tx, userId, creditsFrom);
  return { usage, limits: meterLimits(entitled.plan_type, meter, credits) };
}

interface Taking {
  meter: Meter;
  units: number;
  limits: MeterLimits;
  usage: UsageRow;
  now: Date;
}

async function take(tx: Transaction, { userId, ...taking }: Taking & { userId: string }): Promise<Windows> {
  const taken = await debitUnits(tx, userId, taking.meter, taking);
  if (taken !== undefined) return taken;
  throw refusalOf(taking) ?? new AppError('conflict');
}

interface Windows {
  day_ends_at: Date;
  month_ends_at: Date;
}

/** Records a low quota in the same transaction; whether a mail is sent is decided later. */
async function warnOfLow(
  tx: Transaction,
  userId: string,
  { meter, units, limits, usage }: Omit<Taking, 'now'>,
  windows: Windows,
): Promise<void> {
  const used: Partial<Record<CounterColumn, number>> = {};
  for (const period of ['month', 'day'] as const) {
    const column = counterOf(meter, period)?.columns[0];
    if (column !== undefined) used[column] = usage[column] + units;
  }
  for (const low of lowQuotas(meter, limits, used)) {
    const { period } = low;
    const endsAt = period === 'month' ? windows.month_ends_at : windows.day_ends_at;
    await addWarning(tx, { user_id: userId, meter, period, level: levelOf(low), window_ends_at: endsAt });
  }
}

function refusalOf({ meter, units, limits, usage, now }: Taking): AppError | null {
  for (const period of ['month', 'day'] as const) {
    const counter = counterOf(meter, period);
    const limit = limits[period];
    if (counter === null || limit === UNLIMITED) continue;
    const used = usage[counter.columns[0]];
    if (used + units <= limit) continue;
    const end = period === 'month' ? usage.month_ends_at : usage.day_ends_at;
    return new AppError(
      REFUSALS[meter],
      { limit, used, when: end.toISOString() },
      { retryAfterSeconds: (end.getTime() - now.getTime()) / 1_000 },
    );
  }
  return null;
}

function asReservation(userId: string, row: ReservationRow, repeated: boolean): Reservation {
  const { id, meter, key, units, state } = row;
  return { id, userId, meter, key, units, state, repeated };
}
