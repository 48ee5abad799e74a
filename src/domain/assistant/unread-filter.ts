import type { Language } from '#domain/language/text/spoken-words.ts';
import { wordsAsTyped } from './question/words-as-typed.ts';
import type { Intent, Question } from './question/question.ts';
import { findConcepts } from './reading/concepts.ts';
import type { Sentence } from './reading/sentence.ts';

/** Intents that read all videos of a period, whatever else the question names. */
const OF_ALL_VIDEOS: readonly Intent[] = [
  'account_stats',
  'compare_periods',
  'explain_change',
  'compare_accounts',
  'top_videos',
  'benchmarks',
  'best_times',
  'posting_frequency',
  'duration_stats',
];
/** Their answers are about weekdays and hours. */
const OF_MOMENTS: readonly Intent[] = ['best_times', 'posting_frequency'];

type Texts = Readonly<Record<Language, RegExp>>;

const MOMENT: Texts = {
  fr: /\b(?<!tous les )(?<!tous )(?:(?:du|le|les|des|un) )?\b(?<!tous les )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week ?end)s?\b|\b(?:du|le|les) (?:matin|midi|soir)s?\b|\bla nuit\b/u,
  en: /\b(?<!every )(?:(?:on|the|my) )?\b(?<!every )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week ?end)s?\b(?! s )|\b(?:in the (?:morning|afternoon|evening)s?|at night)\b/u,
};
const TOPIC: Texts = {
  fr: /\b(?:videos?|posts?|publications?|clips?|celles?) ((?:(?:sur|a propos d[eu]s?|qui parlent d[eu]s?|ou je parle d[eu]s?) (?!(?:mon |mes |l |le |les |la |ce |cet |cette |une? )?(?:tiktok|comptes?|profils?|periodes?|total|moyenne|temps|jours?|semaines?|mois|an|annee|z[a-z]+|\d+)\b)(?:(?:le|la|les|l|mon|ma|mes|une?) )?[a-z]+)|en (?:anglais|francais|espagnol|allemand|italien|portugais|arabe|chinois)|(?:anglaise|francaise|espagnole|allemande|italienne|arabe)s?)\b/u,
  en: /\b(?:videos?|posts?|clips?|uploads?|ones?) ((?:about|on (?!my |the |this )) ?(?!(?:the |my |this |a )?(?:tiktok|accounts?|profiles?|average|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|total|period|time|days?|weeks?|months?|years?|z[a-z]+|\d+)\b)(?:(?:the|my|a) )?[a-z]+|in (?:english|french|spanish|german|italian|portuguese|arabic|chinese))\b/u,
};
/** One noun of the user's: « mes gratins », “my English videos”. */
const OWN: Texts = {
  fr: /\bmes ([a-z]{4,}s)\b(?! (?:videos?|publications?|posts?)\b)/gu,
  en: /\bmy ([a-z]{3,}) (?:videos?|posts?|clips?|uploads?|reels?)\b|\bmy ([a-z]{4,}[^s ]s)\b/gu,
};
/** Words after « mes » and “my” that name figures, accounts or all videos. */
const NO_FILTER: Texts = {
  fr: /^(?:chiffres|affaires|associes|differents|formats|profils|autres|propres|dernieres?|premieres?|nouvelles|recentes|anciennes|petites|belles|trucs|contenus|reels|lives|moyennes|medianes|totaux|courbes|vrais|donnees|pertes|gains|retours|tendances|evolutions|abonnements|creneaux|series|mois|semaines|jours|habitudes|actuelles|precedentes|pauses|quotas|scores|taux|niveaux|interactions|reactions|spectateurs|gens|likeurs|potes|views|shares|comments)$/u,
  en: /^(?:own|profiles|pages|other|last|latest|first|new|newest|recent|old|older|oldest|tiktok|average|usual|typical|normal|ordinary|median|mean|current|previous|past|actual|published|posted|uploaded|entire|whole|total|reach|totals|averages|things|contents?|trends|lives|weeks|months|days|habits|levels|ones|gains|losses|streaks|quotas|scores|people|views|shares|insights|metrics|analytics|channels|tiktoks|reels|counts|interactions|reactions|viewers|gaps|next|second|weekly|monthly|daily|every|all|long|short|longer|shorter|various)$/u,
};

/**
 * What a question limits itself to and its answer would not: a topic, a weekday, a hashtag, a language; as typed. Null:
 * the answer is about all that the question is about.
 */
export function findUnreadFilter(
  { intent, args }: Question,
  { language, entities, time, plain }: Sentence,
  raw: string,
): string | null {
  if (!OF_ALL_VIDEOS.includes(intent)) return null;
  const [tag] = entities.hashtags;
  if (tag !== undefined) return `#${tag}`;
  const said = (words: string) => wordsAsTyped(words, raw, language);
  const topic = TOPIC[language].exec(plain)?.[1];
  if (topic !== undefined) return said(topic.trim());
  const own = [...plain.matchAll(OWN[language])].find(([all, first, second]) => {
    const noun = first ?? second ?? '';
    return !NO_FILTER[language].test(noun) && findConcepts(noun, language).size === 0 && !/\bz/u.test(all);
  });
  if (own !== undefined) return said(own[0]);
  if (OF_MOMENTS.includes(intent) || 'a' in args) return null;
  const moment = MOMENT[language].exec(time.rest)?.[0];
  return moment === undefined ? null : said(moment);
}
