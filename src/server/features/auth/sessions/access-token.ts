import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthContext } from '../request/auth-context.ts';
import type { SessionRow } from '../queries/sessions.queries.ts';
import { publicKey, SIGNING_ALGORITHM, signingKeys } from './signing-keys.ts';
import type { UserRow } from '../queries/users.queries.ts';
import { appMetadataOf } from '../queries/user-identities.ts';

export const ACCESS_TOKEN_SECONDS = 3_600;
const AUDIENCE = 'authenticated';
const CACHE_SIZE = 2_000;
const LONGEST_TOKEN = 12_000;

export async function mintAccessToken(
  app: AuthContext,
  user: UserRow,
  session: SessionRow,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, privateKey } = await signingKeys(app);
  const issuedAt = Math.floor(app.clock.now().getTime() / 1_000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT({
    email: user.email,
    phone: '',
    role: AUDIENCE,
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: false,
    app_metadata: appMetadataOf(user),
    user_metadata: user.user_metadata,
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuer(issuer(app))
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
}

function issuer({ config }: AuthContext): string {
  return `${config.appUrl ?? `http://localhost:${config.port}`}/auth/v1`;
}

interface Read {
  kid: string;
  caller: Caller;
  expiresAt: number;
}

const cache = new WeakMap<AuthContext['db'], Map<string, Read>>();

/**
 * The claims of our own unexpired token. A signature is verified once; expiry, and whether its key
 * is still published, every time.
 */
export async function readAccessToken(app: AuthContext, token: string): Promise<Caller | undefined> {
  if (token.length > LONGEST_TOKEN) return undefined;
  let memory = cache.get(app.db);
  if (!memory) cache.set(app.db, (memory = new Map()));
  let read = memory.get(token);
  if (!read) {
    read = await checkSignature(app, token);
    if (!read) return undefined;
    if (memory.size >= CACHE_SIZE) memory.clear();
    memory.set(token, read);
  } else if ((await publicKey(app, read.kid)) === undefined) return undefined;
  return read.expiresAt * 1_000 > app.clock.now().getTime() ? read.caller : undefined;
}

async function checkSignature(app: AuthContext, token: string): Promise<Read | undefined> {
  let kid: string | undefined;
  try {
    kid = decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
  if (kid === undefined) return undefined;
  const key = await publicKey(app, kid);
  if (!key) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [SIGNING_ALGORITHM],
      audience: AUDIENCE,
      currentDate: app.clock.now(),
      requiredClaims: ['sub', 'exp', 'session_id', 'email', 'aal'],
    });
    const { sub, exp, session_id: sessionId, email, aal } = payload;
    if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof email !== 'string')
      return undefined;
    if (typeof exp !== 'number' || (aal !== 'aal1' && aal !== 'aal2')) return undefined;
    return { kid, caller: { userId: sub, email, sessionId, aal }, expiresAt: exp };
  } catch (error) {
    if (!(error instanceof JWTExpired))
      app.log.debug({ reason: (error as Error).name }, 'a token was refused');
    return undefined;
  }
}
