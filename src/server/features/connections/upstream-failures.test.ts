import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { createDisplaySource } from '#server/integrations/tiktok-api/api-source.ts';
import {
  displayVideo,
  failure,
  openTiktokServer,
  TIKTOK_ENV,
  type Misbehaviour,
  type TiktokServer,
} from '#test/stand-ins/tiktok-server.ts';
import { rounds } from '#test/harness/rounds.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { openRun } from '../accounts/runs/open-run.ts';
import { runSync } from '../accounts/sync/run-sync.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';
const PROMISED = 1_000;
const CASES = rounds(PROMISED, 150);

let tiktok: TiktokServer;
let testApp: TestApp;
let user: TestUser;
let accountId: string;
const owner = () => ({
  openId: '_000owner',
  username: HANDLE,
  followers: 45_321,
  videos: Array.from({ length: 25 }, (_, index) => displayVideo(HANDLE, NOW, index)),
});

beforeAll(async () => {
  tiktok = await openTiktokServer(owner());
  testApp = await createTestApp({
    now: NOW,
    workers: 0,
    sourcesOf: ({ config, db, secrets }) =>
      config.tiktok === null ? [] : [createDisplaySource({ db, secrets }, config.tiktok)],
    env: { ...TIKTOK_ENV, TIKTOK_ORIGIN: tiktok.origin, TIKTOK_API_ORIGIN: tiktok.origin },
  });
  user = await testApp.createUser({ plan: 'business_pro' });
  const linked = await answer<{ account: LinkedAccount }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle: HANDLE } }),
  );
  accountId = linked.account.id;
  await connect();
  await endWaitingRuns();
  expect((await syncOnce()).state).toBe('done');
});
afterAll(async () => {
  await testApp.close();
  await tiktok.close();
});

async function connect(): Promise<void> {
  tiktok.misbehave = null;
  tiktok.person = owner();
  const browser = randomBytes(32).toString('base64url');
  const { url } = await answer<{ url: string }>(
    testApp.request(`/linked-accounts/${accountId}/connection`, {
      method: 'POST',
      as: user,
      json: { browser, origin: 'http://localhost:3000' },
    }),
  );
  const back = tiktok.allow(url);
  await answer(
    testApp.request('/connections/tiktok', {
      method: 'POST',
      as: user,
      json: { browser, state: back.get('state'), code: back.get('code') },
    }),
  );
}
const endWaitingRuns = () =>
  testApp.app.db.system.run({
    name: 'test-end-waiting',
    text: `update job_runs set state = 'cancelled' where user_id = $1 and state in ('queued', 'running')`,
    values: [user.userId],
  });

interface End {
  state: string;
  code: string | null;
  threw: boolean;
}
/** One sync from its row to its end, as the queue's last try. */
async function syncOnce(signal = new AbortController().signal): Promise<End> {
  const run = await testApp.app.db.tenant(user.userId).transaction(tx =>
    openRun(testApp.app, tx, {
      userId: user.userId,
      kind: 'account_sync',
      job: 'account-sync',
      accountId,
      isAutomatic: false,
    }),
  );
  if (run === undefined) throw new Error('a run is still open');
  let threw = false;
  await runSync(testApp.app, { runId: run.id, userId: user.userId }, { signal, lastTry: true }).catch(
    () => (threw = true),
  );
  const row = await testApp.app.db.system.row<{ state: string; code: string | null }>({
    name: 'test-run-end',
    text: 'select state, error_code as code from job_runs where id = $1',
    values: [run.id],
  });
  return { state: row?.state ?? 'gone', code: row?.code ?? null, threw };
}

interface Seen {
  videos: number;
  snapshots: number;
  readings: number;
  latest: string;
  text: string;
}
async function seen(): Promise<Seen> {
  const row = await testApp.app.db.system.row<Seen>({
    name: 'test-seen',
    text: `select (select count(*) from tiktok_videos where user_id = $1)::int as videos,
             (select count(*) from tiktok_accounts where user_id = $1)::int as snapshots,
             (select count(*) from tiktok_video_snapshots where user_id = $1)::int as readings,
             (select max(observed_at)::text from tiktok_videos where user_id = $1) as latest,
             (select md5(string_agg(t::text, '|' order by t::text)) from (
                select to_jsonb(v) - 'updated_at' as t from tiktok_videos v where user_id = $1
                union all select to_jsonb(a) - 'updated_at' from tiktok_accounts a where user_id = $1) t) as text`,
    values: [user.userId],
  });
  if (row === undefined) throw new Error('nothing is seen');
  return row;
}

/** Numbers that look random and are the same every time. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}
type Draw = ReturnType<typeof seeded>;
const SCRAPS: unknown[] = [
  null,
  '',
  -1,
  1.5,
  1e300,
  2 ** 53 + 2,
  '12K',
  {},
  [],
  'x'.repeat(50_000),
  '\u0000',
  '\ud800',
  true,
];
const json = (value: unknown) => JSON.stringify(value) ?? 'null';

function goodAnswer(path: string, body: string): unknown {
  const ok = { code: 'ok', message: '', log_id: 'L' };
  if (path.includes('user')) {
    const { openId, username, followers, videos } = owner();
    const user_ = {
      open_id: openId,
      username,
      display_name: 'Nom',
      is_verified: true,
      follower_count: followers,
    };
    return {
      data: { user: { ...user_, following_count: 1, likes_count: 9, video_count: videos.length } },
      error: ok,
    };
  }
  const { cursor = 0 } = JSON.parse(body === '' ? '{}' : body) as { cursor?: number };
  const all = owner().videos;
  return {
    data: { videos: all.slice(cursor, cursor + 20), cursor: cursor + 20, has_more: cursor + 20 < all.length },
    error: ok,
  };
}
/** One value somewhere in the answer becomes something else. */
function spoiled(value: unknown, draw: Draw): unknown {
  const copy = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[draw(Math.max(keys.length, 1))];
    if (key === undefined) return copy;
    const next = at[key];
    if (typeof next !== 'object' || next === null || draw(4) === 0) {
      at[key] = SCRAPS[draw(SCRAPS.length)];
      return copy;
    }
    at = next as Record<string, unknown>;
  }
}
function misbehaviour(draw: Draw): Misbehaviour {
  const kind = draw(12);
  const path = ['/v2/user/info/', '/v2/video/list/', ''][draw(3)] ?? '';
  const after = draw(3);
  let calls = 0;
  return (request): ReturnType<Misbehaviour> => {
    if (!request.path.startsWith(path) || request.path.includes('oauth')) return undefined;
    calls += 1;
    if (calls <= after && path !== '') return undefined;
    const good = goodAnswer(request.path, request.body);
    const whole = json(good);
    if (kind === 0)
      return {
        status: 429,
        headers: { 'retry-after': String(draw(5_000)) },
        body: json(failure('rate_limit_exceeded')),
      };
    if (kind === 1)
      return { status: 500 + draw(5), body: ['', '<html>', json(failure('internal_error'))][draw(3)] ?? '' };
    if (kind === 2) return { status: 200, body: whole.slice(0, draw(whole.length)) };
    if (kind === 3)
      return { status: 200, body: json({ ...(good as object), padding: 'x'.repeat(10_000_000) }) };
    if (kind === 4) return { status: 200, body: '<!doctype html><title>TikTok</title>' };
    if (kind === 5)
      return {
        status: 200,
        body: '{"data":{"videos":[],"cursor":0,"has_more":false},"error":{"code":"ok"}}',
      };
    if (kind === 6) return { status: 302, headers: { location: '/login' }, body: '' };
    if (kind === 7)
      return {
        status: [200, 400, 401][draw(3)] ?? 200,
        body: json(
          failure(['scope_not_authorized', 'invalid_params', 'constructor', 'new_code'][draw(4)] ?? ''),
        ),
      };
    if (kind === 8) return { status: 200, body: whole.replaceAll(HANDLE, 'un.autre') };
    let value = good;
    for (let times = 0; times <= draw(4); times += 1) value = spoiled(value, draw);
    return { status: 200, body: json(value) };
  };
}

test(`${CASES} of ${PROMISED} random failures of the source, one after the other: no crash, nothing half, and a reason each time`, async () => {
  const ends = new Map<string, number>();
  let crashes = 0;
  let partial = 0;
  let unnamed = 0;
  for (let number = 0; number < CASES; number += 1) {
    const before = await seen();
    testApp.setNow(new Date(NOW.getTime() + (number + 1) * 61_000));
    tiktok.misbehave = misbehaviour(seeded(number));
    const { state, code, threw } = await syncOnce();
    tiktok.misbehave = null;
    const after = await seen();
    if (threw || code === 'internal') crashes += 1;
    if (state === 'failed') {
      if (after.text !== before.text || after.readings !== before.readings) partial += 1;
      if (code === null) unnamed += 1;
    } else if (state === 'done') {
      if (after.snapshots - before.snapshots > 1 || after.videos < before.videos) partial += 1;
    } else partial += 1;
    const key = `${state} ${code ?? ''}`;
    ends.set(key, (ends.get(key) ?? 0) + 1);
    if (code === 'source_auth_expired') {
      await connect();
      await endWaitingRuns();
    }
  }
  console.log(`${CASES} failing syncs: ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}`);
  expect({ crashes, partial, unnamed }).toEqual({ crashes: 0, partial: 0, unnamed: 0 });
  expect([...ends.keys()].length).toBeGreaterThan(6);
  testApp.setNow(new Date(NOW.getTime() + 40 * 3_600_000));
  expect(await syncOnce()).toMatchObject({ state: 'done', code: null });
}, 300_000);

test('a source that hangs until the job is taken away leaves everything as it was', async () => {
  const before = await seen();
  const aborting = new AbortController();
  tiktok.misbehave = ({ path }) => {
    if (!path.includes('list')) return undefined;
    aborting.abort(new Error('the process stops'));
    return { status: 200, body: ' '.repeat(3_000_000) };
  };
  const end = await syncOnce(aborting.signal);
  // Returned to the queue before it began, still running, or given up.
  expect(['queued', 'running', 'failed']).toContain(end.state);
  expect((await seen()).text).toBe(before.text);
  await endWaitingRuns();
});

describe('a source that lies: the last good numbers stay and the cause is named', () => {
  const profile = (changes: object) => (path: string) =>
    path.includes('user')
      ? json({
          data: {
            user: {
              open_id: '_000owner',
              username: HANDLE,
              follower_count: 45_321,
              likes_count: 9,
              video_count: 25,
              ...changes,
            },
          },
          error: { code: 'ok' },
        })
      : null;
  const list = (videos: unknown) => (path: string) =>
    path.includes('list')
      ? json({ data: { videos, cursor: 0, has_more: false }, error: { code: 'ok' } })
      : null;
  const lies: [string, (path: string) => string | null, string][] = [
    ['no videos although the profile counts some', list([]), 'source_challenge'],
    ['no followers although there were 45,321', profile({ follower_count: 0 }), 'source_challenge'],
    ['another account’s page', profile({ username: 'un.autre' }), 'source_wrong_account'],
    ['another account’s videos', list([displayVideo('un.autre', NOW, 1)]), 'source_wrong_account'],
    ['HTML for JSON', () => '<html></html>', 'source_parse_changed'],
    ['rows that are none', list([{ id: 'x' }, 7]), 'source_parse_changed'],
  ];
  test.each(lies)('%s', async (_name, lie, code) => {
    tiktok.misbehave = null;
    tiktok.person = owner();
    testApp.setNow(new Date(Date.parse(testApp.app.clock.now().toISOString()) + 3_600_000));
    expect(await syncOnce()).toMatchObject({ state: 'done', code: null });
    const before = await figures();
    testApp.setNow(new Date(testApp.app.clock.now().getTime() + 3_600_000));
    tiktok.misbehave = ({ path }) => {
      const body = lie(path);
      return body === null || path.includes('oauth') ? undefined : { status: 200, body };
    };
    expect((await syncOnce()).code).toBe(code);
    tiktok.misbehave = null;
    expect(await figures()).toEqual(before);
  });

  test('counts below zero or past all counting are left out, and what stood stays', async () => {
    tiktok.person = owner();
    testApp.setNow(new Date(testApp.app.clock.now().getTime() + 3_600_000));
    await syncOnce();
    const before = await figures();
    testApp.setNow(new Date(testApp.app.clock.now().getTime() + 3_600_000));
    tiktok.person = {
      ...owner(),
      videos: owner().videos.map(video => ({ ...video, view_count: -1_625_611_536, like_count: 2 ** 63 })),
    };
    await syncOnce();
    expect(await figures()).toEqual(before);
  });

  async function figures() {
    return testApp.app.db.system.rows({
      name: 'test-figures',
      text: `select id, view_count, like_count, comment_count, share_count from tiktok_videos where user_id = $1 order by id`,
      values: [user.userId],
    });
  }
});
