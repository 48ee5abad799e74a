import { isKnownInfinitive } from '#domain/language/french/noun-phrase.ts';
import { elidesBefore } from '#domain/language/french/elision.ts';
import { knownGender } from '#domain/language/french/french-gender.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** What a typed topic can be used for. */
export interface FreeTopic {
  /** To stand before a colon: `Pain maison`. */
  label: string;
  /** French: a noun phrase with its article; English: as after « about ». Null where only the label is safe. */
  phrase: string | null;
}

/** What a page would run or be drawn by is nobody's topic. */
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
const JOINED: Readonly<Record<Language, RegExp>> = {
  fr: /\s(?:pour|avec|quand|qui|que|sans|dans|afin|parce|et|ou|lorsque|en|chez)\s.*$/isu,
  en: /\s(?:for|with|when|who|that|without|in|because|and|or|if|as|while)\s.*$/isu,
};
const MOST_CHARACTERS = 40;
/** Of a longer text nothing more is read, so that no pattern takes long. */
const MOST_READ = 400;

/** One phrase of the typed text: no signs, no handles, hashtags read as words, no question before it. */
function clean(typed: string, language: Language): string {
  const heard = typed.slice(0, MOST_READ).normalize('NFC').replace(PAGE_CODE, ' ').replace(NOISE, ' ');
  const untagged = heard.replace(/#[\p{L}\p{N}_]+/gu, ' ');
  const words = (/\p{L}/u.test(untagged) ? untagged : heard)
    .replace(/#(?=[\p{L}\p{N}])/gu, '')
    .split(/[.!?…;:\n,()/]+/u)
    .map(part => part.trim())
    .find(part => /[\p{L}\p{N}]/u.test(part));
  const phrase = (words ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s'’–—-]+|(?<![\s'’–—-])[\s'’–—-]+$/gu, '')
    .replace(QUESTION[language], '');
  const shouted = phrase.includes(' ') && phrase === phrase.toUpperCase();
  return shouted ? phrase.toLowerCase() : phrase;
}

function shorten(phrase: string, language: Language): string {
  if (Array.from(phrase).length <= MOST_CHARACTERS) return phrase;
  const head = phrase.replace(JOINED[language], '');
  if (Array.from(head).length <= MOST_CHARACTERS) return head;
  const cut = head.slice(0, MOST_CHARACTERS);
  const whole = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  return whole.replace(/\s(?:\p{L}{1,3}|[ldjmtsnc]['’])$/u, '');
}

function frenchPhrase(phrase: string): string | null {
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
 * Understands a topic as a creator types it. A determiner, or a noun whose gender is known, makes a phrase that sentences
 * can be built with; anything else is only ever a label before a colon. Null where nothing is left to speak of.
 */
export function parseFreeTopic(typed: string, language: Language): FreeTopic | null {
  const phrase = shorten(clean(typed, language), language);
  if (!/\p{L}/u.test(phrase)) return null;
  const bare = phrase.replace(ARTICLE[language], '');
  const words = bare === '' ? phrase : bare;
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { label, phrase: language === 'fr' ? frenchPhrase(phrase) : null };
}

/** An audience as typed, for « un mot aux … »; null where it is no plural with its article (French) or nothing at all. */
export function parseAudience(typed: string, language: Language): string | null {
  const phrase = clean(typed, language);
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

/** A proof as typed, a clause in the first person for use after a colon; null where it is none. */
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
