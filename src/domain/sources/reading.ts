/** Origin of a measured number. Must equal the database's check constraint on `source`. */
export const SOURCE_IDS = [
  'display_api',
  'page_json',
  'ytdlp',
  'apify',
  'apify_file',
  'ytdlp_file',
  'studio_file',
  'user_data_file',
  'page_file',
  'table_file',
  /** A file of any kind whose time of measurement neither the file nor the user stated. */
  'undated_file',
  'demo',
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Whether a measurement comes from an imported file: its time is then stated by the file or the user. */
export function isFileSource(source: SourceId): boolean {
  return source.endsWith('_file');
}

/** Whether the time of a measurement is known: only then does it belong in the history. */
export function isDated({ source }: { source?: SourceId }): boolean {
  return source !== 'undated_file';
}

/** Whether no source of some data states when it was measured: its time is then only a bound. */
export function isUndatedData(sources: readonly SourceId[]): boolean {
  return sources.length > 0 && sources.every(source => source === 'undated_file');
}

/** Files that may contain « 1.2K »: it is unknown whether their counts below 10,000 are exact. */
const ROUNDED_BY_FILES: readonly SourceId[] = ['studio_file', 'table_file', 'undated_file'];

/** How the precision of counts is described, given their coarsest `step`. */
export function exactnessOf({
  precision,
  step,
  sources,
}: {
  precision: Precision;
  step: number;
  sources: readonly SourceId[];
}): 'exact' | 'rounded' | 'rounded_in_file' {
  if (precision === 'exact') return 'exact';
  if (step > 1) return 'rounded';
  return sources.some(source => ROUNDED_BY_FILES.includes(source)) ? 'rounded_in_file' : 'exact';
}

/** `rounded`: public counts, in steps (see `roundingStep`). `exact`: the owner's own figures, or demo data. */
export const PRECISIONS = ['exact', 'rounded'] as const;
export type Precision = (typeof PRECISIONS)[number];

/**
 * Rounding step of a public count, in units of the count. Measured on public TikTok pages: exact below 10,000, hundreds
 * below one million, 100,000 above.
 */
export function roundingStep(count: number, precision: Precision): number {
  if (precision === 'exact' || count < 10_000) return 1;
  return count < 1_000_000 ? 100 : 100_000;
}

type RoundedCounts = Pick<VideoReading, 'precision'> &
  Partial<Pick<VideoReading, 'views' | 'likes' | 'comments' | 'shares'>>;

/** Whether one of a video's counts is large enough for its source to round it. */
export function isRounded({ views, likes, comments, shares, precision }: RoundedCounts): boolean {
  return [views, likes, comments, shares].some(count => roundingStep(count ?? 0, precision) > 1);
}

/** The precision to name beside a video's counts: below the platform's rounding they are as written. */
export function shownPrecision(counts: RoundedCounts): Precision {
  return isRounded(counts) ? 'rounded' : 'exact';
}

/** Non-fatal anomalies in a source's response, stored with the data and shown to the user. */
export const SOURCE_WARNINGS = [
  'negative_count_dropped',
  'unreadable_count_dropped',
  'overflowed_count_replaced',
  'likes_above_views',
  'partial_list',
  'missing_views',
  'date_from_id',
  'other_accounts_skipped',
  'post_time_disagrees',
] as const;
export type SourceWarning = (typeof SOURCE_WARNINGS)[number];

/** The account as seen by one source at one instant. Counts are null when the source does not provide them. */
export interface ProfileReading {
  handle: string;
  displayName: string | null;
  verified: boolean | null;
  privateAccount: boolean | null;
  followers: number | null;
  following: number | null;
  likes: number | null;
  videos: number | null;
  externalId: string | null;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
  warnings: SourceWarning[];
}

/** One video as seen by one source at one instant. `id` is TikTok's own (a string: it exceeds 2^53). */
export interface VideoReading {
  id: string;
  handle: string;
  url: string;
  description: string;
  publishedAt: Date;
  publishedAtFrom: 'source' | 'id';
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  durationSeconds: number | null;
  kind: 'video' | 'slideshow';
  pinned: boolean | null;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
  warnings: SourceWarning[];
}

/** Every way a source can fail, distinguished because the user's next step differs. */
export const SOURCE_ERROR_CODES = [
  'not_found',
  'private',
  'deleted_or_blocked',
  'login_required',
  'age_restricted',
  'rate_limited',
  'challenge',
  'network',
  'timeout',
  'no_videos',
  'partial',
  'parse_changed',
  'not_installed',
  'too_old',
  'not_consented',
  'unsupported_url',
  'not_found_or_blocked',
  'unavailable',
  'auth_expired',
  'token_refused',
  'scope_missing',
  'wrong_account',
  'quota',
] as const;
export type SourceErrorCode = (typeof SOURCE_ERROR_CODES)[number];
