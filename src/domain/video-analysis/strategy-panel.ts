import type { Letterbox } from '#domain/media/media-facts.ts';
import type { Answer } from '#domain/statistics/answer.ts';
import type { PostingSlot } from '#domain/statistics/day-parts.ts';
import type { MedianInterval } from '#domain/statistics/median-interval.ts';
import type { DurationBand } from '#domain/statistics/video-traits.ts';
import type { HashtagReach } from './hashtag-lists.ts';
import type { OwnLift } from './own-lifts.ts';
import type { Found } from './video-analysis.ts';

/** A content word of the caption. */
export interface Keyword {
  word: string;
  /** It can be read before the caption is unfolded. */
  isVisible: boolean;
  /** It is also said or shown. */
  isRepeated: boolean;
  /** The creator's other captions that hold it. */
  ownVideos: number;
}

export interface CaptionFacts {
  characters: number;
  words: number;
  mentions: number;
  emojis: number;
  /** Characters that can be read before « more »: the shortest of what is seen. */
  visibleCharacters: number;
  /** The first words of speech that stand among the visible ones. */
  opening: string | null;
  language: 'fr' | 'en' | null;
  keywords: Keyword[];
  own: { characters: Answer<MedianInterval>; hashtags: Answer<MedianInterval> };
}

export interface UsedHashtag {
  tag: string;
  reach: HashtagReach;
  ownVideos: number;
  lift: Answer<OwnLift> | null;
}

export interface StrategyPanel {
  caption: Found<CaptionFacts>;
  hashtags: UsedHashtag[];
  length: Found<{ seconds: number; band: DurationBand; lift: Answer<OwnLift> | null }>;
  /** Weekday and hour in the creator's time zone. */
  slot: Found<{ slot: PostingSlot; localTime: string; lift: Answer<OwnLift> | null }>;
  format: { kind: 'video' | 'slideshow'; lift: Answer<OwnLift> | null };
  picture: Found<{
    width: number;
    height: number;
    aspectName: string | null;
    framesPerSecond: number | null;
    letterbox: Letterbox | null;
    cutsPerMinute: number;
    medianShotSeconds: number;
    blackShare: number;
    loopDistance: number;
  }>;
  sound: Found<{
    loudnessLufs: number;
    aboveTargetLu: number;
    silentShare: number;
    longestSilenceSeconds: number;
  }>;
  speech: Found<{ ratio: number; startSecond: number | null; musicOnly: boolean }>;
  screenTexts: Found<{ texts: number; share: number; meanWords: number | null }>;
}
