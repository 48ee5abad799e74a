import { memoize } from '#domain/language/text/memoize.ts';

/** Words whose syllables do not follow spelling rules. Counted by ear, General American. */
const LISTED = new Map(
  Object.entries({
    the: 1,
    people: 2,
    business: 2,
    every: 2,
    everyone: 3,
    everything: 3,
    different: 3,
    interesting: 3,
    video: 3,
    videos: 3,
    idea: 3,
    ideas: 3,
    area: 3,
    being: 2,
    doing: 2,
    going: 2,
    seeing: 2,
    science: 2,
    quiet: 2,
    diet: 2,
    create: 2,
    created: 3,
    creates: 2,
    creator: 3,
    creators: 3,
    creative: 3,
    real: 1,
    really: 2,
    hour: 1,
    our: 1,
    fire: 1,
    tired: 1,
    poem: 2,
    something: 2,
    someone: 2,
    sometimes: 2,
    somewhere: 2,
    maybe: 2,
    nobody: 3,
    recipe: 3,
    recipes: 3,
    coffee: 2,
    minute: 2,
    forever: 3,
    evening: 2,
    chocolate: 2,
    vegetable: 3,
    vegetables: 3,
    comfortable: 3,
    wednesday: 2,
    favorite: 3,
    family: 3,
    camera: 3,
    once: 1,
    eye: 1,
    eyes: 1,
    heart: 1,
    reaction: 3,
    lion: 2,
    giant: 2,
    trial: 2,
    client: 2,
    audience: 3,
    radio: 3,
    studio: 3,
    piano: 3,
    hashtag: 2,
    tiktok: 2,
    iphone: 2,
    youtube: 2,
    does: 1,
    goes: 1,
    shoes: 1,
    were: 1,
    where: 1,
    are: 1,
    more: 1,
    before: 2,
    careful: 2,
    useful: 2,
    hopeful: 2,
    makeup: 2,
    lifetime: 2,
    homemade: 2,
    baseline: 2,
    timeline: 2,
    lifestyle: 2,
    moreover: 3,
    therefore: 2,
    usually: 4,
    actually: 4,
    dollars: 2,
    euro: 2,
    euros: 2,
    percent: 2,
    awesome: 2,
    safety: 2,
    lovely: 2,
    lonely: 2,
    likely: 2,
    completely: 3,
    definitely: 4,
    immediately: 5,
    movement: 2,
    statement: 2,
    engagement: 3,
    management: 3,
    whole: 1,
    fewer: 2,
    viewer: 2,
    viewers: 2,
    viral: 2,
    react: 2,
    reality: 4,
  }),
);

function countIn(word: string): number {
  const plain = word.replace(/[’'](?:s|m|re|ve|ll|d|t)$/u, '');
  const extra = /(?:did|could|would|should|had|is|was|does|have|has|need|must)n[’']t$/u.test(word) ? 1 : 0;
  const base = extra > 0 ? word.replace(/n[’']t$/u, '') : plain;
  const listed = LISTED.get(base);
  if (listed !== undefined) return listed + extra;
  let w = base.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/[aeiouy]/u.test(w)) return w.length <= 3 && w.length > 0 ? w.length : 1;
  let count = 0;
  w = w.replace(/qu/gu, 'kw').replace(/^y(?=[aeiou])|(?<=[aeiou])y(?=[aeiou])/gu, 'j');
  // Silent: -ed except after t and d, -es except after s, x, z, ch, sh, ge, ce; the e of -ely, -eful, -ement, -eless.
  w = w.replace(/(?<=[^td])ed$/u, match =>
    /(?:[aeiou]|[bcdfgp]l)ed$/u.test(w) && !/[aeiou]ed$/u.test(w) ? match : 'd',
  );
  w = w
    .replace(/(?<=[^sxzcgh])es$/u, match => (/[bcdfgptkz]les$/u.test(w) ? match : 's'))
    .replace(/(?<=[^cs])hes$/u, 'hs');
  w = w.replace(/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ful|ment|less|ness)s?$)/u, '');
  if (/[^aeiouy]le$/u.test(w)) count += 1;
  w = w.replace(/(?<=[^aeiou])e$/u, '').replace(/(?<=[aeiouy])e$/u, '');
  w = w
    .replace(/(?<=[aeiou]n|ll)i(?=on)/gu, '')
    .replace(/(?<=[aeiou][^aeiou]{1,2})i(?=er$|est$)/gu, 'i-')
    .replace(/(?:ti|ci|si|gi)(?=o|a|e)/gu, 's')
    .replace(
      /ia(?!l$)|io|iu|ie(?=[tn])|ea(?=t(?:e|i|o)|l(?:i|m$))|eo|ua(?=[lt])|ui(?=n)|oe(?=[mt])|uou/gu,
      'a-a',
    );
  if (/(?:s|th)ms?$/u.test(w)) count += 1;
  count += (w.match(/[aeiouy]+/gu) ?? []).length;
  return Math.max(1, count + extra);
}

const CACHED_WORDS = 4_000;
const syllablesOf = memoize(CACHED_WORDS, countIn);

/** The number of syllables of an English text; the letters of initialisms (AI, SMS) count one each, W three. */
export function englishSyllables(text: string): number {
  let count = 0;
  for (const [word] of text.normalize('NFC').matchAll(/[\p{L}\p{M}]+(?:[’']\p{L}+)?/gu)) {
    if (/^\p{Lu}{2,5}$/u.test(word) && (word.length < 4 || !/[AEIOU]/u.test(word)))
      count += word.length + 2 * (word.match(/W/gu)?.length ?? 0);
    else count += syllablesOf(word.toLowerCase());
  }
  return count;
}
