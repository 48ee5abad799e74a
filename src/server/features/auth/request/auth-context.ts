import type { AppContext } from '#server/services/app-context.ts';

/** What signing in needs of the world. */
export type AuthContext = Pick<
  AppContext,
  'config' | 'log' | 'clock' | 'secrets' | 'db' | 'mailer' | 'sms' | 'noteSecurity'
>;
