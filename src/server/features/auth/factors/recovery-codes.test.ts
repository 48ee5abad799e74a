import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupRecoveryCode } from '#domain/auth/recovery-code.ts';
import { newPerson, startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { enrolTotp, protectedPerson, subjectsTo, withPasswordAlone } from '#test/auth/factors.ts';
import { PROOF_LIVES_MS } from '../users/re-authentication.ts';

const PLENTY = { hits: 10_000, windowSeconds: 900 };
let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ limits: { secondFactor: PLENTY, secondFactorADay: PLENTY } });
});
afterAll(() => server.close());

async function withCodes() {
  const somebody = await protectedPerson(server);
  const { data, error } = await somebody.client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { ...somebody, codes: data.codes };
}

const left = async (client: TestClient) => (await client.mfa.recoveryCodes.getStatus()).data?.remaining;

test('ten codes are made once a factor is verified, shown once, and counted', async () => {
  const { client } = await protectedPerson(server);
  expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
  expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('mfa_factor_not_found');
  const { data, error } = await client.mfa.recoveryCodes.generate({ friendlyName: 'Secours' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'Secours', total: 10 });
  expect(new Set(data?.codes).size).toBe(10);
  for (const code of data?.codes ?? []) expect(code).toMatch(/^[a-z2-9]{16}$/);
  expect((await client.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: data?.id,
    type: 'recovery_code',
    total: 10,
    remaining: 10,
  });
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
  expect((await client.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: data?.id }]);
  const stored = await server.db.system.rows<{ row: string }>({
    name: 'test-stored-codes',
    text: `select to_jsonb(c)::text as row from auth.recovery_codes c where factor_id = $1`,
    values: [data?.id],
  });
  expect(stored).toHaveLength(10);
  for (const code of data?.codes ?? []) expect(JSON.stringify(stored)).not.toContain(code);
});

test('without a verified factor, or before it is shown, there are no codes', async () => {
  const client = server.newClient();
  const person = newPerson();
  await client.signUp(person);
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  const somebody = await withCodes();
  const before = await withPasswordAlone(server, somebody.person);
  for (const refused of [
    await before.mfa.recoveryCodes.generate(),
    await before.mfa.recoveryCodes.regenerate(),
    await before.mfa.recoveryCodes.getStatus(),
    await before.mfa.recoveryCodes.unenroll(),
  ]) {
    expect(refused.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
  }
});

test('a code raises a session however it is written, once, and its owner is told', async () => {
  const { person, client, codes } = await withCodes();
  const browser = await withPasswordAlone(server, person);
  const code = codes[3] ?? '';
  const { data, error } = await browser.mfa.recoveryCodes.verify({
    code: ` ${groupRecoveryCode(code).toUpperCase()} `,
  });
  expect(error).toBeNull();
  expect(data?.user.email).toBe(person.email);
  expect(browser.events).toContain('MFA_CHALLENGE_VERIFIED');
  expect((await browser.getClaims()).data?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'password' }, { method: 'mfa/recovery_code' }],
  });
  expect((await browser.updateUser({ data: { full_name: 'Léa' } })).error).toBeNull();
  expect(await left(client)).toBe(9);
  expect(await subjectsTo(server, person.email)).toContain('Un code de secours a servi · Accroche');
  const mail = await server.db.system.row<{ text_body: string }>({
    name: 'test-recovery-mail',
    text: `select text_body from mail_outbox where recipient = $1 and subject like 'Un code de secours%'`,
    values: [person.email],
  });
  expect(mail?.text_body).toContain('Codes encore valables\u00a0: 9.');

  const again = await withPasswordAlone(server, person);
  for (const wrong of [code, 'k4m9x7qp2ab8ht3z', '123456', '']) {
    const refused = await again.mfa.recoveryCodes.verify({ code: wrong });
    expect(refused.error, wrong).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
  }
});

test('of fifty uses of one code at once exactly one passes', async () => {
  const { person, client, codes } = await withCodes();
  const browsers: TestClient[] = [];
  for (let count = 0; count < 50; count++) browsers.push(await withPasswordAlone(server, person));
  const answers = await Promise.all(
    browsers.map(one => one.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(await left(client)).toBe(9);
});

test('somebody else’s code opens nothing', async () => {
  const { codes, client } = await withCodes();
  const other = await withCodes();
  const browser = await withPasswordAlone(server, other.person);
  const { error } = await browser.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
  expect(error?.code).toBe('mfa_verification_failed');
  expect(await left(client)).toBe(10);
});

test('a new set ends the old one; with the last factor the codes are gone', async () => {
  const { person, client, codes, factorId } = await withCodes();
  const { data } = await client.mfa.recoveryCodes.regenerate();
  expect(data?.codes).toHaveLength(10);
  expect(await subjectsTo(server, person.email)).toContain(
    'Vos codes de secours ont été remplacés · Accroche',
  );
  const browser = await withPasswordAlone(server, person);
  const old = await browser.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
  expect(old.error?.code).toBe('mfa_verification_failed');
  expect((await browser.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBeNull();

  // A user who lost the device removes the factor and enrols again.
  await browser.prove(person.password);
  expect((await browser.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await browser.getUser()).data.user?.factors).toEqual([]);
  const plain = await withPasswordAlone(server, person);
  expect((await plain.updateUser({ data: { full_name: 'Léa' } })).error).toBeNull();
  expect((await enrolTotp(plain, person.password, 'Nouveau téléphone')).factorId).toBeTruthy();
});

test('a session that was left open takes no factor away and gets no codes without a new proof', async () => {
  const { person, client, factorId, codes } = await withCodes();
  const bare = await protectedPerson(server);
  server.clock.push(PROOF_LIVES_MS);
  for (const refused of [
    await client.mfa.unenroll({ factorId }),
    await client.mfa.recoveryCodes.regenerate(),
    await client.mfa.recoveryCodes.unenroll(),
    await bare.client.mfa.recoveryCodes.generate(),
  ]) {
    expect(refused.error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
  }
  expect((await client.getUser()).data.user?.factors).toHaveLength(2);
  const elsewhere = await withPasswordAlone(server, person);
  expect((await elsewhere.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull();

  // An unverified factor protects nothing and can be removed without a fresh proof.
  await client.prove(person.password);
  const begun = await enrolTotp(client, person.password, 'Tablette');
  server.clock.push(PROOF_LIVES_MS);
  expect((await client.mfa.unenroll({ factorId: begun.factorId })).error).toBeNull();

  expect(await client.prove('pas celui-là')).toBe('current_password_wrong');
  expect((await client.mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed');
  expect(await client.prove(person.password)).toBe('proved');
  expect((await client.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10);
  expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull();
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
});
