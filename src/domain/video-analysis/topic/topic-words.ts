import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import { clausesOf, sentencesOf } from '#domain/language/text/sentence-ends.ts';
import { hashtagsOf } from '#domain/statistics/video-traits.ts';
import { isAboutComments } from '#domain/video-analysis/text/comment-requests.ts';
import { ctaKindsIn } from '#domain/video-analysis/text/cta-kinds.ts';
import { readable, roughStem, wordsOf } from '#domain/video-analysis/text/text-words.ts';
import { englishCandidates, englishOpening } from './english-topic.ts';
import { frenchCandidates, frenchOpening } from './french-topic.ts';

const MOST_SEGMENTS = 12;

/** Sentences of a text, without hashtags, mentions and addresses; calls to action are left out, but questions to
 * viewers name the subject. */
export function segmentsOf(text: string): string[] {
  return readable(text)
    .replace(/(?:[#@][\p{L}\p{N}\p{M}_.]+|https?:\/\/\S+)/gu, '\n')
    .split(/\p{Extended_Pictographic}/u)
    .flatMap(sentencesOf)
    .filter(sentence => !isAboutComments(sentence) && ctaKindsIn(sentence).every(kind => kind === 'comment'))
    .flatMap(sentence => clausesOf(sentence.replace(/(?<![.!?…\s])[.!?…\s]+$/u, '')))
    .flatMap(clause => clause.split(/[[\]«»"“”|–—]|\s-\s/u))
    .map(part => part.trim())
    .filter(part => /\p{L}/u.test(part))
    .slice(0, MOST_SEGMENTS);
}

export const FINDERS = {
  fr: { within: frenchCandidates, opening: frenchOpening },
  en: { within: englishCandidates, opening: englishOpening },
};

/** Words of the caption's noun phrases, in lower case: what it speaks of, without verbs and set phrases. */
export function topicWordsIn(caption: string): ReadonlySet<string> {
  const { language } = identifyLanguage(caption);
  const tags = new Set(hashtagsOf(caption).map(roughStem));
  const phrases = segmentsOf(caption).flatMap(segment => {
    const { within, opening } = FINDERS[language ?? 'fr'];
    const first = opening(segment)?.words;
    // Without a determiner the first word may be a verb: only a hashtag tells.
    const isTagged =
      first !== undefined && wordsOf(first).some(word => tags.has(roughStem(word.toLowerCase())));
    return [...within(segment).map(({ words }) => words), ...(isTagged ? [first] : [])];
  });
  return new Set(wordsOf(phrases.join('\n')).map(word => word.toLowerCase()));
}
