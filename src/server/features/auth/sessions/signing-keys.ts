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
import type { AuthWorld } from '../request/auth-context.ts';
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
/** Longer than an access token lives, so that a rotation signs nobody out. */
const RETIRED_KEPT_MS = 2 * 60 * 60 * 1_000;

export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  publicKeys: ReadonlyMap<string, CryptoKey>;
  /** What /.well-known/jwks.json answers. */
  jwks: { keys: JWK[] };
}

interface Held {
  loadedAt: number;
  keys: Promise<SigningKeys>;
}

const held = new WeakMap<Database, Held>();

/** The installation's keys, made on first use and held for a minute. */
export function signingKeys(world: AuthWorld): Promise<SigningKeys> {
  const present = held.get(world.db);
  return present && performance.now() - present.loadedAt < RELOAD_AFTER_MS ? present.keys : reload(world);
}

/** The key a token names; another process may have made it a moment ago. */
export async function publicKey(world: AuthWorld, kid: string): Promise<CryptoKey | undefined> {
  const known = (await signingKeys(world)).publicKeys.get(kid);
  return known ?? (await reloadSoon(world)).publicKeys.get(kid);
}

const reloading = new WeakMap<Database, Promise<SigningKeys>>();

/**
 * Asks again for keys that are not known here, all who wait together and at most a few times a second: a token of a
 * key that was just made is never refused, and made-up names cost the database next to nothing.
 */
function reloadSoon(world: AuthWorld): Promise<SigningKeys> {
  const waiting = reloading.get(world.db);
  if (waiting) return waiting;
  const loadedAt = held.get(world.db)?.loadedAt ?? 0;
  const waitMs = Math.max(0, RELOAD_FOR_UNKNOWN_AFTER_MS - (performance.now() - loadedAt));
  const soon = pause(waitMs)
    .then(() => reload(world))
    .finally(() => reloading.delete(world.db));
  reloading.set(world.db, soon);
  return soon;
}

/**
 * A new key signs from now on. Tokens of the old ones stay good until they expire, unless the old keys are
 * withdrawn: then their tokens are refused, here at once and on other servers within a minute, and every browser
 * renews its own.
 */
export async function rotateSigningKey(
  world: AuthWorld,
  { withdrawOld = false }: { withdrawOld?: boolean } = {},
): Promise<void> {
  await world.db.system.transaction(tx => replaceSigningKeys(world, tx, withdrawOld));
  await reload(world);
}

/** As part of a greater transaction; `forgetSigningKeys` follows once it has happened. */
export async function replaceSigningKeys(
  world: AuthWorld,
  tx: Transaction,
  withdrawOld: boolean,
): Promise<void> {
  await lockSigningKeys(tx);
  await replaceKeys(world, tx, withdrawOld);
}

/** The next call reads the keys anew. */
export function forgetSigningKeys({ db }: Pick<AuthWorld, 'db'>): void {
  held.delete(db);
}

/** Housekeeping: a key signs for ninety days. Several servers that come at once make one. */
export async function rotateAgedSigningKey(world: AuthWorld): Promise<void> {
  const isDue = await world.db.system.transaction(async tx => {
    await lockSigningKeys(tx);
    const madeAt = await findNewestKeyTime(tx);
    const isAged = madeAt !== undefined && world.clock.now().getTime() - madeAt.getTime() >= SIGNS_FOR_MS;
    if (isAged) await replaceKeys(world, tx, false);
    return isAged;
  });
  if (!isDue) return;
  await reload(world);
  world.log.info('a new key signs access tokens; the old one stays published until its tokens are dead');
}

async function replaceKeys(world: AuthWorld, tx: Transaction, withdrawOld: boolean): Promise<void> {
  const now = world.clock.now();
  await retireSigningKeys(tx, now);
  await deleteRetiredKeys(tx, withdrawOld ? now : new Date(now.getTime() - RETIRED_KEPT_MS));
  await makeKey(world, tx);
}

function reload(world: AuthWorld): Promise<SigningKeys> {
  const keys = load(world);
  held.set(world.db, { loadedAt: performance.now(), keys });
  keys.catch(() => held.delete(world.db));
  return keys;
}

/** As they stand in the database: newest first. */
export function publishedKeys(world: AuthWorld): Promise<SigningKeyRow[]> {
  return listSigningKeys(world.db.system, new Date(world.clock.now().getTime() - RETIRED_KEPT_MS));
}

async function load(world: AuthWorld): Promise<SigningKeys> {
  const list = (db: Queryable) =>
    listSigningKeys(db, new Date(world.clock.now().getTime() - RETIRED_KEPT_MS));
  const rows = await list(world.db.system);
  const ready = await assemble(world, rows);
  if (ready) return ready;
  return world.db.system.transaction(async tx => {
    await lockSigningKeys(tx);
    const madeMeanwhile = await assemble(world, await list(tx));
    if (madeMeanwhile) return madeMeanwhile;
    // Keys of another secret are no reason to make one: the start has a switch for that.
    if (rows.some(row => row.retired_at === null))
      throw new Error('The signing keys are of another APP_SECRET');
    const made = await makeKey(world, tx);
    const publicKeys = new Map([...(await importPublic(rows)), [made.kid, made.publicKey]]);
    const jwks = { keys: [made.jwk, ...rows.map(row => row.public_jwk)] };
    return { kid: made.kid, privateKey: made.privateKey, publicKeys, jwks };
  });
}

async function assemble(world: AuthWorld, rows: SigningKeyRow[]): Promise<SigningKeys | undefined> {
  for (const row of rows.filter(candidate => candidate.retired_at === null)) {
    const privateJwk = openSealed(world, row);
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

/** Whether this secret is the one that sealed any of these keys. */
export function opensOneOf(world: Pick<AuthWorld, 'secrets'>, rows: SigningKeyRow[]): boolean {
  return rows.some(row => openSealed(world, row) !== undefined);
}

function openSealed(world: Pick<AuthWorld, 'secrets'>, row: SigningKeyRow): JWK | undefined {
  try {
    return JSON.parse(world.secrets.open(PURPOSE, row.sealed_private_jwk).toString()) as JWK;
  } catch {
    return undefined;
  }
}

async function makeKey(world: AuthWorld, tx: Transaction) {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const jwk: JWK = { ...bare, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] };
  const sealedPrivateJwk = world.secrets.seal(
    PURPOSE,
    Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))),
  );
  await insertSigningKey(tx, { kid, publicJwk: jwk, sealedPrivateJwk, now: world.clock.now() });
  return { kid, jwk, privateKey: pair.privateKey, publicKey: pair.publicKey };
}
