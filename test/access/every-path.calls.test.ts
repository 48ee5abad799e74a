import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, everything } from './calling.ts';
import { makeBadAuthorizations } from './bad-authorizations.ts';
import { TRIED_PATHS, PATH_TABLE, servedRoutes, type TriedPath } from './path-table.ts';
import { createVictim, forgedClaims, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
let other: TestUser;
let badAuthorizations: Awaited<ReturnType<typeof makeBadAuthorizations>>;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
  other = await testApp.createUser({ plan: 'business_pro' });
  badAuthorizations = await makeBadAuthorizations(testApp, victim.user);
});
afterAll(() => testApp.close());

let asked = 0;
/** From a network of its own: rate limits are not under test here. */
const elsewhere = () => ({ 'x-forwarded-for': `10.77.${(asked += 1) % 250}.${(asked * 7) % 250}` });
const paths = TRIED_PATHS.map((path): [string, TriedPath] => [path.name, path]);
const closed = paths.filter(([, { access }]) => access.lets === 'session');
const open = paths.filter(([, { access }]) => access.lets === 'anyone');

test('every address that is served has a line in the table of paths', () => {
  expect(servedRoutes(testApp.router)).toEqual(Object.keys(PATH_TABLE).toSorted());
});

test.each(closed)('%s is closed to nobody and to every token that is not ours', async (_name, path) => {
  const before = await everything(testApp);
  const { headers } = forgedClaims(victim);
  const wrong = new Map<string, unknown>();
  const tryOne = async (what: string, authorization: string) => {
    const { status, text } = await ask(testApp, path, {
      ...headers,
      ...elsewhere(),
      ...(authorization === '' ? {} : { authorization }),
    });
    const shown = victim.marks.filter(mark => text.includes(mark));
    if ((status !== 401 && status !== 403) || shown.length > 0) wrong.set(what, [status, shown]);
  };
  await Promise.all([tryOne('nobody', ''), ...badAuthorizations.map(one => tryOne(...one))]);
  expect(Object.fromEntries(wrong)).toEqual({});
  expect(await everything(testApp)).toBe(before);
});

test.each(open)('%s shows nobody, somebody else and false tokens nothing of a user', async (_name, path) => {
  const theirs = await everything(testApp, victim.user.userId);
  const { headers, body } = forgedClaims(victim);
  const tokens = [
    '',
    ...badAuthorizations
      .filter(([what]) => /^(alg none|expired|another scheme)$/.test(what))
      .map(([, bad]) => bad),
    `Bearer ${other.token}`,
  ];
  const answers = await Promise.all(
    tokens.map(authorization =>
      ask(
        testApp,
        { ...path, body: path.body && { ...path.body, ...body } },
        { ...headers, ...elsewhere(), ...(authorization === '' ? {} : { authorization }) },
      ),
    ),
  );
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(500);
    expect(victim.marks.filter(mark => text.includes(mark))).toEqual([]);
  }
  expect(await everything(testApp, victim.user.userId)).toBe(theirs);
});

describe.each(closed)('%s', (_name, path) => {
  test('touches the asking user alone, whomever the request names', async () => {
    const theirs = await everything(testApp, victim.user.userId);
    const { headers, body, query } = forgedClaims(victim);
    const url = `${path.url}${path.url.includes('?') ? '&' : '?'}${query}`;
    const { status, text } = await ask(
      testApp,
      { ...path, url, body: path.body && { ...path.body, ...body } },
      { ...headers, ...elsewhere(), ...bearer(other.token) },
    );
    if (path.access.answers === undefined) expect(status).toBeLessThan(300);
    else expect(status).toBe(path.access.answers);
    expect(victim.marks.filter(mark => text.includes(mark))).toEqual([]);
    expect(await everything(testApp, victim.user.userId)).toBe(theirs);
    expect((await testApp.request('/me', { as: victim.user })).status).toBe(200);
  });

  test('is closed to a locked user', async () => {
    const locked = await testApp.createUser();
    await testApp.app.db.system.run({
      name: 'test-lock',
      text: 'update auth.users set locked_at = now() where id = $1',
      values: [locked.userId],
    });
    const { status } = await ask(testApp, path, { ...elsewhere(), ...bearer(locked.token) });
    expect([401, 403]).toContain(status);
  });
});

test('a locked user neither signs in nor comes back with a refresh token nor by a recovery link', async () => {
  const credentials = { email: 'verrou@exemple.fr', password: 'girafe violette 12' };
  const post = (url: string, body: Record<string, unknown>) =>
    ask(testApp, { method: 'POST', url: `/auth/v1${url}`, body }, elsewhere());
  const signedUp = JSON.parse((await post('/signup', credentials)).text) as { refresh_token: string };
  await testApp.app.db.system.run({
    name: 'test-lock-by-email',
    text: `update auth.users set locked_at = now() where email = 'verrou@exemple.fr'`,
  });
  const statuses = [
    (await post('/token?grant_type=password', credentials)).status,
    (await post('/token?grant_type=refresh_token', { refresh_token: signedUp.refresh_token })).status,
  ];
  expect(statuses).toEqual([400, 400]);
  await post('/recover', { email: credentials.email });
  const mails = await testApp.app.db.system.rows({
    name: 'test-mails-to-locked',
    text: `select 1 from mail_outbox where recipient = 'verrou@exemple.fr'`,
  });
  expect(mails).toEqual([]);
});
