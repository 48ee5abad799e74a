import { DATA_MARK } from './datamark.ts';

/** Words in a row that no two texts share by chance. */
const SHARED_WORDS = 7;

/** Longer than anything that is asked for: an answer to a question has 600 tokens at most. */
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
 * Anything that a reader’s device might turn into a link, a picture or markup. Of the name before a dot or an @ one
 * character is enough: a pattern that looks for all of it begins anew at each of them.
 */
const LINK_OR_MARKUP =
  /[<>{}[\]\\|`]|https?:|www\.|:\/\/|[\p{L}\p{N}-]\.[a-z]{2,}(?:\/|(?![\p{L}\p{N}]))|[\p{L}\p{N}._-]@[\p{L}\p{N}-]+\.|javascript:|data:/iu;
/** Characters that turn or hide text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

interface SpokenTo {
  /** What the model was told and nobody else may read: fixed instructions and the word that gives them away. */
  instructions: string;
  canary: string;
  /** Texts of other people that stood in its data; what it writes is its own, not theirs. */
  quoted: readonly string[];
}

type OutputFault = 'long' | 'leak' | 'link' | 'hidden' | 'echo';

/**
 * Answers a function that says what is wrong with a text from a model beyond what every hook is held against: it is longer
 * than anything asked for, gives its instructions away, holds a link or markup or hidden characters, or repeats
 * somebody’s data. Null: nothing.
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
