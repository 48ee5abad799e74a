import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  DEMO_LANGUAGES,
  DEMO_MINUTES,
  DEMO_TOKEN_START,
  DEMO_WORKSPACES,
  type DemoLanguage,
} from '#domain/demo/demo-workspace.ts';
import { AppError } from '../../platform/app-error.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

const WRITTEN = /^demo_([a-z]{2})\.(\d{1,12})\.([\w-]{11})\.([\w-]{43})$/;
const VISIT_BYTES = 8;

type Keys = Pick<AppContext, 'secrets'>;

/** Stateless: the token itself contains its access and expiry, and is signed. */
export function makeDemoToken({ secrets }: Keys, language: DemoLanguage): { token: string; expiresAt: Date } {
  const expires = Math.floor(systemClock.now().getTime() / 1_000) + DEMO_MINUTES * 60;
  const visit = randomBytes(VISIT_BYTES).toString('base64url');
  const said = `${language}.${expires}.${visit}`;
  const signature = secrets.hash('demo-session', said).toString('base64url');
  return { token: `${DEMO_TOKEN_START}${said}.${signature}`, expiresAt: new Date(expires * 1_000) };
}

/** The caller of a demo token: the demo user, read-only. Throws `unauthenticated` for an invalid or expired token. */
export function readDemoToken(app: Pick<AppContext, 'secrets' | 'config'>, token: string): Caller {
  const [, named, expires = '', visit = '', signature = ''] = WRITTEN.exec(token) ?? [];
  const language = DEMO_LANGUAGES.find(known => known === named);
  if (!app.config.demoWorkspace || language === undefined) throw new AppError('unauthenticated');
  const right = app.secrets.hash('demo-session', `${language}.${expires}.${visit}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('unauthenticated');
  if (Number(expires) * 1_000 <= systemClock.now().getTime()) throw new AppError('unauthenticated');
  return { ...demoOwner(language), viewedBy: { adminId: null, grantId: null, visit } };
}

/** The server's own access to the demo workspace; visitors get it read-only. */
export function demoOwner(language: DemoLanguage): Caller {
  const { userId } = DEMO_WORKSPACES[language];
  return { userId, email: '', sessionId: userId, aal: 'aal1' };
}
