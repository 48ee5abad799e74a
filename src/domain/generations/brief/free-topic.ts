import { isKnownInfinitive } from '#domain/language/french/noun-phrase.ts';
import { elidesBefore } from '#domain/language/french/elision.ts';
import { knownGender } from '#domain/language/french/french-gender.ts';
import { FUNCTION_WORDS } from '#domain/language/text/language-words.ts';
import { clausesOf, endsWithAbbreviation, sentencesOf } from '#domain/language/text/sentence-ends.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { contentStems, plainWords } from './word-stems.ts';

/** The usable forms of a typed topic. */
export interface FreeTopic {
  /** To place before a colon: `Pain maison`. */
  label: string;
  /**
   * French: a noun phrase with its article; English: as after « about ». Null where only the label can be used safely.
   */
  phrase: string | null;
  /** The query for the library: the label up to its first comma or colon, where that is more than one word. */
  core: string;
  /** Whether the label contains everything typed; a longer topic is cut between two words. */
  isWhole: boolean;
}

/** Script and style code is never part of a topic. */
const PAGE_CODE = /<(script|style)\b[^<>]*>.*?(?:<\/\1\s*>|$)/gisu;
const NOISE =
  /<[^<>]*>|(?:https?:\/\/|www\.)\S+|[@][\p{L}\p{N}_.]+|[\p{Extended_Pictographic}\p{Cc}\p{Cf}\uFE0F<>{}[\]|`\\"“”«»*_~^]+/gu;
const QUESTION: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:comment (?:bien )?|pourquoi |qu['’]est-ce que |c['’]est quoi |(?:une vidéo |des hooks? |un hook )?sur |à propos d[eu] )/iu,
  en: /^(?:how (?:to|do i|do you) |why |what (?:is|are) |(?:a video |hooks? )?about )/iu,
};
const DETERMINED =
  /^(?:l['’](?=\p{L})|(?:les?|la|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|cet?|cette|ces)\s)/iu;
const ARTICLE: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:l['’](?=\p{L})|(?:les?|la|une?|des|du|de la)\s|de l['’])/iu,
  en: /^(?:the|an?|my|your)\s/iu,
};
/** A long topic may be cut before these words. */
const JOINED: Readonly<Record<Language, RegExp>> = {
  fr: /\s(?=(?:pour|avec|quand|qui|que|sans|dans|afin|parce|et|ou|lorsque|en|chez)\s)/giu,
  en: /\s(?=(?:for|with|when|who|that|without|in|because|and|or|if|as|while)\s)/giu,
};
const MOST_CHARACTERS = 40;
/** Longer input is truncated, so that no regular expression runs long. */
const MOST_READ = 400;

/** The first sentence of the typed text: without symbols, handles or a preceding question; hashtags become words. */
function clean(typed: string, language: Language): { sentence: string; all: string } {
  const heard = typed.slice(0, MOST_READ).normalize('NFC').replace(PAGE_CODE, ' ').replace(NOISE, ' ');
  const untagged = heard.replace(/#[\p{L}\p{N}_]+/gu, ' ');
  const all = (/\p{L}/u.test(untagged) ? untagged : heard).replace(/#(?=[\p{L}\p{N}])/gu, '');
  const first = sentencesOf(all).find(part => /[\p{L}\p{N}]/u.test(part)) ?? '';
  const phrase = first
    .replace(/\s+/gu, ' ')
    .replace(/^[\s'’.!?…,;:/–—-]+/u, '')
    .replace(/(?<![\s'’!?…,;:/–—-])[\s'’!?…,;:/–—-]+$/u, '');
  const ended =
    phrase.endsWith('.') && !endsWithAbbreviation(phrase) ? phrase.slice(0, -1).trimEnd() : phrase;
  const sentence = ended.replace(QUESTION[language], '');
  const shouted = sentence.includes(' ') && sentence === sentence.toUpperCase();
  return { sentence: shouted ? sentence.toLowerCase() : sentence, all: all.replace(QUESTION[language], '') };
}

const firstClause = (sentence: string) =>
  clausesOf(sentence)
    .map(part => part.trim())
    .find(part => /[\p{L}\p{N}]/u.test(part)) ?? '';

const lengthOf = (text: string) => Array.from(text).length;

const ELIDED = /^(?:[ldjmtsnc]|qu|jusqu)['’]$/iu;
/** Words that cannot end a phrase. */
const OPEN: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set([...FUNCTION_WORDS.fr, 'à', 'en', 'y', 'se', 'son']),
  en: new Set([...FUNCTION_WORDS.en, 'as', 'off']),
};

/** Cuts a text between words: never next to a number, nor after an abbreviation. */
function cutBetweenWords(text: string, language: Language): string {
  const words: string[] = [];
  for (const word of text.split(' ')) {
    const before = words.at(-1);
    const holds =
      before !== undefined &&
      (/^\p{N}/u.test(word) || /\p{N}$/u.test(before) || endsWithAbbreviation(before) || ELIDED.test(before));
    if (holds) words[words.length - 1] = `${before} ${word}`;
    else words.push(word);
  }
  while (words.length > 1 && lengthOf(words.join(' ')) > MOST_CHARACTERS) words.pop();
  while (words.length > 1 && OPEN[language].has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words.join(' ').replace(/(?<![\s,;:])[\s,;:]+$/u, '');
}

function shorten(phrase: string, language: Language): string {
  if (lengthOf(phrase) <= MOST_CHARACTERS) return phrase;
  const heads = [...phrase.matchAll(JOINED[language])].map(({ index }) => phrase.slice(0, index));
  const fitting = heads.findLast(head => lengthOf(head) <= MOST_CHARACTERS);
  return fitting ?? cutBetweenWords(heads[0] ?? phrase, language);
}

/**
 * The whole sentence if it is short enough to say, with colons replaced by commas; else its first clause, cut if
 * necessary.
 */
function sayable(sentence: string, language: Language): string {
  const joined = sentence.replace(/ ?[:;](?= )/gu, ',');
  const isPlain = !/[()]|\s\/|\/\s/u.test(joined.replace(/\([^()]*\)/gu, ''));
  if (isPlain && lengthOf(joined) <= MOST_CHARACTERS) return joined;
  return shorten(firstClause(sentence), language);
}

/** « iPhone » keeps its lower-case letter, even at the start of a sentence. */
const capitalised = (words: string) =>
  /^\p{Ll}\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

function frenchPhrase(phrase: string): string | null {
  if (clausesOf(phrase).length > 1) return null;
  const first = /^[\p{L}\p{M}-]+/u.exec(phrase)?.[0] ?? '';
  if (/^(?:je|tu|il|elle|on|nous|vous|ils|elles|j['’])\b/iu.test(phrase) || isKnownInfinitive(first))
    return null;
  const determined = DETERMINED.exec(phrase);
  if (determined) return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (ARTICLE.fr.test(phrase)) return null;
  const gender = knownGender(first);
  if (gender === null || first !== first.toLowerCase()) return null;
  const article = elidesBefore(phrase) ? 'l’' : gender === 'feminine' ? 'la ' : 'le ';
  return article + phrase;
}

/**
 * Parses a topic as typed by a creator. A determiner, or a noun of known gender, gives a phrase that can be used in
 * sentences; anything else is only a label before a colon. Null where nothing usable remains.
 */
export function parseFreeTopic(typed: string, language: Language): FreeTopic | null {
  const { sentence, all } = clean(typed, language);
  const phrase = sayable(sentence, language);
  if (!/\p{L}/u.test(phrase)) return null;
  const bare = phrase.replace(ARTICLE[language], '');
  const words = bare === '' ? phrase : bare;
  const core = firstClause(words);
  return {
    label: capitalised(words),
    phrase: language === 'fr' ? frenchPhrase(phrase) : null,
    core: contentStems(core, language).length > 1 ? core : words,
    isWhole: typed.length <= MOST_READ && plainWords(all).length <= plainWords(phrase).length,
  };
}

/** The shortened form used in texts when a topic is too long; null where it is used in full. */
export function shortenedTopic(typed: string, language: Language): string | null {
  const topic = parseFreeTopic(typed, language);
  return topic === null || topic.isWhole ? null : topic.label;
}

/** An audience as typed, for « un mot aux … »; null where it is not a plural with its article (French) or is empty. */
export function parseAudience(typed: string, language: Language): string | null {
  const phrase = firstClause(clean(typed, language).sentence);
  if (phrase === '' || Array.from(phrase).length > MOST_CHARACTERS) return null;
  if (language === 'en')
    return phrase.replace(/^the\s/iu, '').replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase());
  const small = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (/^(?:les|ceux|celles|tous ceux|toutes celles|mes|nos|vos)\s/u.test(small)) return small;
  if (/^(?:aux|des)\s/u.test(small)) return small.replace(/^(?:aux|des)\s/u, 'les ');
  return /^\p{Ll}+s(?:\s|$)/u.test(small) && !/^(?:sans|dans|vers|plus)\s/u.test(small)
    ? `les ${small}`
    : null;
}

/** A proof as typed, a clause in the first person to use after a colon; null where it is not one. */
export function parseProof(typed: string, language: Language): string | null {
  const phrase = typed
    .normalize('NFC')
    .replace(NOISE, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![.!?…\s])[.!?…\s]+$/u, '')
    .trim();
  if (phrase === '' || Array.from(phrase).length > 70) return null;
  const first = language === 'fr' ? /^(?:je |j['’]|on |nous |mon |ma |mes )/iu : /^(?:i |i['’]|we |my )/iu;
  if (!first.test(phrase)) return null;
  return language === 'fr' ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}
