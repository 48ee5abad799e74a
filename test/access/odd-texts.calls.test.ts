import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { errors as english } from '#i18n/en/errors.ts';
import { errors as french } from '#i18n/fr/errors.ts';
import { HONEST_NAMES, ODD_EMAILS, ODD_HANDLES, ODD_NAMES } from '#test/corpora/odd-texts.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, everything, type Call } from './calling.ts';

let testApp: TestApp;
let user: TestUser;
let before: string;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser({ plan: 'business_enterprise' });
  before = await everything(testApp);
});
afterAll(() => testApp.close());

const password = 'girafe violette 12';
const languages = [
  ['fr', { ...french }, fr.auth.refusals],
  ['en', { ...english }, en.auth.refusals],
] as const;
let asked = 0;

function send(request: Call, language: string) {
  asked += 1;
  const from = `10.${asked % 200}.${Math.floor(asked / 200)}.7`;
  return ask(testApp, request, {
    ...bearer(user.token),
    'accept-language': language,
    'x-forwarded-for': from,
  });
}

/** Whether an answer refuses with one of the sentences of the catalogue, whatever their values. */
function isSaid(text: string, sentences: readonly string[]): boolean {
  const answer = JSON.parse(text) as { message?: string; msg?: string };
  const said = answer.message ?? answer.msg ?? '';
  const shapeOf = (sentence: string) =>
    new RegExp(
      `^${sentence
        .split(/\{\w+\}/)
        .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^]*')}$`,
    );
  return sentences.some(sentence => shapeOf(sentence).test(said));
}

const signUp = (email: string, data: object): Call => ({
  method: 'POST',
  url: '/auth/v1/signup',
  body: { email, password, data },
});

describe.each(languages)('in %s', (language, errors, refusals) => {
  test.each(Object.entries(ODD_NAMES))(
    'a name with %s is refused in words, and nothing is stored',
    async (what, name) => {
      const own = [errors.name_unreadable, errors.malformed_request, errors.invalid_input];
      for (const body of [
        { username: name },
        { full_name: what === 'nothing' || what === 'blanks' ? '\u200b' : name },
      ]) {
        const { status, text } = await send({ method: 'PATCH', url: '/api/v1/me', body }, language);
        expect([400, 422], text).toContain(status);
        expect(isSaid(text, own), text).toBe(true);
      }
      if (what !== 'nothing' && what !== 'blanks') {
        const { status, text } = await send(
          signUp('nouveau@exemple.fr', { username: name, full_name: name }),
          language,
        );
        expect([400, 422], text).toContain(status);
        expect(isSaid(text, [refusals.name_unreadable, refusals.validation_failed]), text).toBe(true);
      }
      expect(await everything(testApp)).toBe(before);
    },
  );

  test.each(Object.entries(ODD_EMAILS))(
    'an address with %s is refused in words, and nothing is stored',
    async (_what, email) => {
      const own = [refusals.email_address_invalid, refusals.validation_failed];
      const requests: Call[] = [
        signUp(email, {}),
        { method: 'POST', url: '/auth/v1/recover', body: { email } },
        { method: 'POST', url: '/auth/v1/resend', body: { email, type: 'signup' } },
      ];
      for (const request of requests) {
        const { status, text } = await send(request, language);
        expect([400, 422], `${request.url} ${text}`).toContain(status);
        expect(isSaid(text, own), text).toBe(true);
      }
      const signIn = { method: 'POST', url: '/auth/v1/token?grant_type=password', body: { email, password } };
      const { status, text } = await send(signIn, language);
      expect([400, 422]).toContain(status);
      expect(isSaid(text, [refusals.invalid_credentials, ...own]), text).toBe(true);
      expect(await everything(testApp)).toBe(before);
    },
  );

  test.each(Object.entries(ODD_HANDLES))(
    'an account called %s is refused in words, and nothing is stored',
    async (_what, handle) => {
      const own = [
        errors.handle_empty,
        errors.handle_too_long,
        errors.handle_bad_characters,
        errors.invalid_input,
      ];
      const { status, text } = await send(
        { method: 'POST', url: '/api/v1/linked-accounts', body: { handle } },
        language,
      );
      expect(status, text).toBe(422);
      expect(isSaid(text, own), text).toBe(true);
      expect(await everything(testApp)).toBe(before);
    },
  );

  test('bytes that are no text are refused in words, and nothing is stored', async () => {
    const broken = [
      [0x7b, 0x22, 0x75, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d],
      [0xff, 0xfe, 0x7b, 0x00],
      [0xed, 0xa0, 0x80],
      [0xc0, 0xaf],
      [0xf8, 0x88, 0x80, 0x80, 0x80],
    ].map(bytes => Buffer.concat([Buffer.from('{"username":"'), Buffer.from(bytes), Buffer.from('"}')]));
    for (const body of broken) {
      for (const [method, url, sentences] of [
        ['PATCH', '/api/v1/me', [errors.malformed_request, errors.invalid_input, errors.name_unreadable]],
        ['POST', '/rpc/me/update', [errors.malformed_request, errors.invalid_input]],
        ['POST', '/auth/v1/signup', [refusals.bad_json]],
        ['PUT', '/auth/v1/user', [refusals.bad_json]],
      ] as const) {
        const response = await testApp.router.request(url, {
          method,
          headers: { ...bearer(user.token), 'content-type': 'application/json', 'accept-language': language },
          body,
        });
        const text = await response.text();
        expect([url, Math.floor(response.status / 100)], text).toEqual([url, 4]);
        const plain = url.startsWith('/rpc')
          ? JSON.stringify((JSON.parse(text) as { json: unknown }).json)
          : text;
        expect(isSaid(plain, sentences), text).toBe(true);
      }
    }
    expect(await everything(testApp)).toBe(before);
  });
});

test('two spellings of one address are one account, and the second is told so', async () => {
  const first = await send(signUp('double@exemple.fr', {}), 'fr');
  expect(first.status).toBe(200);
  for (const [language, , refusals] of languages) {
    for (const email of [
      'Double@Exemple.FR',
      ' DOUBLE@exemple.fr ',
      'ｄｏｕｂｌｅ@exemple.fr',
      'double@exemple．fr',
    ]) {
      const { status, text } = await send(signUp(email, {}), language);
      expect([email, status]).toEqual([email, 422]);
      expect(isSaid(text, [refusals.user_already_exists]), text).toBe(true);
    }
  }
});

test('two spellings of one account are one link, and the second is told so', async () => {
  const link = (handle: string, language = 'fr') =>
    send({ method: 'POST', url: '/api/v1/linked-accounts', body: { handle } }, language);
  expect((await link('demo-lea-cuisine')).status).toBe(201);
  for (const [language, errors] of languages) {
    for (const handle of [
      'DEMO-Lea-Cuisine',
      '@demo-lea-cuisine',
      ' demo-lea-cuisine ',
      'ｄｅｍｏ-lea-cuisine',
    ]) {
      const { status, text } = await link(handle, language);
      expect([handle, status]).toEqual([handle, 409]);
      expect(isSaid(text, [errors.account_already_linked]), text).toBe(true);
    }
  }
});

test.each(HONEST_NAMES)('%s is a name, and is kept as it is written', async name => {
  const { status, text } = await send({ method: 'PATCH', url: '/api/v1/me', body: { username: name } }, 'fr');
  expect(status, text).toBe(200);
  expect((JSON.parse(text) as { profile: { username: string } }).profile.username).toBe(name);
});
