import { DATA_MARK } from './datamark.ts';

/** Words in a row that no two texts share by chance. */
const SHARED_WORDS = 7;

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

/** Anything that a reader’s device might turn into a link, a picture or markup. */
const LINK_OR_MARKUP =
  /[<>{}[\]\\|`]|https?:|www\.|:\/\/|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.[a-z]{2,}(?:\/|(?![\p{L}\p{N}]))|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.|javascript:|data:/iu;
/** Characters that turn or hide text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

export interface SpokenTo {
  /** What the model was told and nobody else may read: fixed instructions and the word that gives them away. */
  instructions: string;
  canary: string;
  /** Texts of other people that stood in its data; what it writes is its own, not theirs. */
  quoted: readonly string[];
}

export type OutputFault = 'leak' | 'link' | 'hidden' | 'echo';

/**
 * What is wrong with a text from a model beyond what every hook is held against: it gives its instructions away, holds a
 * link or markup or hidden characters, or repeats somebody’s data. Null: nothing.
 */
export function findOutputFault(
  text: string,
  { instructions, canary, quoted }: SpokenTo,
): OutputFault | null {
  if (HIDDEN.test(text)) return 'hidden';
  if (LINK_OR_MARKUP.test(text)) return 'link';
  if (text.toLowerCase().includes(canary.toLowerCase()) || text.includes(DATA_MARK)) return 'leak';
  const runs = runsOf(text);
  if (runs.size === 0) return null;
  if (!runs.isDisjointFrom(runsOf(instructions))) return 'leak';
  return quoted.some(one => !runs.isDisjointFrom(runsOf(one))) ? 'echo' : null;
}
