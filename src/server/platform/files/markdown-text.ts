/** Characters that Markdown reads as markup, including HTML. */
const SPECIAL = /[\\`*_[\]{}<>#|~!]/g;

/** Escapes a text, so that Markdown shows it literally. */
export function markdownText(text: string): string {
  // A line that begins like a list or a rule is escaped.
  return text.replace(SPECIAL, '\\$&').replace(/^(\s*)([-+=]|\d+(?=[.)]))/, '$1\\$2');
}

/** A link to any URL, safely encoded. */
export function markdownLink(text: string, address: string): string {
  return `[${markdownText(text)}](<${encodeURI(address).replace(/[<>|]/g, encodeURIComponent)}>)`;
}
