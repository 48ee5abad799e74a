import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import { FUNCTION_WORDS } from '#domain/language/text/language-words.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { QuotePlace } from '#domain/video-analysis/findings/findings.ts';
import { isOtherLanguage } from '#domain/video-analysis/text/opening-text.ts';
import { roughStem, wordsOf } from '#domain/video-analysis/text/text-words.ts';
import { FINDERS, segmentsOf } from './topic-words.ts';
import type { TopicCandidate } from './topic-candidate.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';

/** What a video is about, in its own words. */
interface VideoTopic extends TopicCandidate {
  place: QuotePlace;
}

type Read = Pick<VideoAnalysis, 'video' | 'hook' | 'strategy'>;

interface Written {
  place: QuotePlace;
  text: string;
}

/** The caption first, because it names things; then the speech and screen text at the start. */
function textsOf({ video, hook }: Read): Written[] {
  const texts: Written[] = [{ place: 'caption', text: video.caption }];
  if (hook.spoken.absent === null) texts.push({ place: 'speech', text: hook.spoken.quote.words });
  if (hook.onScreen.absent === null) texts.push({ place: 'screen', text: hook.onScreen.quote.words });
  if (hook.timeline.absent === null) {
    texts.push(
      ...hook.timeline.texts.slice(0, MOST_SHOWN).map(({ text }) => ({ place: 'screen' as const, text })),
    );
  }
  return texts.filter(({ text }) => /\p{L}/u.test(text));
}

const MOST_SHOWN = 5;

/** The language of the video's words; when both occur, that of the caption, else of the first words. */
export function languageOfVideo(read: Read): { language: Language | null; isOther: boolean } {
  const texts = textsOf(read).map(({ text }) => text);
  const all = texts.join('\n');
  for (const text of [all, ...texts]) {
    const { language } = identifyLanguage(text);
    if (language !== null) return { language, isOther: false };
  }
  return { language: null, isOther: isOtherLanguage(all) };
}

const SMALL = new Set<string>([...FUNCTION_WORDS.fr, ...FUNCTION_WORDS.en]);

/** Its content words, compared without endings and accents. */
function meaningOf(words: string): string[] {
  return wordsOf(words)
    .map(word => word.toLowerCase())
    .filter(word => word.length > 2 && !SMALL.has(word))
    .map(roughStem);
}

/** A hashtag match weighs more than the number of words. */
const SHARED_TAG = 2;
const KNOWN_SUBJECT = 0.5;
const LATER_PLACE = 0.6;

/**
 * The topic: the most informative phrase of the video's own words, weighted by its hashtags and by the creator's usual
 * topics. Null when it cannot be determined: nothing is invented.
 */
export function topicOfVideo(read: Read, language: Language): VideoTopic | null {
  const tags = read.strategy.hashtags
    .filter(({ reach }) => reach === 'niche' || reach === 'broad')
    .map(({ tag }) => roughStem(tag.toLowerCase()));
  const { caption } = read.strategy;
  const usual = caption.absent === null ? caption.keywords.filter(({ ownVideos }) => ownVideos > 0) : [];
  const subjects = new Set(usual.map(({ word }) => roughStem(word)));
  const worth = ({ words }: TopicCandidate): { points: number; isTagged: boolean } => {
    const stems = meaningOf(words);
    const isTagged = stems.some(stem =>
      tags.some(tag => tag === stem || (stem.length > 4 && tag.startsWith(stem))),
    );
    const isKnown = stems.some(stem => subjects.has(stem));
    const points = stems.length + (isTagged ? SHARED_TAG : 0) + (isKnown ? KNOWN_SUBJECT : 0);
    return { points, isTagged };
  };
  let best: { topic: VideoTopic; points: number } | null = null;
  for (const [order, { place, text }] of textsOf(read).entries()) {
    // In a bilingual video, texts in the other language are ignored.
    if ((identifyLanguage(text).language ?? language) !== language) continue;
    for (const segment of segmentsOf(text)) {
      const finders = FINDERS[language];
      const opening = finders.opening(segment);
      const all = finders.within(segment).map(one => ({ one, ...worth(one) }));
      if (opening !== null) {
        const weighed = { one: opening, ...worth(opening) };
        // Without a determiner the first word may be a verb: only a hashtag match makes it a topic.
        if (weighed.isTagged) all.unshift(weighed);
      }
      for (const { one, points: plain } of all) {
        const points = plain - (order === 0 ? 0 : LATER_PLACE);
        if (plain > 0 && (best === null || points > best.points)) best = { topic: { ...one, place }, points };
      }
    }
  }
  return best === null ? null : best.topic;
}

const SAYS_YOU = {
  tu: /(?<![\p{L}])(?:tu|toi|ton|ta|tes|t’)(?![\p{L}])/giu,
  vous: /(?<![\p{L}])(?:vous|votre|vos|\p{L}{3,}ez)(?![\p{L}])/giu,
};

/** Whether the video addresses its viewers with « tu » or « vous ». */
export function addressOfVideo(read: Read): 'tu' | 'vous' {
  const text = textsOf(read)
    .map(one => one.text.replaceAll("'", '’'))
    .join('\n');
  const [tu, vous] = (['tu', 'vous'] as const).map(one => (text.match(SAYS_YOU[one]) ?? []).length);
  return (vous ?? 0) > (tu ?? 0) ? 'vous' : 'tu';
}
