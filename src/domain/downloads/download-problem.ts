import type { SourceErrorCode } from '../sources/reading.ts';

/**
 * Why a video is not downloaded, caused by: the link itself · the platform · the download program · the file and its
 * storage.
 */
export const DOWNLOAD_PROBLEMS = [
  'no_link',
  'account_link',
  'unsupported',
  'dead_short_link',
  'slideshow',
  'already_there',

  'private',
  'removed',
  'removed_or_blocked',
  'needs_login',
  'age_restricted',
  'rate_limited',
  'challenge',
  'network',
  'timeout',
  'unavailable',
  'changed',

  'off',
  'not_installed',
  'too_old',

  'no_video',
  'format_gone',
  'too_large',
  'quota_full',
  'storage_full',
  'storage_failed',
  'interrupted',
] as const;
export type DownloadProblem = (typeof DOWNLOAD_PROBLEMS)[number];

const MEANING: Partial<Record<SourceErrorCode, DownloadProblem>> = {
  not_found: 'removed',
  no_videos: 'removed',
  not_found_or_blocked: 'removed_or_blocked',
  deleted_or_blocked: 'removed_or_blocked',
  private: 'private',
  login_required: 'needs_login',
  age_restricted: 'age_restricted',
  rate_limited: 'rate_limited',
  quota: 'rate_limited',
  challenge: 'challenge',
  network: 'network',
  timeout: 'timeout',
  parse_changed: 'changed',
  unsupported_url: 'unsupported',
  not_consented: 'off',
  not_installed: 'not_installed',
  too_old: 'too_old',
};

/** The download problem for a source error. */
export function problemOfSource(code: SourceErrorCode): DownloadProblem {
  return MEANING[code] ?? 'unavailable';
}

const WORTH_ANOTHER_TRY: ReadonlySet<DownloadProblem> = new Set([
  'rate_limited',
  'challenge',
  'network',
  'timeout',
  'unavailable',
]);

/** Whether the same attempt may succeed a little later. */
export function isPassing(problem: DownloadProblem): boolean {
  return WORTH_ANOTHER_TRY.has(problem);
}
