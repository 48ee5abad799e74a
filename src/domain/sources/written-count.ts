import { withWesternDigits } from '#domain/imports/month-day.ts';
import { readCount, type CountReading } from './read-count.ts';

/** A count as a table writes it, and whether the table rounded it (« 1.2K »). */
type WrittenCount = CountReading & { isRounded: boolean };

const LONGEST = 40;
/** Letters that mean the same in every language; a Turkish « B » is a thousand and an English one a thousand millions. */
const TIMES: readonly (readonly [factor: number, words: readonly string[]])[] = [
  [1_000, ['k', 'tsd', 'mil', 'тыс', 'tys', 'rb', 'ألف', '천']],
  [10_000, ['万', '萬', '만']],
  [1_000_000, ['m', 'mio', 'mln', 'mn', 'млн', 'jt', 'مليون']],
  [100_000_000, ['億', '亿', '억']],
];
const FACTOR = new Map(TIMES.flatMap(([factor, words]) => words.map(word => [word, factor] as const)));

/** Reads « 1 234 », « 1,234 », « 686000.0 », « 1.2K », « 1,2 k » or « 3万 »; what has no one meaning is unreadable. */
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

/** A whole number of a table without its grouping and its « .0 », as far as it is one. */
export function ungroupedNumber(text: string): string {
  return ungrouped(plainNumber(text));
}

/** « undefined » is how the platform writes that it has no figure: never a zero. */
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
