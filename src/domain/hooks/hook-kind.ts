/** How an opening takes hold of the viewer; in the order in which they are recognised, the most telling first. */
export const HOOK_KINDS = [
  'mistake',
  'secret',
  'test',
  'comparison',
  'how_to',
  'list',
  'question',
  'condition',
  'story',
  'address',
  'statement',
] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/** Whole words only: JavaScript's own word borders know no accents. */
function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

const SIGNS: Record<Exclude<HookKind, 'statement'>, readonly RegExp[]> = {
  mistake: [
    words(
      'erreurs?',
      'stop',
      'arrête[sz]?',
      'évite[sz]?',
      'ne fai(?:s|tes) (?:pas|plus|jamais)',
      'jamais ça',
    ),
    words('mistakes?', 'avoid', 'wrong', "don['’]?t", 'never'),
  ],
  secret: [
    words('secrets?', 'personne ne', "ce qu['’]on ne", 'la vérité sur', 'cachée?s?'),
    words('nobody', 'no one', 'the truth about', 'hidden'),
  ],
  test: [
    words("j['’]ai (?:testé|essayé|tenté)", 'on a (?:testé|essayé)', 'je teste', 'pendant \\d+ jours'),
    words('i (?:tried|tested)', 'testing', 'for \\d+ days'),
  ],
  comparison: [
    words('vs', 'versus', 'avant *(?:/|et)? *après', 'plutôt que'),
    words('before *(?:and|&|/) *after', 'instead of'),
  ],
  how_to: [
    words('comment', 'tuto(?:riel)?', 'astuces?', 'étapes?', 'recettes?'),
    words('how (?:to|i)', 'tutorial', 'step by step', 'recipes?', 'hacks?', 'tips?'),
  ],
  list: [
    /^\W*(?:les |mes |top |my |the )?\d{1,2} (?!(?:ans?|jours?|h|heures?|min|minutes?|euros?|years?|days?|hours?)(?!\p{L}))\p{L}+/iu,
  ],
  question: [/\?/u, words('pourquoi', 'why', 'savais-tu', 'saviez-vous', 'did you know')],
  condition: [/^\W*(?:si|quand|lorsque|if|when)(?![\p{L}\p{N}])/iu, words('pov')],
  story: [
    /^\W*(?:je|j['’]|mon|ma|mes|on|nous|i|my|we|our)(?:(?<=['’])|(?![\p{L}\p{N}]))/iu,
    words('storytime'),
  ],
  address: [words('tu', 'toi', 'ton', 'ta', 'tes', 'vous', 'votre', 'vos', 'you', 'your')],
};

/** The kind of an opening by its words, French or English; « statement » where nothing else is recognised. */
export function hookKind(opening: string): HookKind {
  const text = opening.normalize('NFC');
  const kind = HOOK_KINDS.find(one => one !== 'statement' && SIGNS[one].some(sign => sign.test(text)));
  return kind ?? 'statement';
}
