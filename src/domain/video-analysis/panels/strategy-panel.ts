import { openingWords } from '#domain/videos/opening-words.ts';
import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import type { Letterbox } from '#domain/media/media-facts.ts';
import { firstCharacters } from '#domain/text/cut-text.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import { postingDayIn, type DayPart, type PostingSlot, type Weekday } from '#domain/statistics/day-parts.ts';
import { medianInterval, type MedianInterval } from '#domain/statistics/median-interval.ts';
import { durationBand, hashtagsOf, type DurationBand } from '#domain/statistics/video-traits.ts';
import type { AnalysisInput, OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import { listedReach, type HashtagReach } from './hashtag-lists.ts';
import { reachOf, tagsOfVideo } from './hashtag-panel.ts';
import { liftOf, type OwnLift, type OwnLifts } from './own-lifts.ts';
import {
  contentWords,
  countWords,
  plainText,
  quotedWords,
  roughStem,
} from '#domain/video-analysis/text/text-words.ts';
import { topicWordsIn } from '#domain/video-analysis/topic/topic-words.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';

/** A word of what the caption is about. */
interface Keyword {
  word: string;
  /** It is visible before the caption is expanded. */
  isVisible: boolean;
  /** It is also spoken or on screen. */
  isRepeated: boolean;
  /** The creator's other captions that contain it. */
  ownVideos: number;
}

export interface CaptionFacts {
  characters: number;
  words: number;
  mentions: number;
  emojis: number;
  /** Characters visible before « more »: the shortest of the observed limits. */
  visibleCharacters: number;
  /** The first words of speech that are among the visible ones. */
  opening: string | null;
  language: 'fr' | 'en' | null;
  keywords: Keyword[];
  own: { characters: Estimate<MedianInterval>; hashtags: Estimate<MedianInterval> };
}

interface UsedHashtag {
  tag: string;
  reach: HashtagReach;
  ownVideos: number;
  lift: Estimate<OwnLift> | null;
}

export interface StrategyPanel {
  caption: Found<CaptionFacts>;
  hashtags: UsedHashtag[];
  length: Found<{ seconds: number; band: DurationBand; lift: Estimate<OwnLift> | null }>;
  /** In the creator's time zone. */
  dayPart?: Found<{ dayPart: DayPart; lift: Estimate<OwnLift> | null }>;
  weekday?: Found<{ weekday: Weekday; lift: Estimate<OwnLift> | null }>;
  /** Only in analyses of the first method. */
  slot?: Found<{ slot: PostingSlot; lift: Estimate<OwnLift> | null }>;
  format: { kind: 'video' | 'slideshow'; lift: Estimate<OwnLift> | null };
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

/** Characters of a caption visible before it is expanded. Source: guides agree on 55 to 80; the cautious end. */
const VISIBLE_CHARACTERS = 60;
const MOST_KEYWORDS = 8;
const MOST_TAGS = 30;

export function strategyPanel(
  input: AnalysisInput,
  others: readonly OwnVideo[],
  lifts: OwnLifts,
  seconds: number | null,
): StrategyPanel {
  const { video, timeZone } = input;
  const band = durationBand(seconds);
  const posted = video.publishedAt === null ? null : postingDayIn(timeZone)(video.publishedAt);
  return {
    caption: captionFacts(input, others),
    hashtags: usedHashtags(input, others, lifts),
    length:
      band === null || seconds === null
        ? { absent: video.kind === 'slideshow' ? 'slideshow' : 'not_measurable' }
        : { absent: null, seconds, band, lift: liftOf(lifts, 'duration', band) },
    dayPart:
      posted === null
        ? { absent: 'date_unknown' }
        : {
            absent: null,
            dayPart: posted.dayPart,
            lift: liftOf(lifts, 'day_part', posted.dayPart),
          },
    weekday:
      posted === null
        ? { absent: 'date_unknown' }
        : {
            absent: null,
            weekday: posted.weekday,
            lift: liftOf(lifts, 'weekday', posted.weekday),
          },
    format: { kind: video.kind, lift: liftOf(lifts, 'format', video.kind) },
    ...fileFacts(input),
  };
}

function fileFacts({
  mediaFacts: facts,
  video,
}: AnalysisInput): Pick<StrategyPanel, 'picture' | 'sound' | 'speech' | 'screenTexts'> {
  if (facts === null || facts === undefined) {
    const none = { absent: video.kind === 'slideshow' ? 'slideshow' : 'no_file' } as const;
    return { picture: none, sound: none, speech: none, screenTexts: none };
  }
  const { file, pictures, sound, speech, texts } = facts;
  const { width, height, aspectName, framesPerSecond } = file;
  return {
    picture:
      pictures.notAssessed !== null
        ? { absent: pictures.notAssessed }
        : {
            absent: null,
            width,
            height,
            aspectName,
            framesPerSecond,
            letterbox: pictures.letterbox,
            cutsPerMinute: pictures.cutsPerMinute,
            medianShotSeconds: pictures.medianShotSeconds,
            blackShare: pictures.blackShare,
            loopDistance: pictures.loopDistance,
          },
    sound:
      sound.notAssessed !== null
        ? { absent: sound.notAssessed }
        : {
            absent: null,
            loudnessLufs: sound.loudnessLufs,
            aboveTargetLu: sound.aboveTargetLu,
            silentShare: sound.silentShare,
            longestSilenceSeconds: Math.max(0, ...sound.silences.map(one => one.toSecond - one.fromSecond)),
          },
    speech:
      speech.notAssessed !== null
        ? { absent: speech.notAssessed }
        : {
            absent: null,
            ratio: speech.ratio,
            startSecond: speech.startSecond,
            musicOnly: speech.musicOnly,
          },
    screenTexts:
      texts.notAssessed !== null
        ? { absent: texts.notAssessed }
        : { absent: null, texts: texts.items.length, share: texts.textShare, meanWords: texts.meanWords },
  };
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Characters that are one grapheme each; without carriage return, which combines with the next one. */
const ONE_EACH = /^[\n\x20-\x7E\xA0-\xAC\xAE-\u024F\u2010-\u2027\u202F\u20AC]*$/u;

/** Number of graphemes. */
function charactersOf(text: string): number {
  const plain = plainText(text);
  return ONE_EACH.test(plain) ? plain.length : [...segmenter.segment(plain)].length;
}

function captionFacts(input: AnalysisInput, others: readonly OwnVideo[]): Found<CaptionFacts> {
  const caption = plainText(input.video.caption);
  if (caption.trim() === '') return { absent: 'no_words' };
  const visible = firstCharacters(caption, VISIBLE_CHARACTERS);
  const opening = openingWords(visible);
  return {
    absent: null,
    characters: charactersOf(caption),
    words: countWords(caption),
    mentions: (caption.match(/@[\p{L}\p{N}_.]+/gu) ?? []).length,
    emojis: (caption.match(/\p{Extended_Pictographic}/gu) ?? []).length,
    visibleCharacters: VISIBLE_CHARACTERS,
    opening: opening === null ? null : quotedWords(opening),
    language: identifyLanguage(caption).language,
    keywords: keywordsOf(input, caption, visible, others),
    own: {
      characters: medianInterval(others.map(other => charactersOf(other.caption))),
      hashtags: medianInterval(others.map(other => hashtagsOf(other.caption).length)),
    },
  };
}

function keywordsOf(
  { transcript, mediaFacts }: AnalysisInput,
  caption: string,
  visible: string,
  others: readonly OwnVideo[],
): Keyword[] {
  const seen = new Map<string, number>();
  for (const other of others) {
    for (const stem of new Set(contentWords(other.caption).map(roughStem))) {
      seen.set(stem, (seen.get(stem) ?? 0) + 1);
    }
  }
  const texts = mediaFacts?.texts.notAssessed === null ? mediaFacts.texts.items : [];
  const elsewhere = [...(transcript?.lines ?? []), ...texts].map(({ text }) => text).join('\n');
  const repeated = new Set(contentWords(elsewhere).map(roughStem));
  // A word cut at the limit does not count as visible.
  const firstWords = new Set(contentWords(visible).filter(word => contentWords(caption).includes(word)));
  const topicWords = topicWordsIn(caption);
  return contentWords(caption)
    .filter(word => topicWords.has(word))
    .map(word => ({
      word,
      isVisible: firstWords.has(word),
      isRepeated: repeated.has(roughStem(word)),
      ownVideos: seen.get(roughStem(word)) ?? 0,
    }))
    .sort((a, b) => Number(b.isRepeated) - Number(a.isRepeated) || b.ownVideos - a.ownVideos)
    .slice(0, MOST_KEYWORDS);
}

function usedHashtags(input: AnalysisInput, others: readonly OwnVideo[], lifts: OwnLifts): UsedHashtag[] {
  const counts = new Map<string, number>();
  for (const other of others) {
    for (const tag of hashtagsOf(other.caption)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return tagsOfVideo(input)
    .slice(0, MOST_TAGS)
    .map(tag => {
      const ownVideos = counts.get(tag) ?? 0;
      const reach = listedReach(tag) ?? reachOf(tag, input.ownUsername, ownVideos, others.length);
      return { tag, reach, ownVideos, lift: liftOf(lifts, 'hashtag', tag) };
    });
}
