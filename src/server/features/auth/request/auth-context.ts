import type { AppContext } from '#server/services/app-context.ts';

/** The part of the app context used by authentication. */
export type AuthContext = Pick<
  AppContext,
  'config' | 'log' | 'clock' | 'secrets' | 'db' | 'mailer' | 'sms' | 'noteSecurity'
>;
