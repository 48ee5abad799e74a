import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

async function newestMail(email: string) {
  return server.db.system.row<{ subject: string; text_body: string; next_attempt_at: Date | null }>({
    name: 'newest-mail',
    text: `select subject, text_body, next_attempt_at from mail_outbox where recipient = $1
           order by created_at desc limit 1`,
    values: [email],
  });
}
const tokenIn = (text: string | undefined) => /\/reset-password#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

test('a forgotten password is replaced through a mailed link, and all other sessions end', async () => {
  const person = newPerson();
  const before = server.newClient();
  await before.signUp(person);
  expect((await server.newClient().resetPasswordForEmail(person.email)).error).toBeNull();
  const mail = await newestMail(person.email);
  expect(mail).toMatchObject({
    subject: 'Choisissez un nouveau mot de passe · Accroche',
    next_attempt_at: null,
  });

  const client = server.newClient();
  const { error } = await client.verifyOtp({ token_hash: tokenIn(mail?.text_body), type: 'recovery' });
  expect(error).toBeNull();
  expect(client.events).toContain('PASSWORD_RECOVERY');
  expect((await client.updateUser({ password: 'girafe retrouvée' })).error).toBeNull();
  expect((await before.getUser()).error).not.toBeNull();
  expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  const again = await server.newClient().signInWithPassword({ ...person, password: 'girafe retrouvée' });
  expect(again.error).toBeNull();
  expect((await newestMail(person.email))?.subject).toBe('Votre mot de passe a changé · Accroche');
});

test('a reset link works once, for half an hour, and dies with the password it could have changed', async () => {
  const person = newPerson();
  const client = server.newClient();
  await client.signUp(person);
  const ask = async () => {
    await server.call('/recover', { body: { email: person.email } });
    return tokenIn((await newestMail(person.email))?.text_body);
  };
  const use = (token: string) => server.call('/verify', { body: { type: 'recovery', token_hash: token } });

  const token = await ask();
  const answers = await Promise.all(Array.from({ length: 50 }, () => use(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

  const late = await ask();
  server.clock.push(30 * 60_000 + 1_000);
  expect((await use(late)).status).toBe(403);

  const overtaken = await ask();
  await client.updateUser({ password: 'girafe pressée', current_password: person.password });
  expect((await use(overtaken)).status).toBe(403);
});

test('asking for a reset answers alike for known, unknown and locked addresses, and mails only the first', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const [nobody, locked] = [newPerson(), newPerson()];
  await server.call('/signup', { body: locked });
  await server.db.system.run({
    name: 'lock-of-test',
    text: 'update auth.users set locked_at = now() where email = $1',
    values: [locked.email],
  });
  const answers = [];
  for (const { email } of [person, nobody, locked])
    answers.push(await server.call('/recover', { body: { email } }));
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(3).fill({ status: 200, body: {} }),
  );
  expect(await newestMail(person.email)).toBeDefined();
  expect(await newestMail(nobody.email)).toBeUndefined();
  expect(await newestMail(locked.email)).toBeUndefined();
});
