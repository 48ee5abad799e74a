import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

const MONDAY = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ now: new Date('2026-11-21T10:00:00Z'), workers: 0 });
});
afterAll(() => testApp.close());

function system<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return testApp.app.db.system.rows<Row>({ name: '', text, values });
}

const linked = () => createScene(testApp).linked('demo-lea-cuisine', 'premium');
const create = ({ user, accountId }: Person, changes: Record<string, unknown> = {}) =>
  testApp.request('/report-schedules', {
    method: 'POST',
    as: user,
    json: { accountId, ...MONDAY, ...changes },
  });
const change = ({ user }: Person, id: string, changes: Record<string, unknown> = {}) =>
  testApp.request(`/report-schedules/${id}`, {
    method: 'PUT',
    as: user,
    json: { ...MONDAY, is_paused: false, ...changes },
  });
const mailsTo = (email: string) =>
  system<{ text_body: string }>(
    'select text_body from mail_outbox where recipient = $1 order by created_at',
    [email],
  );
/** Recipient and token of the link in the last mail to somebody. */
async function linkIn(email: string): Promise<{ recipient: string; token: string }> {
  const mail = (await mailsTo(email)).at(-1);
  const [, recipient = '', token = ''] =
    /report-mails\?lang=\w\w#recipient=([\w-]+)&token=([\w-]+)/.exec(mail?.text_body ?? '') ?? [];
  return { recipient, token };
}
const answerMail = (proof: { recipient: string; token: string }, wanted: boolean) =>
  testApp.request('/report-mails/answer', { method: 'POST', json: { ...proof, wanted } });

test.for([
  ['declined', false],
  ['left', true],
] as const)('the owner is told once when a client has %s', async ([what, agrees]) => {
  const person = await linked();
  const email = `${what}-told@exemple.fr`;
  await answer(create(person, { recipients: [email] }));
  if (agrees) await answer(answerMail(await linkIn(email), true));
  for (let again = 0; again < 2; again += 1) await answer(answerMail(await linkIn(email), false));
  const { items } = await answer<{ items: { recipient: string | null; name: string; username: string }[] }>(
    testApp.request('/notifications', { as: person.user }),
  );
  expect(items.filter(({ recipient }) => recipient !== null)).toMatchObject([
    { event: 'report_failed', recipient: what, name: email, username: 'demo-lea-cuisine' },
  ]);
});

test.for(['declined', 'left'] as const)(
  'who %s is not written to by the same owner again, whatever schedule it is for',
  async how => {
    const [person, other] = [await linked(), await linked()];
    const address = `${how}-client@exemple.fr`;
    const { id } = await answer<ReportSchedule>(create(person, { recipients: [address] }));
    if (how === 'left') await answer(answerMail(await linkIn(address), true));
    await answer(answerMail(await linkIn(address), false));
    await answer(change(person, id, { recipients: [] }));
    const mails = (await mailsTo(address)).length;
    for (const again of [
      () => change(person, id, { recipients: [address] }),
      () => create(person, { recipients: [address.toUpperCase()], day: 2 }),
    ]) {
      expect(await refusal(again())).toMatchObject({
        status: 422,
        code: 'schedule_recipient_declined',
        values: { email: address },
      });
    }
    expect(await mailsTo(address)).toHaveLength(mails);
    const kept = await testApp.app.db.system.rows<{ row: string }>({
      name: 'test-kept-refusals',
      text: 'select to_jsonb(r)::text as row from report_refusals r where user_id = $1',
      values: [person.user.userId],
    });
    expect(kept).toHaveLength(1);
    expect(kept[0]?.row).not.toContain('client');
    // Other users do not learn of it, and can still invite the address.
    await answer(create(other, { recipients: [address] }));
    expect(await mailsTo(address)).toHaveLength(mails + 1);
  },
);

test('who was taken off the recipients learns by their link that no report comes any more', async () => {
  const person = await linked();
  const address = 'retiree@exemple.fr';
  const { id } = await answer<ReportSchedule>(create(person, { recipients: [address] }));
  const proof = await linkIn(address);
  await answer(change(person, id, { recipients: [] }));
  const look = testApp.request('/report-mails/look', { method: 'POST', json: proof });
  expect(await refusal(look)).toMatchObject({ status: 410, code: 'schedule_mails_ended' });
  expect(await refusal(answerMail(proof, true))).toMatchObject({ code: 'schedule_mails_ended' });
  const forged = { ...proof, token: `${proof.token.slice(0, -2)}AA` };
  expect(await refusal(answerMail(forged, false))).toMatchObject({ code: 'schedule_mail_link_wrong' });
});

test('who declined and then agreed by the same link may be invited again', async () => {
  const person = await linked();
  const address = 'volatile@exemple.fr';
  await answer(create(person, { recipients: [address] }));
  const proof = await linkIn(address);
  await answer(answerMail(proof, false));
  await answer(answerMail(proof, true));
  await answer(create(person, { recipients: [address], day: 2 }));
  expect(await mailsTo(address)).toHaveLength(2);
});

test('a key invites nobody: recipients are for a person to add', async () => {
  const person = await linked();
  const { token } = await answer<{ token: string }>(
    testApp.request('/api-keys', {
      method: 'POST',
      as: person.user,
      json: { password: person.user.password, name: 'Agenda', write: true, days: 30 },
    }),
  );
  const byKey = { ...person, user: { ...person.user, token } };
  const [client, stranger] = ['client-cle@exemple.fr', 'inconnu-cle@exemple.fr'];
  expect(await refusal(create(byKey, { recipients: [stranger] }))).toMatchObject({
    status: 403,
    code: 'api_key_refused',
  });
  const { id } = await answer<ReportSchedule>(create(byKey, { recipients: [] }));
  expect(await refusal(change(byKey, id, { recipients: [stranger] }))).toMatchObject({
    code: 'api_key_refused',
  });
  expect(await mailsTo(stranger)).toEqual([]);

  // A recipient invited by the owner stays when an API key changes the hour.
  await answer(change(person, id, { recipients: [client] }));
  await answer(change(byKey, id, { recipients: [client], hour: 9 }));
  expect(await mailsTo(client)).toHaveLength(1);
});
