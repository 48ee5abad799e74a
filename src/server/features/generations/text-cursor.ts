import { z } from 'zod';
import { readCursorText, writeCursorText } from '../../platform/db/cursor-text.ts';
import type { PageEnd } from './generations.queries.ts';

const written = z.tuple([z.int().nonnegative(), z.int().nonnegative().max(32_767), z.uuid()]);

export function writeCursor({ key, position, id }: PageEnd): string {
  return writeCursorText([key, position, id]);
}

/** Start of the next page; invalid cursors are refused. */
export function readCursor(text: string): PageEnd {
  const [key, position, id] = readCursorText(text, written);
  return { key, position, id };
}
