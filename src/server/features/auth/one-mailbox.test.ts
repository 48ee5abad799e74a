import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { newGooglePerson, startGoogleServer, type GoogleServer } from '#test/auth/google-server.ts';
import { Browser } from '#test/auth/google-flow.ts';
import { startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';

const PASSWORD = 'girafe violette 9';
/** One domain: as people write it, and as DNS knows it. */
const UNICODE = 'crème-brûlée.fr';
const ASCII = 'xn--crme-brle-13ar8s.fr';

let google: GoogleServer;
let mails: MailServer;
let local: AuthServer;
let mailed: AuthServer;
beforeAll(async () => {
  google = await startGoogleServer();
  mails = await startMailServer();
  local = await startAuthServer({ env: google.env, limits: { account: { hits: 4, windowSeconds: 900 } } });
  mailed = await startAuthServer({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'bonjour@exemple.fr', APP_URL: 'https://accroche.exemple.fr' },
  });
});
afterAll(async () => {
  await local.close();
  await mailed.close();
  await mails.close();
  await google.close();
});

let people = 0;
function spellings(): [unicode: string, ascii: string] {
  people += 1;
  return [`lea${people}@${UNICODE}`, `lea${people}@${ASCII}`];
}
const signUp = (server: AuthServer, email: string, password = PASSWORD) =>
  server.call('/signup', { body: { email, password } });
const signIn = (server: AuthServer, email: string, password = PASSWORD) =>
  server.call('/token?grant_type=password', { body: { email, password } });
const idOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['user'] as { id: string } | undefined)?.id;
const accounts = (server: AuthServer, ...emails: string[]) =>
  server.db.system.rows<{ id: string; email: string }>({
    name: 'test-accounts-of',
    text: 'select id, email from auth.users where email = any($1) order by email',
    values: [emails],
  });
/** As older accounts were stored: by the spelling they were opened with. */
const asOfEarlierDays = (email: string) =>
  local.db.system.run({
    name: 'test-earlier-days',
    text: 'update auth.users set email_normalised = email where email = $1',
    values: [email],
  });

describe.each([
  ['Unicode', 'xn--', (pair: [string, string]) => pair],
  ['xn--', 'Unicode', ([unicode, ascii]: [string, string]): [string, string] => [ascii, unicode]],
])('an account opened by the %s spelling of its domain', (_first, _second, order) => {
  test('is the same by the other, at signing up and in, and keeps the spelling it was opened with', async () => {
    const [first, second] = order(spellings());
    const opened = await signUp(local, first);
    expect(opened.status).toBe(200);
    const again = await signUp(local, second, 'une autre phrase 3');
    expect([again.status, again.body['error_code']]).toEqual([422, 'user_already_exists']);
    for (const spelling of [first, second, second.toUpperCase()]) {
      const session = await signIn(local, spelling);
      expect([spelling, session.status, idOf(session)]).toEqual([spelling, 200, idOf(opened)]);
    }
    expect(await accounts(local, first, second)).toMatchObject([{ email: first }]);
  });

  test('gets its recovery link, and the link opens it', async () => {
    const [first, second] = order(spellings());
    await signUp(mailed, first);
    const signup = tokenIn(await mails.nextTo(mailAddress(first)));
    await mailed.call('/verify', { body: { type: 'signup', token_hash: signup } });
    // With a mail server, the second sign-up gets the same answer; the account's owner is notified.
    expect((await signUp(mailed, second)).status).toBe(200);
    expect((await mails.nextTo(mailAddress(second))).subject).toBe('Vous avez déjà un compte · Accroche');
    expect((await mailed.call('/recover', { body: { email: second } })).status).toBe(200);
    const token_hash = tokenIn(await mails.nextTo(mailAddress(first)));
    const session = await mailed.call('/verify', { body: { type: 'recovery', token_hash } });
    expect((session.body['user'] as { email: string }).email).toBe(first);
    expect(await accounts(mailed, first, second)).toHaveLength(1);
  });

  test('is opened by Google’s word for the other, and another account cannot move to it', async () => {
    const [first, second] = order(spellings());
    const opened = await signUp(local, first);
    google.person = { ...newGooglePerson(), email: second };
    const client = local.newClient({ flowType: 'pkce' });
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const landing = await new Browser(local).oauthFlow(data.url ?? '');
    const session = await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
    expect(session.data.user?.id).toBe(idOf(opened));

    const other = local.newClient();
    const email = `autre${people}@exemple.fr`;
    await other.signUp({ email, password: PASSWORD });
    await other.updateUser({ email: second, current_password: PASSWORD } as never);
    const told = await local.db.system.rows<{ subject: string }>({
      name: 'test-told-taken',
      text: 'select subject from mail_outbox where recipient = $1',
      values: [second],
    });
    expect(told.map(({ subject }) => subject)).toContain('Vous avez déjà un compte · Accroche');
  });

  test('that stands from earlier days is reached by both, and is not opened twice', async () => {
    const [first, second] = order(spellings());
    const opened = await signUp(local, first);
    await asOfEarlierDays(first);
    for (const spelling of [first, second])
      expect(idOf(await signIn(local, spelling)), spelling).toBe(idOf(opened));
    expect((await signUp(local, second)).status).toBe(422);
  });
});

test('two accounts that earlier days let stand side by side are each reached by their own spelling', async () => {
  const [unicode, ascii] = spellings();
  const one = await signUp(local, unicode);
  await asOfEarlierDays(unicode);
  await local.db.system.run({
    name: 'test-second-of-pair',
    text: `insert into auth.users (email, email_normalised, password_hash, email_confirmed_at)
           select $2, $2, password_hash, now() from auth.users where email = $1`,
    values: [unicode, ascii],
  });
  expect(idOf(await signIn(local, unicode))).toBe(idOf(one));
  const two = await signIn(local, ascii);
  expect(two.status).toBe(200);
  expect(idOf(two)).not.toBe(idOf(one));
});

test('of two spellings signed up at once one opens the account', async () => {
  const pair = spellings();
  const answers = await Promise.all([...pair, ...pair, ...pair].map(email => signUp(local, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await accounts(local, ...pair)).toHaveLength(1);
});

test('guesses by one spelling count for the other', async () => {
  const [unicode, ascii] = spellings();
  await signUp(local, unicode);
  for (const email of [unicode, ascii, unicode, ascii])
    expect((await signIn(local, email, 'pas le bon mot')).status).toBe(400);
  for (const email of [unicode, ascii]) expect((await signIn(local, email)).status).toBe(429);
});

test('one’s own address in its other spelling is no change', async () => {
  const [unicode, ascii] = spellings();
  const client = local.newClient();
  await client.signUp({ email: unicode, password: PASSWORD });
  const { data, error } = await client.updateUser({ email: ascii, current_password: PASSWORD } as never);
  expect([error, data.user?.email, data.user?.new_email]).toEqual([null, unicode, undefined]);
});

/** For both spellings the mail server is given one domain, and stores the Unicode one. */
function mailAddress(email: string): string {
  return email.replace(ASCII, UNICODE);
}
