import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { fetchJson } from '#server/platform/network/fetch-json.ts';
import { isRecord, textAt, valueAt, type JsonRecord } from '#server/platform/json/json-record.ts';
import { SourceError } from '#server/integrations/video-source/video-source.ts';
import type { TiktokClient } from '../../platform/config/tiktok-client.ts';

const SOURCE = 'display_api';

export interface TiktokTokens {
  access: string;
  refresh: string;
  openId: string;
  scopes: string[];
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

interface Asking {
  signal: AbortSignal;
  now: () => Date;
}

/** Exchanges the code from the redirect for tokens. */
export function exchangeCode(
  client: TiktokClient,
  grant: { code: string; redirectUri: string; verifier: string },
  asking: Asking,
): Promise<TiktokTokens> {
  return requestTokens(
    client,
    {
      grant_type: 'authorization_code',
      code: grant.code,
      redirect_uri: grant.redirectUri,
      code_verifier: grant.verifier,
    },
    asking,
  );
}

/** New tokens for old ones; the refresh token changes and the old one no longer works. */
export function refreshTokens(client: TiktokClient, refresh: string, asking: Asking): Promise<TiktokTokens> {
  return requestTokens(client, { grant_type: 'refresh_token', refresh_token: refresh }, asking);
}

/** Revokes a permission at TikTok; the result does not affect what is stored here. */
export async function revokeToken(client: TiktokClient, token: string, signal: AbortSignal): Promise<void> {
  await fetchJson(new URL('/v2/oauth/revoke/', client.apiOrigin), {
    ...form({ client_key: client.key, client_secret: client.secret, token }),
    signal,
  });
}

function form(fields: Record<string, string>) {
  return {
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'cache-control': 'no-cache' },
    body: new URLSearchParams(fields).toString(),
  };
}

async function requestTokens(
  client: TiktokClient,
  grant: Record<string, string>,
  { signal, now }: Asking,
): Promise<TiktokTokens> {
  const askedAt = now().getTime();
  const answer = await fetchJson(new URL('/v2/oauth/token/', client.apiOrigin), {
    ...form({ client_key: client.key, client_secret: client.secret, ...grant }),
    signal,
  });
  if (!answer.ok) throw new SourceError(SOURCE, answer.code, answer.detail);
  const body = isRecord(answer.value) ? answer.value : {};
  const error = textAt(body, 'error');
  if (error !== null && error !== '') throw refused(error, body, answer.retryAfterMs);
  if (answer.status === 429)
    throw new SourceError(SOURCE, 'rate_limited', 'HTTP 429', { retryAfterMs: answer.retryAfterMs });
  if (answer.status >= 500) throw new SourceError(SOURCE, 'unavailable', `HTTP ${answer.status}`);
  return readTokens(body, askedAt);
}

function readTokens(body: JsonRecord, askedAt: number): TiktokTokens {
  const [access, refresh, openId] = ['access_token', 'refresh_token', 'open_id'].map(name =>
    textAt(body, name),
  );
  const [lasts, refreshLasts] = ['expires_in', 'refresh_expires_in'].map(name =>
    seconds(valueAt(body, name)),
  );
  if (!access || !refresh || !openId || lasts == null || refreshLasts == null)
    throw new SourceError(SOURCE, 'parse_changed', 'the token answer lacks a field');
  return {
    access,
    refresh,
    openId,
    scopes: (textAt(body, 'scope') ?? '').split(/[,\s]+/).filter(Boolean),
    accessExpiresAt: new Date(askedAt + lasts * 1_000),
    refreshExpiresAt: new Date(askedAt + refreshLasts * 1_000),
  };
}

/** The response determines a token's lifetime: the documentation has changed before. */
function seconds(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0
    ? Math.min(number, 10 * 365 * 86_400)
    : null;
}

/** `invalid_grant`: the code or the refresh token is spent, expired or revoked. */
function refused(error: string, body: JsonRecord, retryAfterMs: number | undefined): SourceError {
  const codes: Record<string, SourceErrorCode> = {
    invalid_grant: 'auth_expired',
    access_denied: 'auth_expired',
    invalid_scope: 'scope_missing',
    rate_limit_exceeded: 'rate_limited',
    internal_error: 'unavailable',
    server_error: 'unavailable',
    temporarily_unavailable: 'unavailable',
  };
  const code = Object.hasOwn(codes, error) ? (codes[error] ?? 'unavailable') : 'unavailable';
  const logId = textAt(body, 'log_id')?.slice(0, 80) ?? 'none';
  return new SourceError(SOURCE, code, `the token was refused: ${error.slice(0, 60)}, log_id ${logId}`, {
    retryAfterMs,
  });
}
