import { DATA_MARK } from './datamark.ts';

/** Length of a run of identical words that two texts do not share by chance. */
const SHARED_WORDS = 7;

/** More characters than any request needs: an answer to a question has 600 tokens at most. */
export const LONGEST_OUTPUT = 4_000;

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + SHARED_WORDS <= words.length; at++)
    runs.add(words.slice(at, at + SHARED_WORDS).join(' '));
  return runs;
}

/**
 * Anything that a device might turn into a link, a picture or markup. One character before a dot or an @ is enough: a
 * pattern matching the whole name would start over at each of its characters.
 */
const LINK_OR_MARKUP =
  /[<>{}[\]\\|`]|https?:|www\.|:\/\/|[\p{L}\p{N}-]\.[a-z]{2,}(?:\/|(?![\p{L}\p{N}]))|[\p{L}\p{N}._-]@[\p{L}\p{N}-]+\.|javascript:|data:/iu;
/** Characters that reverse or hide text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

interface SpokenTo {
  /**
   * Confidential prompt parts that must not appear in the output: the fixed instructions and the canary word that
   * reveals a leak.
   */
  instructions: string;
  canary: string;
  /** Third-party texts contained in its data, which the output must not repeat. */
  quoted: readonly string[];
}

type OutputFault = 'long' | 'leak' | 'link' | 'hidden' | 'echo';

/**
 * Returns a function that reports what is wrong with a model's text beyond the checks applied to every hook: it is
 * longer than anything requested, reveals its instructions, contains a link, markup or hidden characters, or repeats
 * third-party data. Null: nothing.
 */
export function outputCheck({
  instructions,
  canary,
  quoted,
}: SpokenTo): (text: string) => OutputFault | null {
  const ofInstructions = runsOf(instructions);
  const ofData = quoted.map(runsOf);
  const secret = canary.toLowerCase();
  return text => {
    if (text.length > LONGEST_OUTPUT) return 'long';
    if (HIDDEN.test(text)) return 'hidden';
    if (LINK_OR_MARKUP.test(text)) return 'link';
    if (text.toLowerCase().includes(secret) || text.includes(DATA_MARK)) return 'leak';
    const runs = runsOf(text);
    if (runs.size === 0) return null;
    if (!runs.isDisjointFrom(ofInstructions)) return 'leak';
    return ofData.some(one => !runs.isDisjointFrom(one)) ? 'echo' : null;
  };
}
