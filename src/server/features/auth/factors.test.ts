import { generateSecret } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import {
  bearerOf,
  codeOf,
  enrolTotp,
  nextStep,
  protectedPerson,
  subjectsTo,
  tokenOf,
  withPasswordAlone,
} from '#test/auth/factors.ts';

const PLENTY = { hits: 10_000, windowSeconds: 900 };
let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ limits: { secondFactor: PLENTY, secondFactorADay: PLENTY } });
});
afterAll(() => server.close());

async function signedUp() {
  const person = newPerson();
  const client = server.newClient();
  await client.signUp(person);
  await client.prove(person.password);
  return { person, client };
}

test('a factor begins with a QR code, a secret and an address, and counts for nothing yet', async () => {
  const { person, client } = await signedUp();
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'Téléphone' });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/);
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data?.totp.uri ?? '');
  expect(decodeURIComponent(uri.pathname)).toBe(`/Accroche:${person.email}`);
  expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
  expect(uri.searchParams.get('issuer')).toBe('Accroche');

  const named = await (await signedUp()).client.mfa.enroll({ factorType: 'totp', issuer: 'Studio Léa' });
  expect(new URL(named.data?.totp.uri ?? '').searchParams.get('issuer')).toBe('Studio Léa');

  const user = (await client.getUser()).data.user;
  expect(user?.factors).toMatchObject([{ id: data?.id, factor_type: 'totp', status: 'unverified' }]);
  const level = await client.mfa.getAuthenticatorAssuranceLevel(await tokenOf(client));
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect((await client.updateUser({ data: { full_name: 'Léa' } })).error).toBeNull();
});

test('a code raises the session to aal2, with the event, the method and a mail', async () => {
  const { person, client } = await signedUp();
  const { factorId, secret } = await enrolTotp(client, person.password);
  const before = (await client.getSession()).data.session;
  const challenge = await client.mfa.challenge({ factorId });
  expect(challenge.data).toMatchObject({ type: 'totp' });
  expect((challenge.data?.expires_at ?? 0) * 1_000 - server.clock.now().getTime()).toBeLessThanOrEqual(
    600_000,
  );
  const { data, error } = await client.mfa.verify({
    factorId,
    challengeId: challenge.data?.id ?? '',
    code: await codeOf(server, secret),
  });
  expect(error).toBeNull();
  expect(client.events).toContain('MFA_CHALLENGE_VERIFIED');
  expect(data?.user.factors).toMatchObject([
    { id: factorId, status: 'verified', friendly_name: 'Téléphone' },
  ]);
  const { data: claims } = await client.getClaims();
  expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'password' }, { method: 'totp' }] });
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  });
  expect(await subjectsTo(server, person.email)).toEqual([
    'Un second facteur protège votre compte · Accroche',
  ]);

  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect((await client.getClaims()).data?.claims.aal).toBe('aal2');
  // A refresh token stolen before the code is not raised to aal2 with the owner's session.
  const stolen = await server.newClient().refreshSession({ refresh_token: before?.refresh_token ?? '' });
  expect(stolen.error?.code).toBe('refresh_token_already_used');
});

test('a code from one step away is taken, from two steps away it is not, and none works twice', async () => {
  const { person, client } = await signedUp();
  const { factorId, secret } = await enrolTotp(client, person.password);
  const answer = async (code: string) =>
    (await client.mfa.challengeAndVerify({ factorId, code })).error?.code ?? 'taken';
  expect(await answer(await codeOf(server, secret, -2))).toBe('mfa_verification_failed');
  expect(await answer(await codeOf(server, secret, 2))).toBe('mfa_verification_failed');
  const now = await codeOf(server, secret);
  const [early, late] = [await codeOf(server, secret, -1), await codeOf(server, secret, 1)];
  expect(await answer(early)).toBe('taken');
  expect(await answer(`${now.slice(0, 3)} ${now.slice(3)}`)).toBe('taken');
  expect(await answer(now)).toBe('mfa_verification_failed');
  expect(await answer(late)).toBe('taken');
  for (const code of [early, now, late]) expect(await answer(code)).toBe('mfa_verification_failed');
});

test('of fifty uses of one code at once exactly one passes', async () => {
  const { person, secret, factorId } = await protectedPerson(server);
  const browsers = [];
  for (let count = 0; count < 50; count++) browsers.push(await withPasswordAlone(server, person));
  const challenges = await Promise.all(browsers.map(one => one.mfa.challenge({ factorId })));
  const code = await codeOf(server, secret);
  const answers = await Promise.all(
    browsers.map((one, index) =>
      one.mfa.verify({ factorId, challengeId: challenges[index]?.data?.id ?? '', code }),
    ),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  for (const { error } of answers) if (error) expect(error.code).toBe('mfa_verification_failed');
});

test('a challenge is answered once, within its time, by its own session, with few tries', async () => {
  const { person, client, secret, factorId } = await protectedPerson(server);
  const other = await withPasswordAlone(server, person);
  const challengeId = async () => (await client.mfa.challenge({ factorId })).data?.id ?? '';
  const verify = async (by: typeof client, id: string, code: string) =>
    (await by.mfa.verify({ factorId, challengeId: id, code })).error?.code ?? 'taken';

  const foreign = await challengeId();
  expect(await verify(other, foreign, await codeOf(server, secret))).toBe('mfa_challenge_expired');

  const spent = await challengeId();
  expect(await verify(client, spent, await codeOf(server, secret))).toBe('taken');
  nextStep(server);
  expect(await verify(client, spent, await codeOf(server, secret))).toBe('mfa_challenge_expired');

  const tried = await challengeId();
  for (let count = 0; count < 5; count++)
    expect(await verify(client, tried, '12345')).toBe('mfa_verification_failed');
  expect(await verify(client, tried, await codeOf(server, secret))).toBe('mfa_challenge_expired');

  const late = await challengeId();
  server.clock.push(5 * 60_000 + 1_000);
  expect(await verify(client, late, await codeOf(server, secret))).toBe('mfa_challenge_expired');
});

test('somebody else’s factor is not there', async () => {
  const { factorId, secret } = await protectedPerson(server);
  const { person, client } = await signedUp();
  const challenge = await client.mfa.challenge({ factorId });
  expect(challenge.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
  const own = await enrolTotp(client, person.password);
  const ownChallenge = await client.mfa.challenge({ factorId: own.factorId });
  const verified = await client.mfa.verify({
    factorId,
    challengeId: ownChallenge.data?.id ?? '',
    code: await codeOf(server, secret),
  });
  expect(verified.error?.code).toBe('mfa_factor_not_found');
  expect((await client.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  expect((await client.mfa.unenroll({ factorId: 'x' })).error?.code).toBe('mfa_factor_not_found');
});

test('a verified factor keeps its name; a beginning that was left makes room', async () => {
  const { person, client } = await protectedPerson(server);
  const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: ' TÉLÉPHONE ' });
  expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
  const left = await enrolTotp(client, person.password, 'Tablette');
  const second = await enrolTotp(client, person.password, 'tablette');
  const ids = ((await client.getUser()).data.user?.factors ?? []).map(factor => factor.id);
  expect(ids).toContain(second.factorId);
  expect(ids).not.toContain(left.factorId);
  for (const friendlyName of ['a\u0000b', 'x'.repeat(81), '\u202egauche', '\u200b']) {
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(['mfa_factor_name_refused', 'validation_failed'], friendlyName).toContain(error?.code);
  }
});

test('ten factors are enough, also when fifty are begun at once; left ones are gone after an hour', async () => {
  const { person, client } = await signedUp();
  const begun = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      client.mfa.enroll({ factorType: 'totp', friendlyName: `Appareil ${index}` }),
    ),
  );
  expect(begun.filter(({ error }) => error === null)).toHaveLength(10);
  for (const { error } of begun) if (error) expect(error.code).toBe('too_many_enrolled_mfa_factors');
  server.clock.push(3_600_000 + 1_000);
  await client.signInWithPassword(person);
  await client.prove(person.password);
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Dernier' })).error).toBeNull();
  expect((await client.getUser()).data.user?.factors).toHaveLength(1);
});

test('a beginning made with the password alone is no way around a factor that was verified since', async () => {
  const { person, client } = await signedUp();
  const thief = await withPasswordAlone(server, person);
  const forged = await enrolTotp(thief, person.password, 'Voleur');
  const early = await thief.mfa.challenge({ factorId: forged.factorId });
  expect(early.error).toBeNull();
  const own = await enrolTotp(client, person.password, 'Propriétaire');
  const code = await codeOf(server, own.secret);
  expect((await client.mfa.challengeAndVerify({ factorId: own.factorId, code })).error).toBeNull();
  // Even if the attacker's factor were still stored.
  await server.db.system.run({
    name: 'test-put-back',
    text: `insert into auth.factors (id, user_id, factor_type, friendly_name, status, sealed_secret)
           select $1, user_id, 'totp', 'Voleur', 'unverified', $3 from auth.factors where id = $2`,
    values: [
      forged.factorId,
      own.factorId,
      server.app.secrets.seal('totp-secret', Buffer.from(forged.secret)),
    ],
  });
  const again = await thief.mfa.challenge({ factorId: forged.factorId });
  expect(again.error?.code).toBe('insufficient_aal');
  expect((await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Encore' })).error?.code).toBe(
    'insufficient_aal',
  );
});

test('a verified factor is removed at aal2 alone; with the last one the account is as before', async () => {
  const { person, client, factorId } = await protectedPerson(server);
  const other = await withPasswordAlone(server, person);
  expect((await other.mfa.unenroll({ factorId })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 403,
  });
  const { data, error } = await client.mfa.unenroll({ factorId });
  expect(error).toBeNull();
  expect(data).toEqual({ id: factorId });
  expect((await client.getUser()).data.user?.factors).toEqual([]);
  expect(await subjectsTo(server, person.email)).toContain('Un second facteur a été retiré · Accroche');
  await client.refreshSession();
  expect((await client.getClaims()).data?.claims).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'password' }],
  });
  expect((await other.updateUser({ data: { full_name: 'Léa' } })).error).toBeNull();
});

test('sessions that a removed factor had raised must show another one', async () => {
  const { person, client, factorId, secret } = await protectedPerson(server);
  const second = await enrolTotp(client, person.password, 'Tablette');
  const own = await codeOf(server, second.secret);
  await client.mfa.challengeAndVerify({ factorId: second.factorId, code: own });
  const phone = await withPasswordAlone(server, person);
  await phone.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
  expect((await phone.updateUser({ data: { a: 'b' } })).error).toBeNull();
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await phone.updateUser({ data: { a: 'c' } })).error?.code).toBe('insufficient_aal');
  expect((await client.updateUser({ data: { a: 'd' } })).error).toBeNull();
});

test('secrets are sealed at rest, and neither they nor codes reach the log', async () => {
  const { factorId, secret, client } = await protectedPerson(server);
  const code = await codeOf(server, secret);
  await client.mfa.challengeAndVerify({ factorId, code });
  const row = await server.db.system.row<{ stored: string }>({
    name: 'test-stored-factor',
    text: `select encode(sealed_secret, 'escape') || to_jsonb(f)::text as stored from auth.factors f where id = $1`,
    values: [factorId],
  });
  expect(row?.stored).not.toContain(secret);
  expect(server.logged.join('\n')).not.toContain(secret);
  expect(server.logged.join('\n')).not.toContain(`"${code}"`);
});

test('what is not a factor, a code or a challenge is refused with a sentence, in both languages', async () => {
  const { person, client } = await signedUp();
  const { factorId } = await enrolTotp(client, person.password);
  const headers = await bearerOf(client);
  const id = (await client.mfa.challenge({ factorId })).data?.id ?? '';
  for (const [path, body, code] of [
    ['/factors', {}, 'validation_failed'],
    ['/factors', { factor_type: 'phone', phone: '06 12 34 56 78' }, 'mfa_phone_refused'],
    ['/factors', { factor_type: 'totp', friendly_name: ['x'] }, 'validation_failed'],
    [`/factors/${factorId}/challenge`, { channel: 'pigeon' }, 'validation_failed'],
    ['/factors/x/challenge', {}, 'mfa_factor_not_found'],
    [`/factors/${factorId}/verify`, { challenge_id: 'x', code: '123456' }, 'validation_failed'],
    [`/factors/${factorId}/verify`, { challenge_id: id, code: '123456'.repeat(1_000) }, 'validation_failed'],
    [`/factors/${factorId}/verify`, { challenge_id: id, code: '１２３４５６' }, 'mfa_verification_failed'],
    [`/factors/${generateSecret()}/verify`, { challenge_id: id, code: '123456' }, 'mfa_factor_not_found'],
  ] as const) {
    const french = await server.call(path, { body, headers });
    expect(french.body, path).toMatchObject({ error_code: code });
    const english = await server.call(path, { body, headers: { ...headers, 'accept-language': 'en' } });
    expect(english.body['msg']).not.toBe(french.body['msg']);
  }
  expect((await server.call('/factors', { body: { factor_type: 'totp' } })).status).toBe(401);
});

test('a factor begins with the password alone, so that an open session keeps nobody out', async () => {
  const person = newPerson();
  const client = server.newClient();
  await client.signUp(person);
  const begin = async (friendlyName: string) =>
    (await client.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code ?? 'begun';
  expect(await begin('Voleur')).toBe('reauthentication_needed');
  const headers = await bearerOf(client);
  const enrol = (current_password: string) =>
    server.call('/factors', {
      body: { factor_type: 'totp', friendly_name: 'Téléphone', current_password },
      headers,
    });
  expect((await enrol('pas celui-là')).body).toMatchObject({ error_code: 'current_password_wrong' });
  expect((await enrol(person.password)).status).toBe(200);

  // The official client sends no password with this call: it was given a moment before, in this session.
  const elsewhere = await withPasswordAlone(server, person);
  expect(await client.prove('pas celui-là')).toBe('current_password_wrong');
  expect(await begin('Voleur')).toBe('reauthentication_needed');
  expect(await client.prove(person.password)).toBe('proved');
  const other = await elsewhere.mfa.enroll({ factorType: 'totp', friendlyName: 'Ailleurs' });
  expect(other.error?.code).toBe('reauthentication_needed');
  expect(await begin('Tablette')).toBe('begun');
  server.clock.push(5 * 60_000);
  expect(await begin('Trop tard')).toBe('reauthentication_needed');
});

test('who has shown a factor gives the password all the same before another, or the first could be taken away', async () => {
  const { person, client } = await protectedPerson(server);
  server.clock.push(5 * 60_000);
  const refused = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Voleur' });
  expect(refused.error?.code).toBe('reauthentication_needed');
  await client.prove(person.password);
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablette' })).error).toBeNull();
});
