import { setTimeout as pause } from 'node:timers/promises';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Database, Queryable, Transaction } from '#server/platform/db/database.ts';
import type { AuthContext } from '../request/auth-context.ts';
import {
  deleteRetiredKeys,
  findNewestKeyTime,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  retireSigningKeys,
  type SigningKeyRow,
} from '../queries/signing-keys.queries.ts';

export const SIGNING_ALGORITHM = 'ES256';
const PURPOSE = 'signing-key';
const RELOAD_AFTER_MS = 60_000;
const RELOAD_FOR_UNKNOWN_AFTER_MS = 250;
export const ROTATE_EVERY_SECONDS = 3_600;
const SIGNS_FOR_MS = 90 * 86_400_000;
/** Longer than the lifetime of an access token, so that a rotation signs nobody out. */
const RETIRED_KEPT_MS = 2 * 60 * 60 * 1_000;

interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  publicKeys: ReadonlyMap<string, CryptoKey>;
  /** Response of /.well-known/jwks.json. */
  jwks: { keys: JWK[] };
}

interface Held {
  loadedAt: number;
  keys: Promise<SigningKeys>;
}

const held = new WeakMap<Database, Held>();

/** The installation's keys, created on first use and cached for a minute. */
export function signingKeys(app: AuthContext): Promise<SigningKeys> {
  const present = held.get(app.db);
  return present && performance.now() - present.loadedAt < RELOAD_AFTER_MS ? present.keys : reload(app);
}

/** The key named by a token; another process may have just created it. */
export async function publicKey(app: AuthContext, kid: string): Promise<CryptoKey | undefined> {
  const known = (await signingKeys(app)).publicKeys.get(kid);
  return known ?? (await reloadSoon(app)).publicKeys.get(kid);
}

const reloading = new WeakMap<Database, Promise<SigningKeys>>();

/**
 * Reloads the keys when one is unknown, once for all concurrent callers and at most a few times a second: a token with
 * a
 * brand-new key is never refused, and made-up key ids cause almost no database load.
 */
function reloadSoon(app: AuthContext): Promise<SigningKeys> {
  const waiting = reloading.get(app.db);
  if (waiting) return waiting;
  const loadedAt = held.get(app.db)?.loadedAt ?? 0;
  const waitMs = Math.max(0, RELOAD_FOR_UNKNOWN_AFTER_MS - (performance.now() - loadedAt));
  const soon = pause(waitMs)
    .then(() => reload(app))
    .finally(() => reloading.delete(app.db));
  reloading.set(app.db, soon);
  return soon;
}

/**
 * Rotates to a new signing key. Tokens of the old ones stay valid until they expire, unless the old keys are
 * withdrawn: then their tokens are refused, here immediately and on other servers within a minute, and every browser
 * renews its own.
 */
export async function rotateSigningKey(
  app: AuthContext,
  { withdrawOld = false }: { withdrawOld?: boolean } = {},
): Promise<void> {
  await app.db.system.transaction(tx => replaceSigningKeys(app, tx, withdrawOld));
  await reload(app);
}

/** Within a larger transaction; call `clearSigningKeys` after the commit. */
export async function replaceSigningKeys(
  app: AuthContext,
  tx: Transaction,
  withdrawOld: boolean,
): Promise<void> {
  await lockSigningKeys(tx);
  await replaceKeys(app, tx, withdrawOld);
}

/** Makes the next call reload the keys. */
export function clearSigningKeys({ db }: Pick<AuthContext, 'db'>): void {
  held.delete(db);
}

/** Scheduled: a key signs for ninety days. Of several concurrent servers only one creates a new key. */
export async function rotateAgedSigningKey(app: AuthContext): Promise<void> {
  const isDue = await app.db.system.transaction(async tx => {
    await lockSigningKeys(tx);
    const madeAt = await findNewestKeyTime(tx);
    const isAged = madeAt !== undefined && app.clock.now().getTime() - madeAt.getTime() >= SIGNS_FOR_MS;
    if (isAged) await replaceKeys(app, tx, false);
    return isAged;
  });
  if (!isDue) return;
  await reload(app);
  app.log.info('a new key signs access tokens; the old one stays published until its tokens are dead');
}

async function replaceKeys(app: AuthContext, tx: Transaction, withdrawOld: boolean): Promise<void> {
  const now = app.clock.now();
  await retireSigningKeys(tx, now);
  await deleteRetiredKeys(tx, withdrawOld ? now : new Date(now.getTime() - RETIRED_KEPT_MS));
  await makeKey(app, tx);
}

function reload(app: AuthContext): Promise<SigningKeys> {
  const keys = load(app);
  held.set(app.db, { loadedAt: performance.now(), keys });
  keys.catch(() => held.delete(app.db));
  return keys;
}

/** From the database, newest first. */
export function publishedKeys(app: AuthContext): Promise<SigningKeyRow[]> {
  return listSigningKeys(app.db.system, new Date(app.clock.now().getTime() - RETIRED_KEPT_MS));
}

async function load(app: AuthContext): Promise<SigningKeys> {
  const list = (db: Queryable) => listSigningKeys(db, new Date(app.clock.now().getTime() - RETIRED_KEPT_MS));
  const rows = await list(app.db.system);
  const ready = await assemble(app, rows);
  if (ready) return ready;
  return app.db.system.transaction(async tx => {
    await lockSigningKeys(tx);
    const madeMeanwhile = await assemble(app, await list(tx));
    if (madeMeanwhile) return madeMeanwhile;
    // Existing keys of another secret are not replaced here: startup has an option for that.
    if (rows.some(row => row.retired_at === null))
      throw new Error('The signing keys are of another APP_SECRET');
    const made = await makeKey(app, tx);
    const publicKeys = new Map([...(await importPublic(rows)), [made.kid, made.publicKey]]);
    const jwks = { keys: [made.jwk, ...rows.map(row => row.public_jwk)] };
    return { kid: made.kid, privateKey: made.privateKey, publicKeys, jwks };
  });
}

async function assemble(app: AuthContext, rows: SigningKeyRow[]): Promise<SigningKeys | undefined> {
  for (const row of rows.filter(candidate => candidate.retired_at === null)) {
    const privateJwk = openSealed(app, row);
    if (!privateJwk) continue;
    const privateKey = await importJWK(privateJwk, SIGNING_ALGORITHM);
    if (privateKey instanceof Uint8Array) continue;
    return {
      kid: row.kid,
      privateKey,
      publicKeys: await importPublic(rows),
      jwks: { keys: rows.map(({ public_jwk }) => public_jwk) },
    };
  }
  return undefined;
}

async function importPublic(rows: SigningKeyRow[]): Promise<Map<string, CryptoKey>> {
  const keys = new Map<string, CryptoKey>();
  for (const { kid, public_jwk } of rows) {
    const key = await importJWK(public_jwk, SIGNING_ALGORITHM);
    if (!(key instanceof Uint8Array)) keys.set(kid, key);
  }
  return keys;
}

/** Whether the current secret can decrypt any of these keys. */
export function opensOneOf(app: Pick<AuthContext, 'secrets'>, rows: SigningKeyRow[]): boolean {
  return rows.some(row => openSealed(app, row) !== undefined);
}

function openSealed(app: Pick<AuthContext, 'secrets'>, row: SigningKeyRow): JWK | undefined {
  try {
    return JSON.parse(app.secrets.open(PURPOSE, row.sealed_private_jwk).toString()) as JWK;
  } catch {
    return undefined;
  }
}

async function makeKey(app: AuthContext, tx: Transaction) {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const jwk: JWK = { ...bare, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] };
  const sealedPrivateJwk = app.secrets.seal(
    PURPOSE,
    Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))),
  );
  await insertSigningKey(tx, { kid, publicJwk: jwk, sealedPrivateJwk, now: app.clock.now() });
  return { kid, jwk, privateKey: pair.privateKey, publicKey: pair.publicKey };
}
