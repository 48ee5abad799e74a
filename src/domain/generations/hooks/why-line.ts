import type { Language } from '#domain/language/text/spoken-words.ts';
import type { CraftScore } from '#domain/generations/score/craft-score.ts';
import type { TermId } from '#domain/generations/score/score-terms.ts';

/** Strengths and weaknesses by score term, as list items. The same wording whoever wrote the text. */
const WORDS: Readonly<Record<Language, Readonly<Record<TermId, string>>>> = {
  fr: {
    number: 'un chiffre',
    question: 'une question, qui freine parfois les clics',
    exclamation: 'un point d’exclamation, qui freine parfois les clics',
    colon: 'deux-points',
    'first-person': 'une voix à la première personne',
    cataphora: 'une suite annoncée',
    negative: 'un mot qui alerte',
    simple: 'des mots simples',
    short: 'une phrase dite d’un souffle',
    concrete: 'un repère concret',
    topic: 'votre sujet',
    tone: 'le ton demandé',
    audience: 'votre public nommé',
    'own-videos': 'vos vidéos mesurées',
    bait: 'une forme d’appât',
  },
  en: {
    number: 'a figure',
    question: 'a question, which sometimes costs clicks',
    exclamation: 'an exclamation mark, which sometimes costs clicks',
    colon: 'a colon',
    'first-person': 'a voice in the first person',
    cataphora: 'a hint of what follows',
    negative: 'a word of warning',
    simple: 'simple words',
    short: 'a line said in one breath',
    concrete: 'something concrete',
    topic: 'your topic',
    tone: 'the tone you asked for',
    audience: 'your audience named',
    'own-videos': 'your measured videos',
    bait: 'a form of bait',
  },
};

/** The same as clauses, to be joined. */
const CLAUSES: Readonly<Record<Language, Readonly<Partial<Record<TermId, string>>>>> = {
  fr: {
    number: 'il y a un chiffre',
    'first-person': 'vous parlez à la première personne',
    cataphora: 'la suite est annoncée',
    negative: 'un mot alerte',
    simple: 'les mots sont simples',
    short: 'la phrase se dit d’un souffle',
    concrete: 'il y a un repère concret',
    topic: 'votre sujet est là',
    tone: 'le ton est celui demandé',
    audience: 'votre public est nommé',
    'own-videos': 'vos vidéos mesurées vont dans ce sens',
    bait: 'c’est une forme d’appât',
  },
  en: {
    number: 'there is a figure',
    'first-person': 'it speaks in the first person',
    cataphora: 'it hints at what follows',
    negative: 'a word warns',
    simple: 'the words are simple',
    short: 'the line is said in one breath',
    concrete: 'there is something concrete',
    topic: 'your topic is in it',
    tone: 'the tone is the one you asked for',
    audience: 'your audience is named',
    'own-videos': 'your measured videos point that way',
    bait: 'it is a form of bait',
  },
};

/** Terms that never make a reservation: the list says the colon once, and the other two are wishes. */
const UNRESERVED: readonly TermId[] = ['colon', 'simple', 'tone'];

/** Terms that count against a text noticeably, the heaviest first. */
export function reservationsOf({ terms }: CraftScore): TermId[] {
  return terms
    .filter(({ id, points }) => points < -2 && !UNRESERVED.includes(id))
    .toSorted((a, b) => a.points - b.points)
    .map(({ id }) => id);
}

/** Whether the score names a colon, the reservation that a list of texts says once for all of them. */
export function hasColon({ terms }: CraftScore): boolean {
  return terms.some(({ id }) => id === 'colon');
}

/**
 * The two terms that add most and the one that subtracts most, as one sentence with a reservation; « simple » is
 * mentioned only when it helps.
 */
export function whyLine(score: CraftScore, language: Language): string {
  const words = WORDS[language];
  const ranked = score.terms.toSorted((a, b) => b.points - a.points);
  const plus = ranked.filter(term => term.points > 0).slice(0, 2);
  const [minus] = reservationsOf(score);
  const good = plus.map(term => CLAUSES[language][term.id] ?? words[term.id]);
  const less = minus === undefined ? '' : words[minus];
  const start = capital(good.join(language === 'fr' ? ' et ' : ' and '));
  if (good.length === 0) return less === '' ? '' : `${capital(less)}.`;
  if (less === '') return `${start}.`;
  return language === 'fr' ? `${start}. Réserve : ${less}.` : `${start}. But: ${less}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
