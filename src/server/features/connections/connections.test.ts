import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobRun, LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import { createDisplaySource } from '#server/integrations/tiktok-api/api-source.ts';
import { createScene } from '#test/scenes/scene.ts';
import { createScriptedSource } from '#test/scenes/scripted-source.ts';
import {
  displayVideo,
  failure,
  openTiktokServer,
  TIKTOK_ENV,
  type TiktokServer,
} from '#test/stand-ins/tiktok-server.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ORIGIN = 'http://localhost:3000';
const HANDLE = 'atelier.exemple';
const videos = (count: number) =>
  Array.from({ length: count }, (_, index) => displayVideo(HANDLE, NOW, index));
const owner = () => ({ openId: '_000owner', username: HANDLE, followers: 11_804_327, videos: videos(53) });

let tiktok: TiktokServer;
let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const publicSource = createScriptedSource();

beforeAll(async () => {
  tiktok = await openTiktokServer(owner());
  testApp = await createTestApp({
    now: NOW,
    sources: [publicSource],
    sourcesOf: ({ config, db, secrets }) =>
      config.tiktok === null ? [] : [createDisplaySource({ db, secrets }, config.tiktok)],
    env: { ...TIKTOK_ENV, TIKTOK_ORIGIN: tiktok.origin, TIKTOK_API_ORIGIN: tiktok.origin },
  });
  scene = createScene(testApp);
});
afterAll(async () => {
  await testApp.close();
  await tiktok.close();
});
beforeEach(() => {
  testApp.setNow(NOW);
  testApp.setConsent(false);
  tiktok.misbehave = null;
  tiktok.person = owner();
});

interface Person {
  user: TestUser;
  accountId: string;
  browser: string;
}
async function linked(handle = HANDLE): Promise<Person> {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const { account } = await scene.link(user, handle);
  return { user, accountId: account.id, browser: randomBytes(32).toString('base64url') };
}
const start = ({ user, accountId, browser }: Person, origin = ORIGIN) =>
  testApp.request(`/linked-accounts/${accountId}/connection`, {
    method: 'POST',
    as: user,
    json: { browser, origin },
  });
const leave = async (person: Person) => (await answer<{ url: string }>(start(person))).url;
function comeBack(person: Person, back: URLSearchParams, browser = person.browser, as = person.user) {
  const [state, code, error] = ['state', 'code', 'error'].map(name => back.get(name) ?? undefined);
  return testApp.request('/connections/tiktok', {
    method: 'POST',
    as,
    json: { state, browser, code, error, errorType: back.get('error_type') ?? undefined },
  });
}
async function connected(person: Person): Promise<JobRun | null> {
  const { run } = await answer<{ account: LinkedAccount; run: JobRun | null }>(
    comeBack(person, tiktok.allow(await leave(person))),
  );
  return run;
}
const ended = (person: Person, run: JobRun | null) => scene.ended({ ...person, firstRun: null }, run);
const account = async (person: Person) => (await scene.accounts({ ...person, firstRun: null }))[0];
const stored = (person: Person) =>
  testApp.app.db.system.row<{ tokens: Buffer; state: string; row: string }>({
    name: 'test-connection',
    text: 'select tokens, state, t::text as row from tiktok_connections t where account_id = $1',
    values: [person.accountId],
  });

describe('an owner who allows it', () => {
  test('gets exact numbers without any consent of the admin, over all pages', async () => {
    const person = await linked();
    expect(await account(person)).toMatchObject({ connectable: true, connection: null });
    const address = new URL(await leave(person));
    expect(address.origin + address.pathname).toBe(`${tiktok.origin}/v2/auth/authorize/`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_key: TIKTOK_ENV.TIKTOK_CLIENT_KEY,
      response_type: 'code',
      scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
      redirect_uri: `${ORIGIN}/accounts/tiktok`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const run = await connected(person);
    expect(await ended(person, run)).toMatchObject({ state: 'done', error: null });
    expect(await account(person)).toMatchObject({
      connection: 'connected',
      verified: true,
      last_failure: null,
    });
    const told = await answer<Performance>(
      testApp.request(`/linked-accounts/${person.accountId}/performance?periodDays=30`, {
        as: person.user,
      }),
    );
    expect(told.account).toMatchObject({ followers: 11_804_327, likes: 2_300_456_789, videos: 53 });
    expect(told.count).toBe(53);
    expect(told.provenance.followers).toMatchObject({ source: 'display_api', precision: 'exact', step: 1 });
    expect(told.series.at(-1)?.views).toBe(123_457);
    expect(tiktok.asked.filter(path => path === '/v2/video/list/').length).toBe(3);
  });

  test('has tokens that stand sealed in the database, that no other user can open, and none of them in an answer', async () => {
    const person = await linked();
    await connected(person);
    const row = await stored(person);
    expect(row?.row).not.toMatch(/act\.|rft\./);
    const { secrets } = testApp.app;
    const opened = secrets
      .open(`tiktok-tokens:${person.user.userId}`, row?.tokens ?? Buffer.alloc(0))
      .toString();
    expect(opened).toMatch(/act\..*rft\./);
    expect(() => secrets.open('tiktok-tokens:somebody-else', row?.tokens ?? Buffer.alloc(0))).toThrow();
    expect(JSON.stringify(await account(person))).not.toMatch(/act\.|rft\.|_000owner/);
  });

  test('can take it back: here and at TikTok, and what was measured stays', async () => {
    const person = await linked();
    await ended(person, await connected(person));
    const before = tiktok.revoked.length;
    const left = await answer<LinkedAccount>(
      testApp.request(`/linked-accounts/${person.accountId}/connection`, {
        method: 'DELETE',
        as: person.user,
      }),
    );
    expect(left.connection).toBeNull();
    expect(await stored(person)).toBeUndefined();
    expect(tiktok.revoked.slice(before)).toEqual([expect.stringMatching(/^act\./)]);
    expect((await scene.videos({ ...person, firstRun: null })).length).toBe(53);
  });
});

describe('a trip to TikTok', () => {
  test('is ended once, in time, by the browser and the user that began it', async () => {
    const person = await linked();
    const back = tiktok.allow(await leave(person));
    const stranger = await linked('autre.compte');
    expect(await refusal(comeBack(person, back, stranger.browser))).toMatchObject({
      code: 'connection_expired',
    });
    expect(await refusal(comeBack(person, back, person.browser, stranger.user))).toMatchObject({
      code: 'connection_expired',
    });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => comeBack(person, back)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = tiktok.allow(await leave(person));
    testApp.setNow(new Date(NOW.getTime() + 16 * 60_000));
    expect(await refusal(comeBack(person, late))).toMatchObject({ code: 'connection_expired' });
    late.set('state', 'forged');
    expect(await refusal(comeBack(person, late))).toMatchObject({ code: 'connection_expired' });
  });

  test.each([
    [{ error: 'access_denied', error_type: '' }, 'connection_denied'],
    [{ error: 'access_denied', error_type: 'non_sandbox_target' }, 'connection_sandbox'],
  ])('that ends in %j is told as %s', async (said, code) => {
    const person = await linked();
    const state = tiktok.allow(await leave(person)).get('state') ?? '';
    expect(await refusal(comeBack(person, new URLSearchParams({ state, ...said })))).toMatchObject({ code });
    expect(await stored(person)).toBeUndefined();
  });

  test('with the wrong account signed in is refused by name, and the permission given back', async () => {
    const person = await linked();
    tiktok.person = { ...owner(), openId: '_000other', username: 'un.autre' };
    const refused = await refusal(comeBack(person, tiktok.allow(await leave(person))));
    expect(refused).toMatchObject({ status: 409, code: 'source_wrong_account', values: { handle: HANDLE } });
    expect(await stored(person)).toBeUndefined();
    expect(tiktok.revoked.at(-1)).toMatch(/^act\./);
  });

  test('without all scopes is refused, and the permission given back', async () => {
    const person = await linked();
    tiktok.person = { ...owner(), grants: ['user.info.basic', 'video.list'] };
    expect(await refusal(comeBack(person, tiktok.allow(await leave(person))))).toMatchObject({
      code: 'source_scope_missing',
    });
    expect(await stored(person)).toBeUndefined();
  });

  test('with a code that TikTok does not know, or TikTok out of order, keeps nothing', async () => {
    const person = await linked();
    const back = tiktok.allow(await leave(person));
    back.set('code', 'another');
    expect(await refusal(comeBack(person, back))).toMatchObject({ code: 'connection_failed' });
    for (const [body, code] of [
      ['<html>', 'source_parse_changed'],
      [JSON.stringify({ error: 'internal_error' }), 'source_unavailable'],
    ] as const) {
      const again = tiktok.allow(await leave(person));
      tiktok.misbehave = ({ path }) => (path === '/v2/oauth/token/' ? { status: 200, body } : undefined);
      expect(await refusal(comeBack(person, again))).toMatchObject({ code });
      tiktok.misbehave = null;
    }
    expect(await stored(person)).toBeUndefined();
  });

  test('comes back to localhost by port or to https, never elsewhere', async () => {
    const person = await linked();
    expect((await start(person, 'http://127.0.0.1:3000')).status).toBe(200);
    for (const origin of ['https://evil.example', 'http://192.168.1.9:3000', 'http://localhost']) {
      expect(await refusal(start(person, origin))).toMatchObject({ code: 'connection_redirect' });
    }
  });
});

describe('tokens', () => {
  test('are renewed once however many ask, and the new ones are saved before they are used', async () => {
    const person = await linked();
    await ended(person, await connected(person));
    testApp.setNow(new Date(NOW.getTime() + 3 * 3_600_000));
    const before = tiktok.refreshes;
    const collect = () =>
      testApp.app.videoSource.collect(HANDLE as never, {
        userId: person.user.userId,
        signal: AbortSignal.timeout(20_000),
        now: () => testApp.app.clock.now(),
        limit: 40,
        known: { videos: null, followers: null },
      });
    const collected = await Promise.all(Array.from({ length: 8 }, collect));
    expect(collected.every(({ videos: read }) => read.length === 40)).toBe(true);
    expect(tiktok.refreshes - before).toBe(1);
    // A call that fails right after a renewal must not lose the new tokens.
    testApp.setNow(new Date(NOW.getTime() + 6 * 3_600_000));
    tiktok.misbehave = ({ path }) => (path.includes('oauth') ? undefined : { status: 500, body: '{}' });
    await expect(collect()).rejects.toMatchObject({ code: 'unavailable' });
    tiktok.misbehave = null;
    expect((await collect()).videos).toHaveLength(40);
    expect(tiktok.refreshes - before).toBe(2);
  });

  test('that TikTok refuses before their time are renewed and the call made again', async () => {
    const person = await linked();
    await ended(person, await connected(person));
    tiktok.expireAccess();
    testApp.setNow(new Date(NOW.getTime() + 3_700_000));
    expect(await ended(person, await scene.sync({ ...person, firstRun: null }))).toMatchObject({
      state: 'done',
      error: null,
    });
  });

  test('taken back at TikTok ask the owner to connect again; the last numbers stay, public sources go on', async () => {
    const person = await linked();
    await ended(person, await connected(person));
    const measured = await scene.measured({ ...person, firstRun: null });
    tiktok.revokeAll();
    testApp.setNow(new Date(NOW.getTime() + 3_700_000));
    const run = await ended(person, await scene.sync({ ...person, firstRun: null }));
    expect(run).toMatchObject({
      state: 'failed',
      error: { code: 'source_auth_expired', values: { handle: HANDLE } },
    });
    expect(await account(person)).toMatchObject({ connection: 'reconnect' });
    expect(await scene.measured({ ...person, firstRun: null })).toBe(measured);
    testApp.setConsent(true);
    expect(await ended(person, await scene.sync({ ...person, firstRun: null }))).toMatchObject({
      state: 'done',
    });
    testApp.setConsent(false);
    await ended(person, await connected(person));
    expect(await account(person)).toMatchObject({ connection: 'connected', last_failure: null });
  });
});

describe('odd answers', () => {
  const cases: [
    string,
    (path: string) => { status: number; body: string; headers?: Record<string, string> } | undefined,
    string,
  ][] = [
    [
      'an error with status 200',
      () => ({ status: 200, body: JSON.stringify(failure('scope_not_authorized')) }),
      'source_scope_missing',
    ],
    [
      'bad parameters',
      () => ({ status: 400, body: JSON.stringify(failure('invalid_params')) }),
      'source_parse_changed',
    ],
    [
      'too many requests',
      () => ({
        status: 429,
        headers: { 'retry-after': '3600' },
        body: JSON.stringify(failure('rate_limit_exceeded')),
      }),
      'source_rate_limited',
    ],
    [
      'a list that never comes',
      path =>
        path.includes('user') ? undefined : { status: 200, body: '{"data":{},"error":{"code":"ok"}}' },
      'source_parse_changed',
    ],
    ['half a JSON', () => ({ status: 200, body: '{"data":{"user":{"user' }), 'source_parse_changed'],
  ];
  test.each(cases)(
    '%s: the last good numbers stay and the cause is named',
    async (_name, misbehave, code) => {
      const person = await linked();
      await ended(person, await connected(person));
      const before = await scene.videos({ ...person, firstRun: null });
      testApp.setNow(new Date(NOW.getTime() + 3_700_000));
      tiktok.misbehave = ({ path }) => misbehave(path);
      const run = await ended(person, await scene.sync({ ...person, firstRun: null }));
      expect(run.error?.code).toBe(code);
      tiktok.misbehave = null;
      expect(await scene.videos({ ...person, firstRun: null })).toEqual(before);
    },
  );

  test('rows without date, with texts, negative or absurd counts, doubled, of nobody: each read for what it is', async () => {
    const person = await linked();
    const odd = [
      displayVideo(HANDLE, NOW, 1, { create_time: undefined }),
      displayVideo(HANDLE, NOW, 2, { view_count: '5704123', like_count: -5 }),
      displayVideo(HANDLE, NOW, 3, { duration: 0, video_description: '', title: 'Titre' }),
      displayVideo(HANDLE, NOW, 3, { duration: 0, video_description: '', title: 'Titre' }),
      displayVideo(HANDLE, NOW, 4, { view_count: undefined }),
      displayVideo(HANDLE, NOW, 5, { id: 'x' }),
      null as unknown as object,
    ];
    tiktok.person = { ...owner(), videos: odd, hidden: 9 };
    const run = await ended(person, await connected(person));
    expect(run).toMatchObject({ state: 'done', error: null });
    const rows = await testApp.app.db.system.rows({
      name: 'test-odd-rows',
      text: `select view_count, like_count, kind, description, url from tiktok_videos where user_id = $1
             order by created_at desc`,
      values: [person.user.userId],
    });
    expect(rows).toMatchObject([
      { view_count: 123_458, like_count: 1_235, kind: 'video' },
      { view_count: 5_704_123, like_count: null },
      { view_count: 123_460, kind: 'slideshow', description: 'Titre' },
      { view_count: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain('utm_');
  });

  test('a list that fails on its second page keeps what was read and says so', async () => {
    const person = await linked();
    let pages = 0;
    tiktok.misbehave = ({ path }) => {
      if (path !== '/v2/video/list/') return undefined;
      pages += 1;
      return pages === 1 ? undefined : { status: 500, body: JSON.stringify(failure('internal_error')) };
    };
    await ended(person, await connected(person));
    expect((await scene.videos({ ...person, firstRun: null })).length).toBe(20);
    const [snapshot] = await scene.rows<{ warnings: string[] }>(
      { ...person, firstRun: null },
      'tiktok_accounts',
      'observed_at',
    );
    expect(snapshot?.warnings).toContain('partial_list');
  });
});
