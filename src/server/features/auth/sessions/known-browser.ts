import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthRequest } from '../request/auth-request.ts';
import type { AuthWorld } from '../request/auth-context.ts';
import type { UserRow } from '../queries/users.queries.ts';

const COOKIE = 'accroche-known';
const KEPT_SECONDS = 365 * 86_400;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

type Owner = Pick<UserRow, 'id' | 'password_hash'>;

export function readMark(c: Context, isSecure: boolean): string | null {
  return (isSecure ? getCookie(c, COOKIE, 'host') : getCookie(c, COOKIE)) ?? null;
}

/** Only a browser that signed in with the present password bears it: a new password makes all marks worthless. */
export function setMark(c: Context, world: AuthWorld, owner: Owner, isSecure: boolean): void {
  if (owner.password_hash === null) return;
  const id = randomBytes(16).toString('base64url');
  setCookie(c, COOKIE, `${id}.${sign(world, id, owner).toString('base64url')}`, {
    ...(isSecure ? { prefix: 'host' as const } : {}),
    secure: isSecure,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KEPT_SECONDS,
  });
}

/** The name of a browser that signed in to this account before; undefined for all others. */
export function knownBrowser({ world, knownBrowserMark }: AuthRequest, owner: Owner): string | undefined {
  const [, id, signature] = MARK.exec(knownBrowserMark ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(world, id, owner)) ? id : undefined;
}

function sign({ secrets }: AuthWorld, id: string, owner: Owner): Buffer {
  return secrets.hash('known-browser', `${id}.${owner.id}.${owner.password_hash ?? ''}`);
}
