import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueuedTicket, StaffThread, TicketItem, TicketThread } from '#contract/support/support.ts';
import { TICKET_LIMITS } from '#domain/support/ticket.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const ASKED = { category: 'problem', subject: 'Une vidéo manque', text: 'Depuis hier.\n\nRien à faire.' };
const post = (path: string, json: object, as?: TestUser, headers: Record<string, string> = {}) =>
  testApp.request(path, { method: 'POST', json, headers, ...(as && { as }) });
const open = (as: TestUser, more: object = {}) =>
  answer<TicketThread>(post('/support/tickets', { ...ASKED, ...more }, as));
const mailsTo = (email: string) =>
  testApp.app.db.system.rows<{ subject: string; text_body: string }>({
    name: 'test-support-mails',
    text: 'select subject, text_body from mail_outbox where recipient = $1 order by created_at, id',
    values: [email],
  });

describe('a request of somebody signed in', () => {
  test('is kept with what they agreed to send along, and a mail says its reference', async () => {
    const user = await testApp.createUser();
    const diagnostics = [{ name: 'page', value: '/videos' }];
    const thread = await open(user, { diagnostics });
    expect(thread).toMatchObject({
      category: 'problem',
      state: 'waiting',
      diagnostics,
      conversation: [],
    });
    expect(thread.messages.map(({ author, text }) => [author, text])).toEqual([['asker', ASKED.text]]);
    const [mail] = (await mailsTo(user.email)).slice(-1);
    expect(mail?.subject).toContain(thread.reference);
    const { items } = await answer<{ items: TicketItem[] }>(
      testApp.request('/support/tickets', { as: user }),
    );
    expect(items.map(({ id }) => id)).toEqual([thread.id]);
  });

  test('is answered by the staff, by mail too, rated, closed, and opened again by a reply', async () => {
    const user = await testApp.createUser();
    const { id, reference } = await open(user);
    expect(
      await refusal(
        testApp.request(`/support/tickets/${id}/rating`, { method: 'PUT', as: user, json: { rating: 5 } }),
      ),
    ).toMatchObject({ code: 'ticket_unanswered' });
    const text = 'Bonjour {name} <b>,\n\nc’est réglé.';
    const answered = await answer<StaffThread>(post(`/admin/tickets/${id}/messages`, { text }, admin));
    expect(answered).toMatchObject({ state: 'answered', email: user.email });
    const [mail] = (await mailsTo(user.email)).slice(-1);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text_body).toContain('Bonjour {name} <b>,');
    expect(mail?.text_body).toContain('c’est réglé.');
    expect(mail?.text_body).toContain(`/support/tickets/${id}`);
    const rated = await answer<TicketThread>(
      testApp.request(`/support/tickets/${id}/rating`, { method: 'PUT', as: user, json: { rating: 4 } }),
    );
    expect(rated.rating).toBe(4);
    const closed = await answer<TicketThread>(post(`/support/tickets/${id}/close`, {}, user));
    expect(closed).toMatchObject({ state: 'closed', closed_at: expect.any(String) });
    const again = await answer<TicketThread>(
      post(`/support/tickets/${id}/messages`, { text: 'Encore !' }, user),
    );
    expect(again).toMatchObject({ state: 'waiting', closed_at: null, rating: 4 });
    expect(again.messages.map(({ author }) => author)).toEqual(['asker', 'staff', 'asker']);
  });

  test('takes the conversation with the assistant along, and nobody else’s', async () => {
    const [user, other] = [await testApp.createUser(), await testApp.createUser()];
    const row = await testApp.app.db.system.row<{ id: string }>({
      name: 'test-support-conversation',
      text: `with c as (insert into conversations (user_id, title, created_at, changed_at)
               values ($1, 't', now(), now()) returning id)
             insert into conversation_messages (id, user_id, conversation_id, place, question, state, asked_at, answer)
             select gen_random_uuid(), $1, id, 1, 'Pourquoi ?', 'answered', now(), '{"text":["Parce que."]}' from c
             returning conversation_id as id`,
      values: [user.userId],
    });
    const thread = await open(user, { conversationId: row?.id });
    expect(thread.conversation).toEqual([{ question: 'Pourquoi ?', answer: ['Parce que.'] }]);
    expect(
      await refusal(post('/support/tickets', { ...ASKED, conversationId: row?.id }, other)),
    ).toMatchObject({ code: 'conversation_not_found' });
  });

  test('of twenty that are open the twenty-first is refused, also when they come at once', async () => {
    const user = await testApp.createUser();
    const answers = await Promise.all(
      Array.from({ length: TICKET_LIMITS.open + 3 }, () => post('/support/tickets', ASKED, user)),
    );
    const opened = answers.filter(({ status }) => status === 201).length;
    expect(opened).toBe(TICKET_LIMITS.open);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('says what is wrong with an empty, endless or multi-line one', async () => {
    const user = await testApp.createUser();
    for (const wrong of [
      { text: ' ' },
      { subject: '' },
      { subject: 'a\nb' },
      { text: 'x'.repeat(TICKET_LIMITS.text + 1) },
      { category: 'autre' },
    ])
      expect((await post('/support/tickets', { ...ASKED, ...wrong }, user)).status).toBe(422);
  });
});

describe('a request without an account', () => {
  const guest = (more: object = {}) => ({
    ...ASKED,
    email: `visiteur-${Math.random().toString(36).slice(2)}@exemple.fr`,
    language: 'fr',
    tookMs: 9_000,
    ...more,
  });
  const from = (network: string) => ({ 'x-forwarded-for': network });

  test('reaches the staff, whose answer goes to the address that was given', async () => {
    const asked = guest();
    const { reference } = await answer<{ reference: string }>(
      post('/support/contact', asked, undefined, from('192.0.2.10')),
    );
    const { items } = await answer<{ items: QueuedTicket[] }>(
      testApp.request('/admin/tickets?state=waiting', { as: admin }),
    );
    const found = items.find(item => item.reference === reference);
    expect(found).toMatchObject({ user_id: null, email: asked.email });
    await answer(post(`/admin/tickets/${found?.id}/messages`, { text: 'Voilà.', close: true }, admin));
    const mails = await mailsTo(asked.email);
    expect(mails.map(({ subject }) => subject.includes(reference))).toEqual([true, true]);
    expect(mails[1]?.text_body).toContain('Voilà.');
  });

  test('of a program that fills in everything at once is not taken', async () => {
    for (const more of [{ website: 'https://spam.example' }, { tookMs: 200 }])
      expect(
        await refusal(post('/support/contact', guest(more), undefined, from('192.0.2.11'))),
      ).toMatchObject({ code: 'ticket_too_fast' });
  });

  test('comes three times a day at most from one address in one network, whatever others send under it, and two hundred times from one network', async () => {
    const { email } = guest();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await post('/support/contact', guest({ email }), undefined, from('192.0.2.12'))).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await post('/support/contact', guest({ email }), undefined, from('192.0.2.14'))).status).toBe(
      201,
    );
    // Refused requests did not count against the limit of the network.
    const others: number[] = [];
    for (let count = 0; count < 198; count += 1)
      others.push((await post('/support/contact', guest(), undefined, from('192.0.2.12'))).status);
    expect(others).toEqual([...Array(197).fill(201), 429]);
    expect((await post('/support/contact', guest(), undefined, from('192.0.2.13'))).status).toBe(201);
  });

  test('from forty networks under one address is kept forty times and mailed five times', async () => {
    const { email } = guest();
    for (let count = 0; count < 40; count += 1) {
      const asked = post('/support/contact', guest({ email }), undefined, from(`198.51.100.${count}`));
      expect((await asked).status).toBe(201);
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });
});
