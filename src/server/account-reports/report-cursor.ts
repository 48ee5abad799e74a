import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { ReportCursor } from './account-reports.queries.ts';

const written = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor({ made_at, id }: { made_at: Date; id: string }): string {
  return Buffer.from(JSON.stringify([made_at.toISOString(), id])).toString('base64url');
}

/** Where the next page begins; what was not written by us is refused. */
export function readCursor(text: string): ReportCursor {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    value = undefined;
  }
  const cursor = written.safeParse(value);
  if (!cursor.success) throw new AppError('invalid_input', { field: 'cursor' });
  const [madeAt, id] = cursor.data;
  return { madeAt: new Date(madeAt), id };
}
