import { DAY_MS } from '#domain/time/day-ms.ts';
import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '../time/local-days.ts';

/** Days a consumer has to withdraw from a distance contract (article L. 221-18 of the consumer code). */
export const WITHDRAWAL_DAYS = 14;
/** Days within which the payment must be refunded (article L. 221-24). */
const REFUND_DAYS = 14;
export const WITHDRAWAL_LIMITS = { name: 100, contract: 200 } as const;

const WHERE_THE_LAW_COUNTS = 'Europe/Paris';

/**
 * The deadline for withdrawing from a contract. The day of conclusion does not count, and a deadline on a Saturday, a
 * Sunday or a public holiday is extended to the next working day (article L. 221-19).
 */
export function withdrawalEndsAt(concludedAt: Date): Date {
  let last = addDays(localDateIn(WHERE_THE_LAW_COUNTS)(concludedAt), WITHDRAWAL_DAYS);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return new Date(startOfLocalDay(addDays(last, 1), WHERE_THE_LAW_COUNTS).getTime() - 1);
}

/** Deadline for the refund. */
export function refundDueAt(declaredAt: Date): Date {
  return new Date(declaredAt.getTime() + REFUND_DAYS * DAY_MS);
}

/** A service that began at the consumer's express request: when they withdrew, and the end of the paid period. */
export interface UsedService {
  at: Date;
  until: Date;
}

/**
 * The refund of a payment (article L. 221-25): all of it, or, where the service began at the consumer's express
 * request, the share of the remaining time, rounded up in the consumer's favour.
 */
export function refundOf(cents: number, paidAt: Date, used: UsedService | null): number {
  if (used === null) return cents;
  const paidFor = used.until.getTime() - paidAt.getTime();
  const left = used.until.getTime() - used.at.getTime();
  if (paidFor <= 0 || left >= paidFor) return cents;
  return Math.ceil(cents * (Math.max(0, left) / paidFor));
}

/** How a refund in part comes about: days as fractions, sums in cents. */
export interface RefundShare {
  usedDays: number;
  days: number;
  paidCents: number;
  cents: number;
}

export function refundShareOf(
  payments: readonly { cents: number; paidAt: Date }[],
  madeAt: Date,
  used: UsedService,
): RefundShare {
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
  return {
    usedDays: Math.max(0, used.at.getTime() - madeAt.getTime()) / DAY_MS,
    days: Math.max(0, used.until.getTime() - madeAt.getTime()) / DAY_MS,
    paidCents: sum(payments.map(({ cents }) => cents)),
    cents: sum(payments.map(({ cents, paidAt }) => refundOf(cents, paidAt, used))),
  };
}

const FIXED_HOLIDAYS = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']);
/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50];

function isWorkingDay(date: LocalDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.has(date.slice(5))) return false;
  const easter = easterOf(Number(date.slice(0, 4)));
  return !AFTER_EASTER.some(days => addDays(easter, days) === date);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return addDays(`${year}-01-01`, dayOfYear(year, Math.floor(n / 31), (n % 31) + 1));
}

function dayOfYear(year: number, month: number, day: number): number {
  return (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY_MS;
}
