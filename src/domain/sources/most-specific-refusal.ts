import type { SourceErrorCode } from './reading.ts';

/** From problems of the user's account, through refusals by TikTok, to problems on our side. */
const BY_WEIGHT: readonly SourceErrorCode[] = [
  'not_found',
  'private',
  'no_videos',
  'age_restricted',
  'login_required',
  'unsupported_url',
  'auth_expired',
  'scope_missing',
  'wrong_account',
  'not_consented',
  'token_refused',
  'quota',
  'rate_limited',
  'challenge',
  'deleted_or_blocked',
  'not_found_or_blocked',
  'parse_changed',
  'timeout',
  'network',
  'unavailable',
  'too_old',
  'not_installed',
  'partial',
];

/** Of several failures, the one whose next step helps the user most. In a tie, the first. */
export function mostTelling<Failure extends { code: SourceErrorCode }>(
  failures: readonly [Failure, ...Failure[]],
): Failure {
  return failures.reduce((best, failure) =>
    BY_WEIGHT.indexOf(failure.code) < BY_WEIGHT.indexOf(best.code) ? failure : best,
  );
}
