import type { DayMetric } from './day-figures.ts';
import type { Precision, SourceId } from './reading.ts';

/** Metrics of an account. */
export const ACCOUNT_METRICS = [
  'followers',
  'following',
  'likes',
  'videos',
  'display_name',
  'verified',
  'private_account',
] as const;
export type AccountMetric = (typeof ACCOUNT_METRICS)[number];

/** Metrics of a video. */
export const VIDEO_METRICS = [
  'views',
  'likes',
  'comments',
  'shares',
  'saves',
  'caption',
  'published_at',
  'duration',
  'pinned',
  'spoken_words',
] as const;
export type VideoMetric = (typeof VIDEO_METRICS)[number];

/** A count with its precision; `told`: provided, but not a count; null: not provided by this source. */
export type Yield = Precision | 'told' | null;

export interface SourceYields {
  /** Whether it lists an account's videos; otherwise a video is read by its own URL, or not at all. */
  listsVideos: boolean;
  account: Record<AccountMetric, Yield>;
  video: Record<VideoMetric, Yield>;
  /** Daily account figures: always exact. */
  days: readonly DayMetric[];
}

const NO_ACCOUNT: SourceYields['account'] = {
  followers: null,
  following: null,
  likes: null,
  videos: null,
  display_name: null,
  verified: null,
  private_account: null,
};

function accountCounts(precision: Precision): SourceYields['account'] {
  return {
    ...NO_ACCOUNT,
    followers: precision,
    following: precision,
    likes: precision,
    videos: precision,
    display_name: 'told',
    verified: 'told',
    private_account: 'told',
  };
}

function videoCounts(precision: Precision): SourceYields['video'] {
  return {
    views: precision,
    likes: precision,
    comments: precision,
    shares: precision,
    saves: precision,
    caption: 'told',
    published_at: 'told',
    duration: 'told',
    pinned: null,
    spoken_words: null,
  };
}

const BY_DAY: readonly DayMetric[] = [
  'video_views',
  'profile_views',
  'likes',
  'comments',
  'shares',
  'new_followers',
  'followers',
  'viewers',
  'new_viewers',
  'returning_viewers',
];

/**
 * Which source provides which metric, and how precisely. Every reader is tested against its entry
 * (`src/server/integrations/video-source/availability.rules.test.ts`).
 */
export const AVAILABILITY: Record<SourceId, SourceYields> = {
  display_api: {
    listsVideos: true,
    account: { ...accountCounts('exact'), private_account: null },
    video: { ...videoCounts('exact'), saves: null },
    days: [],
  },
  page_json: {
    listsVideos: false,
    account: accountCounts('rounded'),
    video: videoCounts('rounded'),
    days: [],
  },
  ytdlp: {
    listsVideos: true,
    account: NO_ACCOUNT,
    video: { ...videoCounts('rounded'), spoken_words: 'told' },
    days: [],
  },
  apify: {
    listsVideos: true,
    account: accountCounts('rounded'),
    video: { ...videoCounts('rounded'), pinned: 'told' },
    days: [],
  },
  apify_file: {
    listsVideos: true,
    account: accountCounts('rounded'),
    video: { ...videoCounts('rounded'), pinned: 'told' },
    days: [],
  },
  ytdlp_file: {
    listsVideos: true,
    account: { ...NO_ACCOUNT, display_name: 'told' },
    video: videoCounts('rounded'),
    days: [],
  },
  studio_file: {
    listsVideos: true,
    account: { ...NO_ACCOUNT, followers: 'exact' },
    // The tables currently have no column of saves; if one appears, it is read.
    video: { ...videoCounts('exact'), saves: null, duration: null },
    days: BY_DAY,
  },
  user_data_file: {
    listsVideos: true,
    account: { ...NO_ACCOUNT, followers: 'exact', following: 'exact', likes: 'exact', display_name: 'told' },
    video: {
      ...videoCounts('exact'),
      views: null,
      comments: null,
      shares: null,
      saves: null,
      duration: null,
    },
    days: [],
  },
  page_file: {
    listsVideos: true,
    account: accountCounts('rounded'),
    video: videoCounts('rounded'),
    days: [],
  },
  table_file: {
    listsVideos: true,
    account: { ...NO_ACCOUNT, followers: 'rounded', display_name: 'told' },
    video: videoCounts('rounded'),
    days: [],
  },
  // An undated file of any kind has the yields of a table; dated files have their own entry above.
  undated_file: {
    listsVideos: true,
    account: { ...NO_ACCOUNT, followers: 'rounded', display_name: 'told' },
    video: videoCounts('rounded'),
    days: [],
  },
  demo: {
    listsVideos: true,
    account: accountCounts('exact'),
    video: { ...videoCounts('exact'), pinned: 'told' },
    days: [],
  },
};
