import type { Email } from '#domain/auth/email.ts';
import type { World } from '../world.ts';
import { emailKey } from './email-key.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const DAY_SECONDS = 86_400;
/** After this it may be tried again: the day of these counts ends at a time that is not told. */
export const AN_HOUR_SECONDS = 3_600;
/** Strangers that one user may have asked by mail in a day, and questions that one address gets. */
const ASKED_A_DAY = 20;
const ASKING_ONE_ADDRESS_A_DAY = 3;

/** Counts a question by mail to somebody who never wrote to us; false: no more today, from this user or to them. */
export async function mayInvite(
  world: Pick<World, 'db' | 'clock' | 'secrets'>,
  userId: string,
  email: Email,
): Promise<boolean> {
  const hits = async (kind: string, whose: string) => {
    const key = `${kind}:${world.secrets.hash('rate-limit', whose).toString('base64url')}`;
    return (await hitRateLimit(world.db.system, key, world.clock.now(), DAY_SECONDS)).hits;
  };
  const ofUser = await hits('invites', userId);
  const ofAddress = await hits('invited', emailKey(email));
  return ofUser <= ASKED_A_DAY && ofAddress <= ASKING_ONE_ADDRESS_A_DAY;
}

/** Doubts that one network may tell in a day. */
const REPORTED_A_DAY = 10;

/** Counts a doubt told without an account; false: no more today from this network. */
export async function mayReport(
  world: Pick<World, 'db' | 'clock' | 'secrets'>,
  networkKey: string,
): Promise<boolean> {
  const key = `reports:${world.secrets.hash('rate-limit', networkKey).toString('base64url')}`;
  const { hits } = await hitRateLimit(world.db.system, key, world.clock.now(), DAY_SECONDS);
  return hits <= REPORTED_A_DAY;
}
