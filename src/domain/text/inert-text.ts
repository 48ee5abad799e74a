/** Control characters, bidirectional marks, and code points no file can hold. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]+/gu;

/** Line breaks and wide spaces; the non-breaking spaces of French typography stay. */
const BREAKS = /[\t-\r \u0085\u1680\u2000-\u200A\u2028\u2029\u205F\u3000]+/g;

/** User text on one line, without characters that could hide or reorder the surrounding text. */
export function inertText(text: string): string {
  return text.replace(BREAKS, ' ').toWellFormed().replace(UNSEEN, '').trim();
}
