import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { PageEnd } from './generations.queries.ts';

const written = z.tuple([z.int().nonnegative(), z.int().nonnegative().max(32_767), z.uuid()]);

export function writeCursor({ key, position, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([key, position, id])).toString('base64url');
}

/** Where the next page begins; whatever is no cursor of ours is refused. */
export function readCursor(text: string): PageEnd {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    read = undefined;
  }
  const cursor = written.safeParse(read);
  if (!cursor.success) throw new AppError('invalid_input', { field: 'cursor' });
  const [key, position, id] = cursor.data;
  return { key, position, id };
}
