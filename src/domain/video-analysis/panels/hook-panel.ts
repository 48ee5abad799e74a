import type { HookKind } from '#domain/videos/hook-kind.ts';
import { hookKind } from '#domain/videos/hook-kind.ts';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { AnalysisInput } from '#domain/video-analysis/findings/analysis-input.ts';
import { readBait, type BaitReading } from '#domain/video-analysis/text/spoken-bait.ts';
import type { FoundCta } from '#domain/video-analysis/text/find-ctas.ts';
import {
  captionFirstWords,
  isOtherLanguage,
  judgedWords,
  screenFirstWords,
  spokenFirstWords,
  type OpeningText,
} from '#domain/video-analysis/text/opening-text.ts';
import { liftOf, type OwnLift, type OwnLifts } from './own-lifts.ts';
import { speakingPace, type Pace } from '#domain/video-analysis/text/speaking-pace.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import type { Confidence, Found, Quote } from '#domain/video-analysis/findings/findings.ts';

/** The hook class, from the first words available: spoken, else on screen, else of the caption. */
interface HookClass {
  kind: HookKind;
  /** Class recognised by the rules; differs from `kind` when a user corrected it. */
  recognised: HookKind | null;
  /** The words used for recognition. */
  basis: Quote | null;
  /** ISO instant; null: not corrected. */
  correctedAt: string | null;
  confidence: Confidence;
}

export interface SpokenHook extends OpeningText {
  /** Speaking rate of the hook; null without times. */
  wordsPerMinute: number | null;
}

export interface VisualHook {
  firstCutSecond: number | null;
  cutsInFirstThreeSeconds: number;
  /** Mean picture change in the first three seconds, 0 to 1, and relative to the rest. */
  motion: number;
  motionRatio: number | null;
  /** Second at which the initial black picture ends; 0: there is none. */
  blackUntilSecond: number;
  confidence: Confidence;
}

export interface SoundHook {
  /** Second of the first speech; null: no speech, or audio not analysed. */
  speechStartSecond: number | null;
  /** Silence at the start, seconds. */
  silentStartSeconds: number;
  musicOnly: boolean | null;
  confidence: Confidence;
}

export interface HookPanel {
  class: Found<HookClass>;
  /** Lift of this class on the creator's own views, at equal age; null: never used, or no class. */
  ownLift: Estimate<OwnLift> | null;
  spoken: Found<SpokenHook>;
  visual: Found<VisualHook>;
  onScreen: Found<OpeningText>;
  sound: Found<SoundHook>;
  /** When the viewer first reads or hears words. */
  second: Found<{ second: number; place: Quote['place'] }>;
  /** Speaking rate of the whole video, over the time with speech. */
  pace: Found<Pace>;
  /** Form of the first words only: whether their promise is true cannot be measured. */
  bait: Found<BaitReading>;
  timeline: Found<Timeline>;
}

/** Spans that begin before this count as starting at 0. */
const START_SECONDS = 0.15;
/** Shorter stretches get no speaking rate. */
const LEAST_PACE_SECONDS = 0.5;

export function hookPanel(
  input: AnalysisInput,
  lifts: OwnLifts,
  ctas: readonly FoundCta[],
  seconds: number | null,
): HookPanel {
  const { video, mediaFacts: facts, transcript } = input;
  const isSlideshow = video.kind === 'slideshow' && (facts === null || facts === undefined);
  const spoken = isSlideshow ? ({ absent: 'slideshow' } as const) : spokenFirstWords(transcript);
  const onScreen = screenFirstWords(facts);
  const judged = judgedWords(spoken, onScreen, captionFirstWords(video.caption));
  const hookClass = classOf(judged, video.hookCorrection ?? null);
  return {
    class: hookClass,
    ownLift: hookClass.absent === null ? liftOf(lifts, 'hook', hookClass.kind) : null,
    spoken: spoken.absent === null ? { ...spoken, wordsPerMinute: paceOf(spoken) } : spoken,
    visual: visualHook(facts, video.kind),
    onScreen: facts === null || facts === undefined ? noFile(video.kind) : onScreen,
    sound: soundHook(facts, video.kind),
    second: isSlideshow ? { absent: 'slideshow' } : firstSecond(spoken, onScreen, facts),
    pace: isSlideshow ? { absent: 'slideshow' } : speakingPace(transcript, facts),
    bait: baitOf(judged),
    timeline: isSlideshow ? { absent: 'slideshow' } : timelineOf(facts, transcript, ctas, seconds),
  };
}

function noFile(kind: 'video' | 'slideshow'): { absent: 'slideshow' | 'no_file' } {
  return { absent: kind === 'slideshow' ? 'slideshow' : 'no_file' };
}

const LOWER: Record<Confidence, Confidence> = { high: 'medium', medium: 'low', low: 'low' };

function classOf(
  judged: ReturnType<typeof judgedWords>,
  correction: AnalysisInput['video']['hookCorrection'],
): Found<HookClass> {
  const isRead = 'words' in judged && !isOtherLanguage(judged.words.quote.words);
  const recognised = isRead ? hookKind(judged.words.quote.words) : null;
  const basis = isRead ? judged.words.quote : null;
  if (correction !== null && correction !== undefined) {
    const correctedAt = correction.correctedAt.toISOString();
    return { absent: null, kind: correction.kind, recognised, basis, correctedAt, confidence: 'high' };
  }
  if ('reason' in judged) return { absent: judged.reason };
  if (recognised === null) return { absent: 'other_language' };
  // « Statement » is the fallback when no sign of another class was found.
  const { confidence: sure } = judged.words;
  const confidence = recognised === 'statement' ? LOWER[sure] : sure;
  return { absent: null, kind: recognised, recognised, basis, correctedAt: null, confidence };
}

function baitOf(judged: ReturnType<typeof judgedWords>): Found<BaitReading> {
  if ('reason' in judged) return { absent: judged.reason };
  const { words } = judged.words.quote;
  return isOtherLanguage(words) ? { absent: 'other_language' } : { absent: null, ...readBait(words) };
}

function paceOf({ quote, untilSecond, words }: OpeningText): number | null {
  if (quote.second === null || untilSecond === null) return null;
  const seconds = untilSecond - quote.second;
  return seconds >= LEAST_PACE_SECONDS ? (60 * words) / seconds : null;
}

function visualHook(facts: MediaFacts | null | undefined, kind: 'video' | 'slideshow'): Found<VisualHook> {
  if (facts === null || facts === undefined) return noFile(kind);
  const { pictures } = facts;
  if (pictures.notAssessed !== null) return { absent: pictures.notAssessed };
  const { firstCutSecond, cutsInFirstThreeSeconds, motion, blackSpans } = pictures;
  const black = blackSpans.find(({ fromSecond }) => fromSecond <= START_SECONDS);
  return {
    absent: null,
    firstCutSecond,
    cutsInFirstThreeSeconds,
    motion: motion.firstThreeSeconds,
    motionRatio: motion.ratio,
    blackUntilSecond: black?.toSecond ?? 0,
    confidence: 'high',
  };
}

function soundHook(facts: MediaFacts | null | undefined, kind: 'video' | 'slideshow'): Found<SoundHook> {
  if (facts === null || facts === undefined) return noFile(kind);
  const { sound, speech } = facts;
  if (sound.notAssessed !== null) return { absent: sound.notAssessed };
  const silence = sound.silences.find(({ fromSecond }) => fromSecond <= START_SECONDS);
  return {
    absent: null,
    speechStartSecond: speech.notAssessed === null ? speech.startSecond : null,
    silentStartSeconds: silence?.toSecond ?? 0,
    musicOnly: speech.notAssessed === null ? speech.musicOnly : null,
    confidence: speech.notAssessed === null ? 'high' : 'medium',
  };
}

function firstSecond(
  spoken: Found<OpeningText>,
  onScreen: Found<OpeningText>,
  facts: MediaFacts | null | undefined,
): HookPanel['second'] {
  const seen = onScreen.absent === null ? onScreen.quote.second : null;
  const written = spoken.absent === null ? spoken.quote.second : null;
  const speech = facts?.speech;
  const heard = written ?? (speech?.notAssessed === null ? speech.startSecond : null);
  if (seen !== null && (heard === null || seen <= heard))
    return { absent: null, second: seen, place: 'screen' };
  if (heard !== null) return { absent: null, second: heard, place: 'speech' };
  if (facts !== null && facts !== undefined) {
    const { texts } = facts;
    const unread = texts.notAssessed ?? (speech?.notAssessed === undefined ? null : speech.notAssessed);
    return { absent: unread ?? 'no_words' };
  }
  return { absent: spoken.absent === null ? 'no_times' : 'no_file' };
}
