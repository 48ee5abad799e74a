import type { Caller } from '#server/services/app-context.ts';
import { findSession } from '../queries/sessions.queries.ts';
import type { UserRow } from '../queries/users.queries.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { markedBrowser } from './browser-marks.ts';

/** What somebody before their second factor has shown that a stranger who knows the password has not. */
export async function provenBy(
  request: AuthRequest,
  { sessionId }: Caller,
  owner: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<{ provenBrowser: string | undefined; byPassword: boolean }> {
  const methods = (await findSession(request.app.db.system, sessionId))?.methods ?? [];
  return {
    provenBrowser: markedBrowser(request, 'factor', owner),
    byPassword: !methods.some(({ method }) => BEYOND_PASSWORD.has(method)),
  };
}

const BEYOND_PASSWORD: ReadonlySet<string> = new Set(['otp', 'recovery', 'oauth']);
