import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { createApp } from '#server/app/app.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const SCRIPT = `console.log(${JSON.stringify('é'.repeat(2_000))});\n`;
let testApp: TestApp;
let user: TestUser;
let router: ReturnType<typeof createApp>;
const folder = mkdtempSync(join(tmpdir(), 'accroche-web-'));

beforeAll(async () => {
  for (const name of ['assets', 'pricing']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Accueil</title>');
  writeFileSync(join(folder, 'pricing/index.html'), '<!doctype html><title>Tarifs</title>');
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(
    join(folder, 'routes.json'),
    JSON.stringify({
      static: ['/'],
      app: ['/dashboard', '/reports', '/reports/*'],
      below: { '/reports/*': ['^\\d+$', ''] },
    }),
  );
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser({ admin: true });
  router = createApp(testApp.app, { webFolder: folder });
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

interface Route {
  method: string;
  path: string;
}

function routesBelow(node: object): Route[] {
  return Object.values(node).flatMap((child: unknown) => {
    if (typeof child !== 'object' || child === null) return [];
    const { route } = ((child as Record<string, unknown>)['~orpc'] ?? {}) as { route?: Route };
    return route === undefined ? routesBelow(child) : [route];
  });
}

const someId = '00000000-0000-4000-8000-000000000000';
const everyRoute: [string, string][] = [
  ...routesBelow(contract).map(({ method, path }): [string, string] => [
    method,
    `/api/v1${path.replace(/\{\w+\}/g, someId)}`,
  ]),
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/api/v1/openapi.json'],
  ['GET', '/api/docs'],
  ['GET', '/api/docs/style.css'],
  ['GET', '/auth/v1/settings'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['GET', '/'],
  ['GET', '/dashboard'],
  ['GET', '/assets/app-1a2b.js'],
  ['GET', '/nowhere'],
  ['POST', '/rpc/me/get'],
];

describe.each(everyRoute)('%s %s', (method, path) => {
  test('is answered with strict headers, with a session and without', async () => {
    const sessions: Record<string, string>[] = [{}, { authorization: `Bearer ${user.token}` }];
    for (const headers of sessions) {
      const leave = new AbortController();
      const response = await router.request(path, { method, headers, signal: leave.signal });
      leave.abort();
      const csp = new Map(
        (response.headers.get('content-security-policy') ?? '').split(';').map(part => {
          const [name = '', ...values] = part.trim().split(' ');
          return [name, values.join(' ')];
        }),
      );
      expect(Object.fromEntries(csp)).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'object-src': "'none'",
        'form-action': "'self'",
      });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('referrer-policy')).toMatch(
        /^(strict-origin-when-cross-origin|no-referrer)$/,
      );
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      expect(response.headers.get('x-powered-by')).toBeNull();
      if (response.status !== 204) expect(response.headers.get('content-type')).not.toBeNull();
      const isPrivate = /^\/(api\/v1\/(?!openapi)|rpc|auth)/.test(path);
      if (isPrivate) expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.status).toBeLessThan(500);
      await response.body?.cancel();
    }
  });
});

test('behind https the browser is told to stay there', async () => {
  const app = {
    ...testApp.app,
    config: { ...testApp.app.config, appUrl: 'https://accroche.example' },
  };
  const response = await createApp(app, { webFolder: folder }).request('/healthz');
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=(\d{8,}); includeSubDomains/);
  expect((await router.request('/healthz')).headers.get('strict-transport-security')).toBeNull();
});

test('a request id of the caller is used when it is harmless, and replaced when it is not', async () => {
  const idFor = async (given: string) =>
    (await router.request('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idFor('trace-0123456789')).toBe('trace-0123456789');
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idFor('short')).toMatch(/^[0-9a-f-]{36}$/);
});

describe('pages and files', () => {
  const titleOf = async (path: string, init?: RequestInit) => {
    const response = await router.request(path, init);
    return [response.status, /<title>(.*)<\/title>/.exec(await response.text())?.[1]];
  };

  test('a page stands at its address, an app route at each of its own, anything else is the not-found screen', async () => {
    expect(await titleOf('/')).toEqual([200, 'Accueil']);
    expect(await titleOf('/pricing')).toEqual([200, 'Tarifs']);
    expect(await titleOf('/pricing/')).toEqual([200, 'Tarifs']);
    expect(await titleOf('/dashboard')).toEqual([200, 'App']);
    expect(await titleOf('/reports/7')).toEqual([200, 'App']);
    for (const path of ['/reports/abc', '/reports/7/8', '/dashboard/abc'])
      expect([path, ...(await titleOf(path))]).toEqual([path, 404, 'App']);
    expect(await titleOf('/nowhere')).toEqual([404, 'App']);
    expect(await titleOf('/assets/missing.js')).toEqual([404, 'App']);
    expect((await router.request('/routes.json')).status).toBe(404);
  });

  test('nothing outside the folder can be reached', async () => {
    writeFileSync(join(folder, '../accroche-outside.txt'), 'secret');
    for (const path of [
      '/../accroche-outside.txt',
      '/..%2faccroche-outside.txt',
      '/assets/../../accroche-outside.txt',
      '/%2e%2e/accroche-outside.txt',
      '/assets/%00',
      '//etc/passwd',
      '/.env',
      '/\\..\\x',
    ]) {
      const response = await router.request(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).not.toContain('secret');
    }
    rmSync(join(folder, '../accroche-outside.txt'));
  });

  test('files come compressed as the browser likes it, keep for ever under /assets and never elsewhere', async () => {
    const ask = async (encoding: string) => {
      const response = await router.request('/assets/app-1a2b.js', {
        headers: { 'accept-encoding': encoding },
      });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
    expect([br, gzip, plain].map(({ response }) => response.headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(br.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(br.response.headers.get('vary')).toBe('Accept-Encoding');
    expect((await router.request('/pricing')).headers.get('cache-control')).toBe('no-cache');
  });

  test('what the browser holds already is not sent again', async () => {
    const etag = (await router.request('/pricing')).headers.get('etag') ?? '';
    for (const given of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await router.request('/pricing', { headers: { 'if-none-match': given } });
      expect([again.status, await again.text()], given).toEqual([304, '']);
    }
    expect((await router.request('/pricing', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('HEAD tells the length and sends nothing', async () => {
    const response = await router.request('/pricing', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  });

  test('without a built front end the interface works and pages say plainly that they are missing', async () => {
    const bare = createApp(testApp.app, { webFolder: join(folder, 'missing') });
    expect((await bare.request('/healthz')).status).toBe(200);
    const page = await bare.request('/dashboard');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});

describe('the description of the interface', () => {
  test('names every call, its refusals, and who may do without a session', async () => {
    const response = await router.request('/api/v1/openapi.json');
    const { paths } = (await response.json()) as {
      paths: Record<
        string,
        Record<string, { security?: unknown[]; parameters?: { name: string }[]; responses: object }>
      >;
    };
    for (const { method, path } of routesBelow(contract)) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
      expect(Object.keys(operation?.responses ?? {})).toContain('default');
      const takesKey = operation?.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
      // An answer that is a secret is kept nowhere: no repeat gets it again.
      const isSecret =
        ['/api-keys', '/share-links', '/downloads/{id}/link'].includes(path) && method === 'POST';
      expect(takesKey, `${method} ${path}`).toBe(method !== 'GET' && !isSecret);
    }
    expect(paths['/demo-creators']?.['get']?.security).toEqual([]);
    expect(paths['/me']?.['get']?.security).toBeUndefined();
    expect(Object.keys(paths['/imports']?.['post']?.responses ?? {})).toEqual([
      '200',
      '201',
      '202',
      'default',
    ]);
  });

  test('can be read as a page in both languages, without any script and nothing from elsewhere', async () => {
    const page = await (await router.request('/api/docs')).text();
    expect(page).toContain('<html lang="fr">');
    for (const { method, path } of routesBelow(contract)) expect(page).toContain(`${method} ${path}`);
    expect(page).not.toMatch(/<script|<style|style="|https?:\/\//);
    const english = await router.request('/api/docs', { headers: { 'accept-language': 'en' } });
    expect(await english.text()).toContain('<html lang="en">');
  });
});

test('readiness names what is missing', async () => {
  const gone = { ...testApp.app, jobs: { ...testApp.app.jobs, isRunning: () => false } };
  const response = await createApp(gone, { webFolder: folder }).request('/readyz');
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'not ready', problems: ['queue'] },
  ]);
  expect((await router.request('/readyz')).status).toBe(200);
});
