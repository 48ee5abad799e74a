import type { World } from '../world.ts';

/** What signing in needs of the world. */
export type AuthWorld = Pick<
  World,
  'config' | 'log' | 'clock' | 'secrets' | 'db' | 'mailer' | 'sms' | 'noteSecurity'
>;
