/** How an opening hooks the viewer, in order of recognition, the most specific first. */
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

/** Matches whole words only: the `\b` of JavaScript does not support accents. */
function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The kind is recognisable in the first characters. */
const MOST_CHARACTERS = 400;
const BEFORE_WORDS = /^[^\p{L}\p{N}]+/u;

/** Start of a sentence: an imperative there addresses the viewer. */
const START = '(?<=^|[.!?…:,;] ?|\\b(?:please|just|and|so|but) )';
/** With a subject before it, the verb is not an imperative: « j’évite », « je ne fais plus ». */
const NO_SUBJECT = "(?<!(?:[jmtsn]['’]|je |tu |on |ils? |elles? |vous |qui |non[- ]))";
/** « Quand j’ai commencé », « When I was twelve »: a past event is a story, not a condition. */
const PAST_OF_ONES_OWN =
  "(?:quand|lorsque) (?:j['’](?:ai|étais|avais|\\p{L}+ais)|je (?:me )?(?:suis \\p{L}+(?:é|u|i)e?|\\p{L}+ais)|on (?:a|était|avait|\\p{L}+ait)|nous (?:avons|étions|avions)|(?:mon|ma|mes) \\p{L}+ (?:a|ont) |\\p{L}+ m['’]a)" +
  '|when (?:i|we) (?:was|were|had|first|began|quit|lost|left|got|went|met|knew|made|\\p{L}+ed)';

/** French « comment » (how), excluding the English call to action « Comment below ». */
const COMMENT = 'comment(?! (?:below|down|if|your|the|what|and|in|on) )(?! *["“«\'‘])(?! (?:below|down))';
/** Words that explain something, unless their sentence is a question: « Tu connais cette recette ? » */
const TOLD = '(?![^.!?…]*\\?)';

const SIGNS: Record<Exclude<HookKind, 'statement'>, readonly RegExp[]> = {
  mistake: [
    words(
      'erreurs?',
      `${NO_SUBJECT}(?:stop|arrête[sz]?|évite[sz]?)`,
      `${NO_SUBJECT}ne fai(?:s|tes) (?:pas|plus|jamais)`,
      `${START}(?:ne |n['’])(?:\\p{L}+['’]|\\p{L}+ )?\\p{L}+ (?:pas|plus|jamais)`,
      'jamais ça',
    ),
    words('mistakes?', 'avoid', 'wrong', `${START}(?:don['’]?t|never)`, 'you should never'),
  ],
  secret: [
    words(
      'secrets?',
      'personne ne',
      "(?:ce qu['’])?on ne (?:te|vous|nous) (?:dit|disait|montre|raconte|apprend)",
      "ce qu['’]on ne",
      '(?:te|vous|nous) (?:cach|ment|mente)(?:e|ent|ait|aient|nt)?',
      'la vérité sur',
      'cachée?s?',
    ),
    words(
      'nobody',
      'no one',
      'the truth about',
      'hidden',
      'hid(?:e|es|ing) (?:it |this |that )?from (?:you|us)',
      "(?:don['’]?t|won['’]?t|never|doesn['’]?t) (?:want you to know|tell you|tell us)",
    ),
  ],
  test: [
    words("j['’]ai (?:testé|essayé|tenté)", 'on a (?:testé|essayé)', 'je teste', 'pendant \\d+ jours'),
    words('i (?:tried|tested)', 'testing', 'for \\d+ days'),
  ],
  comparison: [
    words('vs', 'versus', 'avant *(?:(?:/|et) *)?après', 'plutôt que'),
    words('before *(?:and|&|/) *after', 'instead of'),
  ],
  how_to: [
    words(`${START}${COMMENT}`, `${START}how (?:to|i)`),
    words(`(?:${COMMENT}|tuto(?:riel)?|astuces?|étapes?|recettes?)(?![\\p{L}\\p{N}])${TOLD}`),
    words(`(?:how (?:to|i)|tutorial|step by step|recipes?|hacks?|tips?)(?![\\p{L}\\p{N}])${TOLD}`),
  ],
  list: [
    /^\W*(?:les |mes |top |my |the )?\d{1,2} (?!(?:ans?|mois|semaines?|jours?|h|heures?|min|minutes?|s|secondes?|fois|euros?|dollars?|kg|kilos?|km|years?|months?|weeks?|days?|hours?|seconds?|times|pounds?)(?!\p{L}))\p{L}+/iu,
  ],
  question: [/\?/u, words('pourquoi', 'why', 'savais-tu', 'saviez-vous', 'did you know')],
  condition: [
    new RegExp(
      `^\\W*(?!(?:${PAST_OF_ONES_OWN})(?![\\p{L}\\p{N}]))(?:si|quand(?! même)|lorsque|if|when)(?![\\p{L}\\p{N}])`,
      'iu',
    ),
    words('pov'),
  ],
  story: [
    /^\W*(?:je|j['’]|mon|ma|mes|on|nous|i|my|we|our)(?:(?<=['’])|(?![\p{L}\p{N}]))/iu,
    new RegExp(`^\\W*(?:${PAST_OF_ONES_OWN})(?![\\p{L}\\p{N}])`, 'iu'),
    words('storytime'),
  ],
  address: [
    words('tu', 'te', 'toi', 'ton', 'ta', 'tes', 'vous', 'votre', 'vos', 'you', 'your', 'yours', 'yourself'),
    /(?<![\p{L}\p{N}])t['’](?=\p{L})/iu,
  ],
};

/** The kind of an opening by its words, French or English; « statement » when nothing else is recognised. */
export function hookKind(opening: string): HookKind {
  const text = opening.slice(0, MOST_CHARACTERS).normalize('NFC').replace(BEFORE_WORDS, '');
  const kind = HOOK_KINDS.find(one => one !== 'statement' && SIGNS[one].some(sign => sign.test(text)));
  return kind ?? 'statement';
}
