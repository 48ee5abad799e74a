import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { mailBilling } from '../billing/customers/mail-billing.ts';
import { notifyOutliers } from '../videos/notify-outliers.ts';
import { announceEvent } from './announce-event.ts';
import { deleteOldNotificationsJob } from './delete-old-notifications.ts';
import { insertNotification } from './notifications.queries.ts';
import { sendDigests } from './send-digests.ts';

let testApp: TestApp;
/** Sunday noon in Paris. */
const NOON = new Date('2026-11-22T11:00:00Z');
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOON });
});
afterAll(() => testApp.close());

const choose = (as: TestUser, frequency: string) =>
  answer<{ frequency: string; next_at: string | null }>(
    testApp.request('/notification-digest', { method: 'PUT', as, json: { frequency } }),
  );
const told = (
  { userId }: TestUser,
  name: string,
  more: Partial<Parameters<typeof insertNotification>[1]> = {},
) =>
  insertNotification(testApp.app.db.tenant(userId), {
    userId,
    event: 'outlier_found',
    details: { username: 'lea', name, factor: 3.2 },
    now: testApp.app.clock.now(),
    ...more,
  });
const sql = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<Record<string, string | null>>({ name: '', text, values });
const digestsOf = ({ email }: TestUser) =>
  sql(
    `select subject, text_body, html_body, unsubscribe_url from mail_outbox
     where recipient = $1 and unsubscribe_url like '%notification-digest%' order by created_at, id`,
    [email],
  );
const at = (instant: string) => testApp.setNow(new Date(instant));
const send = () => sendDigests(testApp.app);

test('one mail at eight gathers what was not mailed at once, once, and none goes when there is nothing', async () => {
  at('2026-11-22T11:00:00Z');
  const user = await testApp.createUser();
  await told(user, 'avant le choix');
  expect(await choose(user, 'daily')).toEqual({ frequency: 'daily', next_at: '2026-11-23T07:00:00.000Z' });
  at('2026-11-22T20:00:00Z');
  await told(user, 'un <b>gâteau</b> {line1}');
  await told(user, 'une tarte');
  await told(user, 'déjà écrit', { mailed: true });
  await told(user, 'sécurité', { event: 'security', details: { what: 'password_changed' } });
  at('2026-11-23T06:59:59Z');
  await send();
  expect(await digestsOf(user)).toEqual([]);

  at('2026-11-23T07:00:00Z');
  await Promise.all([send(), send()]);
  await send();
  const [mail, ...others] = await digestsOf(user);
  expect(others).toEqual([]);
  expect(mail?.['subject']?.replaceAll('\u00A0', ' ')).toBe('Votre résumé : 2 nouvelles · Accroche');
  expect(mail?.['text_body']).toContain('un <b>gâteau</b> {line1}');
  expect(mail?.['text_body']).toContain('une tarte');
  expect(mail?.['text_body']).not.toMatch(/avant le choix|déjà écrit|mot de passe/);
  expect(mail?.['html_body']).not.toContain('<b>gâteau');

  at('2026-11-24T07:00:00Z');
  await send();
  expect(await digestsOf(user)).toHaveLength(1);
});

test('what is read needs no mail; eight is eight where clocks change; at midnight it is the reader’s day', async () => {
  const [paris, york] = [await testApp.createUser(), await testApp.createUser()];
  await answer(
    testApp.request('/me', {
      method: 'PATCH',
      as: york,
      json: { time_zone: 'America/New_York', language: 'en' },
    }),
  );
  // The night in which clocks go back in Paris; in New York they do a week later.
  at('2026-10-24T22:30:00Z');
  expect((await choose(paris, 'daily')).next_at).toBe('2026-10-25T07:00:00.000Z');
  expect((await choose(york, 'daily')).next_at).toBe('2026-10-25T12:00:00.000Z');
  at('2026-10-24T22:40:00Z');
  for (const user of [paris, york]) await told(user, 'à lire');
  await told(paris, 'lue');
  const { items } = await answer<{ items: Notification[] }>(
    testApp.request('/notifications/all', { as: paris }),
  );
  const read = items.find(({ name }) => name === 'lue');
  await answer(
    testApp.request(`/notifications/${read?.id}`, {
      method: 'PATCH',
      as: paris,
      json: { id: read?.id, read: true },
    }),
  );
  at('2026-10-25T06:00:00Z');
  await send();
  expect([await digestsOf(paris), await digestsOf(york)]).toEqual([[], []]);
  at('2026-10-25T07:00:00Z');
  await send();
  expect((await digestsOf(paris))[0]?.['text_body']).not.toContain('lue');
  expect(await digestsOf(york)).toEqual([]);
  at('2026-10-25T12:00:00Z');
  await send();
  expect((await digestsOf(york))[0]?.['subject']).toBe('Your digest: 1 piece of news · Accroche');
});

test('a weekly digest waits for Monday; a mail program ends it with one click, and no other link does', async () => {
  at('2026-11-24T07:00:00Z');
  const [user, other] = [await testApp.createUser(), await testApp.createUser()];
  await choose(other, 'weekly');
  await choose(user, 'weekly');
  await told(user, 'de la semaine');
  at('2026-11-29T12:00:00Z');
  await send();
  expect(await digestsOf(user)).toEqual([]);
  at('2026-11-30T07:00:00Z');
  await send();
  const [mail] = await digestsOf(user);
  const path = new URL(mail?.['unsubscribe_url'] ?? '').pathname.replace('/api/v1', '');
  const click = (address: string) =>
    testApp.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect(await refusal(click(path.replace(user.userId, other.userId)))).toMatchObject({
    code: 'digest_link_wrong',
  });
  expect((await click(path)).status).toBe(204);
  expect((await click(path)).status).toBe(204);
  expect(await answer(testApp.request('/notification-digest', { as: user }))).toEqual({
    frequency: 'never',
    next_at: null,
  });
  expect(await answer(testApp.request('/notification-digest', { as: other }))).toMatchObject({
    frequency: 'weekly',
  });
  await told(user, 'après');
  at('2026-12-07T07:00:00Z');
  await send();
  expect(await digestsOf(user)).toHaveLength(1);
});

test('the page is narrowed and goes on by cursor; read and unread again; nobody reaches another’s', async () => {
  at('2026-11-22T11:00:00Z');
  const [user, other] = [await testApp.createUser(), await testApp.createUser()];
  for (const [index, name] of ['un', 'deux', 'trois'].entries()) {
    at(`2026-11-22T11:0${index}:00Z`);
    await told(user, name);
  }
  await told(user, '', {
    event: 'quota_low',
    details: { meter: 'video_analysis', period: 'month', used: 30, limit: 30 },
  });
  type Page = { items: Notification[]; nextCursor: string | null; unread: number };
  const page = (query: string, as = user) =>
    answer<Page>(testApp.request(`/notifications/all${query}`, { as }));
  const first = await page('?event=outlier_found&limit=2');
  expect(first.items.map(({ name }) => name)).toEqual(['trois', 'deux']);
  const second = await page(`?event=outlier_found&limit=2&cursor=${first.nextCursor}`);
  expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([['un'], null]);
  const [newest] = first.items;
  const set = (as: TestUser, read: boolean) =>
    testApp.request(`/notifications/${newest?.id}`, {
      method: 'PATCH',
      as,
      json: { id: newest?.id, read },
    });
  expect(await refusal(set(other, true))).toMatchObject({ code: 'not_found' });
  expect(await answer(set(user, true))).toEqual({ unread: 3 });
  expect((await page('?unread=true')).items).toHaveLength(3);
  expect(await answer(set(user, false))).toEqual({ unread: 4 });
  expect((await page('', other)).items).toEqual([]);
});

test('a video far above one’s own is told once, from twenty on; one of a demo creator or of long ago is not', async () => {
  at('2026-11-22T11:00:00Z');
  const user = await testApp.createUser();
  const { app } = testApp;
  const now = app.clock.now();
  const video = (handle: string, id: string, days: number, views: number) =>
    sql(
      `insert into tiktok_videos (id, user_id, author_username, url, description, created_at, view_count, source, precision,
         observed_at, scraped_at)
       values ($1, $2, $3, 'https://example.org/' || $1, $1, $4::timestamptz - make_interval(days => $5), $6, 'page_json',
         'exact', $4::timestamptz, $4::timestamptz)`,
      [id, user.userId, handle, now, days, views],
    );
  const synced = async (handle: string) => {
    const [row] = await sql(
      `with a as (insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, $2)
         on conflict (user_id, tiktok_username) do update set tiktok_username = excluded.tiktok_username returning id)
       insert into job_runs (user_id, kind, account_id, state) select $1, 'account_sync', id, 'done' from a returning id`,
      [user.userId, handle],
    );
    await notifyOutliers(app, { userId: user.userId, runId: row?.['id'] ?? '' });
    const { items } = await answer<{ items: Notification[] }>(
      testApp.request('/notifications', { as: user }),
    );
    return items.map(({ event, name }) => [event, name]);
  };
  for (const handle of ['lea', 'demo-lea-cuisine']) {
    for (let nth = 0; nth < 17; nth += 1) await video(handle, `${handle}-${nth}`, 20 + nth, 900 + 13 * nth);
    await video(handle, `${handle}-now`, 5, 60_000);
    await video(handle, `${handle}-then`, 60, 90_000);
  }
  // Nineteen: too few to judge.
  expect(await synced('lea')).toEqual([]);
  for (let nth = 0; nth < 5; nth += 1) await video('lea', `lea-more-${nth}`, 40 + nth, 950 + 17 * nth);
  expect(await synced('lea')).toEqual([['outlier_found', 'lea-now']]);
  expect(await synced('lea')).toHaveLength(1);
  await video('demo-lea-cuisine', 'more', 41, 1_000);
  expect(await synced('demo-lea-cuisine')).toHaveLength(1);
});

test('a letter about money stands in the list as well, once', async () => {
  const user = await testApp.createUser();
  const { app } = testApp;
  const letter = { kind: 'payment_failed', since: new Date('2026-11-20T10:00:00Z') } as const;
  for (const _ of [1, 2]) await app.db.system.transaction(tx => mailBilling(app, tx, user.userId, letter));
  const { items } = await answer<{ items: Notification[] }>(testApp.request('/notifications', { as: user }));
  expect(items).toMatchObject([{ event: 'billing', billing: 'payment_failed', path: '/settings#plan' }]);
});

test('the same is told once, a choice silences it, and the list stays bounded', async () => {
  const user = await testApp.createUser();
  const { app } = testApp;
  const db = app.db.tenant(user.userId);
  const news = { event: 'report_ready', about: 'r1', details: { id: 'r1', username: 'lea' } } as const;
  await announceEvent(app, db, user.userId, news);
  await announceEvent(app, db, user.userId, news);
  const json = { event: 'report_ready', channel: 'app', enabled: false };
  await answer(testApp.request('/notification-choices', { method: 'PATCH', as: user, json }));
  await announceEvent(app, db, user.userId, { ...news, about: 'r2' });
  const count = async () =>
    Number(
      (await sql('select count(*)::integer as n from notifications where user_id = $1', [user.userId]))[0]?.[
        'n'
      ],
    );
  expect(await count()).toBe(1);
  await sql(
    `insert into notifications (user_id, event, created_at)
     select $1, 'sync_done', $2::timestamptz - make_interval(mins => n) from generate_series(1, 600) n`,
    [user.userId, testApp.app.clock.now()],
  );
  await deleteOldNotificationsJob(app);
  expect(await count()).toBe(500);
});
