/** `never`: no request yet · `quiet`: none in the last day · otherwise derived from the last day's requests. */
export const SOURCE_HEALTHS = ['never', 'quiet', 'fine', 'unsteady', 'failing'] as const;
export type SourceHealth = (typeof SOURCE_HEALTHS)[number];

export interface DayOfWork {
  /** Over the last 24 hours. */
  done: number;
  failed: number;
  lastDoneAt: Date | null;
  lastFailedAt: Date | null;
}

/** Below this number of tries, only counts are shown, no rate. */
const RATE_FLOOR = 5;
const UNSTEADY_FROM = 0.1;
const FAILING_FROM = 0.5;

/** Share of the last day's tries that failed, from 0 to 1; null below `RATE_FLOOR`. */
export function failureRate({ done, failed }: Pick<DayOfWork, 'done' | 'failed'>): number | null {
  const tries = done + failed;
  return tries < RATE_FLOOR ? null : failed / tries;
}

/** Health in one word. Below `RATE_FLOOR` the last try decides: `fine` or `unsteady`. */
export function sourceHealthOf(work: DayOfWork): SourceHealth {
  const { done, failed, lastDoneAt, lastFailedAt } = work;
  if (done + failed === 0) return lastDoneAt === null && lastFailedAt === null ? 'never' : 'quiet';
  const rate = failureRate(work);
  if (rate === null)
    return (lastDoneAt?.getTime() ?? 0) >= (lastFailedAt?.getTime() ?? 0) ? 'fine' : 'unsteady';
  if (rate >= FAILING_FROM) return 'failing';
  return rate >= UNSTEADY_FROM ? 'unsteady' : 'fine';
}

/** Codes that are answers of the source about an account or about itself, not failed requests. */
const ANSWERS: ReadonlySet<string> = new Set([
  'not_found',
  'private',
  'deleted_or_blocked',
  'age_restricted',
  'no_videos',
  'unsupported_url',
  // Not set up or not permitted: no request was made.
  'not_consented',
  'not_installed',
  'too_old',
  'auth_expired',
  'token_refused',
  'scope_missing',
  'wrong_account',
  'quota',
]);

/** Whether an error of this code is a fault of the source or of the connection to it. */
export function isSourceFailure(code: string): boolean {
  return !ANSWERS.has(code);
}
