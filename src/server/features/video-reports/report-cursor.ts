import { z } from 'zod';
import type { ReportDirection, ReportSort } from '#domain/video-reports/report-table.ts';
import { AppError } from '../../platform/app-error.ts';
import { readCursorText, writeCursorText } from '../../platform/db/cursor-text.ts';
import type { PageEnd } from './video-reports.queries.ts';

const LONGEST_KEY = 100;
/** JSON has no infinity, which stands for an unknown value: numbers are sent as strings. */
const aNumber = z
  .string()
  .max(40)
  .regex(/^(?:-?Infinity|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/);
const aText = z.string().max(LONGEST_KEY);

export function writeCursor(
  sort: ReportSort,
  direction: ReportDirection,
  { sort_key: key, id }: { sort_key: number | string; id: string },
): string {
  return writeCursorText([sort, direction, String(key).slice(0, LONGEST_KEY), id]);
}

/** Where the next page begins. A cursor of another order would skip and repeat rows: it is refused. */
export function readCursor(sort: ReportSort, direction: ReportDirection, text: string): PageEnd {
  const key = sort === 'title' ? aText : aNumber;
  const shape = z.tuple([z.literal(sort), z.literal(direction), key, z.uuid()]);
  const [, , at, id] = readCursorText(text, shape);
  if (at.includes('\0') || !at.isWellFormed()) throw new AppError('invalid_input', { field: 'cursor' });
  return { key: sort === 'title' ? at : Number(at), id };
}
