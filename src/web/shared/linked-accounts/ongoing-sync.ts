/** Spec §3, local item `ongoing_sync`. */
export interface OngoingSync {
  accountId: string;
  username: string;
  /** ISO time. */
  startedAt: string;
  /** The same instant in milliseconds. */
  timestamp: number;
}

export const ONGOING_SYNC_KEY = 'ongoing_sync';

/** Spec §9: a sync younger than this is resumed after a reload. */
export const SYNC_RESUME_WINDOW_MS = 5 * 60_000;

/** The record, or null when it is unreadable, from the future, or too old. */
export function parseOngoingSync(text: string | null, nowMs: number): OngoingSync | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { accountId, username, startedAt, timestamp } = value as Record<string, unknown>;
  if (typeof accountId !== 'string' || typeof username !== 'string') return null;
  if (typeof startedAt !== 'string' || typeof timestamp !== 'number') return null;
  const age = nowMs - timestamp;
  if (Number.isNaN(Date.parse(startedAt)) || age < -60_000 || age >= SYNC_RESUME_WINDOW_MS) return null;
  return { accountId, username, startedAt, timestamp };
}

/** Reads the record of this browser; an old or invalid one is removed (spec §4). */
export function readOngoingSync(): OngoingSync | null {
  try {
    const text = localStorage.getItem(ONGOING_SYNC_KEY);
    const record = parseOngoingSync(text, Date.now());
    if (record === null && text !== null) localStorage.removeItem(ONGOING_SYNC_KEY);
    return record;
  } catch {
    return null;
  }
}

/** Syncs that this page has started or resumed: moving between pages is not a reload. */
const known = new Set<string>();

/** Whether the account's sync still has to be resumed here; marks it as resumed. */
export function takeUp(accountId: string): boolean {
  if (known.has(accountId)) return false;
  known.add(accountId);
  return true;
}

export function writeOngoingSync(account: { id: string; tiktok_username: string }): void {
  known.add(account.id);
  const now = new Date();
  const record: OngoingSync = {
    accountId: account.id,
    username: account.tiktok_username,
    startedAt: now.toISOString(),
    timestamp: now.getTime(),
  };
  try {
    localStorage.setItem(ONGOING_SYNC_KEY, JSON.stringify(record));
  } catch {
    // Without storage the sync still runs; only its resumption after a reload is lost.
  }
}

export function clearOngoingSync(accountId: string): void {
  try {
    const record = parseOngoingSync(localStorage.getItem(ONGOING_SYNC_KEY), Date.now());
    if (record === null || record.accountId === accountId) localStorage.removeItem(ONGOING_SYNC_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Allows for the response time and for rounded clocks. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Whether something happened on the server after the recorded sync was requested; `leadMs`: how far its clock is ahead.
 */
export function happenedSince(
  record: Pick<OngoingSync, 'startedAt'>,
  at: string | null | undefined,
  leadMs: number,
): boolean {
  return at != null && Date.parse(at) >= Date.parse(record.startedAt) + leadMs - CLOCK_TOLERANCE_MS;
}
