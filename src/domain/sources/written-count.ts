import { withWesternDigits } from '#domain/imports/month-day.ts';
import { readCount, type CountReading } from './read-count.ts';

/** A count as written in a table, and whether it is rounded there (« 1.2K »). */
type WrittenCount = CountReading & { isRounded: boolean };

const LONGEST = 40;
/**
 * Suffixes with the same meaning in every language. « B » is excluded: a thousand in Turkish, a thousand millions in
 * English.
 */
const TIMES: readonly (readonly [factor: number, words: readonly string[]])[] = [
  [1_000, ['k', 'tsd', 'mil', 'тыс', 'tys', 'rb', 'ألف', '천']],
  [10_000, ['万', '萬', '만']],
  [1_000_000, ['m', 'mio', 'mln', 'mn', 'млн', 'jt', 'مليون']],
  [100_000_000, ['億', '亿', '억']],
];
const FACTOR = new Map(TIMES.flatMap(([factor, words]) => words.map(word => [word, factor] as const)));

/** Parses « 1 234 », « 1,234 », « 686000.0 », « 1.2K », « 1,2 k » or « 3万 »; ambiguous text is unreadable. */
export function readWrittenCount(text: string | null | undefined): WrittenCount {
  if (text === null || text === undefined || isNoCount(text)) {
    return { ...readCount(null), isRounded: false };
  }
  const plain = plainNumber(text);
  const short = /^(\d{1,12})(?:[.,](\d{1,3}))?(\D{1,6})$/.exec(plain);
  const factor = FACTOR.get((short?.[3] ?? '').replace(/\.$/, ''));
  if (short !== null && factor !== undefined) {
    const count = Math.round(Number(`${short[1] ?? ''}.${short[2] ?? '0'}`) * factor);
    return { ...readCount(count), isRounded: true };
  }
  return { ...readCount(ungrouped(plain)), isRounded: false };
}

/** An integer from a table without its grouping and its « .0 », as far as it is one. */
export function ungroupedNumber(text: string): string {
  return ungrouped(plainNumber(text));
}

/** « undefined » is the platform's notation for a missing figure: never a zero. */
export function isNoCount(text: string): boolean {
  return /^(?:|undefined|null|nan|n\/a|-{1,2}|–|—)$/i.test(text.slice(0, LONGEST).trim());
}

function plainNumber(text: string): string {
  return withWesternDigits(text.slice(0, LONGEST))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’]+/g, '');
}

function ungrouped(plain: string): string {
  if (/^-?\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(plain)) return plain.replace(/[.,]/g, '');
  return plain.replace(/^(-?\d+)[.,]0{1,2}$/, '$1');
}
