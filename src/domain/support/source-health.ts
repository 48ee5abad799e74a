/** `never`: nothing was asked yet · `quiet`: nothing in the last day · else by what the last day's readings did. */
export const SOURCE_HEALTHS = ['never', 'quiet', 'fine', 'unsteady', 'failing'] as const;
export type SourceHealth = (typeof SOURCE_HEALTHS)[number];

export interface DayOfWork {
  /** Over the last 24 hours. */
  done: number;
  failed: number;
  lastDoneAt: Date | null;
  lastFailedAt: Date | null;
}

/** So few tries are counted, and give no rate. */
const RATE_FLOOR = 5;
const UNSTEADY_FROM = 0.1;
const FAILING_FROM = 0.5;

/** Of the last day's tries those that failed, from 0 to 1; null under the floor. */
export function failureRate({ done, failed }: Pick<DayOfWork, 'done' | 'failed'>): number | null {
  const tries = done + failed;
  return tries < RATE_FLOOR ? null : failed / tries;
}

/** How something stands, in one word. Under the floor the last try decides, as far as one can. */
export function sourceHealthOf(work: DayOfWork): SourceHealth {
  const { done, failed, lastDoneAt, lastFailedAt } = work;
  if (done + failed === 0) return lastDoneAt === null && lastFailedAt === null ? 'never' : 'quiet';
  const rate = failureRate(work);
  if (rate === null)
    return (lastDoneAt?.getTime() ?? 0) >= (lastFailedAt?.getTime() ?? 0) ? 'fine' : 'unsteady';
  if (rate >= FAILING_FROM) return 'failing';
  return rate >= UNSTEADY_FROM ? 'unsteady' : 'fine';
}

/** What a source says about an account, or about itself, is an answer and no failure of its readings. */
const ANSWERS: ReadonlySet<string> = new Set([
  'not_found',
  'private',
  'deleted_or_blocked',
  'age_restricted',
  'no_videos',
  'unsupported_url',
  // Not set up, or not allowed: nothing was asked.
  'not_consented',
  'not_installed',
  'too_old',
  'auth_expired',
  'token_refused',
  'scope_missing',
  'wrong_account',
  'quota',
]);

/** Whether a refusal of this kind is the source's own fault, or the way to it. */
export function isSourceFailure(code: string): boolean {
  return !ANSWERS.has(code);
}
