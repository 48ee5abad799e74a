import { z } from 'zod';
import { readCursorText, writeCursorText } from './cursor-text.ts';

const LATEST_MICROSECONDS = Date.UTC(9999, 0, 1) * 1_000;
const Written = z.tuple([z.number().int().min(0).max(LATEST_MICROSECONDS), z.uuid()]);

/** The end of a page of rows ordered by instant, then id, newest first. */
export interface PageEnd {
  /** Microseconds since 1970: PostgreSQL stores them, a `Date` does not. */
  micros: number;
  id: string;
}

export function readCursor(text: string | undefined): PageEnd | null {
  if (text === undefined) return null;
  const [micros, id] = readCursorText(text, Written);
  return { micros, id };
}

/** One page from rows that were queried with one more than the page holds. */
export function onePage<Row extends PageEnd, Item>(
  rows: Row[],
  limit: number,
  show: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: shown.map(show),
    nextCursor: hasMore ? writeCursorText([last.micros, last.id]) : null,
  };
}
