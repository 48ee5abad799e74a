import { isKnownInfinitive } from '#domain/language/french/noun-phrase.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { AngleBundle } from './angle-bundle.ts';
import type { FreeTopic } from './free-topic.ts';
import { contentStems, plainWords } from './word-stems.ts';

/** What begins a complement: « le goûter *des enfants* », “snacks *for kids*”. */
const COMPLEMENT: Readonly<Record<Language, RegExp>> = {
  fr: /\s(?:de|des|du|d['’]|pour|avec|sans|à|au|aux|en|dans|chez|sur)(?=[\s\p{L}])/iu,
  en: /\s(?:of|for|with|without|in|on|at|to|from)\s/iu,
};

/** Words for what a video tells of a thing, which any thing may have: « une recette de cookies » is about cookies. */
const FORMS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    contentStems(
      'recette idée astuce conseil erreur tuto tutoriel secret guide base règle étape façon manière méthode test avis histoire liste défi petit grand meilleur bon premier vrai comment pourquoi',
      'fr',
    ),
  ),
  en: new Set(
    contentStems(
      'recipe ideas idea tip trick hack mistake tutorial secret guide basics rule step way method test review story list challenge how why best',
      'en',
    ),
  ),
};

/** Stems of the thing itself that a topic names, without what is told of it and without its complement. */
function thingStems({ core, phrase }: FreeTopic, language: Language): readonly string[] {
  const whole = contentStems(core, language);
  const told = whole.filter(stem => !FORMS[language].has(stem));
  const all = told.length > 0 ? told : whole;
  const [head = ''] = core.split(COMPLEMENT[language]);
  // « faire du pain »: what follows a verb is no complement; « le goûter » has a determiner and is none.
  if (language === 'fr' && phrase === null && plainWords(head).some(isKnownInfinitive)) return all;
  const thing = contentStems(head, language).filter(stem => told.includes(stem));
  return thing.length > 0 ? thing : all;
}

/**
 * Whether a bundle is about what the topic names, and not about its complement alone or a word that the bundle says in
 * passing: « le goûter des enfants » is no meal because both have children. `share`: how much of the topic the bundle
 * speaks of; where it is a part, the bundle’s own topic has to name the thing.
 */
export function namesThing(
  topic: FreeTopic,
  bundle: AngleBundle,
  language: Language,
  share: number,
): boolean {
  const isPart = share < 1;
  const named = isPart ? [bundle.topic] : [bundle.topic, bundle.goal, bundle.keyword, ...bundle.hashtags];
  const names = new Set(contentStems(named.join(' '), language));
  const thing = thingStems(topic, language);
  // An English noun comes last: “kids’ snacks”.
  const looked = isPart && language === 'en' ? thing.slice(-1) : thing;
  return looked.some(stem => names.has(stem));
}
