import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { linkIn, startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';
import { eventually } from '#test/harness/eventually.ts';

const SITE = 'https://accroche.exemple.fr';

let server: AuthServer;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startAuthServer({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'Accroche <bonjour@exemple.fr>', APP_URL: SITE },
  });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

/** The button of the page that a link leads to. */
async function confirm(token: string, password?: string) {
  const { status, body } = await server.call('/verify', {
    body: { type: 'signup', token_hash: token, ...(password === undefined ? {} : { password }) },
  });
  return status === 200 ? 'confirmed' : String(body['error_code']);
}

test('signing up asks for proof of the address: the page of the link opens a session, once', async () => {
  const person = newPerson();
  const client = server.newClient();
  const { data, error } = await client.signUp({ ...person, options: { emailRedirectTo: SITE } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: person.email });
  expect((await client.signInWithPassword(person)).error?.code).toBe('email_not_confirmed');

  const mail = await mails.nextTo(person.email);
  expect(mail).toMatchObject({ subject: 'Confirmez votre adresse · Accroche' });
  expect(mail.from?.address).toBe('bonjour@exemple.fr');
  const link = linkIn(mail);
  expect(link.startsWith(`${SITE}/confirm-email#token=`)).toBe(true);
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));

  const proof = { type: 'signup' as const, token_hash: tokenIn(mail), password: person.password };
  const session = await client.verifyOtp(proof);
  expect(session.data.user?.email_confirmed_at).toBeTruthy();
  expect((await server.newClient().signInWithPassword(person)).error).toBeNull();

  const again = await server.newClient().verifyOtp(proof);
  expect(again.error).toMatchObject({ code: 'otp_expired' });
  expect(again.error?.message).toContain('déjà été utilisé');
});

test('whatever opens a mailed address changes nothing: it leads to the page, whose button spends the token', async () => {
  const person = newPerson();
  await server.call('/signup', { body: { ...person, password: 'mot de passe intrus' } });
  const token = tokenIn(await mails.nextTo(person.email));
  for (const type of ['signup', 'email', 'recovery', 'email_change', 'invite']) {
    for (const method of ['GET', 'HEAD']) {
      const query = new URLSearchParams({ token, type, redirect_to: `${SITE}/videos` });
      const { status, headers } = await server.call(`/verify?${query}`, { method });
      expect(status).toBe(303);
      const page = new URL(headers.get('location') ?? '');
      expect(page.pathname).toBe(type === 'recovery' ? '/reset-password' : '/confirm-email');
      expect(new URLSearchParams(page.hash.slice(1)).get('token')).toBe(token);
    }
  }
  const intruder = { ...person, password: 'mot de passe intrus' };
  expect((await server.newClient().signInWithPassword(intruder)).error?.code).toBe('email_not_confirmed');
  expect(await confirm(token)).toBe('confirmed');
});

test('the button without the password of the sign-up lets the owner in and the stranger’s password die', async () => {
  const person = newPerson();
  const intruder = { ...person, password: 'mot de passe intrus' };
  await server.call('/signup', { body: { ...intruder, data: { full_name: 'Intrus' } } });
  const token = tokenIn(await mails.nextTo(person.email));
  expect(await confirm(token, person.password)).toBe('sign_up_password_differs');
  const owner = server.newClient();
  const { data, error } = await owner.verifyOtp({ type: 'signup', token_hash: token });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toEqual({});
  expect((await owner.updateUser({ password: person.password })).error).toBeNull();
  expect((await server.newClient().signInWithPassword(intruder)).error?.code).toBe('invalid_credentials');
  expect((await server.newClient().signInWithPassword(person)).error).toBeNull();
});

test('the mail speaks the language of the form', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person, headers: { 'x-client-lang': 'en' } });
  const mail = await mails.nextTo(person.email);
  expect(mail.subject).toBe('Confirm your address · Accroche');
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('a known address and a new one get the same answer; the owner is told by mail', async () => {
  const known = newPerson();
  await server.call('/signup', { body: known });
  await confirm(tokenIn(await mails.nextTo(known.email)), known.password);
  const fresh = newPerson();
  const answers = [
    await server.call('/signup', { body: { ...known, password: 'girafe intruse' } }),
    await server.call('/signup', { body: fresh }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, other] = answers.map(({ body }) => anonymised(body));
  expect(one).toEqual(other);
  const mail = await mails.nextTo(known.email);
  expect(mail.subject).toBe('Vous avez déjà un compte · Accroche');
  expect((await server.newClient().signInWithPassword(known)).error).toBeNull();
});

test('whoever signs up with somebody else’s address loses password and sessions when the owner comes', async () => {
  const owner = newPerson();
  await server.call('/signup', { body: { email: owner.email, password: 'mot de passe intrus' } });
  await mails.nextTo(owner.email);
  await server.call('/signup', { body: { ...owner, data: { full_name: 'La vraie' } } });
  expect(await confirm(tokenIn(await mails.nextTo(owner.email)), owner.password)).toBe('confirmed');
  const intruder = await server.newClient().signInWithPassword({ ...owner, password: 'mot de passe intrus' });
  expect(intruder.error?.code).toBe('invalid_credentials');
  const { data } = await server.newClient().signInWithPassword(owner);
  expect(data.user?.user_metadata).toEqual({ full_name: 'La vraie' });
  const profile = await server.db.system.row({
    name: 'name-of-test',
    text: 'select username from profiles where user_id = $1',
    values: [data.user?.id],
  });
  expect(profile).toEqual({ username: 'La vraie' });
});

test('an owner who comes by reset finds the intruder’s password dead', async () => {
  const owner = newPerson();
  await server.call('/signup', { body: owner });
  await mails.nextTo(owner.email);
  await server.call('/recover', { body: { email: owner.email } });
  const token = /#token=([\w-]+)/.exec(linkIn(await mails.nextTo(owner.email)))?.[1];
  await server.call('/verify', { body: { type: 'recovery', token_hash: token } });
  expect((await server.newClient().signInWithPassword(owner)).error?.code).toBe('invalid_credentials');
});

test('fifty uses of one link at once: one gets in', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const token = tokenIn(await mails.nextTo(person.email));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.call('/verify', { body: { type: 'signup', token_hash: token } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) if (status !== 200) expect(body['error_code']).toBe('otp_expired');
});

test('a link is dead after a day, for another purpose, and when a newer one was followed', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const first = tokenIn(await mails.nextTo(person.email));
  const wrong = await server.call('/verify', { body: { type: 'recovery', token_hash: first } });
  expect(wrong).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });

  const { error } = await server.newClient().resend({ type: 'signup', email: person.email });
  expect(error).toBeNull();
  const second = tokenIn(await mails.nextTo(person.email));
  expect(await confirm(second, person.password)).toBe('confirmed');
  expect(await confirm(first, person.password)).toBe('otp_expired');

  const late = newPerson();
  await server.call('/signup', { body: late });
  const token = tokenIn(await mails.nextTo(late.email));
  server.clock.push(24 * 3_600_000 + 1_000);
  expect(await confirm(token, late.password)).toBe('otp_expired');
});

test('links lead back to this site only, whatever is asked and whatever Host is claimed', async () => {
  const asked = [
    'https://voleur.example/x',
    '//voleur.example',
    'javascript:alert(1)',
    '/\\voleur.example',
    `${SITE}/`,
  ];
  for (const redirectTo of asked) {
    const person = newPerson();
    await server.call(`/signup?redirect_to=${encodeURIComponent(redirectTo)}`, {
      body: person,
      headers: { 'x-forwarded-host': 'voleur.example' },
    });
    const page = new URL(linkIn(await mails.nextTo(person.email)));
    expect(page.origin, redirectTo).toBe(SITE);
    expect(page.hash, redirectTo).not.toContain('next');
  }
  const person = newPerson();
  await server.call(`/signup?redirect_to=${encodeURIComponent(`${SITE}/dashboard?a=1`)}`, { body: person });
  const { hash } = new URL(linkIn(await mails.nextTo(person.email)));
  expect(new URLSearchParams(hash.slice(1)).get('next')).toBe('/dashboard?a=1');
});

test('with a mail server the first user whose address is proved becomes administrator', async () => {
  const own = await startAuthServer({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'a@exemple.fr', APP_URL: SITE },
  });
  const [hasty, proved] = [newPerson(), newPerson()];
  await own.call('/signup', { body: hasty });
  await own.call('/signup', { body: proved });
  for (const { email } of [proved, hasty]) {
    const token_hash = tokenIn(await mails.nextTo(email));
    await own.call('/verify', { body: { type: 'signup', token_hash } });
  }
  const admins = await own.db.system.rows({
    name: 'admin-addresses',
    text: 'select email from user_roles r join auth.users u on u.id = r.user_id',
  });
  expect(admins).toEqual([{ email: proved.email }]);
  await own.close();
});

test('a mail that the server cannot take now is kept and sent later; what was sent is forgotten', async () => {
  const person = newPerson();
  mails.refuseWith = 451;
  await server.call('/signup', { body: person });
  const row = () =>
    server.db.system.row<{
      attempts: number;
      last_error: string | null;
      sent_at: Date | null;
      text_body: string;
    }>({
      name: 'mail-of-test',
      text: 'select attempts, last_error, sent_at, text_body from mail_outbox where recipient = $1',
      values: [person.email],
    });
  await eventually(async () =>
    expect(await row()).toMatchObject({ attempts: 1, last_error: 'EMESSAGE 451' }),
  );
  mails.refuseWith = undefined;
  server.clock.push(31_000);
  await server.call('/signup', { body: newPerson() });
  await mails.nextTo(person.email);
  await eventually(async () => expect(await row()).toMatchObject({ attempts: 2, text_body: '' }));
  expect((await row())?.sent_at).toBeInstanceOf(Date);
  expect(server.logged.join('')).not.toContain(person.email);
});

function anonymised(body: Record<string, unknown>): string {
  return JSON.stringify(body)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/personne-[^"]+/g, 'address')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}
