import type { HookKind } from '#domain/hooks/hook-kind.ts';
import type { TimeSpan } from '#domain/media/media-facts.ts';
import type { Answer } from '#domain/statistics/answer.ts';
import type { BaitReading } from './bait-signs.ts';
import type { OwnLift } from './own-lifts.ts';
import type { CtaKind } from './cta-kinds.ts';
import type { Confidence, Found, Quote } from './video-analysis.ts';

/** The class of the hook, from the first words there are: said, else on screen, else of the caption. */
export interface HookClass {
  kind: HookKind;
  /** What the rules recognised; differs from `kind` where a person corrected it. */
  recognised: HookKind | null;
  /** The words that it was recognised from. */
  basis: Quote | null;
  /** ISO instant; null: not corrected. */
  correctedAt: string | null;
  confidence: Confidence;
}

export interface SpokenHook {
  quote: Quote;
  untilSecond: number | null;
  words: number;
  /** How fast the hook is said; null without times. */
  wordsPerMinute: number | null;
  confidence: Confidence;
}

export interface VisualHook {
  firstCutSecond: number | null;
  cutsInFirstThreeSeconds: number;
  /** Mean change of the picture in the first three seconds, 0 to 1, and over that of the rest. */
  motion: number;
  motionRatio: number | null;
  /** The video begins with a black picture until that second; 0: it does not. */
  blackUntilSecond: number;
  /** Most faces in one picture of the first second. */
  faces: Found<{ count: number; largestShare: number | null }>;
  confidence: Confidence;
}

export interface ScreenHook {
  quote: Quote;
  words: number;
  confidence: Confidence;
}

export interface SoundHook {
  /** Second of the first spoken sound; null: nobody speaks, or it was not listened for. */
  speechStartSecond: number | null;
  /** Silence at the start, seconds. */
  silentStartSeconds: number;
  musicOnly: boolean | null;
  confidence: Confidence;
}

/** Everything that has a time, bounded in number. */
export interface Timeline {
  durationSeconds: number;
  shots: TimeSpan[];
  silences: TimeSpan[];
  speech: TimeSpan[];
  texts: (TimeSpan & { text: string })[];
  ctas: { kind: CtaKind; second: number }[];
  /** Marks beyond the most that are drawn. */
  leftOut: number;
}

export interface HookPanel {
  class: Found<HookClass>;
  /** What this class does to the creator's own views, at equal age. */
  ownLift: Answer<OwnLift> | null;
  spoken: Found<SpokenHook>;
  visual: Found<VisualHook>;
  onScreen: Found<ScreenHook>;
  sound: Found<SoundHook>;
  /** When the viewer first reads or hears words. */
  second: Found<{ second: number; place: Quote['place'] }>;
  /** Pace of the whole video, over the time that somebody speaks. */
  pace: Found<{ wordsPerMinute: number; words: number; speechSeconds: number }>;
  /** The form of the first words alone: whether what they promise is true cannot be measured. */
  bait: Found<BaitReading>;
  timeline: Found<Timeline>;
}
