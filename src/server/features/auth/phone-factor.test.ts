import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';

const PLENTY = { hits: 10_000, windowSeconds: 900 };
let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({
    env: { APP_URL: 'https://accroche.exemple.fr' },
    limits: { secondFactor: PLENTY, secondFactorADay: PLENTY },
  });
});
afterAll(() => server.close());

let numbers = 0;
async function withPhone() {
  numbers += 1;
  const phone = `+336000000${String(numbers).padStart(2, '0')}`;
  const client = server.newClient();
  const person = newPerson();
  await client.signUp(person);
  await client.prove(person.password);
  const { data, error } = await client.mfa.enroll({ factorType: 'phone', friendlyName: 'Portable', phone });
  if (error) throw error;
  return { client, person, phone, factorId: data.id };
}

async function sentTo(phone: string): Promise<{ channel: string; body: string }[]> {
  return server.db.system.rows({
    name: 'test-sms',
    text: 'select channel, body from sms_outbox where recipient = $1 order by created_at, id',
    values: [phone],
  });
}

async function newestCode(phone: string): Promise<string> {
  return /#(\d{6})$/.exec((await sentTo(phone)).at(-1)?.body ?? '')?.[1] ?? '';
}

const challenge = async (client: TestClient, factorId: string, channel: 'sms' | 'whatsapp' = 'sms') =>
  client.mfa.challenge({ factorId, channel });

test('a phone gets a code by the channel asked for, bound to this site, and raises the session', async () => {
  const { client, phone, factorId } = await withPhone();
  const { data } = await challenge(client, factorId, 'whatsapp');
  expect(data).toMatchObject({ type: 'phone' });
  const [message] = await sentTo(phone);
  const code = await newestCode(phone);
  expect(message).toEqual({
    channel: 'whatsapp',
    body: `Accroche\u00a0: votre code est ${code}. Il sert une seule fois, pendant 5 minutes. Ne le donnez à personne.\n\n@accroche.exemple.fr #${code}`,
  });
  const verified = await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
  expect(verified.error).toBeNull();
  expect((await client.getClaims()).data?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'password' }, { method: 'mfa/phone' }],
  });
  const [factor] = (await client.getUser()).data.user?.factors ?? [];
  expect(factor).toMatchObject({ factor_type: 'phone', phone: `…${phone.slice(-2)}` });
  expect(JSON.stringify(factor)).not.toContain(phone);
});

test('a sent code is stored as a hash, works once, and dies with the next one and after five minutes', async () => {
  const { client, phone, factorId } = await withPhone();
  const verify = async (id: string | undefined, code: string) =>
    (await client.mfa.verify({ factorId, challengeId: id ?? '', code })).error?.code ?? 'taken';
  const first = (await challenge(client, factorId)).data?.id;
  const firstCode = await newestCode(phone);
  const stored = await server.db.system.row<{ row: string }>({
    name: 'test-challenge',
    text: 'select to_jsonb(c)::text as row from auth.factor_challenges c where id = $1',
    values: [first],
  });
  expect(stored?.row).not.toContain(firstCode);
  const second = (await challenge(client, factorId)).data?.id;
  const secondCode = await newestCode(phone);
  expect(await verify(first, firstCode)).toBe('mfa_challenge_expired');
  const wrong = String((Number(secondCode) + 1) % 1_000_000).padStart(6, '0');
  expect(await verify(second, wrong)).toBe('mfa_verification_failed');
  expect(await verify(second, secondCode)).toBe('taken');
  expect(await verify(second, secondCode)).toBe('mfa_challenge_expired');
  const late = (await challenge(client, factorId)).data?.id;
  server.clock.push(5 * 60_000 + 1_000);
  expect(await verify(late, await newestCode(phone))).toBe('mfa_challenge_expired');
});

/** Fifty calls that have all read the code before the first of them may consume it. */
async function allAtOnce<Answer>(client: TestClient, work: () => Promise<Answer>): Promise<Answer[]> {
  const userId = (await client.getUser()).data.user?.id;
  let answers: Promise<Answer[]> = Promise.resolve([]);
  await server.db.system.transaction(async tx => {
    await tx.run({
      name: 'test-hold',
      text: 'select from auth.users where id = $1 for update',
      values: [userId],
    });
    answers = Promise.all(Array.from({ length: 50 }, work));
    await new Promise(resolve => setTimeout(resolve, 500));
  });
  return answers;
}

test('of fifty uses of one sent code at once exactly one passes, and five guesses end it', async () => {
  const { client, phone, factorId } = await withPhone();
  const id = (await challenge(client, factorId)).data?.id ?? '';
  const code = await newestCode(phone);
  const answers = await allAtOnce(client, () => client.mfa.verify({ factorId, challengeId: id, code }));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);

  const next = (await challenge(client, factorId)).data?.id ?? '';
  for (let guess = 0; guess < 5; guess++) {
    const { error } = await client.mfa.verify({ factorId, challengeId: next, code: 'x' });
    expect(error?.code).toBe('mfa_verification_failed');
  }
  const { error } = await client.mfa.verify({ factorId, challengeId: next, code: await newestCode(phone) });
  expect(error?.code).toBe('mfa_challenge_expired');
});

test('five messages an hour are sent to a user, and to a number whoever asks', async () => {
  const { client, phone, factorId } = await withPhone();
  for (let count = 0; count < 5; count++) expect((await challenge(client, factorId)).error).toBeNull();
  const refused = await challenge(client, factorId);
  expect(refused.error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });
  const other = server.newClient();
  const person = newPerson();
  await other.signUp(person);
  await other.prove(person.password);
  const { data } = await other.mfa.enroll({ factorType: 'phone', friendlyName: 'Portable', phone });
  expect((await challenge(other, data?.id ?? '')).error?.code).toBe('over_sms_send_rate_limit');
  expect(await sentTo(phone)).toHaveLength(5);
  server.clock.push(3_600_000);
  await client.refreshSession();
  expect((await challenge(client, factorId)).error).toBeNull();
});

/** A verified phone, the person's password, and the mark of the browser that showed it. */
async function verifiedPhone() {
  const { client, person, phone, factorId } = await withPhone();
  const token = (await client.getSession()).data.session?.access_token ?? '';
  const first = await ask(token, factorId);
  const shown = await show(token, factorId, first.body['id'], await newestCode(phone));
  expect(shown.status).toBe(200);
  return { person, phone, factorId, cookie: shown.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const ask = (token: string, factorId: string, cookie = '') =>
  server.call(`/factors/${factorId}/challenge`, {
    body: { channel: 'sms' },
    headers: { authorization: `Bearer ${token}`, cookie },
  });
const show = (token: string, factorId: string, challenge: unknown, code: string) =>
  server.call(`/factors/${factorId}/verify`, {
    body: { challenge_id: challenge, code },
    headers: { authorization: `Bearer ${token}` },
  });
async function tokenBy(person: object): Promise<string> {
  const { body } = await server.call('/token?grant_type=password', { body: person });
  return String(body['access_token']);
}

test('who knows only the password uses up the messages of strangers, not those of the owner’s browser', async () => {
  const { person, phone, factorId, cookie } = await verifiedPhone();
  const stranger = await tokenBy(person);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push((await ask(stranger, factorId)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const owner = await tokenBy(person);
  // Without the mark of a browser that showed the factor, the owner is a stranger too.
  expect((await ask(owner, factorId)).status).toBe(429);
  const asked = await ask(owner, factorId, cookie);
  expect(asked.status).toBe(200);
  expect((await show(owner, factorId, asked.body['id'], await newestCode(phone))).status).toBe(200);
});

test('nobody uses up the messages to a verified number by enrolling it elsewhere', async () => {
  const { person, phone, factorId } = await verifiedPhone();
  const other = server.newClient();
  const stranger = newPerson();
  await other.signUp(stranger);
  await other.prove(stranger.password);
  const { data } = await other.mfa.enroll({ factorType: 'phone', friendlyName: 'Portable', phone });
  for (let count = 0; count < 6; count++) await challenge(other, data?.id ?? '');
  expect((await challenge(other, data?.id ?? '')).error?.code).toBe('over_sms_send_rate_limit');
  expect((await ask(await tokenBy(person), factorId)).status).toBe(200);
});

test('a code sent to the owner works although a stranger has another one sent meanwhile', async () => {
  const { person, phone, factorId } = await verifiedPhone();
  const [owner, stranger] = [await tokenBy(person), await tokenBy(person)];
  const asked = await ask(owner, factorId);
  const code = await newestCode(phone);
  expect((await ask(stranger, factorId)).status).toBe(200);
  expect((await show(owner, factorId, asked.body['id'], code)).status).toBe(200);
});
