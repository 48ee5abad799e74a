import { afterAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { startMailServer } from '#test/auth/mail-server.ts';

const GENEROUS = {
  loopbackFactor: 1_000,
  account: { hits: 1_000, windowSeconds: 60 },
  mailsPerAddress: { hits: 1_000, windowSeconds: 60 },
};
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of opened.toReversed()) await one.close();
});

/** Median times of two kinds of call, made in turn so that the machine's moods strike both. */
async function compare(rounds: number, known: () => Promise<unknown>, unknown: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of [known, unknown].entries()) {
      const startedAt = performance.now();
      await work();
      times[index]?.push(performance.now() - startedAt);
    }
  }
  const [one = 0, other = 0] = times.map(list => list.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]);
  return one / other;
}

async function start(env: Record<string, string> = {}): Promise<AuthServer> {
  const server = await startAuthServer({ env, limits: GENEROUS });
  opened.push(server);
  return server;
}

test('a wrong password takes the time of an unknown address', async () => {
  const server = await start();
  const person = newPerson();
  await server.call('/signup', { body: person });
  const signIn = (email: string) =>
    server.call('/token?grant_type=password', { body: { email, password: 'pas celui-là' } });
  const ratio = await compare(
    200,
    () => signIn(person.email),
    () => signIn('personne@exemple.fr'),
  );
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
});

test('with a mail server signing up and resetting take the same time for known and unknown addresses', async () => {
  const mails = await startMailServer();
  opened.push(mails);
  const server = await start({ SMTP_URL: mails.url, MAIL_FROM: 'a@exemple.fr' });
  const person = newPerson();
  await server.call('/signup', { body: person });
  const post = (path: string, email: string) =>
    server.call(path, { body: { email, password: 'girafe bleue 5' } });
  const signUps = await compare(
    10,
    () => post('/signup', person.email),
    () => post('/signup', newPerson().email),
  );
  const resets = await compare(
    10,
    () => post('/recover', person.email),
    () => post('/recover', newPerson().email),
  );
  for (const ratio of [signUps, resets]) {
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  }
});
