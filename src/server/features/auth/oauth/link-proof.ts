import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { requireReauthentication, PROOF_LIVES_MS } from '../users/re-authentication.ts';
import { parseBody } from '../request/request-body.ts';
import { z } from 'zod';
import { recordProof } from '../queries/sessions.queries.ts';
import { getUser } from '../users/update-user.ts';

const PROOF = /^(\d{13})\.([\w-]{43})$/;
const Given = z.object({ current_password: z.string().max(600).optional() });

/**
 * Requires the current password before a sign-in method is added. The proof is in the URL of the next call, since it
 * takes no body, or in the session for a second factor; it is valid for minutes, and only with this session's token.
 */
export async function proveForLink(
  request: AuthRequest,
  caller: Caller,
  body: Record<string, unknown>,
): Promise<{ proof: string; expires_in: number }> {
  const { app, limiter, client } = request;
  await limiter.network('user', client);
  const { current_password: password } = parseBody(Given, body);
  await requireReauthentication(request, caller, await getUser(request, caller), password);
  const now = app.clock.now();
  await recordProof(app.db.system, caller.sessionId, now);
  const until = String(now.getTime() + PROOF_LIVES_MS);
  return {
    proof: `${until}.${sign(app, caller, until).toString('base64url')}`,
    expires_in: PROOF_LIVES_MS / 1_000,
  };
}

/** Throws without a valid proof or, for users without a password, a sign-in within the last hour. */
export async function requireProof(
  request: AuthRequest,
  caller: Caller,
  proof: string | null,
): Promise<void> {
  const { app } = request;
  const [, until, signature] = PROOF.exec(proof ?? '') ?? [];
  const isGood =
    until !== undefined &&
    signature !== undefined &&
    Number(until) > app.clock.now().getTime() &&
    timingSafeEqual(Buffer.from(signature, 'base64url'), sign(app, caller, until));
  if (!isGood) await requireReauthentication(request, caller, await getUser(request, caller), undefined);
}

function sign({ secrets }: AuthContext, { userId, sessionId }: Caller, until: string): Buffer {
  return secrets.hash('link-proof', `${userId}.${sessionId}.${until}`);
}
