import { memoize } from '#domain/language/text/memoize.ts';

/** Words whose syllables do not follow spelling rules. Counted by ear, in the usual northern pronunciation. */
const LISTED = new Map(
  Object.entries({
    pays: 2,
    paysage: 3,
    paysan: 3,
    abbaye: 3,
    août: 1,
    eue: 1,
    eu: 1,
    eus: 1,
    faon: 1,
    paon: 1,
    saoul: 1,
    aiguille: 2,
    femme: 1,
    monsieur: 2,
    messieurs: 2,
    hier: 1,
    oignon: 2,
    web: 1,
    coach: 1,
    like: 1,
    likes: 1,
    live: 1,
    lives: 1,
    vibe: 1,
    mail: 1,
    team: 1,
    lyrics: 2,
    cool: 1,
    feed: 1,
    reels: 1,
    reel: 1,
    timelapse: 2,
    replay: 2,
    week: 1,
    end: 1,
    tiktok: 2,
    youtube: 2,
    iphone: 2,
    est: 1,
    es: 1,
    ouest: 1,
    client: 2,
    patient: 2,
    cent: 1,
    dent: 1,
    vent: 1,
    gens: 1,
    fille: 1,
    ville: 1,
    mille: 1,
    million: 2,
    trio: 2,
    prier: 2,
    bio: 2,
    radio: 3,
    vidéo: 3,
    audio: 3,
    studio: 3,
    scénario: 4,
    pied: 1,
    oui: 1,
    moyen: 2,
    moyenne: 2,
    yeux: 1,
    aujourd: 2,
    hui: 1,
    huit: 1,
    lui: 1,
    suis: 1,
    maintenant: 2,
    petit: 2,
    petite: 2,
    cheveux: 2,
    hashtag: 2,
    hashtags: 2,
    duo: 2,
    duos: 2,
    quiet: 1,
    squat: 1,
    quiche: 1,
    crayon: 2,
    chaos: 2,
    cacao: 3,
    maïs: 2,
    oasis: 3,
  }),
);

const ENT_HEARD = /(?:[mcdlrqstu]ent|[gvqi]ent)$/u;
// Verbs in the third person plural, whose -ent is silent; nouns and adverbs in -ent are more frequent.
const VERB_ENT =
  /^(?:aiment|filment|forment|dorment|animent|nomment|consomment|expriment|suppriment|impriment|programment|affirment|.*(?:aient|oient|ouent|uent|montent|montrent|entrent|rencontrent|cuisinent|parlent|pensent|passent|lancent|gagnent|marchent|adorent|achètent|partagent|regardent|utilisent|trouvent|laissent|cherchent|perdent|rendent|mettent|prennent|vivent|suivent|arrivent|rêvent|savent|doivent|peuvent|veulent|viennent|tiennent|disent|lisent|font|écrivent|postent|testent|ratent|ignorent|oublient|likent|commentent|demandent|restent|coûtent|changent|mangent|jouent|portent|comptent|scrollent|essaient|détestent|préfèrent|deviennent|permettent|comprennent|apprennent|plaisent|marquent|évitent|donnent|tournent|existent|ressemblent|plafonnent|explosent|décollent|fonctionnent|servent|partent|sortent|sentent|mentent))$/u;

/** The number of syllables of one French word as it is spoken: final e silent, inner e dropped between single consonants. */
function countIn(word: string): number {
  const listed = LISTED.get(word);
  if (listed !== undefined) return listed;
  let w = word
    .replace(/qu/gu, 'k')
    .replace(/gu(?=[eéèêiîy])/gu, 'g')
    .replace(/ge(?=[aoâô])/gu, 'j');
  if (!/[aeiouyàâäéèêëîïôöùûüœæ]/u.test(w)) return w.length > 0 && w.length <= 3 ? w.length : 1;
  // Silent endings.
  if (w.length > 3 && /[^aeiouéi]e?s?$/u.test(w)) w = w.replace(/(?<=[^aeéiouyâêîôûëïü])es?$/u, '');
  w = w.replace(/(?<=[éiuyïî]|ou|ai|oi|eu)es?$/u, '');
  if (w.endsWith('ent') && w.length > 4 && (VERB_ENT.test(w) || !ENT_HEARD.test(w)))
    w = w.replace(/ent$/u, '');
  // y between vowels is a consonant and changes the preceding vowel: essayer, voyage.
  w = w.replace(/(?<=[aeou])y(?=[aeéèêiouâ])/gu, 'ij').replace(/^y(?=[aeiouéè])/u, 'j');
  // -ill- after a consonant letter i is a glide: fille, billet; after vowels too: travail, feuille.
  w = w
    .replace(/(?<=[aeou])ill?(?=[aeéèoiu]|$)/gu, 'j')
    .replace(/(?<=[aeuo])il$/u, 'j')
    .replace(/(?<!^)ill(?=[aeéèo])/gu, 'ij');
  // The silent inner e: sam(e)di, maint(e)nant, dével(o)pp(e)ment; not in the first syllable, not after two consonants.
  w = w.replace(
    /(?<=[aeiouyàâéèêîôûœ](?:ch|ph|th|gn|ll|mm|nn|pp|rr|ss|tt|[bcdfgjklmnpqrstvz]))e(?=(?:[bcdfgjklmnpqrstvz]|ch|ph|qu)[aeiouyàâéèêîôû])/gu,
    '',
  );
  // Letter groups that form one vowel.
  w = w
    .replace(/œu|œ/gu, 'E')
    .replace(/eau|aî|aie|ai(?![ïé])|au|eai/gu, 'A')
    .replace(/ei|eî|eu(?!i)|eû/gu, 'E')
    .replace(/oi|oî/gu, 'O')
    .replace(/ou(?=i)/gu, 'w')
    .replace(/ou|oû|où/gu, 'U')
    .replace(/ui|uî/gu, 'I');
  // After a consonant plus l or r, i is a separate syllable: cri-er, ou-bli-er; elsewhere it is a glide: lion, bien,
  // chien.
  const cluster = /(?<=[bcdfgptv][lr])i(?=[aeéèoAEOU])/gu;
  w = w
    .replace(cluster, 'I-')
    .replace(/i(?=[aeéèêoôâAEOU])/gu, 'j')
    .replace(/(?<=[^aeiouAEOUI])u(?=[aéèiâ])/gu, 'w');
  const vowels = w.match(/[aeiouyàâäéèêëîïôöùûüæAEOUI]/gu) ?? [];
  return Math.max(1, vowels.length);
}

const CACHED_WORDS = 4_000;
const syllablesOf = memoize(CACHED_WORDS, countIn);

/** The number of syllables of a French text as spoken; the letters of initialisms (IA, SMS) count one each. */
export function frenchSyllables(text: string): number {
  let count = 0;
  const composed = text.normalize('NFC');
  for (const match of composed.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    const index = match.index;
    if (/^vingts?$/iu.test(word) && /quatre[-\u2011 ]$/iu.test(text.slice(0, index))) count += 1;
    const acronym = /^\p{Lu}{2,5}$/u.test(word) && !/[A-Z][AEIOU][A-Z]/u.test(word);
    if (acronym) count += word.length;
    else if (
      /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)$/iu.test(word) &&
      /^[’']/u.test(composed.slice(index + word.length))
    )
      count += word.length > 2 ? 1 : 0;
    else count += syllablesOf(word.toLowerCase());
  }
  return count;
}
