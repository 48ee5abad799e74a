import { mixesAlphabets } from './look-alikes.ts';

/** UTF-16 units: enough for any alphabet and emoji, too short to break a page's layout. */
export const DISPLAY_NAME_MAX = 80;

/**
 * Control characters, line breaks, lone surrogates, non-characters, private use, and characters that reverse text
 * direction.
 */
const NEVER_IN_A_NAME =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffd]/u;
/** Invisible characters; joiners and emoji variation selectors are checked by their position. */
// Single code points are meant, not what they would draw together.
// oxlint-disable-next-line no-misleading-character-class
const HIDDEN = /(?![\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
/** The tag characters of a flag without a country code, such as Scotland's: a black flag precedes them. */
const FLAG_LETTERS = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,10}\u{e007f}/gu;
const LOOSE_FLAG_LETTERS = /[\u{e0000}-\u{e007f}]/u;
/** A joiner at an edge or next to letters that never join is invisible and makes two names look the same. */
const LOOSE_JOINER =
  /(?:^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{Z}\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?:$|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{Z}])/u;
/** More combining marks on one letter than any script needs overlap neighbouring lines. */
const PILED_MARKS = /(?:(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{M}){5}/u;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|[\u2800])[^\p{C}\p{Z}\p{M}]/u;

/**
 * Whether a text can be used as a name wherever names are shown: one line that reads as it is written, with something
 * visible and nothing hidden. Joiners inside emoji and scripts are allowed. Source: Unicode TR 36 §3.
 */
export function isDisplayName(text: string): boolean {
  const plain = text.replace(FLAG_LETTERS, '\u{1f3f4}');
  return (
    text.length <= DISPLAY_NAME_MAX &&
    VISIBLE.test(text) &&
    !NEVER_IN_A_NAME.test(text) &&
    !HIDDEN.test(plain) &&
    !LOOSE_FLAG_LETTERS.test(plain) &&
    !LOOSE_JOINER.test(plain) &&
    !PILED_MARKS.test(text.normalize('NFD')) &&
    !mixesAlphabets(text)
  );
}
