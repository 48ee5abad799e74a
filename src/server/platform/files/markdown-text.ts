/** What Markdown would read as something else than text, also HTML. */
const SPECIAL = /[\\`*_[\]{}<>#|~!]/g;

/** A text of which Markdown makes nothing but itself. */
export function markdownText(text: string): string {
  // A line that begins like a list or a rule is none.
  return text.replace(SPECIAL, '\\$&').replace(/^(\s*)([-+=]|\d+(?=[.)]))/, '$1\\$2');
}

/** An address to follow, whatever stands in it. */
export function markdownLink(text: string, address: string): string {
  return `[${markdownText(text)}](<${encodeURI(address).replace(/[<>|]/g, encodeURIComponent)}>)`;
}
