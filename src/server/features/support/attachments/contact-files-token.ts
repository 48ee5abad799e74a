import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#server/services/app-context.ts';

const PURPOSE = 'files of a request without an account';
const LIVES_MS = 3_600_000;

interface FilesFor {
  ticketId: string;
  messageId: string;
}

/** Signed token that lets the author of a ticket without an account add files for an hour. */
export function contactFilesToken(
  { secrets, clock }: Pick<AppContext, 'secrets' | 'clock'>,
  { ticketId, messageId }: FilesFor,
): string {
  const said = `${ticketId}.${messageId}.${(clock.now().getTime() + LIVES_MS).toString(36)}`;
  return `${said}.${secrets.hash(PURPOSE, said).toString('base64url')}`;
}

/** The ticket of a token; null: invalid or expired. */
export function readContactFilesToken(
  { secrets, clock }: Pick<AppContext, 'secrets' | 'clock'>,
  token: string,
): FilesFor | null {
  const [ticketId = '', messageId = '', until = '', seal = ''] = token.split('.');
  const expected = secrets.hash(PURPOSE, `${ticketId}.${messageId}.${until}`);
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(until, 36) >= clock.now().getTime() ? { ticketId, messageId } : null;
}
