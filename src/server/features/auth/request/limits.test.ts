import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { createPasswordHasher } from './password-hasher.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (person: { email: string; password: string }, address: string, on = server) =>
  on.call('/token?grant_type=password', { body: person, headers: from(address) });

async function newestToken(email: string): Promise<string | undefined> {
  const mail = await server.db.system.row<{ text_body: string }>({
    name: 'newest-mail',
    text: 'select text_body from mail_outbox where recipient = $1 order by created_at desc limit 1',
    values: [email],
  });
  return /#token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1];
}

test('of 1,000 guesses at one account from 100 addresses at most ten are evaluated', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person, headers: from('192.0.2.1') });
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 20; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        signIn(
          { ...person, password: `essai ${batch} ${index}` },
          `198.51.100.${(batch * 50 + index) % 100}`,
        ),
      ),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 400: 10, 429: 990 });

  const refused = await signIn(person, '203.0.113.1');
  expect(refused).toMatchObject({ status: 429, body: { error_code: 'too_many_passwords', code: 429 } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(refused.body['msg']).toMatch(
    /^Trop de mots de passe essayés\. Réessayez dans 1[45]\u00a0minutes, ou suivez «\u00a0Mot de passe oublié\u202f\?/u,
  );

  // The owner still gets in by reset, which also opens the account again.
  await server.call('/recover', { body: { email: person.email }, headers: from('203.0.113.1') });
  const verified = await server.call('/verify', {
    body: { type: 'recovery', token_hash: await newestToken(person.email) },
    headers: from('203.0.113.1'),
  });
  expect(verified.status).toBe(200);
  expect((await signIn(person, '203.0.113.1')).status).toBe(200);

  server.clock.push(15 * 60_000);
  expect((await signIn(person, '203.0.113.1')).status).toBe(200);
});

test('without a mail server one network opens forty accounts a day, however slowly it asks, and others go on', async () => {
  const statuses: number[] = [];
  const signUp = (address: string) => server.call('/signup', { body: newPerson(), headers: from(address) });
  for (let count = 0; count < 44; count += 1) {
    statuses.push((await signUp('192.0.2.150')).status);
    if (count % 20 === 19) server.clock.push(20 * 60_000);
  }
  expect(statuses).toEqual([...Array(40).fill(200), ...Array(4).fill(429)]);
  expect((await signUp('192.0.2.151')).status).toBe(200);
});

test('successful sign-ins are not counted against the account', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person, headers: from('192.0.2.2') });
  for (let count = 0; count < 15; count++) expect((await signIn(person, '192.0.2.2')).status).toBe(200);
});

test('an unknown address is limited like a known one', async () => {
  const nobody = newPerson();
  const statuses = [];
  for (let count = 0; count < 12; count++) statuses.push((await signIn(nobody, '192.0.2.3')).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test('a whole /64, ten spellings of one address and forged hops share one bucket', async () => {
  const own = await startAuthServer({ env: { TRUST_PROXY: 'true' } });
  const limit = 120;
  const send = async (hops: string[]) => {
    const answers = await Promise.all(hops.map(hop => signIn({ email: 'x', password: 'y' }, hop, own)));
    return answers.filter(({ status }) => status !== 429).length;
  };
  expect(await send(Array.from({ length: 300 }, (_, host) => `2001:db8:1:2::${host.toString(16)}`))).toBe(
    limit,
  );
  const spellings = [
    '192.0.2.77',
    '::ffff:192.0.2.77',
    '::ffff:c000:24d',
    '0:0:0:0:0:ffff:192.0.2.77',
    '192.0.2.77:443',
  ];
  expect(await send(Array.from({ length: 300 }, (_, index) => spellings[index % 5] ?? ''))).toBe(limit);
  expect(await send(Array.from({ length: 300 }, (_, index) => `10.0.0.${index % 250}, 192.0.2.88`))).toBe(
    limit,
  );
  await own.close();
});

test('X-Forwarded-For changes nothing when no proxy is trusted, and the log says what to set', async () => {
  const own = await startAuthServer({
    limits: { loopbackFactor: 1, network: { ...networkLimits(5) } },
  });
  const statuses = [];
  for (let index = 0; index < 8; index++) {
    statuses.push((await signIn({ email: 'x', password: 'y' }, `192.0.2.${index}`, own)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect(own.logged.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(1);
  await own.close();
});

test('every credential route is limited', async () => {
  const own = await startAuthServer({ limits: { loopbackFactor: 1, network: { ...networkLimits(2) } } });
  for (const [path, body] of [
    ['/signup', newPerson()],
    ['/token?grant_type=password', newPerson()],
    ['/token?grant_type=refresh_token', { refresh_token: 'x' }],
    ['/recover', { email: 'a@exemple.fr' }],
    ['/resend', { email: 'b@exemple.fr', type: 'signup' }],
    ['/verify', { type: 'signup', token_hash: 'x' }],
  ] as const) {
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await own.call(path, { body })).status);
    expect(statuses.at(-1), path).toBe(429);
  }
  await own.close();
});

test('mails to one address are limited, whether or not it is known', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    const { status } = await server.call('/recover', {
      body: { email: 'harcelee@exemple.fr' },
      headers: from('192.0.2.9'),
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('resets of a known address are limited like those of an unknown one, also after one was used', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person, headers: from('192.0.2.10') });
  const recover = async (email: string) =>
    (await server.call('/recover', { body: { email }, headers: from('192.0.2.11') })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) statuses.push(await recover(person.email));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const used = await server.call('/verify', {
    body: { type: 'recovery', token_hash: await newestToken(person.email) },
    headers: from('192.0.2.12'),
  });
  expect(used.status).toBe(200);
  expect(await recover(person.email)).toBe(429);
  server.clock.push(60 * 60_000);
  expect(await recover(person.email)).toBe(200);
});

test('passwords are hashed a few at a time, and a full queue is refused', async () => {
  const hasher = createPasswordHasher({ concurrent: 2, queueLimit: 3 });
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hash('girafe')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({
        code: 'over_capacity',
        status: 503,
        extra: { retryAfterSeconds: 5 },
      });
    }
  }
  expect(await hasher.verify('girafe', await hasher.hash('girafe'))).toBe(true);
  expect(await hasher.verify('girafe', null)).toBe(false);
  const impatient = createPasswordHasher({ concurrent: 1, waitMs: 0 });
  const late = await Promise.allSettled(Array.from({ length: 3 }, () => impatient.hash('girafe')));
  expect(late.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await impatient.hash('girafe')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

function networkLimits(hits: number) {
  const limit = { hits, windowSeconds: 300 };
  const all = { signUp: limit, signIn: limit, refresh: limit, mail: limit, verify: limit, user: limit };
  return { ...all, signUpADay: limit, factor: limit };
}
