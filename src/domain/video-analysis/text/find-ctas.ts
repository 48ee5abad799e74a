import { sentencesOf } from '#domain/language/text/sentence-ends.ts';
import { CTA_KINDS, ctaKindsIn, type CtaKind } from './cta-kinds.ts';
import { plainText, quotedWords } from './text-words.ts';
import type { Confidence, Quote, QuotePlace } from '#domain/video-analysis/findings/findings.ts';

export interface FoundCta {
  kind: CtaKind;
  quote: Quote;
  /** Part of the video in which it occurs; null without times. */
  part: 'start' | 'middle' | 'end' | null;
  confidence: Confidence;
}

/** A text of the video that may contain a call to action. */
export interface SpokenOrWritten {
  place: QuotePlace;
  text: string;
  second: number | null;
  confidence: Confidence;
}

const MOST_FOUND = 12;
/** Hashtags follow the sentence and are not part of it. */
const TAGS = /#[\p{L}\p{N}\p{M}_]+/gu;

function partAt(second: number | null, durationSeconds: number | null): FoundCta['part'] {
  if (second === null || durationSeconds === null || durationSeconds <= 0) return null;
  const share = second / durationSeconds;
  if (share < 1 / 3) return 'start';
  return share < 2 / 3 ? 'middle' : 'end';
}

/**
 * Calls to action of the video, in the order viewers meet them; those without a time come last. Only the first of each
 * kind and place is retained.
 */
export function findCtas(texts: readonly SpokenOrWritten[], durationSeconds: number | null): FoundCta[] {
  const found: FoundCta[] = [];
  for (const { place, text, second, confidence } of texts) {
    for (const sentence of sentencesOf(plainText(text))) {
      for (const kind of ctaKindsIn(sentence)) {
        if (found.some(one => one.kind === kind && one.quote.place === place)) continue;
        const quote = { place, words: quotedWords(sentence.replace(TAGS, ' ')), second };
        found.push({ kind, quote, part: partAt(second, durationSeconds), confidence });
      }
    }
  }
  const at = ({ quote }: FoundCta) => quote.second ?? Infinity;
  const order = ({ kind }: FoundCta) => CTA_KINDS.indexOf(kind);
  return found.sort((a, b) => compare(at(a), at(b)) || order(a) - order(b)).slice(0, MOST_FOUND);
}

/** Infinity - Infinity is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
