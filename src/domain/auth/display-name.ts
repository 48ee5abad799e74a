import { mixesAlphabets } from './look-alikes.ts';

/** UTF-16 units: every alphabet and emoji fit, no page breaks. */
export const DISPLAY_NAME_MAX = 80;

/** Controls, line breaks, halves of characters, non-characters, private use, and marks that turn the text around. */
const NEVER_IN_A_NAME =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffd]/u;
/** Drawn as nothing; joiners, and what chooses the look of an emoji, are judged by where they stand. */
// Single code points are meant, not what they would draw together.
// oxlint-disable-next-line no-misleading-character-class
const HIDDEN = /(?![\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
/** The letters of a flag without a country code, such as Scotland's: a black flag begins them. */
const FLAG_LETTERS = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,10}\u{e007f}/gu;
const LOOSE_FLAG_LETTERS = /[\u{e0000}-\u{e007f}]/u;
/** A joiner at an edge or beside letters that never join shows nothing and makes two names look like one. */
const LOOSE_JOINER =
  /(?:^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{Z}\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?:$|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{Z}])/u;
/** More marks on one letter than any script asks for run over the lines around them. */
const PILED_MARKS = /(?:(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{M}){5}/u;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|[\u2800])[^\p{C}\p{Z}\p{M}]/u;

/**
 * Whether a text can stand for a person wherever names are shown: one line that reads as it is written, with
 * something to see in it and nothing hidden. Joiners inside emoji and scripts are allowed. Source: Unicode TR 36 §3.
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
