import type { Handle } from '#domain/accounts/handle.ts';
import type { TokenStore } from '../../platform/token-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { SourceError, type CollectOptions } from '#server/integrations/video-source/video-source.ts';
import {
  deleteConnection,
  hasConnection,
  lockConnection,
  lockConnectionOf,
  markReconnect,
  saveConnection,
} from './connections.queries.ts';
import type { TiktokClient } from '../../platform/config/tiktok-client.ts';
import { refreshTokens, type TiktokTokens } from './tiktok-tokens.ts';

/** What a call to TikTok needs. */
export interface Access {
  token: string;
  scopes: string[];
}

interface SealedTokens {
  access: string;
  refresh: string;
}

/** Renewed this long before expiry, so that none expires in transit. */
const MARGIN_MS = 120_000;
const RECONNECT = 'the owner must connect the account again';

export function isConnected({ db }: TokenStore, userId: string, handle: Handle): Promise<boolean> {
  return hasConnection(db.tenant(userId), userId, handle);
}

/** Stores the owner's permission; the tokens are encrypted and can be decrypted only for this user. */
export function sealAndSaveConnection(
  { secrets }: TokenStore,
  db: Queryable,
  { userId, accountId, now }: { userId: string; accountId: string; now: Date },
  tokens: TiktokTokens,
): Promise<number> {
  const { access, refresh, openId, scopes, accessExpiresAt, refreshExpiresAt } = tokens;
  const sealed: SealedTokens = { access, refresh };
  return saveConnection(db, {
    userId,
    accountId,
    openId,
    scopes: scopes.join(','),
    tokens: secrets.seal(purposeOf(userId), Buffer.from(JSON.stringify(sealed))),
    accessExpiresAt,
    refreshExpiresAt,
    now,
  });
}

/** Deletes a connection; returns the token to be revoked at TikTok, if there was one. */
export async function removeConnection(
  vault: TokenStore,
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<string | null> {
  const row = await lockConnectionOf(db, userId, accountId);
  if (row === undefined) return null;
  await deleteConnection(db, userId, accountId);
  return opened(vault, userId, row.tokens)?.access ?? null;
}

/** The connection no longer works: only its owner can change that. */
export async function markBroken({ db }: TokenStore, userId: string, handle: Handle): Promise<void> {
  await db.tenant(userId).transaction(async tx => {
    const row = await lockConnection(tx, userId, handle);
    if (row !== undefined) await markReconnect(tx, userId, row.account_id);
  });
}

/**
 * A valid access token. The first caller to find it expiring renews it while all others wait, and the new tokens are
 * saved before use: the old refresh token no longer works. `refused` is a token TikTok did not accept.
 */
export async function accessFor(
  vault: TokenStore,
  client: TiktokClient,
  { userId, handle, refused }: { userId: string; handle: Handle; refused?: string },
  { signal, now }: Pick<CollectOptions, 'signal' | 'now'>,
): Promise<Access> {
  const outcome = await vault.db.tenant(userId).transaction(async tx => {
    const row = await lockConnection(tx, userId, handle);
    if (row === undefined || row.state === 'reconnect') return null;
    const tokens = opened(vault, userId, row.tokens);
    const stands = row.access_expires_at.getTime() - MARGIN_MS > now().getTime();
    if (tokens !== null && stands && tokens.access !== refused) {
      return { token: tokens.access, scopes: row.scopes.split(',') };
    }
    if (tokens === null || row.refresh_expires_at <= now()) {
      await markReconnect(tx, userId, row.account_id);
      return null;
    }
    try {
      const renewed = await refreshTokens(client, tokens.refresh, { signal, now });
      if (renewed.openId !== row.open_id) {
        await markReconnect(tx, userId, row.account_id);
        return null;
      }
      await sealAndSaveConnection(vault, tx, { userId, accountId: row.account_id, now: now() }, renewed);
      return { token: renewed.access, scopes: renewed.scopes };
    } catch (error) {
      if (!(error instanceof SourceError) || error.code !== 'auth_expired') throw error;
      await markReconnect(tx, userId, row.account_id);
      return null;
    }
  });
  if (outcome === null) throw new SourceError('display_api', 'auth_expired', RECONNECT);
  return outcome;
}

/** Null: encrypted with another secret, or damaged. */
function opened({ secrets }: TokenStore, userId: string, sealed: Buffer): SealedTokens | null {
  try {
    return JSON.parse(secrets.open(purposeOf(userId), sealed).toString('utf8')) as SealedTokens;
  } catch {
    return null;
  }
}

function purposeOf(userId: string): string {
  return `tiktok-tokens:${userId}`;
}
