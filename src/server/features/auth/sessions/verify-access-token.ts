import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { checkSession, type Checked } from './check-session.ts';

/**
 * The caller of a bearer token. Throws `unauthenticated` for a foreign or expired token, and for one
 * whose session ended or whose user was locked or deleted; `second_factor_needed` before the second factor was
 * passed; `unavailable` when the database cannot be reached.
 */
export async function verifyAccessToken(app: AuthContext, token: string): Promise<Caller> {
  let checked: Checked;
  try {
    checked = await checkSession(app, token, 'everything');
  } catch (cause) {
    throw new AppError('unavailable', {}, { retryAfterSeconds: 5, cause });
  }
  if (!('refused' in checked)) return checked;
  throw new AppError(checked.refused === 'insufficient_aal' ? 'second_factor_needed' : 'unauthenticated');
}
