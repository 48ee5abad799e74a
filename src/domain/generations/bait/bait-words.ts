import type { Language } from '#domain/language/text/spoken-words.ts';
import type { BaitSignId } from './bait-signs.ts';

/** A bait sign as a pattern; its weight was learnt. */
interface BaitSign {
  id: BaitSignId;
  found: Readonly<Record<Language, RegExp>>;
}

const words = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

export const BAIT_SIGNS: readonly BaitSign[] = [
  {
    id: 'withheld',
    found: {
      fr: words(
        'ça|ceci|voilà (?:ce|pourquoi|comment|la)|ce qu[e’].{0,30}|cette (?:erreur|astuce|chose|raison)|ce (?:détail|geste|secret|truc|point)|ces? \\d+ .{0,25}',
      ),
      en: words(
        "this|these|here[’']?s (?:why|what|how)|what (?:happened|happens|nobody|you|it|your|the)|things? (?:you|that|only|we|every)|why (?:you|your|we|this)|that (?:will|make|are|prove|perfectly|show|only)",
      ),
    },
  },
  {
    id: 'nobody',
    found: {
      fr: words(
        "personne (?:ne|n[’'])|on (?:ne|n[’'])\\s?(?:te|vous|nous)?\\s?(?:dit|parle)|oublie de (?:te|vous) dire|secrets?|caché\\p{L}*|(?:jamais|pas) (?:su|dit)",
      ),
      en: words("nobody|no one|secrets?|hidden|they don[’']?t want|never knew|you didn[’']?t know|actually"),
    },
  },
  {
    id: 'superlative',
    found: {
      fr: words(
        'meilleure?s?|pires?|incroyables?|fou|folle|hallucinante?s?|choquante?s?|tout|ultimes?|parfaite?s?|le plus|la plus|jamais vue?s?',
      ),
      en: words(
        'best|worst|most|insane|crazy|unbelievable|amazing|incredible|ultimate|perfect|perfectly|hilarious|adorable|awesome|everything|ever|greatest|shocking|genius|definitive|delightful|magical|epic',
      ),
    },
  },
  {
    id: 'threat',
    found: {
      fr: words(
        'sans ça|continue comme|si (?:tu ne changes|vous ne changez) rien|avant (?:qu|de)|trop tard|danger|attention|coûte vraiment|ruine\\p{L}*',
      ),
      en: words(
        "before it[’']?s too late|skip this|keep going like this|change nothing|warning|ruin\\p{L}*|really costing",
      ),
    },
  },
  {
    id: 'waiting',
    found: {
      fr: words(
        "jusqu[’'](?:au bout|à la fin)|dernier point|attends|tu (?:ne )?vas pas (?:en )?(?:croire|revenir)|surprendre|la suite|reste",
      ),
      en: words(
        "to the end|last (?:point|one)|wait for|you won[’']?t believe|will (?:surprise|blow|make you|change|melt|restore|give you)|what happen(?:s|ed) next|find out|guess",
      ),
    },
  },
  {
    id: 'number',
    found: {
      fr: /^\W*\d+ (?!ans?\b|%)\p{L}/u,
      en: /^\W*\d+ (?!killed|dead|hurt|injured|arrested|die\b|percent|years)[\p{L}’'-]/iu,
    },
  },
  {
    id: 'address',
    found: {
      fr: words('tu|toi|ton|ta|tes|te|vous|votre|vos'),
      en: words("you|your|you[’']re|you[’']ll|yourself|we|our|us|my|i|me"),
    },
  },
  {
    id: 'quiz',
    found: {
      fr: words(
        'vrai du faux|es-tu|êtes-vous|seras-tu|quel(?:le)?s? .{0,30} (?:es-tu|êtes-vous)|devine\\p{L}*|test',
      ),
      en: words(
        "which|are you|how (?:well|many|much) (?:do|of|are)|can you|do you|should you|what(?:’|')?s your|what kind|quiz|zodiac|based on",
      ),
    },
  },
  {
    id: 'pop',
    found: {
      fr: words('trucs?|astuces?|galère\\p{L}*|genre|grave'),
      en: words(
        'reasons?|things|ways|times|people|guy|girl|girls|guys|moms?|kids|stuff|hacks?|facts|gifts?|photos|pictures|tweets|moments|problems|struggles|signs|ideas|recipes|characters|feel|look(?:s|ed)? like|love|totally|everyone|every|so|really|literally|gets?|got|needs?|wanted|favou?rite',
      ),
    },
  },
  { id: 'question', found: { fr: /\?/u, en: /\?/u } },
  {
    id: 'shout',
    found: { fr: /!|(?:^|\s)\p{Lu}{4,}(?=\s)/u, en: /!|(?:^|\s)\p{Lu}{4,}(?=\s)/u },
  },
];
