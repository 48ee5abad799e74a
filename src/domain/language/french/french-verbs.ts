import {
  COMMON_ER,
  COMMON_IR,
  DOUBLING_ER,
  GRAVE_ER,
  IRREGULAR_VERBS,
  ISSER,
} from '#domain/language/french-verb-words.ts';

/** How the viewer is addressed. */
export type Address = 'tu' | 'vous';

interface AddressForms {
  infinitive: string;
  present: Record<Address, string>;
  imperative: Record<Address, string>;
}

const graveEr = new Set(GRAVE_ER);
const doublingEr = new Set(DOUBLING_ER);

/** The stem of a verb in -er before a mute ending: achet → achèt, préfér → préfèr, appel → appell, essay → essai. */
function muteStem(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  if (graveEr.has(infinitive)) return stem.replace(/e(?=[^aeiouyéèêàâîïôûù]+$)/u, 'è');
  if (doublingEr.has(infinitive)) return stem + stem.slice(-1);
  const acute = /é([bcdfghjklmnpqrstvxz]+|[gq]u)$/u.exec(stem);
  if (acute) return `${stem.slice(0, acute.index)}è${acute[1] ?? ''}`;
  return stem.replace(/(?<=[aou])y$/u, 'i');
}

function regular(infinitive: string): AddressForms | null {
  const stem = infinitive.slice(0, -2);
  if (stem === '') return null;
  if (infinitive.endsWith('er')) {
    const vous = `${stem}ez`;
    const tu = muteStem(infinitive);
    return { infinitive, present: { tu: `${tu}es`, vous }, imperative: { tu: `${tu}e`, vous } };
  }
  if (infinitive.endsWith('ir') && !infinitive.endsWith('oir')) {
    const forms = { tu: `${stem}is`, vous: `${stem}issez` };
    return { infinitive, present: forms, imperative: forms };
  }
  if (infinitive.endsWith('dre')) {
    const forms = { tu: `${stem}s`, vous: `${stem}ez` };
    return { infinitive, present: forms, imperative: forms };
  }
  return null;
}

const irregular = new Map<string, AddressForms>();
for (const [infinitive = '', tu = '', vous = '', orderTu = tu, orderVous = vous] of IRREGULAR_VERBS) {
  irregular.set(infinitive, {
    infinitive,
    present: { tu, vous },
    imperative: { tu: orderTu, vous: orderVous },
  });
}

/**
 * The present and imperative forms of an infinitive with tu and vous. Irregular verbs from the list, others by their
 * ending; null where the ending is not informative (`-oir`, `-re`) or the word is not an infinitive.
 */
export function addressForms(infinitive: string): AddressForms | null {
  const verb = infinitive.normalize('NFC').trim().toLowerCase();
  return irregular.get(verb) ?? regular(verb);
}

/** One form: `conjugate('vouloir', 'present', 'vous')` is `voulez`; null for an unknown verb. */
export function conjugate(
  infinitive: string,
  tense: 'present' | 'imperative',
  address: Address,
): string | null {
  return addressForms(infinitive)?.[tense][address] ?? null;
}

/** All listed verbs. */
const KNOWN: readonly AddressForms[] = [
  ...irregular.values(),
  ...[...new Set([...COMMON_IR, ...COMMON_ER, ...GRAVE_ER, ...DOUBLING_ER, ...ISSER])].flatMap(
    verb => regular(verb) ?? [],
  ),
];

// The first verb keeps a form shared by two verbs: « suis » and « fondez » cannot be disambiguated here.
function index(form: (verb: AddressForms) => string): ReadonlyMap<string, AddressForms> {
  const map = new Map<string, AddressForms>();
  for (const verb of KNOWN) if (!map.has(form(verb))) map.set(form(verb), verb);
  return map;
}

const byPresent = { tu: index(verb => verb.present.tu), vous: index(verb => verb.present.vous) };
const byImperative = { tu: index(verb => verb.imperative.tu), vous: index(verb => verb.imperative.vous) };

/** Whether this is the imperative of a listed verb; `achètes` and `vas` (before -en, -y) count too. */
export function isKnownImperative(form: string, address: Address): boolean {
  return (
    byImperative[address].has(form) ||
    (address === 'tu' && byPresent.tu.has(form) && form !== 'es' && form !== 'as')
  );
}

/** Tenses recognisable by their ending alone: imparfait and conditionnel, futur. */
function shiftByTense(form: string, from: Address): string | null {
  if (from === 'tu') {
    if (/(?<=\p{L}{2})ais$/u.test(form))
      return form
        .replace(/ais$/u, 'iez')
        .replace(/geiez$/u, 'giez')
        .replace(/çiez$/u, 'ciez');
    return /(?<=\p{L})ras$/u.test(form) ? form.replace(/as$/u, 'ez') : null;
  }
  const stem = form.endsWith('iez') ? form.slice(0, -3) : '';
  if (stem === 'ét' || stem === 'fais' || (stem !== '' && byPresent.vous.has(`${stem}ez`)))
    return `${stem.replace(/g$/u, 'ge').replace(/c$/u, 'ç')}ais`;
  if (/(?<=\p{L}r)iez$/u.test(form) && /(?:er|ir|[dvt]r|ur|rr)iez$/u.test(form))
    return form.replace(/iez$/u, 'ais');
  return null;
}

const FUTURE_VOUS =
  /^(?:se|au|i|fe|pou|ver|devr|sau|vaud|voud|viend|tiend|devi|revi|[\p{L}]+(?:e|i|d|t|v))r(?:r)?ez$/u;
const NOT_FUTURE = new Set([
  'tirez',
  'retirez',
  'attirez',
  'étirez',
  'virez',
  'admirez',
  'respirez',
  'inspirez',
  'montrez',
  'entrez',
  'rentrez',
  'centrez',
  'concentrez',
  'rencontrez',
  'filtrez',
  'illustrez',
  'livrez',
  'délivrez',
  'ouvrez',
  'couvrez',
  'découvrez',
  'enregistrez',
  'démontrez',
  'cadrez',
  'recadrez',
  'intégrez',
  'espérez',
]);

function shiftFuture(form: string): string | null {
  return FUTURE_VOUS.test(form) && !NOT_FUTURE.has(form) && !byPresent.vous.has(form)
    ? form.replace(/ez$/u, 'as')
    : null;
}

/**
 * The same verb form in the other form of address: `shiftVerb('veux', 'tu', 'present')` is `voulez`,
 * `shiftVerb('achetez', 'vous', 'imperative')` is `achète`. Present and imperative use the lists and the endings,
 * imparfait, conditionnel and futur their endings. Null where the result is uncertain, so that the caller can report
 * it.
 */
export function shiftVerb(form: string, from: Address, tense: 'present' | 'imperative'): string | null {
  const small = form.normalize('NFC').toLowerCase();
  const to = from === 'tu' ? 'vous' : 'tu';
  const known =
    (tense === 'present' ? byPresent : byImperative)[from].get(small) ?? byPresent[from].get(small);
  if (known) return known[tense][to];
  const other = shiftByTense(small, from) ?? (from === 'vous' ? shiftFuture(small) : null);
  if (other !== null) return other;
  if (from === 'vous') {
    if (/(?<=\p{L}{2})issez$/u.test(small) && !/(?:a|e|o|u|ui)ssez$/u.test(small))
      return small.replace(/sez$/u, '');
    return /(?<=\p{L}{2})ez$/u.test(small) ? regularForm(`${small.slice(0, -2)}er`, tense, to) : null;
  }
  if (/(?<=\p{L})(?:es|e)$/u.test(small)) {
    const stem = small.replace(/es?$/u, '');
    if (/(?<=[aou])i$/u.test(stem)) return `${stem.slice(0, -1)}yez`;
    return `${stem.replace(/è(?=[^aeiouy]+$)/u, 'é')}ez`;
  }
  if (/(?<=\p{L}{3})is$/u.test(small)) return small.replace(/s$/u, 'ssez');
  return /(?<=\p{L}{2})ds$/u.test(small) ? small.replace(/s$/u, 'ez') : null;
}

function regularForm(infinitive: string, tense: 'present' | 'imperative', address: Address): string | null {
  return regular(infinitive)?.[tense][address] ?? null;
}
