import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthRequest, MarkKind } from '../request/auth-request.ts';
import type { AuthContext } from '../request/auth-context.ts';
import type { UserRow } from '../queries/users.queries.ts';

const COOKIES: Record<MarkKind, string> = { known: 'accroche-known', factor: 'accroche-factor' };
const PURPOSES = { known: 'known-browser', factor: 'proven-browser' } as const;
const KEPT_SECONDS = 365 * 86_400;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

type Owner = Pick<UserRow, 'id' | 'password_hash'>;

export function readMarks(c: Context, isSecure: boolean): Record<MarkKind, string | null> {
  const read = (kind: MarkKind) =>
    (isSecure ? getCookie(c, COOKIES[kind], 'host') : getCookie(c, COOKIES[kind])) ?? null;
  return { known: read('known'), factor: read('factor') };
}

/** Set only after the current password, or a factor, was verified; a new password invalidates all marks. */
export function setMark(c: Context, app: AuthContext, kind: MarkKind, owner: Owner, isSecure: boolean): void {
  if (kind === 'known' && owner.password_hash === null) return;
  const id = randomBytes(16).toString('base64url');
  setCookie(c, COOKIES[kind], `${id}.${sign(app, kind, id, owner).toString('base64url')}`, {
    ...(isSecure ? { prefix: 'host' as const } : {}),
    secure: isSecure,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KEPT_SECONDS,
  });
}

/** The id of a browser with a valid mark for this account; undefined for all others. */
export function markedBrowser({ app, marks }: AuthRequest, kind: MarkKind, owner: Owner): string | undefined {
  const [, id, signature] = MARK.exec(marks[kind] ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(app, kind, id, owner)) ? id : undefined;
}

function sign({ secrets }: AuthContext, kind: MarkKind, id: string, owner: Owner): Buffer {
  return secrets.hash(PURPOSES[kind], `${id}.${owner.id}.${owner.password_hash ?? ''}`);
}
