import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type { MyTestimonial, QueuedTestimonial, ShownTestimonial } from '#contract/testimonials.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { TESTIMONIAL_ZONE } from '#domain/testimonials/testimonial.ts';
import { part, slot } from '#i18n/slots/testimonial-slots.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { createApp } from '../../app/app.ts';
import { deleteOldTestimonials } from './delete-old-testimonials.ts';

let testApp: TestApp;
let admin: TestUser;
const TODAY = localDateIn(TESTIMONIAL_ZONE)(new Date());
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const GIVEN = {
  text: 'Je vois enfin ce qui marche chez moi, chiffres à l’appui.',
  rating: 4,
  name: 'Léa',
  role: 'creator',
  language: 'fr',
  experienced_on: TODAY,
  consent: true,
};
interface Listed {
  items: ShownTestimonial[];
  nextCursor: string | null;
  total: number;
  mean: number | null;
}
const save = (as: TestUser, more: object = {}) =>
  testApp.request('/testimonials/mine', { method: 'PUT', as, json: { ...GIVEN, ...more } });
const give = async (as: TestUser, more: object = {}) => {
  const { testimonial } = await answer<MyTestimonial>(save(as, more));
  if (testimonial === null) throw new Error('It was not kept');
  return testimonial;
};
const mine = (as: TestUser) => answer<MyTestimonial>(testApp.request('/testimonials/mine', { as }));
const decide = (id: string, json: object) =>
  testApp.request(`/admin/testimonials/${id}/decision`, { method: 'POST', as: admin, json });
const publish = ({ id, changed_at }: { id: string; changed_at: string }) =>
  answer<QueuedTestimonial>(decide(id, { changed_at, refusal: null }));
const listed = (query = '') => answer<Listed>(testApp.request(`/testimonials${query}`));
const idsOf = async (query = '') => (await listed(query)).items.map(({ id }) => id);
const withdraw = (as: TestUser) =>
  answer<MyTestimonial>(testApp.request('/testimonials/mine', { method: 'DELETE', as }));
const sql = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });
const mailsTo = async ({ email }: TestUser) =>
  (
    await sql('select subject, text_body from mail_outbox where recipient = $1 order by created_at, id', [
      email,
    ])
  ).map(mail =>
    `${String(mail['subject'])}\n${String(mail['text_body'])}`.replaceAll(/[\u00A0\u202F]/g, ' '),
  );

describe('a testimonial', () => {
  test('is read before anybody sees it, then stands with both dates, and leaves the page at once', async () => {
    const user = await testApp.createUser();
    expect(await mine(user)).toMatchObject({ testimonial: null, known: { linked: false, paid: false } });
    const given = await give(user);
    expect(given.state).toBe('waiting');
    expect(await idsOf()).not.toContain(given.id);

    await publish(given);
    const [shown] = (await listed()).items;
    expect(shown).toMatchObject({
      id: given.id,
      name: 'Léa',
      experienced_on: TODAY,
      member_since: TODAY,
      checked: false,
      plan: 'freemium',
    });
    expect(Date.parse(shown?.published_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await mailsTo(user)).at(-1)).toContain('Votre témoignage est publié');
    const bell = await answer<{ items: Notification[] }>(testApp.request('/notifications', { as: user }));
    expect(bell.items[0]).toMatchObject({ event: 'testimonial', decision: 'published' });
    const [entry] = await sql(
      `select actor_id, details from audit_log where action = 'testimonials.published' and subject_id = $1`,
      [user.userId],
    );
    expect(entry).toEqual({ actor_id: admin.userId, details: { testimonial: given.id } });

    expect((await withdraw(user)).testimonial?.state).toBe('withdrawn');
    expect(await idsOf()).not.toContain(given.id);
    // Once withdrawn, it cannot be published by a decision already in progress.
    expect(await refusal(decide(given.id, { changed_at: given.changed_at, refusal: null }))).toMatchObject({
      code: 'testimonial_changed',
    });
  });

  test('that was changed is read again; a decision about the text before counts for nothing', async () => {
    const user = await testApp.createUser();
    const first = await give(user);
    await publish(first);
    const second = await give(user, { text: 'Finalement, il me manque les statistiques du son.', rating: 2 });
    expect([second.id, second.state]).toEqual([first.id, 'waiting']);
    expect(await idsOf()).not.toContain(first.id);
    expect(await refusal(decide(first.id, { changed_at: first.changed_at, refusal: null }))).toMatchObject({
      status: 409,
      code: 'testimonial_changed',
    });
    await publish(second);
    expect((await listed()).items.find(({ id }) => id === first.id)?.rating).toBe(2);
    await withdraw(user);
  });

  test('that is refused says why, in the app and by mail, and can be corrected', async () => {
    const user = await testApp.createUser();
    const given = await give(user, { text: 'Appelez-moi au 06 00 00 00 00 pour en parler !' });
    const note = 'Sans le numéro {reason}, c’est bon.';
    await answer(decide(given.id, { changed_at: given.changed_at, refusal: 'personal_data', note }));
    expect((await mine(user)).testimonial).toMatchObject({
      state: 'refused',
      refusal: 'personal_data',
      refusal_note: note,
    });
    const mail = (await mailsTo(user)).at(-1);
    expect(mail).toContain('il contient des données personnelles');
    expect(mail).toContain(note);
    expect(mail).toContain('/testimonials/mine');
    const again = await give(user, { text: 'Je vous raconte cela volontiers ici même.' });
    expect(again).toMatchObject({ state: 'waiting', refusal: null, refusal_note: null });
  });

  test('needs consent, a rating, a text and a day between the opening of the account and today', async () => {
    const user = await testApp.createUser();
    for (const more of [{ consent: false }, { rating: 6 }, { rating: 0 }, { text: 'Bien' }, { name: 'a\nb' }])
      expect(await refusal(save(user, more))).toMatchObject({ code: 'invalid_input' });
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await refusal(save(user, { experienced_on: tomorrow }))).toMatchObject({
      code: 'testimonial_date_ahead',
    });
    expect(await refusal(save(user, { experienced_on: '2020-01-01' }))).toMatchObject({
      code: 'testimonial_date_too_early',
      values: { date: TODAY },
      // For people the day is a date in words.
      message: expect.stringMatching(/depuis le \d+(?:er)? \S+ \d{4}\./),
    });
    expect(await refusal(save(user, { linked: true }))).toMatchObject({ code: 'invalid_input' });
  });

  test('carries what the server knows of its author, not what the author says', async () => {
    const user = await testApp.createUser({ plan: 'premium' });
    expect((await mine(user)).known).toMatchObject({
      plan: 'premium',
      rewarded: true,
      linked: false,
      paid: false,
    });
    await sql(
      `insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, 'demo-lea-cuisine'), ($1, 'lea_cuisine')`,
      [user.userId],
    );
    const video = (author: string) =>
      sql(
        `insert into tiktok_videos (id, user_id, author_username, url, created_at, view_count, source, precision, observed_at, scraped_at)
         values ($2 || '1', $1, $2, 'https://example.org/' || $2, now(), 5, 'demo', 'exact', now(), now())`,
        [user.userId, author],
      );
    await video('demo-lea-cuisine');
    expect((await mine(user)).known.linked).toBe(false);
    await video('lea_cuisine');
    await sql(
      `insert into subscriptions (id, user_id, plan, interval, status, amount_cents, currency, period_start, period_end, cancel_at_period_end, created_at)
       values ('s-' || $1::text, $1::uuid, 'premium', 'month', 'active', 3900, 'eur', now(), now(), false, now())`,
      [user.userId],
    );
    await sql(
      `insert into invoices (id, user_id, status, total_cents, tax_cents, refunded_cents, currency, created_at)
       values ('i-' || $1::text, $1::uuid, 'paid', 3900, 0, 0, 'eur', now())`,
      [user.userId],
    );
    const customer = (provider: string) =>
      sql(
        `insert into billing_customers (user_id, provider, customer_id, created_at) values ($1::uuid, $2, 'c-' || $1::text, now())
         on conflict (user_id) do update set provider = excluded.provider`,
        [user.userId, provider],
      );
    await customer('sandbox');
    expect((await mine(user)).known).toMatchObject({ linked: true, paid: false, rewarded: false });
    await customer('stripe');
    expect((await mine(user)).known.paid).toBe(true);
    await publish(await give(user));
    expect((await listed()).items[0]).toMatchObject({
      checked: true,
      linked: true,
      paid: true,
      plan: 'premium',
    });
    await withdraw(user);
  });

  test('is published by nobody who wrote it, whatever a statement of the app says', async () => {
    const user = await testApp.createUser();
    await give(user);
    await expect(
      testApp.app.db.tenant(user.userId).run({
        name: '',
        text: `update testimonials set state = 'published', published_at = now() where user_id = $1`,
        values: [user.userId],
      }),
    ).rejects.toThrow(/row-level security/);
    await sql('delete from testimonials where user_id = $1', [user.userId]);
  });
});

describe('the page', () => {
  test('is narrowed by plan, role and language, goes on by cursor, and has a mean from five on', async () => {
    const given = [
      { rating: 5, role: 'agency', language: 'en' },
      { rating: 1 },
      { rating: 4 },
      { rating: 4 },
      { rating: 4 },
    ];
    const users: TestUser[] = [];
    for (const more of given) {
      expect((await listed()).mean).toBeNull();
      const user = await testApp.createUser();
      users.push(user);
      await publish(await give(user, more));
    }
    const { items, total, mean } = await listed();
    expect([items.length, total, mean]).toEqual([5, 5, 3.6]);
    // Newest first, whatever the rating.
    expect(items.map(({ rating }) => rating)).toEqual([4, 4, 4, 1, 5]);
    expect((await listed('?role=agency')).items.map(({ language }) => language)).toEqual(['en']);
    expect((await listed('?language=en&plan=freemium')).items).toHaveLength(1);
    expect((await listed('?plan=premium')).items).toEqual([]);
    const first = await listed('?limit=2');
    const second = await listed(`?limit=2&cursor=${first.nextCursor}`);
    const third = await listed(`?limit=2&cursor=${second.nextCursor}`);
    expect([...first.items, ...second.items, ...third.items].map(({ id }) => id)).toEqual(
      items.map(({ id }) => id),
    );
    expect(third.nextCursor).toBeNull();
    for (const user of users) await withdraw(user);
  });

  test('is HTML that reads without scripts: texts inert, structured data of checked ones alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'accroche-page-'));
    try {
      const inner = `${part.begin('some')}<h2>${slot('summary')}</h2>${part.begin('item')}<p>${slot('text')} ${slot('name')} ${slot('dates')}${part.begin('reply')}[${slot('reply_text')}]${part.end('reply')}</p>${part.end('item')}${part.end('some')}${part.begin('empty')}vide${part.end('empty')}`;
      await mkdir(join(folder, 'testimonials'));
      await writeFile(
        join(folder, 'testimonials/index.html'),
        `<html><head></head><body>${inner}</body></html>`,
      );
      const app = createApp(testApp.app, { webFolder: folder });
      const page = async (path = '/testimonials') => (await app.request(path)).text();
      expect(await page()).toContain('vide');
      // The template itself is not served.
      expect((await app.request('/testimonials/index.html')).status).toBe(404);

      const user = await testApp.createUser();
      const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)> ${slot('name')} $& $'`;
      const { id } = await publish(await give(user, { text: hostile, name: '<b>Léa</b>' }));
      await answer(
        testApp.request(`/admin/testimonials/${id}/reply`, {
          method: 'PUT',
          as: admin,
          json: { id, text: 'Merci <i>beaucoup</i>' },
        }),
      );
      await delay(1_050);
      const plain = await page();
      expect(plain).toContain('1 témoignage publié');
      expect(plain).toContain('&lt;img src=x onerror=alert(1)&gt; __TM_name__ $&amp; $&#39;');
      expect(plain).toContain('[Merci &lt;i&gt;beaucoup&lt;/i&gt;]');
      expect(plain).not.toMatch(/<script|<img|<b>|ld\+json/);

      await sql('update testimonials set linked = true where id = $1', [id]);
      const checked = await page('/testimonials?role=creator');
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(checked)?.[1] ?? '{}';
      expect(JSON.parse(data)).toMatchObject({
        review: [{ author: { name: '<b>Léa</b>' }, reviewBody: hostile, reviewRating: { ratingValue: 4 } }],
      });
      expect(await page('/testimonials?cursor=none-of-ours')).toContain('1 témoignage publié');
      await withdraw(user);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test('a doubt reaches the staff with its reason, and a network tells ten a day at most', async () => {
  const user = await testApp.createUser();
  const { id } = await publish(await give(user));
  const report = (json: object, of = id) =>
    testApp.request(`/testimonials/${of}/reports`, { method: 'POST', json });
  const doubt = { cause: 'not_genuine', text: 'Cette personne travaille chez vous.' };
  expect((await report({ ...doubt, website: 'https://robot.example' })).status).toBe(204);
  expect((await report(doubt)).status).toBe(204);
  const queue = await answer<{ items: QueuedTestimonial[]; reported: number }>(
    testApp.request('/admin/testimonials?state=reported', { as: admin }),
  );
  expect(queue).toMatchObject({ reported: 1, items: [{ id, reports: [doubt] }] });
  await answer(
    testApp.request(`/admin/testimonials/${id}/reports/settled`, {
      method: 'POST',
      as: admin,
      json: { id },
    }),
  );
  expect(await idsOf()).toContain(id);
  expect(await refusal(report(doubt, '00000000-0000-4000-8000-000000000000'))).toMatchObject({
    code: 'testimonial_not_found',
  });
  const rest = await Promise.all(Array.from({ length: 12 }, () => report(doubt)));
  expect(rest.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
  await withdraw(user);
});

test('three years on the page, a year aside: then it is gone', async () => {
  const [shown, aside] = [await testApp.createUser(), await testApp.createUser()];
  await publish(await give(shown));
  await give(aside);
  await withdraw(aside);
  const count = async () =>
    (await sql('select user_id from testimonials where user_id = any ($1)', [[shown.userId, aside.userId]]))
      .length;
  await deleteOldTestimonials(testApp.app);
  expect(await count()).toBe(2);
  const age = (years: number) =>
    sql(
      `update testimonials set changed_at = now() - make_interval(years => $2, days => 1),
         published_at = case when state = 'published' then now() - make_interval(years => $2, days => 1) end
       where user_id = any ($1)`,
      [[shown.userId, aside.userId], years],
    );
  await age(1);
  await deleteOldTestimonials(testApp.app);
  expect(await count()).toBe(1);
  await age(3);
  expect(await idsOf()).toEqual([]);
  await deleteOldTestimonials(testApp.app);
  expect(await count()).toBe(0);
});
