import { betweenVerbatim, GAP, NARROW, NBSP } from '#domain/language/text/typographic-spaces.ts';

const UNITS =
  '€|\\$|£|¥|kg|mg|g|km|cm²|cm|mm|m²|m³|m|cl|ml|l|L|h|min|mn|s|sec|ms|°C|°|Go|Mo|Ko|To|px|fps|ips|kWh|W|V|Hz|kHz|dB|kcal|mAh';
const ATTACHED = '€|£|kg|mg|g|km|cm|mm|cl|ml|min|°C|Go|Mo|kWh|kcal';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';
const NUMBER_BEFORE = '(?<![\\p{L}\\p{N}])(\\d[\\d.,\\u202F]*)';

const rule = (source: string, flags = 'gu') => new RegExp(source, flags);

const RULES: readonly (readonly [RegExp, string])[] = [
  // Apostrophes: also before a vowel at the start of a word; 5'30 is a time.
  [rule("(?<=\\p{L})'|'(?=\\p{L})"), '’'],
  [rule('(?<!\\.)\\.{3}(?!\\.)'), '…'],
  [rule(`(?<!${GAP})${GAP}+(?=[…,.](?:${GAP}|$))`, 'gmu'), ''],
  // Guillemets instead of other quotation marks.
  [rule('(?<![\\p{N}"])"([^"\\n\\r]+)"'), '«$1»'],
  [rule('“([^“”\\n\\r]+)”'), '«$1»'],
  [rule(`«${GAP}*(?=[^\\s»])`), `«${NBSP}`],
  [rule(`(?<=[^\\s«])${GAP}*»`), `${NBSP}»`],
  // Two-part punctuation; the second of two in a row is not separated from the first.
  [rule(`(?<=[^\\s;:!?(¿¡[])${GAP}*([;!?])`), `${NARROW}$1`],
  [rule(`(?<=[^\\s:;!?\\d(])${GAP}*:(?=\\s|$|[«»])|(?<=\\d)${GAP}*:(?=\\s|$|[«»])`, 'gmu'), `${NBSP}:`],
  [rule(`(?<=[;!?])${GAP}+(?=[;!?])`), ''],
  [rule(`(?<=\\d)${GAP}*%`), `${NARROW}%`],
  [rule(`${NUMBER_BEFORE}${GAP}+(${UNITS})${AFTER}`), `$1${NBSP}$2`],
  [rule(`${NUMBER_BEFORE}(${ATTACHED})${AFTER}`), `$1${NBSP}$2`],
  [
    rule('(?<![\\p{L}\\p{N}])(\\d{1,2})[ \\u00A0\\u202F]?h[ \\u00A0\\u202F]?([0-5]\\d)(?![\\p{L}\\p{N}])'),
    `$1${NBSP}h${NBSP}$2`,
  ],
  [rule('(?<![\\p{L}\\p{N}])(\\d{1,2})h(?![\\p{L}\\p{N}])'), `$1${NBSP}h`],
  // A number and the noun it counts; years are not joined.
  [
    rule('(?<![\\p{L}\\p{N}.,\\u202F])(?!(?:19|20)\\d\\d(?!\\d))(\\d[\\d.,\\u202F]*) (?=\\p{Ll}{2})'),
    `$1${NBSP}`,
  ],
  [rule('(?<![\\p{L}\\p{N}])([nN]°)[ \\u00A0\\u202F]?(?=\\d)'), `$1${NBSP}`],
  [rule('(?<![\\p{L}\\p{N}.])(M\\.|Mme|Mlle|Dr) (?=\\p{Lu})'), `$1${NBSP}`],
];

const GROUPED = rule('(?<![\\p{L}\\p{N}.,\\u202F])\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3})+(?![\\d])');
const LONG = rule(
  `(?<![\\p{L}\\p{N}.,\\u202F#])(?!0)(\\d{5,12})(?=[ \\u00A0\\u202F](?:\\p{Ll}{2}|€)|€)|(?<![\\p{L}\\p{N}.,\\u202F#])(?!0)(\\d{4})(?=[ \\u00A0\\u202F]?€)`,
);

function thousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,4}$)/gu, NARROW);
}

/**
 * French typography (Lexique des règles typographiques en usage à l’Imprimerie nationale): ’ and …, « guillemets » with
 * U+00A0 inside and before the colon, U+202F before ; ! ? % and between thousands, U+00A0 between a number and its unit
 * or noun. URLs, handles and emoticons stay unchanged. Idempotent.
 */
export function frenchTypography(text: string): string {
  return betweenVerbatim(text, plain => {
    let done = plain.replace(GROUPED, run => run.replace(/[ \u00A0]/gu, NARROW)).replace(LONG, thousands);
    for (const [found, put] of RULES) done = done.replace(found, put);
    return done;
  });
}
