import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { asRead } from './as-formatted.ts';

/** A message in several plural forms; Intl.PluralRules selects one by `count`. */
type Plural = {
  readonly one: string;
  readonly many?: string;
  readonly other: string;
};

type Leaf = string | Plural;
interface MessageTree {
  readonly [key: string]: Leaf | MessageTree;
}

/** The same tree with its texts widened to `string`: what a second language must provide. */
export type SameShape<T> = T extends string
  ? string
  : T extends Plural
    ? Plural
    : { readonly [K in keyof T]: SameShape<T[K]> };

type Placeholders<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? P | Placeholders<Rest>
  : never;

type LeafAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? LeafAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;

/** Every dotted path that leads to a text. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends Leaf ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

type ValuesOf<L> = L extends string
  ? Placeholders<L>
  : L extends Plural
    ? Placeholders<L['other']> | 'count'
    : never;

type Arguments<L> = [ValuesOf<L>] extends [never]
  ? []
  : [values: { readonly [P in ValuesOf<L>]: P extends 'count' ? number : string | number }];

export type Translate<T> = <K extends KeyOf<T>>(key: K, ...values: Arguments<LeafAt<T, K>>) => string;

function isPlural(leaf: Leaf | MessageTree): leaf is Plural {
  return typeof leaf === 'object' && typeof leaf['other'] === 'string' && typeof leaf['one'] === 'string';
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** An instant in a time zone, by default that of the browser or the server, with its name beside it. */
function instantText(instant: string, language: Language, timeZone: string | undefined): string {
  const written = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
  return asRead(written);
}

const MINUTE = 60;
const HOUR = 3_600;

/** A time to wait, rounded up: « 45 secondes », « 15 minutes », « 20 heures ». */
function waitText(seconds: number, language: Language): string {
  const [unit, size]: [string, number] =
    seconds < 1.5 * MINUTE ? ['second', 1] : seconds < 1.5 * HOUR ? ['minute', MINUTE] : ['hour', HOUR];
  const said = new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' });
  return said.format(Math.ceil(seconds / size)).replace(' ', '\u00a0');
}

/** Fills `{name}` placeholders; instants (ISO, UTC) are formatted for the language, numbers for a locale. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
  numbers: string = LOCALE[language],
  timeZone?: string,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number' && name === 'waitSeconds') return waitText(value, language);
    if (typeof value === 'number') return new Intl.NumberFormat(numbers).format(value);
    const said = INSTANT.test(value) ? instantText(value, language, timeZone) : value;
    // « 28 oct. » at the end of a sentence: one full stop serves both.
    const isEnd = text[at + whole.length] === '.' && /[\p{L}]\.$/u.test(said);
    return isEnd ? said.slice(0, -1) : said;
  });
}

/** Returns the text of a dotted key. Keys and values are checked by the compiler; an unknown key is returned as is. */
export function createTranslate<T extends MessageTree>(
  language: Language,
  messages: SameShape<T>,
  numbers: string = LOCALE[language],
): Translate<T> {
  const plurals = new Intl.PluralRules(LOCALE[language]);
  return (key, ...[values]) => {
    let node: Leaf | MessageTree | undefined = messages as MessageTree;
    for (const part of key.split('.')) {
      node = typeof node === 'object' ? (node as MessageTree)[part] : undefined;
    }
    if (node === undefined) return key;
    const given = (values ?? {}) as Readonly<Record<string, string | number>>;
    if (typeof node === 'string') return fill(node, given, language, numbers);
    if (!isPlural(node)) return key;
    const category = plurals.select(Number(given['count']));
    const text = category === 'one' ? node.one : category === 'many' ? (node.many ?? node.other) : node.other;
    return fill(text, given, language, numbers);
  };
}
