import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Sentence } from './reading/sentence.ts';
import type { AbstainReason, Intent, Suggestion } from './question/question.ts';

type Reason = Extract<
  AbstainReason,
  'why_of_a_video' | 'ideas' | 'audience' | 'money' | 'threshold' | 'own_length' | 'video_followers' | 'place'
>;

/**
 * Questions that no figure answers, although their words resemble answerable ones: refused with the nearest readings.
 */
interface Unanswerable {
  reason: Reason;
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
const DAY: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^| )(du (?:1er|\d{1,2}) \p{L}+(?: \d{4})?)(?: |$)/u,
  en: /(?:^| )((?:of|from) (?:\d{1,2} \p{L}+|\p{L}+ \d{1,2})(?: \d{4})?)(?: |$)/u,
};

interface Sign {
  reason: Exclude<Reason, 'why_of_a_video'>;
  /** All must match, on a plain text without its time expressions. */
  all: Readonly<Record<Language, readonly RegExp[]>>;
  offers: readonly Intent[];
}

const SIGNS: readonly Sign[] = [
  {
    reason: 'ideas',
    all: {
      fr: [/\bidees?\b/u, /\b(?:videos?|contenus?|sujets?|posts?)\b/u],
      en: [/\bideas\b/u, /\b(?:videos?|content|topics?|posts?)\b/u],
    },
    offers: ['recommendations', 'hook_patterns', 'top_videos'],
  },
  {
    reason: 'audience',
    all: {
      fr: [
        /\b(?:ages?|sexe|femmes?|hommes?|filles?|garcons?|pays|villes?|connectee?s?|en ligne|qui (?:sont|est|me)|d ou viennent|demograph\w*)\b/u,
        /\b(?:abonnes?|followers?|audience|communaute|public|spectateurs?|me suit|me suivent|me regardent?)\b/u,
      ],
      en: [
        /\b(?:age|ages|old|gender|women|men|girls|boys|country|countries|city|cities|online|who (?:are|is|watches|follows)|where .{0,12}from|demographics?)\b/u,
        /\b(?:followers?|audience|viewers?|fans|watches|follows me)\b/u,
      ],
    },
    offers: ['followers_trend', 'best_times'],
  },
  {
    reason: 'money',
    all: {
      fr: [
        /\bcombien (?:est ce que )?(?:ca |on |je |j )?(?:gagner?|rapportent?|payee?|touche)\b(?! (?:de|d|en) )|\b(?:argent|salaire|revenus?|remunera\w*|monetis\w*)\b/u,
        /^(?!.*\b(?:abonnes?|premium|business|plans?|abonnement)\b)/u,
      ],
      en: [
        /\bhow much (?:money|(?:do|can|did|will) (?:i|you|we) (?:earn|make)|does .{0,25}(?:earn|pay|make)|do .{0,12}(?:views|videos|tiktoks?) .{0,6}(?:earn|pay|make))\b|\b(?:earnings|salary|income|monetiz\w*|creator fund)\b/u,
        /^(?!.*\b(?:followers?|premium|business|plans?|subscription)\b)/u,
      ],
    },
    offers: ['account_stats', 'top_videos'],
  },
  {
    reason: 'threshold',
    all: {
      fr: [
        /^combien .{0,12}\bvideos?\b.{0,40}\b(?:depass\w*|plus de|au dessus de|moins de|en dessous de|sous les|atteint\w*) .{0,5}\d/u,
      ],
      en: [
        /^how many .{0,12}\bvideos?\b.{0,40}\b(?:over|above|more than|under|below|less than|fewer than|passed|reached|hit) .{0,5}\d/u,
      ],
    },
    offers: ['top_videos', 'account_stats'],
  },
  {
    reason: 'own_length',
    all: {
      fr: [
        /\b(?:duree|longueur) (?:moyenne|mediane)\b|\bcombien de (?:temps|secondes) durent mes\b|\bmes videos durent combien\b/u,
      ],
      en: [
        /\b(?:average|mean|median) (?:video )?(?:length|duration)\b|\bhow long are my videos(?: on average)?$/u,
      ],
    },
    offers: ['duration_stats'],
  },
  {
    reason: 'video_followers',
    all: {
      fr: [
        /\bvideos?\b.{0,30}\b(?:rapporte|apporte|amene|gagner?|donne)\w*\b.{0,25}\b(?:abonnes?|followers?)\b/u,
      ],
      en: [
        /\b(?:videos?|post)\b.{0,30}\b(?:brought|got|gained|gave|earned|bring|get)\b.{0,25}\bfollowers?\b/u,
      ],
    },
    offers: ['top_videos', 'followers_trend'],
  },
  {
    reason: 'place',
    all: {
      fr: [
        /\b(?:[2-9] ?(?:e|eme|ieme|nde?)|deuxieme|seconde|troisieme|quatrieme|cinquieme) (?:meilleure?|pire|video la (?:plus|moins))\b/u,
      ],
      en: [/\b(?:second|third|fourth|fifth|2nd|3rd|[4-9]th) (?:best|worst|most|least)\b/u],
    },
    offers: ['top_videos'],
  },
];

/** `raw` is limited to the maximum length of a question. */
export function findUnanswerable(raw: string, sentence: Sentence): Unanswerable | null {
  const { language } = sentence;
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
  const found = SIGNS.find(({ all }) => all[language].every(sign => sign.test(sentence.time.rest)));
  if (found === undefined) return null;
  return { reason: found.reason, suggestions: found.offers.map(intent => ({ kind: 'intent', intent })) };
}
