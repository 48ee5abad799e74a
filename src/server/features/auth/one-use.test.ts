import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';
import { rounds } from '#test/harness/rounds.ts';

/** Each batch has twenty known addresses and twenty unknown ones. */
const PROMISED_BATCHES = 10;
const BATCHES = rounds(PROMISED_BATCHES, 2);
const SITE = 'https://accroche.exemple.fr';

let mails: MailServer;
let server: AuthServer;
let second: AuthServer;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Accroche <bonjour@exemple.fr>', APP_URL: SITE };
  const limits = { mailsPerAddress: { hits: 100, windowSeconds: 60 } };
  server = await startAuthServer({ env, limits });
  second = await startAuthServer({ env, limits, beside: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
  await mails.close();
});

const KINDS = ['signup', 'recovery'] as const;

/** A fresh link of this kind, and its user. */
async function linkOf(kind: (typeof KINDS)[number]) {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const mail = await mails.nextTo(person.email);
  if (kind === 'signup') return { person, token: tokenIn(mail) };
  await server.call('/recover', { body: { email: person.email } });
  const reset = await mails.nextTo(person.email);
  return { person, token: tokenIn(reset) };
}
const spend = (type: string, token_hash: string, on = server) =>
  on.call('/verify', { body: { type, token_hash } });

test.each(KINDS)(
  'of fifty uses at once of a link of the kind %s, over two servers, one opens a session',
  async kind => {
    const { person, token } = await linkOf(kind);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spend(kind, token, index % 2 === 0 ? server : second)),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.body).toMatchObject({ user: { email: person.email } });
    const sessions = await server.db.system.row({
      name: 'sessions-of-test',
      text: `select count(*) as n from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1`,
      values: [person.email],
    });
    expect(sessions).toEqual({ n: 1 });
  },
);

test('a link opens nothing as a link of another kind, after its time, or cut short', async () => {
  for (const kind of KINDS) {
    const { token } = await linkOf(kind);
    for (const other of ['signup', 'recovery', 'email_change'].filter(one => one !== kind))
      // A new address can only be confirmed by a signed-in user.
      expect((await spend(other, token)).status, `${kind} as ${other}`).toBe(
        other === 'email_change' ? 401 : 403,
      );
    expect((await spend(kind, token.slice(0, -1))).status).toBe(403);
    expect((await spend(kind, `${token}x`)).status).toBe(403);
    const lifeMs = kind === 'signup' ? 24 * 3_600_000 : 30 * 60_000;
    server.clock.push(lifeMs + 1_000);
    expect((await spend(kind, token)).status).toBe(403);
    server.clock.push(-lifeMs - 1_000);
    expect((await spend(kind, token)).status).toBe(200);
  }
});

test('every spelling of one mailbox is one account; look-alikes and hidden letters are refused', async () => {
  const id = Date.now();
  const spellings = [
    `cafe${id}@exemple.fr`,
    `CAFE${id}@EXEMPLE.FR`,
    ` cafe${id}@exemple.fr `,
    `ｃａｆｅ${id}@exemple.fr`,
    `cafe${id}＠exemple.fr`,
    `cafe${id}@exemple．fr`,
  ];
  for (const email of spellings) {
    expect(
      (await server.call('/signup', { body: { email, password: 'girafe bleue 4' } })).status,
      email,
    ).toBe(200);
  }
  const accented = [`café${id}@exemple.fr`, `cafe\u0301${id}@exemple.fr`];
  for (const email of accented)
    expect((await server.call('/signup', { body: { email, password: 'girafe bleue 4' } })).status).toBe(200);
  const rows = await server.db.system.rows<{ email: string }>({
    name: 'spellings-of-test',
    text: 'select email from auth.users where email like $1 order by email',
    values: [`%${id}@exemple.fr`],
  });
  expect(rows.map(({ email }) => email).toSorted()).toEqual(
    [`cafe${id}@exemple.fr`, `café${id}@exemple.fr`].toSorted(),
  );
  for (const hidden of [
    `ca\u200bfe${id}@exemple.fr`,
    `\u202ecafe${id}@exemple.fr`,
    `cafe${id}@exemple.fr\u0000`,
    `c\u0430fe${id}@exemple.fr`,
  ]) {
    const { status } = await server.call('/signup', { body: { email: hidden, password: 'girafe bleue 4' } });
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test(`in ${BATCHES} of ${PROMISED_BATCHES} batches sign-in, sign-up and reset say the same to known and to unknown addresses`, async () => {
  const known = newPerson();
  await server.call('/signup', { body: known });
  await spend('signup', tokenIn(await mails.nextTo(known.email)));
  const generous = await startAuthServer({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'a@exemple.fr', APP_URL: SITE },
    limits: {
      loopbackFactor: 10_000,
      account: { hits: 10_000, windowSeconds: 60 },
      mailsPerAddress: { hits: 10_000, windowSeconds: 60 },
      recoveryMails: { hits: 10_000, windowSeconds: 60 },
    },
    beside: server,
  });
  const calls: [string, (email: string) => object][] = [
    ['/token?grant_type=password', email => ({ email, password: 'pas celui-là' })],
    ['/signup', email => ({ email, password: 'girafe bleue 4' })],
    ['/recover', email => ({ email })],
  ];
  for (const [path, body] of calls) {
    const seen = { known: new Set<string>(), unknown: new Set<string>() };
    for (let batch = 0; batch < BATCHES; batch++) {
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const isKnown = index % 2 === 0;
          const email = isKnown ? known.email : newPerson().email;
          let answer = await generous.call(path, { body: body(email) });
          // A busy machine rejects excess load with 503, for known and unknown addresses alike.
          while (answer.status === 503) answer = await generous.call(path, { body: body(email) });
          const shape = JSON.stringify(answer.body)
            .replaceAll(email, 'EMAIL')
            .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
            .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
          seen[isKnown ? 'known' : 'unknown'].add(`${answer.status} ${shape}`);
        }),
      );
    }
    expect([...seen.known], path).toEqual([...seen.unknown]);
    expect(seen.known.size, path).toBe(1);
  }
  await generous.close();
}, 120_000);
