import type { Answer } from '#domain/statistics/answer.ts';
import type { HashtagReach } from './hashtag-lists.ts';
import type { OwnLift } from './own-lifts.ts';

/** Where a suggestion comes from. */
export const HASHTAG_ORIGINS = ['own_history', 'niche_pack', 'caption_neighbours'] as const;
export type HashtagOrigin = (typeof HASHTAG_ORIGINS)[number];

export interface SuggestedHashtag {
  tag: string;
  role: Exclude<HashtagReach, 'generic' | 'refused'>;
  origin: HashtagOrigin;
  /** It stands in the caption already. */
  isUsed: boolean;
  /** The creator's videos that carry it. */
  ownVideos: number;
  /** What it does to those, or why that cannot be said; null: never used. */
  lift: Answer<OwnLift> | null;
  videoIds: string[];
}

export interface HashtagPanel {
  /** Three to five, or fewer where nothing speaks for more. */
  suggestions: SuggestedHashtag[];
  /** Those of the caption that are better left out, and why. */
  leaveOut: { tag: string; reach: 'generic' | 'refused' }[];
  /** The subject that the pack was chosen by; null: none recognised. */
  niche: string | null;
}
