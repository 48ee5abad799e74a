import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { startMailServer, type MailServer } from '#test/auth/mail-server.ts';
import { combined } from '#test/corpora/combined.ts';

const BREAKS = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u000b',
  '%0d%0a',
  '\\r\\n',
  '\u560a\u560d',
];
const HEADERS = [
  'Bcc: voleur@exemple.fr',
  'Subject: autre chose',
  'Content-Type: text/html',
  '\r\n<b>corps</b>',
  '.\r\nRSET',
];
let mails: MailServer;
let server: AuthServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startAuthServer({
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Accroche <a@exemple.fr>',
      APP_URL: 'https://accroche.exemple.fr',
    },
    limits: {
      loopbackFactor: 10_000,
      mailsPerAddress: { hits: 1_000, windowSeconds: 60 },
    },
  });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const addresses = [
  ...combined(['personne@exemple.fr', 'personne'], BREAKS, HEADERS, ['', '@exemple.fr']),
  'a@exemple.fr,b@exemple.fr',
  'a@exemple.fr;b@exemple.fr',
  'a@exemple.fr b@exemple.fr',
  '<a@exemple.fr>',
  'A <a@exemple.fr>',
  'a@exemple.fr> RCPT TO:<b@exemple.fr',
  '"a\r\nBcc: b@exemple.fr"@exemple.fr',
  'groupe:a@exemple.fr;',
  '=?utf-8?q?a=0d=0aBcc=3a_b=40exemple.fr?=@exemple.fr\r\n',
];

test('an address that carries a header is refused everywhere, and no mail leaves', async () => {
  const wrong: unknown[] = [];
  const tryOne = async (email: string) => {
    for (const [path, body] of [
      ['/signup', { password: 'girafe violette 12' }],
      ['/recover', {}],
      ['/resend', { type: 'signup' }],
    ] as const) {
      const { status } = await server.call(path, { body: { ...body, email } });
      // A character that nobody reads as a line break is like any other: that mail goes to that very address.
      if (status !== 400 && status !== 422 && !(status === 200 && isPlain(email)))
        wrong.push([path, email, status]);
    }
  };
  await Promise.all(addresses.map(tryOne));
  expect(wrong).toEqual([]);
  const strangers = mails.received
    .flatMap(mail => mail.recipients)
    .filter(to => to.startsWith('voleur@') || to.startsWith('b@'));
  expect(strangers).toEqual([]);
});

const isPlain = (email: string) => /^[^\s@:<>,;"]+@exemple\.fr$/u.test(email.normalize('NFKC'));

test('every mail has one recipient, the sender of the configuration and its own subject alone', async () => {
  const person = { ...newPerson(), email: "o'neil+x=y!#$%&*/?^_`{|}~@exemple.fr" };
  await server.call('/signup', {
    body: { ...person, data: { username: 'Bcc: voleur@exemple.fr', full_name: 'Subject: x' } },
    headers: { 'x-client-lang': 'fr\r\nBcc: voleur@exemple.fr'.slice(0, 2), 'accept-language': 'en, Bcc:x' },
  });
  const mail = await mails.nextTo(person.email);
  expect(mail.recipients).toEqual([person.email]);
  expect(mail.from?.address).toBe('a@exemple.fr');
  expect(mail.to?.map(to => 'address' in to && to.address)).toEqual([person.email]);
  expect([mail.cc ?? [], mail.bcc ?? [], mail.replyTo ?? []]).toEqual([[], [], []]);
  expect(mail.subject).toBe('Confirmez votre adresse · Accroche');
  expect(JSON.stringify(mail.headers)).not.toMatch(/voleur/);
});

test('even a subject or a recipient with line breaks adds no header and no recipient', async () => {
  for (const broken of combined(BREAKS.slice(0, 7), HEADERS)) {
    await server.app.mailer.send({
      to: 'ligne@exemple.fr',
      subject: `Sujet${broken}`,
      text: 'x\r\n.\r\nRCPT TO:<voleur@exemple.fr>',
      html: '<p>x</p>',
    });
    const mail = await mails.nextTo('ligne@exemple.fr');
    expect(mail.recipients).toEqual(['ligne@exemple.fr']);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(mail.text).toContain('RCPT TO');
  }
});
