import { elidesBefore } from '#domain/language/french/elision.ts';
import { knownGender } from '#domain/language/french/french-gender.ts';
import { FUNCTION_WORDS } from '#domain/language/text/language-words.ts';
import { isKnownInfinitive } from '#domain/language/french/noun-phrase.ts';
import type { TopicCandidate } from './topic-candidate.ts';

const list = (words: string) => new Set(words.split(/\s+/u));

const MASCULINE = list('un le ce cet du mon ton');
const FEMININE = list('une la cette ma ta');
const PLURAL = list('des les ces mes tes nos vos');
/** Determiners that do not show the gender of the noun. */
const EITHER = list('l’ notre votre');
const SMALL: ReadonlySet<string> = new Set(FUNCTION_WORDS.fr);
const NUMBER = /^(?:\d.*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)$/u;
const BEFORE_NOUN =
  /^(?:(?:petit|grand|vrai|meilleur|joli|mauvais|long|court)e?s?|bons?|bonnes?|beaux?|belles?|nouve(?:au|aux|lle|lles)|vieux|premi(?:er|ère)s?)$/u;
const AFTER_NOUN =
  /(?:[éè]e?s?|eux|euses?|ifs?|ives?|iques?|ales?|als?|els?|elles?|[ai]bles?|oises?|ois|aises?|iens?|iennes?|antes?|ants?|ards?|ardes?|aires?|ides?)$/u;
const ALSO_AFTER = list(
  'maison corail express bio vegan facile rapide simple fine fin cuite cuit crue cru fraîche frais sèche sec rôti rôtie farci farcie vert verte rouge noir noire blanc blanche bleu bleue jaune rose gris grise froid froide chaud chaude tiède doux douce plat plate gratuit gratuite parfait parfaite sain saine court courte long longue',
);
const JOINS = list('de d’ du des à au aux en sans');
/** Words about the caption itself, time and people: never the topic of a video. */
const GENERIC = list(
  `erreur erreurs astuce astuces chose choses monde secret secrets vidéo vidéos recette recettes méthode méthodes façon manière fois
jour jours soir soirée matin semaine semaines mois an ans année années minute minutes heure heures seconde secondes temps moment moments fin
début suite partie menu idée idées conseil conseils truc trucs technique techniques étape étapes raison raisons vérité question questions
réponse réponses problème problèmes personne personnes gens vie commentaire commentaires lien bio avis point points coup coups cas
exemple exemples exercice exercices mot mots liste test essai résultat résultats version tuto guide histoire plan tour face top main
week-end midi nuit maison prix fait fille garçon ami amis amie amies monde tous toute reste passage contraire près loin côté`,
);

interface Token {
  word: string;
  low: string;
}

function tokensOf(segment: string): Token[] {
  const words = segment
    .replaceAll("'", '’')
    .match(/[\p{L}\p{M}]{1,6}’(?=\p{L})|[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu);
  return (words ?? []).map(word => ({ word, low: word.toLowerCase() }));
}

function isNoun({ low }: Token): boolean {
  if (NUMBER.test(low) || low.endsWith('’') || low.length < 3) return false;
  if (SMALL.has(low) || GENERIC.has(low) || MASCULINE.has(low) || FEMININE.has(low) || PLURAL.has(low))
    return false;
  return !isKnownInfinitive(low);
}

/** « salées » agrees with « crêpes »; in the singular only words that do not look like a verb are accepted. */
function isAdjective({ low }: Token, noun: Token): boolean {
  if (SMALL.has(low) || low.endsWith('’') || NUMBER.test(low) || JOINS.has(low)) return false;
  if (ALSO_AFTER.has(low) || AFTER_NOUN.test(low)) return true;
  return /[sx]$/u.test(noun.low) && /[sx]$/u.test(low) && low.length > 3;
}

const MOST_PARTS = 2;

/** Index where a noun phrase ends: the noun, the adjectives after it and its complements. */
function endOfPhrase(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const noun = tokens[end - 1];
    const next = tokens[end];
    if (noun === undefined || next === undefined) return end;
    if (!JOINS.has(next.low)) {
      if (!isAdjective(next, noun)) return end;
      end += 1;
      continue;
    }
    let at = end + 1;
    if (/^(?:la|les|l’)$/u.test(tokens[at]?.low ?? '')) at += 1;
    if (BEFORE_NOUN.test(tokens[at]?.low ?? '')) at += 1;
    const joined = tokens[at];
    if (joined === undefined || !isNoun(joined)) return end;
    end = at + 1;
    const after = tokens[end];
    if (after !== undefined && !JOINS.has(after.low) && isAdjective(after, joined)) end += 1;
  }
  return end;
}

function written(tokens: readonly Token[]): string {
  return tokens
    .map(({ word }) => word)
    .reduce((text, word) => (text.endsWith('’') ? text + word : `${text} ${word}`), '')
    .trim();
}

/** « une tarte » becomes « la tarte »; null when the article cannot be determined. */
function definite(determiner: string, words: string, head: string): string | null {
  if (PLURAL.has(determiner)) return `les ${words}`;
  if (elidesBefore(words)) return `l’${words}`;
  const gender = EITHER.has(determiner)
    ? knownGender(head)
    : FEMININE.has(determiner)
      ? 'feminine'
      : 'masculine';
  return gender === null ? null : `${gender === 'feminine' ? 'la' : 'le'} ${words}`;
}

/** Candidate topic phrases of a French text: those with a determiner, and places and names after « à ». */
export function frenchCandidates(segment: string): TopicCandidate[] {
  const tokens = tokensOf(segment);
  const found: TopicCandidate[] = [];
  for (const [index, { low }] of tokens.entries()) {
    const isDetermined = MASCULINE.has(low) || FEMININE.has(low) || PLURAL.has(low) || EITHER.has(low);
    let at = index + 1;
    if (isDetermined) {
      while (NUMBER.test(tokens[at]?.low ?? '')) at += 1;
      const first = at;
      if (BEFORE_NOUN.test(tokens[at]?.low ?? '')) at += 1;
      const head = tokens[at];
      if (head === undefined) continue;
      if (GENERIC.has(head.low)) found.push(...ofGeneric(tokens, at));
      if (!isNoun(head)) continue;
      const words = written(tokens.slice(first, endOfPhrase(tokens, at)));
      found.push({ words, phrase: definite(low, words, head.low) });
      continue;
    }
    const name = tokens[at];
    const isNamed =
      /^(?:à|en|de|d’|sur|chez)$/u.test(low) && name !== undefined && /^\p{Lu}\p{Ll}{2,}/u.test(name.word);
    if (isNamed && isNoun(name)) found.push({ words: name.word, phrase: null });
  }
  return found;
}

/** The topic of « la recette de crêpes » is crêpes. */
function ofGeneric(tokens: readonly Token[], generic: number): TopicCandidate[] {
  const at = generic + 2;
  const noun = tokens[at];
  if (!/^d(?:e|’)$/u.test(tokens[generic + 1]?.low ?? '') || noun === undefined || !isNoun(noun)) return [];
  return [{ words: written(tokens.slice(at, endOfPhrase(tokens, at))), phrase: null }];
}

/** The opening noun phrase of a text when it has no determiner: « Crêpes au fromage ». */
export function frenchOpening(segment: string): TopicCandidate | null {
  const tokens = tokensOf(segment);
  const at = BEFORE_NOUN.test(tokens[0]?.low ?? '') ? 1 : 0;
  const head = tokens[at];
  if (head === undefined || !isNoun(head)) return null;
  return { words: written(tokens.slice(0, endOfPhrase(tokens, at))), phrase: null };
}
