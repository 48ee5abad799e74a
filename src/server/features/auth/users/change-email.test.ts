import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { linkIn, startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';

const SITE = 'https://accroche.exemple.fr';

let mails: MailServer;
let server: AuthServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startAuthServer({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'Accroche <bonjour@exemple.fr>', APP_URL: SITE },
    limits: { mailsPerAddress: { hits: 20, windowSeconds: 60 } },
  });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

/** A signed-in user with a confirmed address. */
async function signedIn() {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const token_hash = tokenIn(await mails.nextTo(person.email));
  await server.call('/verify', { body: { type: 'signup', token_hash, password: person.password } });
  const client = server.newClient();
  const { error } = await client.signInWithPassword(person);
  expect(error).toBeNull();
  return { person, client };
}
/** In the browser that asked. */
const confirm = async (client: TestClient, token_hash: string) => {
  const { data } = await client.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
  return server.call('/verify', { body: { type: 'email_change', token_hash }, headers });
};
const subjects = async (address: string) => {
  const mail = await mails.nextTo(address);
  return mail.subject;
};

test('a change of address is confirmed from the new mailbox, and both sides are told', async () => {
  const { person, client } = await signedIn();
  const email = newPerson().email;
  const { data, error } = await client.updateUser({ email, current_password: person.password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: person.email, new_email: email });
  const asked = await mails.nextTo(email);
  expect(asked.subject).toBe('Confirmez votre nouvelle adresse · Accroche');
  expect(linkIn(asked).startsWith(`${SITE}/confirm-email#token=`)).toBe(true);
  const told = await mails.nextTo(person.email);
  expect(told.subject).toBe('Changement d’adresse demandé · Accroche');
  expect(told.text).not.toContain(email);

  // Nothing has changed yet.
  expect((await server.newClient().signInWithPassword(person)).error).toBeNull();
  expect((await server.newClient().signInWithPassword({ ...person, email })).error?.code).toBe(
    'invalid_credentials',
  );

  expect((await confirm(client, tokenIn(asked))).status).toBe(200);
  expect(await subjects(person.email)).toBe('Votre adresse a changé · Accroche');
  expect((await client.getUser()).data.user).toMatchObject({ email });
  expect((await client.getUser()).data.user?.new_email).toBeUndefined();
  expect((await server.newClient().signInWithPassword({ ...person, email })).error).toBeNull();
  expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  const { data: renewed } = await client.refreshSession();
  expect(renewed.session?.user.email).toBe(email);
});

test('the link opens no session, works once and for a day', async () => {
  const { person, client } = await signedIn();
  const ask = async () => {
    const { email } = newPerson();
    await client.updateUser({ email, current_password: person.password });
    return tokenIn(await mails.nextTo(email));
  };
  const token = await ask();
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(client, token)));
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(1);
  expect(JSON.stringify(good[0]?.body)).not.toContain('token');
  expect((await confirm(client, token)).body).toMatchObject({ error_code: 'otp_expired' });

  const late = await ask();
  server.clock.push(24 * 3_600_000 + 1_000);
  expect((await confirm(client, late)).status).toBe(403);
  server.clock.push(-24 * 3_600_000 - 1_000);

  const overtaken = await ask();
  const newest = await ask();
  expect((await confirm(client, overtaken)).status).toBe(403);
  expect((await server.call('/verify', { body: { type: 'recovery', token_hash: newest } })).status).toBe(403);
  expect((await confirm(client, newest)).status).toBe(200);
});

test('without the present password nothing is asked for', async () => {
  const { client } = await signedIn();
  const { email } = newPerson();
  expect((await client.updateUser({ email })).error?.code).toBe('reauthentication_needed');
  expect((await client.updateUser({ email, current_password: 'pas celui-là' })).error?.code).toBe(
    'current_password_wrong',
  );
  expect(mails.received.filter(({ recipients }) => recipients.includes(email))).toEqual([]);
});

test('guesses of the present password are limited like sign-ins', async () => {
  const { client } = await signedIn();
  const codes = [];
  for (let tries = 0; tries < 12; tries++) {
    const { error } = await client.updateUser({
      email: newPerson().email,
      current_password: `essai ${tries}`,
    });
    codes.push(error?.code);
  }
  expect(codes).toEqual([
    ...Array(10).fill('current_password_wrong'),
    ...Array(2).fill('over_request_rate_limit'),
  ]);
});

test('an address that has an account is answered like a free one, and its owner is told', async () => {
  const { person: other } = await signedIn();
  const { person, client } = await signedIn();
  const taken = await client.updateUser({ email: other.email, current_password: person.password });
  expect(taken.error).toBeNull();
  expect(taken.data.user?.new_email).toBe(other.email);
  expect((await client.getUser()).data.user?.new_email).toBe(other.email);
  expect(await subjects(other.email)).toBe('Vous avez déjà un compte · Accroche');
  expect(await subjects(person.email)).toBe('Changement d’adresse demandé · Accroche');
});

test('of two who ask for one free address one gets it', async () => {
  const [one, two] = [await signedIn(), await signedIn()];
  const { email } = newPerson();
  const given: [TestClient, string][] = [];
  for (const { person, client } of [one, two]) {
    await client.updateUser({ email, current_password: person.password });
    given.push([client, tokenIn(await mails.nextTo(email))]);
  }
  const answers = await Promise.all(given.map(([client, token]) => confirm(client, token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('asking for the present address takes a waiting change back; a new password does too', async () => {
  const { person, client } = await signedIn();
  const ask = async () => {
    const { email } = newPerson();
    await client.updateUser({ email, current_password: person.password });
    return tokenIn(await mails.nextTo(email));
  };
  const cancelled = await ask();
  const { data } = await client.updateUser({ email: person.email });
  expect(data.user?.new_email).toBeUndefined();
  expect((await confirm(client, cancelled)).status).toBe(403);
  const overtaken = await ask();
  await client.updateUser({ password: 'girafe prudente', current_password: person.password });
  expect((await confirm(client, overtaken)).status).toBe(403);
});

test('an address that is none, or hides lines of a header, is refused', async () => {
  const { person, client } = await signedIn();
  for (const email of [
    'pas une adresse',
    'a@b.fr\r\nBcc: x@y.fr',
    'a@b.fr, c@d.fr',
    '<a@b.fr>',
    'a@b.fr\u0000',
  ]) {
    const { error } = await client.updateUser({ email, current_password: person.password });
    expect(error?.status, JSON.stringify(email)).toBeGreaterThanOrEqual(400);
    expect(error?.status).toBeLessThan(500);
  }
});

test('a link that somebody else opens gives their address to no account: the account that asked confirms it', async () => {
  const { person, client } = await signedIn();
  const victim = newPerson().email;
  await client.updateUser({ email: victim, current_password: person.password });
  const token = tokenIn(await mails.nextTo(victim));
  const body = { type: 'email_change', token_hash: token };
  expect((await server.call('/verify', { body })).body).toMatchObject({ error_code: 'no_authorization' });
  const { client: other } = await signedIn();
  expect((await confirm(other, token)).body).toMatchObject({ error_code: 'email_change_elsewhere' });
  expect((await client.getUser()).data.user).toMatchObject({ email: person.email });
  expect((await confirm(client, token)).status).toBe(200);
});
