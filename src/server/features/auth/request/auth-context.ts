import type { World } from '#server/services/app-context.ts';

/** What signing in needs of the world. */
export type AuthWorld = Pick<
  World,
  'config' | 'log' | 'clock' | 'secrets' | 'db' | 'mailer' | 'sms' | 'noteSecurity'
>;
