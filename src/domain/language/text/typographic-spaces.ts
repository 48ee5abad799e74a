/** No-break space, before the colon, inside guillemets, between a number and its unit. */
export const NBSP = '\u00A0';
/** Narrow no-break space, before ; ! ? and %, between groups of three digits. */
export const NARROW = '\u202F';
/** Any space within a line. */
export const GAP = '[^\\S\\n\\r\\u2028\\u2029]';

// Text excluded from typography rules: URLs, e-mail addresses, handles, hashtags, short codes, times of day, emoticons.
const VERBATIM = new RegExp(
  [
    // Characters reserved below as placeholders, if the text contains them.
    '[\uE000\uE001]',
    String.raw`(?:https?:\/\/|www\.)[^\s«»“”]*[^\s«»“”.,;:!?)…]`,
    String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,}`,
    String.raw`(?<![\p{L}\p{N}:]):[a-z][a-z0-9_]*:(?![\p{L}\p{N}])`,
    String.raw`(?<=^|\s)[:;]-?[()DPp](?=$|\s)`,
  ].join('|'),
  'gmu',
);

const SPACES = new RegExp(`${GAP}{2,}`, 'gu');
const AT_ENDS = new RegExp(`^${GAP}+|(?<!${GAP})${GAP}+$`, 'gmu');

/**
 * Anything that a typography rule may change: any character except letters, ’ and plain punctuation in the right place,
 * and short titles joined to a name. Most sentences match nothing.
 */
const UNSETTLED = new RegExp(
  [
    '[^\\p{L}\\p{M}’ ,.…-]',
    ' {2}|^ | $| [,.…]',
    '\\.\\.|--',
    '(?<!\\p{L})(?:M|Mme|Mlle|Dr|Mr|Mrs|Ms|No)(?!\\p{L})',
  ].join('|'),
  'u',
);

/** Maximum rounds until a text is stable; one rule may enable another. */
const ROUNDS = 6;

function once(text: string, change: (plain: string) => string): string {
  const kept: string[] = [];
  const held = text.replace(VERBATIM, found => `\uE000${kept.push(found) - 1}\uE001`);
  const spaced = held
    .replace(SPACES, run => (run.includes(NBSP) ? NBSP : run.includes(NARROW) ? NARROW : ' '))
    .replace(AT_ENDS, '');
  return change(spaced).replace(/\uE000(\d+)\uE001/gu, (_whole, index: string) => kept[Number(index)] ?? '');
}

/**
 * Applies a typographic change to a text except for verbatim parts (URLs, short codes, emoticons), removes double
 * spaces and spaces at line ends, and repeats until stable.
 */
export function betweenVerbatim(text: string, change: (plain: string) => string): string {
  const composed = text.normalize('NFC');
  if (!UNSETTLED.test(composed)) return composed;
  let done = once(composed, change);
  for (let round = 1; round < ROUNDS; round++) {
    const next = once(done.normalize('NFC'), change);
    if (next === done) break;
    done = next;
  }
  return done;
}
