import type { Language } from '#domain/language/spoken-words.ts';
import type { Suggestion } from './understanding.ts';

/** Questions that no figure answers, though their words look like those of others: said so, with the nearest readings. */
export interface Unanswerable {
  reason: 'why_of_a_video' | 'ideas';
  suggestions: readonly Suggestion[];
}

const WHY: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:et |mais )?pourquoi /u,
  en: /^(?:and |but )?why /u,
};
const ONE_VIDEO: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^| )(?:ma|cette|la)(?: \p{L}+)? vid[eé]o(?![\p{L}])/u,
  en: /(?:^| )(?:my|this|that|the)(?: \p{L}+)? video(?![\p{L}])/u,
};
const IDEAS: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^| )id[eé]es(?: |$)/u,
  en: /(?:^| )ideas(?: |$)/u,
};
const FOR_VIDEOS: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^| )(?:vid[eé]os?|contenus?|sujets?|posts?)(?: |$)/u,
  en: /(?:^| )(?:videos?|content|topics?|posts?)(?: |$)/u,
};
const DAY: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^| )(du (?:1er|\d{1,2}) \p{L}+(?: \d{4})?)(?: |$)/u,
  en: /(?:^| )((?:of|from) (?:\d{1,2} \p{L}+|\p{L}+ \d{1,2})(?: \d{4})?)(?: |$)/u,
};

/** `raw` is bounded by the limit of a question. */
export function findUnanswerable(raw: string, language: Language): Unanswerable | null {
  const text = raw
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’']+/gu, ' ')
    .trim();
  if (WHY[language].test(text) && ONE_VIDEO[language].test(text)) {
    const day = DAY[language].exec(text)?.[1];
    const video: Suggestion =
      day === undefined ? { kind: 'video', video: 'latest' } : { kind: 'video_of', said: day };
    return {
      reason: 'why_of_a_video',
      suggestions: [
        video,
        { kind: 'intent', intent: 'top_videos' },
        { kind: 'intent', intent: 'hook_patterns' },
      ],
    };
  }
  if (IDEAS[language].test(text) && FOR_VIDEOS[language].test(text)) {
    return {
      reason: 'ideas',
      suggestions: [
        { kind: 'intent', intent: 'recommendations' },
        { kind: 'intent', intent: 'hook_patterns' },
        { kind: 'intent', intent: 'top_videos' },
      ],
    };
  }
  return null;
}
