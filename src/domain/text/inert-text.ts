/** Controls, marks that turn the reading direction, and what no file can hold. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]+/gu;

/** Line breaks and wide spaces; those that French holds words together with stay. */
const BREAKS = /[\t-\r \u0085\u1680\u2000-\u200A\u2028\u2029\u205F\u3000]+/g;

/** Somebody's own text on one line, without what could hide or turn the words around it. */
export function inertText(text: string): string {
  return text.replace(BREAKS, ' ').toWellFormed().replace(UNSEEN, '').trim();
}
