import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { parseEmail } from '#domain/auth/email.ts';
import { DISPLAY_NAME_MAX, isDisplayName } from '#domain/auth/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthContext } from '../request/auth-context.ts';
import {
  findExternalUser,
  insertExternalUser,
  type ExternalUser,
} from '../queries/external-users.queries.ts';
import { readTimeZone } from '../users/sign-up-metadata.ts';
import { claimFirstAdmin, insertProfile, moveOwnReports, setEmail } from '../queries/users.queries.ts';

const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];
const AUDIENCE = 'authenticated';
const TIMEOUT_MS = 5_000;
const BELIEVED_MS = 900;
const MOST_ENTRIES = 10_000;
const LONGEST_TOKEN = 12_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The external server could not be reached: the validity of the token is unknown. */
const OUT_OF_REACH = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

type KeySet = ReturnType<typeof createRemoteJWKSet>;
const keySets = new WeakMap<AuthContext['config'], KeySet>();
const known = new WeakMap<Database, Map<string, { at: number; user: Promise<ExternalUser | undefined> }>>();

/**
 * The user of an external server's token: its keys, issuer and audience are verified, and the user must not be
 * locked here. A new user gets a profile. Throws when the external server's keys cannot be fetched.
 */
export async function checkExternalToken(
  app: AuthContext,
  token: string,
): Promise<Caller | { refused: 'bad_jwt' | 'session_not_found' }> {
  if (token.length > LONGEST_TOKEN) return { refused: 'bad_jwt' };
  const claims = await verify(app, token);
  const caller = claims && callerIn(claims);
  if (!caller) return { refused: 'bad_jwt' };
  const user = (await lookUp(app, caller.userId)) ?? (await welcome(app, caller, claims));
  if (!user) return { refused: 'bad_jwt' };
  if (user.locked) return { refused: 'session_not_found' };
  if (user.email !== caller.email) await follow(app, caller);
  return caller;
}

async function verify(app: AuthContext, token: string): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, keysOf(app), {
      algorithms: ALGORITHMS,
      issuer: app.config.externalAuth?.url ?? '',
      audience: AUDIENCE,
      currentDate: app.clock.now(),
      requiredClaims: ['sub', 'exp', 'session_id', 'email', 'aal'],
    });
    return payload;
  } catch (error) {
    const isVerdict = error instanceof errors.JOSEError && !OUT_OF_REACH.has(error.code);
    if (isVerdict) return undefined;
    throw error;
  }
}

function keysOf({ config }: AuthContext): KeySet {
  const { externalAuth } = config;
  if (externalAuth === null) throw new Error('No external auth server is configured');
  const present = keySets.get(config);
  if (present) return present;
  const made = createRemoteJWKSet(new URL(`${externalAuth.url}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: 2_000,
    ...(externalAuth.publicKey === null ? {} : { headers: { apikey: externalAuth.publicKey } }),
  });
  keySets.set(config, made);
  return made;
}

function callerIn(claims: JWTPayload): Caller | undefined {
  const { sub, session_id: sessionId, email: written, aal, is_anonymous: isAnonymous } = claims;
  const email = typeof written === 'string' ? parseEmail(written) : undefined;
  if (!email || typeof sub !== 'string' || !UUID.test(sub) || isAnonymous === true) return undefined;
  if (typeof sessionId !== 'string' || !UUID.test(sessionId)) return undefined;
  if (aal !== 'aal1' && aal !== 'aal2') return undefined;
  return { userId: sub.toLowerCase(), email, sessionId, aal };
}

/** Cached for one second, so that a lock takes effect quickly. */
function lookUp(app: AuthContext, userId: string): Promise<ExternalUser | undefined> {
  let entries = known.get(app.db);
  if (!entries) known.set(app.db, (entries = new Map()));
  const entry = entries.get(userId);
  const now = performance.now();
  if (entry && now - entry.at < BELIEVED_MS) return entry.user;
  if (entries.size >= MOST_ENTRIES) entries.clear();
  const user = findExternalUser(app.db.system, userId);
  entries.set(userId, { at: now, user });
  user.catch(() => entries.delete(userId));
  return user;
}

/** Creates a profile on the first request; of several concurrent ones only one does. */
async function welcome(
  app: AuthContext,
  caller: Caller,
  claims: JWTPayload,
): Promise<ExternalUser | undefined> {
  const now = app.clock.now();
  const email = parseEmail(caller.email);
  if (!email) return undefined;
  const words = wordsIn(claims);
  const isFirst = await app.db.system.transaction(async tx => {
    const metadata = words === null ? {} : { full_name: words };
    if (!(await insertExternalUser(tx, { id: caller.userId, email, metadata, now }))) return false;
    const names = { fullName: words, username: words, tiktokHandle: null, timeZone: timeZoneIn(claims) };
    await insertProfile(tx, { userId: caller.userId, ...names, language: 'fr', now });
    return claimFirstAdmin(tx, caller.userId);
  });
  if (isFirst)
    app.log.info({ userId: caller.userId }, 'the first user of this installation is now its administrator');
  known.get(app.db)?.delete(caller.userId);
  const user = await lookUp(app, caller.userId);
  if (!user)
    app.log.warn(
      { userId: caller.userId },
      'an address of the external auth server belongs to another account',
    );
  return user;
}

/** Follows an address change on the external server. */
async function follow(app: AuthContext, caller: Caller): Promise<void> {
  const email = parseEmail(caller.email);
  if (email) {
    await app.db.system.transaction(async tx => {
      const changed = await setEmail(tx, { id: caller.userId, email, now: app.clock.now() });
      if (changed) await moveOwnReports(tx, { userId: caller.userId, email });
    });
  }
  known.get(app.db)?.delete(caller.userId);
}

function timeZoneIn(claims: JWTPayload): string | null {
  const given = ((claims['user_metadata'] ?? {}) as Record<string, unknown>)['time_zone'];
  return typeof given === 'string' ? readTimeZone(given) : null;
}

function wordsIn(claims: JWTPayload): string | null {
  const given = (claims['user_metadata'] ?? {}) as Record<string, unknown>;
  const name = [given['full_name'], given['name'], given['username']].find(one => typeof one === 'string');
  const words = String(name ?? '')
    .normalize('NFC')
    .trim()
    .slice(0, DISPLAY_NAME_MAX);
  return isDisplayName(words) ? words : null;
}
