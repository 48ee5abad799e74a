import type { Address } from './french/french-verbs.ts';

/** Subjunctives that no ending gives: [tu, vous]. From school conjugation tables. */
export const SUBJUNCTIVES: readonly (readonly [tu: string, vous: string])[] = [
  ['sois', 'soyez'],
  ['aies', 'ayez'],
  ['ailles', 'alliez'],
  ['fasses', 'fassiez'],
  ['puisses', 'puissiez'],
  ['saches', 'sachiez'],
  ['veuilles', 'vouliez'],
  ['viennes', 'veniez'],
  ['tiennes', 'teniez'],
  ['prennes', 'preniez'],
  ['comprennes', 'compreniez'],
  ['apprennes', 'appreniez'],
  ['deviennes', 'deveniez'],
  ['obtiennes', 'obteniez'],
  ['dises', 'disiez'],
  ['lises', 'lisiez'],
  ['écrives', 'écriviez'],
  ['mettes', 'mettiez'],
  ['voies', 'voyiez'],
  ['croies', 'croyiez'],
  ['partes', 'partiez'],
  ['sortes', 'sortiez'],
  ['perdes', 'perdiez'],
  ['rendes', 'rendiez'],
  ['vendes', 'vendiez'],
  ['attendes', 'attendiez'],
  ['finisses', 'finissiez'],
  ['réussisses', 'réussissiez'],
  ['choisisses', 'choisissiez'],
  ['boives', 'buviez'],
  ['reçoives', 'receviez'],
  ['connaisses', 'connaissiez'],
  ['suives', 'suiviez'],
  ['vives', 'viviez'],
];

/** What makes the verb after « que » a subjunctive. */
export const BEFORE_SUBJUNCTIVE =
  /(?:pour|afin|avant|sans|bien|faut|faudrait|faudra|fallait|veux|veut|voudrais|aimerais|pourvu|condition|fallu|jusqu’à ce)\s+que\s+$/iu;

/** Little words between a subject and its verb. */
export const CLITICS: ReadonlySet<string> = new Set(
  'ne n’ me m’ te t’ se s’ le la l’ les lui leur y en nous vous'.split(' '),
);

/** Subjects before which « vous » is an object: je vous montre. */
export const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  'je j’ il elle on nous ils elles qui ça cela c’ ce qu’on'.split(' '),
);

/** Prepositions and the like, after which « vous » is « toi ». */
export const BEFORE_TOI: ReadonlySet<string> = new Set(
  'à avec chez pour sans de d’ sur vers par entre contre devant derrière selon comme que qu’ et ou ni malgré envers après avant grâce c’est est'.split(
    ' ',
  ),
);

/** After these an imperative of the other clause goes on: « Prends un carnet et note tout ». */
export const JOINING: ReadonlySet<string> = new Set([
  'et',
  'puis',
  'alors',
  'ou',
  'mais',
  'donc',
  'surtout',
  'ensuite',
  'enfin',
  'et puis',
]);

/** What follows an imperative that could as well be a noun: a determiner, a pronoun, an adverb. */
export const AFTER_IMPERATIVE: ReadonlySet<string> = new Set(
  `le la les l’ un une mon ma mes ton ta tes votre vos son sa ses ce cet cette ces pas plus jamais rien bien mieux vite toujours tout toute
tous toutes moi toi vous nous ça cela ici là chaque quelques plusieurs avec sans en y ton tes dans jusqu’ combien comment pourquoi si
aussi encore déjà trop moins beaucoup que qu’ deux trois quatre cinq six dix vingt trente franchement longtemps doucement lentement fort`.split(
    /\s+/,
  ),
);

/** Pronouns that only an imperative has after its hyphen. */
export const AFTER_HYPHEN: ReadonlySet<string> = new Set([
  'toi',
  'moi',
  'nous',
  'le',
  'la',
  'les',
  'lui',
  'leur',
  'y',
  'en',
]);

/** Words in -ez that are no verbs. */
export const NOT_VERBS: ReadonlySet<string> = new Set([
  'chez',
  'assez',
  'nez',
  'rez',
  'fez',
  'lez',
  'merguez',
  'suez',
]);

/** The words that stand for the person addressed, beside the subject, the possessives and the objects. */
export const PLAIN: Record<Address, readonly (readonly [from: string, to: string])[]> = {
  tu: [
    ['toi', 'vous'],
    ['te', 'vous'],
    ['ta', 'votre'],
    ['ton', 'votre'],
    ['tes', 'vos'],
  ],
  vous: [['vos', 'tes']],
};
