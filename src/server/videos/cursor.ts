import { AppError } from '../app-error.ts';

/** Where a page ended: the sort key of its last video, and the id that tells equal keys apart. */
export interface Cursor {
  key: number;
  id: string;
}

const LONGEST_ID = 40;

export function writeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Throws `invalid_input` for anything that is no cursor of ours. */
export function readCursor(text: string): Cursor {
  try {
    const [key, id, ...more] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    const isKey = typeof key === 'number' && Number.isFinite(key);
    const isId = typeof id === 'string' && id.length <= LONGEST_ID && !id.includes('\0');
    if (isKey && isId && more.length === 0) return { key, id };
  } catch {
    // Said below.
  }
  throw new AppError('invalid_input', { field: 'cursor' });
}
