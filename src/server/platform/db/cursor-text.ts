import { z } from 'zod';
import { AppError } from '../app-error.ts';

/** The end of a page, as encoded in a URL. */
export function writeCursorText(end: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(end)).toString('base64url');
}

/** Refuses what was not written by us. */
export function readCursorText<End>(text: string, shape: z.ZodType<End>): End {
  let written: unknown;
  try {
    written = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    written = undefined;
  }
  const end = shape.safeParse(written);
  if (!end.success) throw new AppError('invalid_input', { field: 'cursor' });
  return end.data;
}

/** Where a page ended of rows that are ordered by instant, to the millisecond, then id. */
interface InstantEnd {
  at: Date;
  id: string;
}

export function writeInstantCursor({ at, id }: InstantEnd): string {
  return writeCursorText([at.toISOString(), id]);
}

/** `shape`: of the id, where it is not a UUID. */
export function readInstantCursor(text: string, shape: z.ZodType<string> = z.uuid()): InstantEnd {
  const [at, id] = readCursorText(text, z.tuple([z.iso.datetime(), shape]));
  return { at: new Date(at), id };
}
