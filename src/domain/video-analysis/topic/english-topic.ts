import { FUNCTION_WORDS } from '#domain/language/text/language-words.ts';
import type { TopicCandidate } from './topic-candidate.ts';

const list = (words: string) => new Set(words.split(/\s+/u));

/** Words before a noun or before the topic. */
const OPENS = list('a an the your my our this these those for about with of in tried tested bought making');
const SMALL: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS.en,
  ...list(
    'a an am me mine yours ours their theirs us off onto per via too nobody somebody everybody anybody someone anyone tell tells told than then when while both either such own same few many much more most less least like',
  ),
]);
/** End of a noun phrase: verbs that often follow one. */
const VERBS = list(
  `comes come goes went gets got looks looked needs needed makes made keeps kept takes took does did has had feels felt tastes tasted
works worked falls fell breaks broke dies died sticks stuck turns turned costs cost saves saved helps helped changes changed
ruins ruined destroyed replaces replaced explains explained mispronounces happens happened says said allowed wants wanted means shows
showed starts started stops stopped fails failed tried tries knows knew thinks sleep asleep`,
);
/** Words about the caption itself, time and people: never the topic of a video. */
const GENERIC = list(
  `mistake mistakes thing things tip tips hack hacks way ways video videos secret secrets method methods exercise exercises seconds minute minutes
hour hours day days week weeks month months year years time times moment end start part parts idea ideas trick tricks step steps reason
reasons truth question questions answer answers problem problems people person everyone life comment comments link bio opinion point
example examples list test result results version guide story plan morning night evening tonight today tomorrow world
lot bit self guys man woman friend friends euros dollars pounds bucks half rest version fact facts recipe recipes`,
);

const MOST_WORDS = 4;

function tokensOf(segment: string): string[] {
  return segment.replaceAll("'", '’').match(/[\p{L}\p{M}\p{N}]+(?:[-’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/**
 * Candidate topic phrases of an English text: what follows an article, a possessive or « for », until a verb or a
 * function
 * word, and what is explained: « CSS grid explained in 60 seconds ».
 */
export function englishCandidates(segment: string): TopicCandidate[] {
  const tokens = tokensOf(segment);
  const found: TopicCandidate[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!OPENS.has(token.toLowerCase())) continue;
    let at = index + 1;
    while (/^\d+$/u.test(tokens[at] ?? '')) at += 1;
    const words = runFrom(tokens, at);
    if (words !== null) found.push({ words, phrase: words });
  }
  const explained = tokens.indexOf('explained');
  const words = explained > 0 ? runFrom(tokens.slice(0, explained), 0) : null;
  if (words?.split(' ').length === explained) found.push({ words, phrase: words });
  return found;
}

/** The opening noun phrase of a text when it has no article: « Homemade bread ». */
export function englishOpening(segment: string): TopicCandidate | null {
  const tokens = tokensOf(segment);
  const words = runFrom(tokens, 0);
  return words === null ? null : { words, phrase: words };
}

function isNamed(token = ''): boolean {
  const low = token.toLowerCase();
  if (low === '' || SMALL.has(low) || VERBS.has(low)) return false;
  return !/^\d|(?:ly|n’t|’re|’ll|’ve)$/u.test(low);
}

function runFrom(tokens: readonly string[], start: number): string | null {
  const run: string[] = [];
  for (let at = start; at < start + MOST_WORDS; at++) {
    // « string of pearls » is one thing.
    if (run.length > 0 && tokens[at] === 'of' && isNamed(tokens[at + 1])) run.push('of');
    else if (isNamed(tokens[at])) run.push((tokens[at] ?? '').replace(/’s$/u, ''));
    else break;
  }
  const last = run.at(-1)?.toLowerCase();
  if (last === undefined || GENERIC.has(last) || GENERIC.has(run[0]?.toLowerCase() ?? '')) return null;
  const text = run.join(' ');
  return text.length < 3 ? null : text;
}
