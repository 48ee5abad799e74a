import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import { NICHE_PACKS, type NichePack } from '#domain/video-analysis/niche-packs.ts';
import { contentWords, roughStem } from '#domain/video-analysis/text/text-words.ts';

/** Number of newest captions used to recognise the account's topic. */
const NEWEST_CAPTIONS = 50;
/** A sign up to this length may be a prefix of unrelated words: the word may have only `SHORT_GOES_ON` more letters. */
const SHORT_SIGN = 5;
const SHORT_GOES_ON = 2;

function subjectWords(caption: string): string[] {
  const tags = caption.normalize('NFC').match(/#[\p{L}\p{N}\p{M}_]+/gu) ?? [];
  return contentWords(`${caption} ${tags.map(tag => tag.slice(1)).join(' ')}`).map(roughStem);
}

const SUBJECTS = NICHE_PACKS.map(pack => ({ pack, stems: pack.signs.map(roughStem) }));

function shows(word: string, stem: string): boolean {
  if (!word.startsWith(stem)) return false;
  return stem.length > SHORT_SIGN || word.length <= stem.length + SHORT_GOES_ON;
}

function signsIn(words: readonly string[], stems: readonly string[]): number {
  return stems.filter(stem => words.some(word => shows(word, stem))).length;
}

/** A pack with its evidence in the video and in the creator's newest captions. */
interface Weighed {
  pack: NichePack;
  here: number;
  own: number;
}

/**
 * The video's topic from its caption and the creator's newest captions; null when none is clear. Required: two signs
 * in the caption, or one and two other captions, or a third of the captions.
 */
export function recogniseNiche(caption: string, ownCaptions: readonly string[]): NichePack | null {
  const words = subjectWords(caption);
  const others = ownCaptions.slice(0, NEWEST_CAPTIONS).map(subjectWords);
  const clear = SUBJECTS.map(({ pack, stems }): Weighed => {
    const own = others.filter(other => other.some(word => stems.some(stem => shows(word, stem)))).length;
    return { pack, here: signsIn(words, stems), own };
  }).filter(
    ({ here, own }) => here >= 2 || (here === 1 && own >= 2) || (own >= 5 && own >= others.length / 3),
  );
  clear.sort((a, b) => 3 * b.here + b.own - (3 * a.here + a.own));
  const [best, second] = clear;
  if (best === undefined) return null;
  const isTied = second !== undefined && 3 * second.here + second.own === 3 * best.here + best.own;
  return isTied ? null : best.pack;
}

/** Language of the video's caption, else the creator's most frequent language. */
export function writtenLanguage(caption: string, ownCaptions: readonly string[]): 'fr' | 'en' | null {
  const own = identifyLanguage(caption).language;
  if (own !== null) return own;
  const languages = ownCaptions
    .slice(0, NEWEST_CAPTIONS)
    .map(one => identifyLanguage(one.slice(0, 1_000)).language);
  const [fr, en] = (['fr', 'en'] as const).map(language => languages.filter(one => one === language).length);
  if (fr === en || fr === undefined || en === undefined) return null;
  return fr > en ? 'fr' : 'en';
}
