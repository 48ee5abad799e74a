import { openingWords } from '#domain/videos/opening-words.ts';
import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import { countWords, plainText, quotedWords } from './text-words.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import type { AbsenceReason, Confidence, Found, Quote } from '#domain/video-analysis/findings/findings.ts';

/** A longer hook is cut at this time. */
const MOST_SECONDS = 6;
const MOST_WORDS = 30;
const SENTENCE_END = /[.!?…]["»)\s]*$/u;
/** Text recognition results with at least this confidence are trusted. */
const SURE = 0.8;

/** First words of the video in one place, with their confidence. */
export interface OpeningText {
  quote: Quote;
  untilSecond: number | null;
  words: number;
  confidence: Confidence;
}

/** The first spoken sentence: lines up to a full stop, six seconds or thirty words. */
export function spokenFirstWords(transcript: Transcript | null | undefined): Found<OpeningText> {
  if (transcript === null || transcript === undefined) return { absent: 'no_transcript' };
  const lines = transcript.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const [first] = lines;
  if (first === undefined) return { absent: 'no_speech' };
  const said: string[] = [];
  let until = first.toSecond;
  for (const { text, fromSecond, toSecond } of lines) {
    const late = transcript.timed && fromSecond - first.fromSecond > MOST_SECONDS;
    if (said.length > 0 && (late || countWords(said.join(' ')) >= MOST_WORDS)) break;
    const sentence = openingWords(text) ?? plainText(text);
    said.push(sentence);
    // When a line continues after the sentence, its time is split by word count.
    const share = Math.min(1, countWords(sentence) / Math.max(1, countWords(text)));
    until = fromSecond + share * (toSecond - fromSecond);
    if (SENTENCE_END.test(sentence)) break;
  }
  const words = said.join(' ');
  return {
    absent: null,
    quote: { place: 'speech', words: quotedWords(words), second: transcript.timed ? first.fromSecond : null },
    untilSecond: transcript.timed ? until : null,
    words: countWords(words),
    confidence: transcript.source === 'transcriber' ? 'medium' : 'high',
  };
}

/** Text visible on the picture during the first three seconds. */
export function screenFirstWords(facts: MediaFacts | null | undefined): Found<OpeningText> {
  if (facts === null || facts === undefined) return { absent: 'no_file' };
  const { texts } = facts;
  if (texts.notAssessed !== null) return { absent: texts.notAssessed };
  if (texts.hook === null) return { absent: 'no_text_on_screen' };
  const { text, fromSecond, confidence } = texts.hook;
  return {
    absent: null,
    quote: { place: 'screen', words: quotedWords(text), second: fromSecond },
    untilSecond: null,
    words: countWords(text),
    confidence: confidence >= SURE ? 'medium' : 'low',
  };
}

/** The first sentence of the caption, the fallback when no other hook is known. */
export function captionFirstWords(caption: string): Found<OpeningText> {
  const words = openingWords(plainText(caption));
  if (words === null) return { absent: 'no_words' };
  return {
    absent: null,
    quote: { place: 'caption', words: quotedWords(words), second: null },
    untilSecond: null,
    words: countWords(words),
    confidence: 'low',
  };
}

/** Whether the words are clearly in another language than the two supported ones. */
export function isOtherLanguage(words: string): boolean {
  const { language, fr, en, other } = identifyLanguage(words);
  return language === null && other > Math.max(fr, en) && other >= 1;
}

/** The words that the hook is judged by: spoken, else on screen, else in the caption. */
export function judgedWords(
  ...candidates: readonly Found<OpeningText>[]
): { words: OpeningText } | { reason: AbsenceReason } {
  const words = candidates.find(one => one.absent === null);
  return words === undefined ? { reason: 'no_words' } : { words };
}
