import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';

let mails: MailServer;
let server: AuthServer;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'a@exemple.fr', APP_URL: 'https://a.exemple.fr' };
  server = await startAuthServer({ env: { ...env, TRUST_PROXY: 'true' } });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (person: object, headers: Record<string, string>) =>
  server.call('/token?grant_type=password', { body: person, headers });

const signUpOf = (person: object, address: string) =>
  server.call('/signup', { body: person, headers: from(address) });

/** A signed-in user, and the cookie that identifies their browser. */
async function owner() {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const token_hash = tokenIn(await mails.nextTo(person.email));
  const proof = { type: 'signup', token_hash, password: person.password };
  const { body, headers } = await server.call('/verify', { body: proof });
  const cookie = headers.get('set-cookie') ?? '';
  return {
    person,
    cookie: cookie.split(';')[0] ?? '',
    attributes: cookie,
    token: String(body['access_token']),
  };
}

/** Everything that a stranger who knows an address can send about it. */
async function besiege(email: string, minute: number): Promise<void> {
  const headers = from(`198.51.100.${minute}`);
  const guesses = Array.from({ length: 12 }, (_, count) =>
    signIn({ email, password: `essai ${minute} ${count}` }, headers),
  );
  const mailed = ['/signup', '/recover', '/resend'].flatMap(path =>
    Array.from({ length: 6 }, () =>
      server.call(path, { body: { email, password: 'girafe intruse', type: 'signup' }, headers }),
    ),
  );
  await Promise.all([...guesses, ...mailed]);
}

test('a browser that signed in before gets in whatever a stranger tries, with ten tries of its own', async () => {
  const { person, cookie, attributes } = await owner();
  expect(attributes).toMatch(/^__Host-accroche-known=/);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(attributes).toContain(part);
  await besiege(person.email, 1);
  expect((await signIn(person, from('203.0.113.1'))).status).toBe(429);
  expect((await signIn(person, { ...from('203.0.113.1'), cookie })).status).toBe(200);
  // The cookie grants nothing: a wrong password sent with it is a guess, and there are ten.
  const wrong = { ...person, password: 'girafe devinée' };
  const statuses = [];
  for (let count = 0; count < 12; count++)
    statuses.push((await signIn(wrong, { ...from('203.0.113.2'), cookie })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test('a forged mark, that of another account and that of an earlier password count for nothing', async () => {
  const [{ person, cookie, token }, other] = [await owner(), await owner()];
  await besiege(person.email, 2);
  const forged = `${cookie.slice(0, -2)}AA`;
  for (const mark of [forged, other.cookie, '__Host-accroche-known=x', `${cookie}.y`])
    expect((await signIn(person, { ...from('203.0.113.3'), cookie: mark })).status).toBe(429);
  const changed = await server.call('/user', {
    method: 'PUT',
    body: { password: 'girafe nouvelle', current_password: person.password },
    headers: { authorization: `Bearer ${token}` },
  });
  // A signed-in user proves their password within the session: a stranger cannot use up that limit.
  expect(changed.status).toBe(200);
  const again = { ...person, password: 'girafe nouvelle' };
  expect((await signIn(again, { ...from('203.0.113.3'), cookie })).status).toBe(429);
  const fresh = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await signIn(again, { ...from('203.0.113.3'), cookie: fresh })).status).toBe(200);
});

test('at any minute of two hours under siege the owner has a way in: a link that works lies in the mailbox', async () => {
  const { person } = await owner();
  const links: { token: string; at: number }[] = [];
  const collect = () => {
    for (const mail of mails.received.filter(one => one.recipients.includes(person.email)))
      if (mail.subject?.startsWith('Choisissez') && !links.some(({ token }) => token === tokenIn(mail)))
        links.push({ token: tokenIn(mail), at: server.clock.now().getTime() });
  };
  for (let minute = 3; minute < 123; minute += 13) {
    await besiege(person.email, minute);
    await server.call('/recover', { body: { email: person.email }, headers: from('203.0.113.4') });
    await new Promise(resolve => setTimeout(resolve, 30));
    collect();
    const newest = links.at(-1);
    expect(server.clock.now().getTime() - (newest?.at ?? 0), `minute ${minute}`).toBeLessThan(30 * 60_000);
    server.clock.push(13 * 60_000);
  }
  server.clock.push(-13 * 60_000);
  const opened = await server.call('/verify', {
    body: { type: 'recovery', token_hash: links.at(-1)?.token },
    headers: from('203.0.113.4'),
  });
  expect(opened.status).toBe(200);
});

test('one network has forty mails a day sent to addresses of strangers, and no more, however slowly it asks', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    const asked = signUpOf(newPerson(), '192.0.2.200');
    statuses.push((await asked).status);
    if (count % 20 === 19) server.clock.push(20 * 60_000);
  }
  expect(statuses).toEqual([...Array(40).fill(200), ...Array(20).fill(429)]);
  const late = await signUpOf(newPerson(), '192.0.2.200');
  expect(late.body).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3_600);
  expect((await signUpOf(newPerson(), '192.0.2.201')).status).toBe(200);
});

test('one address gets eight mails of sign-ups a day, from however many networks', async () => {
  const { email, password } = newPerson();
  const statuses: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    for (let count = 0; count < 4; count += 1)
      statuses.push((await signUpOf({ email, password }, `192.0.2.${hour * 4 + count}`)).status);
    server.clock.push(61 * 60_000);
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(8);
  // A reset is a way in, so mails requested by others must not use it up.
  const reset = await server.call('/recover', { body: { email }, headers: from('192.0.2.99') });
  expect(reset.status).toBe(200);
});
