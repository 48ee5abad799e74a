import { timingSafeEqual } from 'node:crypto';
import type { World } from '../world.ts';

const PURPOSE = 'report-recipient';

/** The page in a mail that lets its reader agree, or end the mails: it proves that they read a mail of ours. */
export function recipientPath(world: Pick<World, 'secrets'>, recipientId: string): string {
  const token = world.secrets.hash(PURPOSE, recipientId).toString('base64url');
  // After the sign: it reaches neither a log nor a referrer.
  return `/report-mails#recipient=${recipientId}&token=${token}`;
}

export function isRecipientToken(
  world: Pick<World, 'secrets'>,
  { recipient, token }: { recipient: string; token: string },
): boolean {
  const right = world.secrets.hash(PURPOSE, recipient);
  const given = Buffer.from(token, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
