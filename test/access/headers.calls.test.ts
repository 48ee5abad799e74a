import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, bothWays, type Call } from './calling.ts';
import { TRIED_PATHS } from './path-table.ts';

let testApp: TestApp;
let admin: TestUser;
let plainHttp: Pick<TestApp, 'router'>;
let https: Pick<TestApp, 'router'>;
const folder = mkdtempSync(join(tmpdir(), 'accroche-headers-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'app.html', 'assets/app-1a2b.js', 'favicon.svg'])
    writeFileSync(join(folder, name), 'x');
  writeFileSync(join(folder, 'routes.json'), JSON.stringify({ static: ['/'], app: ['/dashboard'] }));
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  const { app } = testApp;
  const withConfig = (appUrl: string | null) =>
    createApp({ ...app, config: { ...app.config, appUrl } }, { webFolder: folder });
  plainHttp = { router: withConfig('http://accroche.example') };
  https = { router: withConfig('https://accroche.example') };
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

interface Answering extends Call {
  isShared: boolean;
}

const files: Answering[] = ['/', '/dashboard', '/nowhere', '/assets/app-1a2b.js', '/favicon.svg'].map(
  url => ({
    method: 'GET',
    url,
    isShared: true,
  }),
);
/** Every route of the application: by the contract, by its own list, by the files that it serves. */
const everyAnswer: [string, Answering][] = [
  ...CONTRACT_CALLS.flatMap(call => bothWays(call).map(asked => ({ ...asked, isShared: false }))),
  ...TRIED_PATHS.map(({ method, url, body, access }) => ({
    method,
    url,
    body,
    isShared: access.isShared ?? false,
  })),
  ...files,
].map(asked => [`${asked.method} ${asked.url}`, asked]);

const ALLOWED_SOURCES = /^(?:'none'|'self'|data:)$/;

function problemsOf(headers: Headers, { isShared }: Answering, isHttps: boolean): string[] {
  const problems: string[] = [];
  const need = (name: string, wanted: RegExp) => {
    if (!wanted.test(headers.get(name) ?? '')) problems.push(`${name}: ${headers.get(name)}`);
  };
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map(part => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src'])
    if (policy.get(name)?.join() !== "'none'") problems.push(`${name} is ${policy.get(name)?.join(' ')}`);
  if (policy.get('script-src')?.join() !== "'self'") problems.push('script-src');
  for (const [name, sources] of policy) {
    const loose = sources.filter(source => !ALLOWED_SOURCES.test(source));
    // Style attributes only: React writes the widths of bars this way; no style element and no inline style sheet.
    if (name === 'style-src-attr' && loose.join() === "'unsafe-inline'") continue;
    if (loose.length > 0) problems.push(`${name} allows ${loose.join(' ')}`);
  }
  need('x-content-type-options', /^nosniff$/);
  need('x-frame-options', /^DENY$/);
  need('referrer-policy', /^(?:strict-origin-when-cross-origin|no-referrer)$/);
  need('cross-origin-opener-policy', /^same-origin$/);
  need('cross-origin-resource-policy', /^same-origin$/);
  need('x-request-id', /^[\w-]{8,64}$/);
  const hsts = headers.get('strict-transport-security');
  const seconds = Number(/^max-age=(\d+)/.exec(hsts ?? '')?.[1] ?? 0);
  if (isHttps ? seconds < 31_536_000 : hsts !== null) problems.push(`strict-transport-security: ${hsts}`);
  if (headers.get('x-powered-by') !== null || headers.get('server') !== null) problems.push('says its make');
  if (headers.get('access-control-allow-origin') !== null) problems.push('opens itself to other sites');
  if (isShared) need('cache-control', /^(?:no-cache|no-store|public, max-age=\d+(?:, immutable)?)$/);
  else need('cache-control', /\bno-store\b/);
  for (const cookie of headers.getSetCookie()) {
    const flags = cookie.toLowerCase();
    const name = cookie.slice(0, cookie.indexOf('='));
    const missing = ['httponly', 'samesite='].filter(flag => !flags.includes(flag));
    if (isHttps && (!name.startsWith('__Host-') || !flags.includes('secure')))
      missing.push('__Host-, secure');
    if (missing.length > 0) problems.push(`cookie ${name}: ${missing.join(', ')}`);
  }
  return problems;
}

describe.each(everyAnswer)('%s', (_name, asked) => {
  test('is answered with strict headers, to everybody, over http and behind https', async () => {
    const wrong: Record<string, string[]> = {};
    const tryAs = async (who: string, scheme: 'http' | 'https', headers: Record<string, string>) => {
      const { headers: given, status } = await ask(scheme === 'http' ? plainHttp : https, asked, {
        'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        ...headers,
      });
      const problems = problemsOf(given, asked, scheme === 'https');
      const hasBody = status !== 204 && (status < 300 || status >= 400);
      if (hasBody && given.get('content-type') === null) problems.push('no content-type');
      if (problems.length > 0) wrong[`${who} over ${scheme}`] = problems;
    };
    await Promise.all([
      tryAs('nobody', 'http', {}),
      tryAs('nobody', 'https', {}),
      tryAs('admin', 'http', bearer(admin.token)),
      tryAs('admin', 'https', bearer(admin.token)),
    ]);
    expect(wrong).toEqual({});
  });
});

test('an answer to a method or an encoding that nobody expects is as strict', async () => {
  const wrong: Record<string, string[]> = {};
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'PROPFIND']) {
    for (const url of ['/', '/dashboard', '/healthz', '/api/v1/me', '/rpc/me/get', '/auth/v1/user', '/%zz']) {
      const isShared = !/^\/(?:api|rpc|auth|healthz)/.test(url);
      const { headers, status } = await ask(https, { method, url });
      expect(status).toBeLessThan(500);
      const problems = problemsOf(headers, { method, url, isShared }, true);
      if (problems.length > 0) wrong[`${method} ${url}`] = problems;
    }
  }
  expect(wrong).toEqual({});
});
