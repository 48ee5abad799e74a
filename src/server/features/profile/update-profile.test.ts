import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { meOutput } from '#contract/profile.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Me = z.infer<typeof meOutput>;

let testApp: TestApp;
let user: TestUser;

beforeAll(async () => {
  testApp = await createTestApp({
    now: new Date('2024-11-20T12:00:00Z'),
    workers: 0,
    env: { COMMUNITY_URL: 'https://example.org/salon' },
  });
  user = await testApp.createUser({ plan: 'premium' });
});
afterAll(() => testApp.close());

const patch = (json: unknown, as = user) => testApp.request('/me', { method: 'PATCH', as, json });
const me = (as = user) => answer<Me>(testApp.request('/me', { as }));

/** The zone of somebody who signs up with these words, and the end of their day. */
async function zoneOf(data: object): Promise<[string, string]> {
  const signedUp = await testApp.request('/auth/v1/signup', {
    method: 'POST',
    json: { email: `${randomUUID()}@exemple.fr`, password: 'girafe violette 12', data },
  });
  const { access_token: token } = await answer<{ access_token: string }>(signedUp);
  const as = { ...user, token };
  const { next_daily_reset: end } = await answer<{ next_daily_reset: string }>(
    testApp.request('/usage', { as }),
  );
  return [(await me(as)).profile.time_zone, end];
}

test('who names no time zone, or none that exists, has that of Paris, whose midnight ends the day', async () => {
  const paris = ['Europe/Paris', '2024-11-20T23:00:00.000Z'];
  expect(await zoneOf({})).toEqual(paris);
  expect(await zoneOf({ time_zone: 'Mars/Olympus' })).toEqual(paris);
  expect(await zoneOf({ time_zone: 'America/New_York' })).toEqual([
    'America/New_York',
    '2024-11-21T05:00:00.000Z',
  ]);
});

/** Everything the database holds about a user that no call may change. */
async function untouchable(of: TestUser) {
  const { db } = testApp.app;
  return {
    profile: await db.system.row({
      name: 'test-untouchable-profile',
      text: 'select user_id, plan_type, tiktok_handle, created_at from profiles where user_id = $1',
      values: [of.userId],
    }),
    roles: await db.system.rows({
      name: 'test-untouchable-roles',
      text: 'select * from user_roles where user_id = $1',
      values: [of.userId],
    }),
    usage: await db.system.rows({
      name: 'test-untouchable-usage',
      text: 'select * from user_usage_limits where user_id = $1',
      values: [of.userId],
    }),
  };
}

test('a user sees profile, plan, role and the community’s address', async () => {
  expect(await me()).toMatchObject({
    id: user.userId,
    email: user.email,
    is_admin: false,
    profile: { plan_type: 'premium', language: 'fr', time_zone: 'Europe/Paris', tiktok_handle: null },
    communityUrl: 'https://example.org/salon',
  });
  const admin = await testApp.createUser({ admin: true });
  expect(await me(admin)).toMatchObject({ is_admin: true });
});

test('an administrator is who has the row admin in user_roles: with it the doors open, without it they close', async () => {
  const { db } = testApp.app;
  const [someone, other] = [await testApp.createUser(), await testApp.createUser()];
  const adminAnswers = async (as: TestUser) => [
    (await me(as)).is_admin,
    (await answer<{ is_admin: boolean }>(testApp.request('/check-subscription', { as, method: 'POST' })))
      .is_admin,
    (await testApp.request('/admin/audit', { as })).status,
  ];
  const role = (text: string, name: string) =>
    db.system.run({ name: `test-role-${name}`, text, values: [someone.userId] });
  expect(await adminAnswers(someone)).toEqual([false, false, 403]);
  await role(`insert into user_roles (user_id, role) values ($1, 'admin')`, 'given');
  expect(await adminAnswers(someone)).toEqual([true, true, 200]);
  expect(await adminAnswers(other)).toEqual([false, false, 403]);
  await expect(
    role(`update user_roles set role = 'moderator' where user_id = $1`, 'other'),
  ).rejects.toMatchObject({ code: '23514' });
  // If another role existed, it would not give access either.
  await db.system.run({
    name: 'test-any-role',
    text: 'alter table user_roles drop constraint user_roles_role_check',
  });
  await role(`update user_roles set role = 'moderator' where user_id = $1`, 'changed');
  expect(await adminAnswers(someone)).toEqual([false, false, 403]);
  await role(`delete from user_roles where user_id = $1`, 'taken');
  expect(await adminAnswers(someone)).toEqual([false, false, 403]);
  await db.system.run({
    name: 'test-roles-again',
    text: `alter table user_roles add constraint user_roles_role_check check (role in ('admin'))`,
  });
});

test('the answer tells the product’s time, which may not be the browser’s', async () => {
  const asked = testApp.app.clock.now();
  const now = new Date((await me()).now);
  expect(now.getTime()).toBeGreaterThanOrEqual(asked.getTime());
  expect(now.getTime()).toBeLessThanOrEqual(testApp.app.clock.now().getTime());
});

describe('a change of the profile', () => {
  test('changes what it names and leaves the rest', async () => {
    const someone = await testApp.createUser();
    const change = {
      full_name: 'Nadia Ben Salah',
      username: 'nadia',
      language: 'en',
      time_zone: 'Asia/Tokyo',
    };
    expect((await answer<Me>(patch(change, someone))).profile).toMatchObject(change);
    expect((await answer<Me>(patch({ username: 'nadia.b' }, someone))).profile).toMatchObject({
      ...change,
      username: 'nadia.b',
    });
    expect((await answer<Me>(patch({}, someone))).profile).toMatchObject({ ...change, username: 'nadia.b' });
    expect((await answer<Me>(patch({ full_name: null }, someone))).profile).toMatchObject({
      ...change,
      username: 'nadia.b',
      full_name: null,
    });
    expect((await me(someone)).profile).toMatchObject({ full_name: null, username: 'nadia.b' });
  });

  test('touches nobody else', async () => {
    const [one, other] = [await testApp.createUser(), await testApp.createUser()];
    const before = await me(other);
    await answer(patch({ full_name: 'Une autre', language: 'en' }, one));
    expect((await me(other)).profile).toEqual(before.profile);
  });

  test.each([
    'plan_type',
    'user_id',
    'id',
    'email',
    'is_admin',
    'role',
    'tiktok_handle',
    'created_at',
    'updated_at',
    'video_analysis_monthly',
    'profile',
    '__proto__',
    'constructor',
  ])('that names %s is refused as a whole', async field => {
    const before = await untouchable(user);
    const body = `{"username":"attaquant",${JSON.stringify(field)}:"business_pro"}`;
    const response = testApp.request('/me', {
      method: 'PATCH',
      as: user,
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([400, 422]).toContain((await refusal(response)).status);
    expect(await untouchable(user)).toEqual(before);
    expect((await me()).profile.username).not.toBe('attaquant');
  });

  test.each([
    ['an array', []],
    ['a text', 'premium'],
    ['a number', 7],
    ['null', null],
  ])('that is %s is refused', async (_what, body) => {
    expect([400, 422]).toContain((await refusal(patch(body))).status);
  });

  test.each([
    ['username', null],
    ['username', 7],
    ['full_name', { first: 'Nadia' }],
    ['language', 'de'],
    ['language', 'FR'],
    ['language', null],
    ['time_zone', 'Europe/Atlantis'],
    ['time_zone', 'Paris'],
    ['time_zone', ''],
    ['time_zone', '+25:00'],
    ['time_zone', `Europe/${'a'.repeat(80)}`],
    ['time_zone', "UTC'; drop table profiles; --"],
    ['time_zone', null],
  ])('of %s to %j is refused by its name', async (field, value) => {
    const before = await me();
    expect(await refusal(patch({ [field]: value }))).toMatchObject({
      status: 422,
      code: 'invalid_input',
      values: { field },
    });
    expect((await me()).profile).toEqual(before.profile);
  });

  test.each([
    ['username', ''],
    ['username', '   '],
    ['username', '\u200b\u2060'],
    ['username', 'Na\u200bdia'],
    ['username', 'N\u0430dia'],
    ['username', 'a'.repeat(81)],
    ['full_name', 'é'.repeat(81)],
    ['full_name', 'a\u202eb'],
  ])('of %s to %j is refused as a name that nobody could read', async (field, value) => {
    const before = await me();
    expect(await refusal(patch({ [field]: value }))).toMatchObject({ status: 422, code: 'name_unreadable' });
    expect((await me()).profile).toEqual(before.profile);
  });

  test.each(['Europe/Paris', 'America/Argentina/Buenos_Aires', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC'])(
    'to the time zone %s is taken, and the quotas turn over by it',
    async time_zone => {
      expect((await answer<Me>(patch({ time_zone }))).profile.time_zone).toBe(time_zone);
      await answer(testApp.request('/usage', { as: user }));
    },
  );
});

describe('a name', () => {
  const ACCEPTED = [
    'Élodie L’Hôpital-Œuvre',
    '李雷',
    'محمد علي',
    '👩‍👩‍👧‍👦 la famille',
    'Ångström',
    'Zoë ❤️',
    `<script>alert(1)</script>`,
    `Robert'); drop table profiles;--`,
    '{{7*7}} ${7*7} %s %n',
    '=HYPERLINK("http://example.org")',
  ];
  test.each(ACCEPTED)('%s comes back to the letter', async name => {
    expect((await answer<Me>(patch({ full_name: name, username: name }))).profile).toMatchObject({
      full_name: name,
      username: name,
    });
    expect((await me()).profile.full_name).toBe(name);
  });

  test('is kept without the blanks around it, and is none when nothing is left', async () => {
    expect((await answer<Me>(patch({ full_name: '  Nadia \n' }))).profile.full_name).toBe('Nadia');
    expect((await answer<Me>(patch({ full_name: ' ' }))).profile.full_name).toBeNull();
  });

  test.each([
    ['NUL', 'a\0b'],
    ['a line break', 'Nadia\r\nBcc: tous@example.org'],
    ['a tabulator', 'a\tb'],
    ['an escape sequence', 'a\u001b[31mb'],
    ['a C1 control', 'a\u0085b'],
    ['a right-to-left override', 'gnp.\u202eexe'],
    ['an isolate', 'a\u2066b\u2069'],
    ['a line separator', 'a\u2028b'],
    ['half a surrogate', 'a\ud800b'],
  ])('with %s is refused', async (_what, name) => {
    for (const field of ['full_name', 'username']) {
      expect(await refusal(patch({ [field]: name }))).toMatchObject({
        status: 422,
        code: 'name_unreadable',
      });
    }
  });
});

test('a user whose profile is gone is nobody', async () => {
  const leaver = await testApp.createUser();
  await testApp.app.db.system.run({
    name: 'test-remove-profile',
    text: 'delete from profiles where user_id = $1',
    values: [leaver.userId],
  });
  expect(await refusal(testApp.request('/me', { as: leaver }))).toMatchObject({ code: 'unauthenticated' });
  expect(await refusal(patch({ username: 'x' }, leaver))).toMatchObject({ code: 'unauthenticated' });
});
