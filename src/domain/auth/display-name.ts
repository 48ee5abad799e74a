/** UTF-16 units: every alphabet and emoji fit, no page breaks. */
export const DISPLAY_NAME_MAX = 80;

/** Controls, line breaks, halves of characters, and marks that turn the text around them. */
const NEVER_IN_A_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/**
 * Whether a text can stand for a person wherever names are shown: one line that reads as it is written, with
 * something to see in it. Joiners inside emoji and scripts are allowed. Source: Unicode TR 36 §3.
 */
export function isDisplayName(text: string): boolean {
  return text.length <= DISPLAY_NAME_MAX && !NEVER_IN_A_NAME.test(text) && VISIBLE.test(text);
}
