import { expect, test } from 'vitest';
import { ADMIN_TABS, APP_PATHS, appPageOf, appRoutePatterns, appSubPaths, isAppPath } from './paths.ts';

const ID = '3f0b7a8e-5a0b-4a3c-9b7e-0a1b2c3d4e5f';

test('below a page stands only what it shows; any other address belongs to no page', () => {
  for (const [page, path] of Object.entries(APP_PATHS)) {
    expect([appPageOf(path), appPageOf(`${path}/`)], path).toEqual([page, page]);
    for (const below of ['foo', 'abc/def', `${ID}x`, `${ID}/${ID}`, 'users/3f', 'USERS'])
      expect(appPageOf(`${path}/${below}`), `${path}/${below}`).toBeUndefined();
  }
  for (const path of ['/analyzer', '/scripts', '/video-reports', '/account-reports', '/support/tickets'])
    expect(APP_PATHS[appPageOf(`${path}/${ID}`) ?? 'dashboard']).toBe(path);
  for (const path of ['/dashboard', '/settings', '/hooks', '/videos', '/admin'])
    expect(appPageOf(`${path}/${ID}`), path).toBeUndefined();
  expect(appPageOf('/video-reports/compare')).toBe('videoReports');
  expect(appPageOf('/accounts/tiktok')).toBe('accounts');
  for (const below of [...ADMIN_TABS, `users/${ID}`, `tickets/${ID}`])
    expect(appPageOf(`/admin/${below}`), below).toBe('admin');
  expect([isAppPath('/auth'), isAppPath('/auth/foo'), isAppPath('/settings/foo')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the server answers below a page only where something stands there', () => {
  const patterns = appRoutePatterns();
  expect(patterns).toContain('/scripts/*');
  expect(patterns).toContain('/dashboard');
  for (const pattern of ['/dashboard/*', '/settings/*', '/hooks/*']) expect(patterns).not.toContain(pattern);
  const below = Object.entries(appSubPaths());
  expect(below.map(([pattern]) => pattern)).toEqual(patterns.filter(pattern => pattern.endsWith('/*')));
  for (const [pattern, [source, flags]] of below) {
    const isThere = (rest: string) => new RegExp(source, flags).test(rest);
    for (const rest of ['abc', 'foo', ID, 'tiktok', 'compare', 'users', `users/${ID}`])
      expect([pattern, rest, isThere(rest)]).toEqual([
        pattern,
        rest,
        appPageOf(pattern.replace('*', rest)) !== undefined,
      ]);
  }
});
