/** Characters that Markdown reads as markup wherever they stand, including HTML. */
const SPECIAL = /[\\`*_[\]<|~]/g;
/** Markup only at the beginning of a line: a heading, a quote, a list, a rule. */
const AT_LINE_START = /^([ \t]{0,9})(#{1,6}(?=\s|$)|>|[-+=](?=\s|$)|[-=]{2})/gm;
const NUMBERED = /^([ \t]{0,9}\d{1,9})([.)])(?=\s|$)/gm;

/** Escapes a text, so that Markdown shows it literally. */
export function markdownText(text: string): string {
  return text.replace(SPECIAL, '\\$&').replace(AT_LINE_START, '$1\\$2').replace(NUMBERED, '$1\\$2');
}

/** A link to any URL, safely encoded. */
export function markdownLink(text: string, address: string): string {
  return `[${markdownText(text)}](<${encodeURI(address).replace(/[<>|]/g, encodeURIComponent)}>)`;
}
