const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const BREAKS = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'table']);
/** What stands between these is for machines. */
const HIDDEN = new Set(['style', 'script', 'head', 'title', 'noscript', 'template']);

/** The words of an HTML mail in one pass; what was quoted is marked as plain mails mark it. */
export function plainOfHtml(html: string): string {
  const out: string[] = [];
  let quotes = 0;
  let hiddenBy = '';
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const words = html.slice(at, open < 0 ? html.length : open);
    if (hiddenBy === '' && words !== '') out.push(decoded(words.replace(/\s+/g, ' ')));
    if (open < 0) break;
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const [, end = '', name = ''] =
      /^<(\/?)([A-Za-z0-9]+)/.exec(html.slice(open, Math.min(close, open + 20))) ?? [];
    const tag = name.toLowerCase();
    if (hiddenBy === '' && HIDDEN.has(tag) && end === '') hiddenBy = tag;
    else if (hiddenBy === tag && end === '/') hiddenBy = '';
    if (tag === 'blockquote') quotes = Math.max(0, quotes + (end === '' ? 1 : -1));
    if (hiddenBy === '' && BREAKS.has(tag)) out.push(`\n${'> '.repeat(Math.min(quotes, 5))}`);
    at = close + 1;
  }
  return out
    .join('')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decoded(words: string): string {
  return words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}
