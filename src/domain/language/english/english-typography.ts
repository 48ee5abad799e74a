import { betweenVerbatim, GAP, NBSP } from '#domain/language/text/typographic-spaces.ts';

const UNITS =
  'kg|mg|g|km|cm|mm|m|ml|l|L|lb|lbs|oz|ft|mi|mph|h|hr|hrs|min|s|sec|ms|°C|°F|GB|MB|KB|TB|px|fps|kWh|W|V|Hz|kHz|dB|kcal|mAh';
const rule = (source: string, flags = 'gu') => new RegExp(source, flags);

const RULES: readonly (readonly [RegExp, string])[] = [
  [rule('(?<!\\.)\\.{3}(?!\\.)'), '…'],
  [rule('(?<=[^\\s-])--(?=[^\\s-])'), '—'],
  // Omitted letters and digits first: ’em, ’til, the ’90s.
  [rule("(?<![\\p{L}\\p{N}])'(?=(?:em|til|tis|twas|cause|bout|n)(?!\\p{L})|\\d0s)", 'giu'), '’'],
  [rule("(?<=[\\p{L}\\p{N}])'(?=\\p{L})"), '’'],
  [rule("(?<=^|[\\s(\\[{—“\"])'(?=[^\\s'])", 'gmu'), '‘'],
  [rule("(?<=[\\p{L}\\p{P}])'"), '’'],
  [rule('(?<=^|[\\s(\\[{—‘])"(?=[^\\s"])', 'gmu'), '“'],
  [rule('(?<=[^\\s\\p{N}"])"|(?<=\\p{N})"(?=[.,;:!?)]|$)', 'gmu'), '”'],
  [rule(`(?<=[^\\s])${GAP}+(?=[;:!?,.…](?:[\\s;:!?,.…)”’]|$))`, 'gmu'), ''],
  [rule(`(?<=\\d)${GAP}+%`), '%'],
  [rule(`(?<=[$€£])${GAP}+(?=\\d)`), ''],
  [rule(`(?<![\\p{L}\\p{N}])(\\d[\\d.,]*)${GAP}+(${UNITS})(?![\\p{L}\\p{M}\\p{N}])`), `$1${NBSP}$2`],
  [rule(`(?<=\\d)${GAP}+(?=[ap]\\.?m\\.?(?!\\p{L}))`), NBSP],
  [rule(`(?<![\\p{L}\\p{N}])(No\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?) (?=[\\p{Lu}\\d])`), `$1${NBSP}`],
];

/**
 * English typography (New Hart’s Rules, with the double quotes of the Chicago Manual): “quotes” and ‘quotes inside’,
 * apostrophes, …, no space before punctuation or %, a no-break space between a number and its unit. Inch marks stay
 * straight (`24" wide` before a letter). Idempotent.
 */
export function englishTypography(text: string): string {
  return betweenVerbatim(text, plain => {
    let done = plain;
    for (const [found, put] of RULES) done = done.replace(found, put);
    return done;
  });
}
