/** Where a measured number came from. Equal to the database's check constraint on `source`. */
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
  /** A file of any kind that does not say when its counts were read, and nobody else did. */
  'undated_file',
  'demo',
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Whether a reading came with an imported file: its time is then what the file, or a person, says of it. */
export function isFileSource(source: SourceId): boolean {
  return source.endsWith('_file');
}

/** Whether it is known when a reading was made: only then has it a place in a history. */
export function isDated({ source }: { source?: SourceId }): boolean {
  return source !== 'undated_file';
}

/** Files that write « 1.2K » as they like: of their counts below 10,000 nobody knows whether they are whole. */
const ROUNDED_BY_FILES: readonly SourceId[] = ['studio_file', 'table_file', 'undated_file'];

/** What may be said of how exactly counts are known, whose coarsest step is `step`. */
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
 * Step in which a public count moves, in units of the count itself.
 * Measured on public TikTok pages: exact below 10,000, hundreds below one million, 100,000 above.
 */
export function roundingStep(count: number, precision: Precision): number {
  if (precision === 'exact' || count < 10_000) return 1;
  return count < 1_000_000 ? 100 : 100_000;
}

/** Non-fatal oddities of a source's answer, kept with the data and told to the user. */
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

/** The account as one source saw it at one instant. Counts are null when the source does not know them. */
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

/** One video as one source saw it at one instant. `id` is TikTok's own (text: it exceeds 2^53). */
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

/** Every way a source can fail, told apart because the user's next step differs. */
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
