import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, everything, overRest, overRpc, type Input } from './calling.ts';
import { CALL_TABLE } from './call-table.ts';
import { TRIED_PATHS } from './path-table.ts';
import { createVictim, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
let owner: TestUser;
const keys = { reading: '', writing: '', revoked: '', expired: '' };
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
  owner = await testApp.createUser({ plan: 'business_pro', admin: true });
  await testApp.request('/usage', { as: owner });
  const make = (name: string, write: boolean) =>
    answer<{ key: { id: string }; token: string }>(
      testApp.request('/api-keys', {
        method: 'POST',
        as: owner,
        json: { password: owner.password, name, write, days: 30 },
      }),
    );
  keys.reading = (await make('Lecture', false)).token;
  keys.writing = (await make('Écriture', true)).token;
  const revoked = await make('Révoquée', true);
  await testApp.request(`/api-keys/${revoked.key.id}`, { method: 'DELETE', as: owner });
  keys.revoked = revoked.token;
  const expired = await make('Expirée', true);
  await testApp.app.db.system.run({
    name: 'test-expire-key',
    text: `update api_keys set created_at = now() - interval '9 days', expires_at = now() - interval '1 day' where id = $1`,
    values: [expired.key.id],
  });
  keys.expired = expired.token;
});
afterAll(() => testApp.close());

let asked = 0;
const as = (key: string) => ({ ...bearer(key), 'x-forwarded-for': `10.66.${(asked += 1) % 250}.1` });
/** Keys have their own limit per minute, which is not under test here. */
const unlimited = () =>
  testApp.app.db.system.run({ name: 'test-no-limits', text: 'delete from rate_limits' });
const foreign = (call: ContractCall): Input => CALL_TABLE[call.name]?.foreign?.(victim.theirs) ?? {};
const calls = CONTRACT_CALLS.map((call): [string, ContractCall] => [call.name, call]);

describe.each(calls)('%s', (_name, call) => {
  test('lets a key do what its owner gave it, and never what a person alone decides', async () => {
    await unlimited();
    const theirs = await everything(testApp, victim.user.userId);
    for (const [scope, key] of [
      ['reading', keys.reading],
      ['writing', keys.writing],
    ] as const) {
      const { status, text } = await ask(testApp, overRest(call, foreign(call)), as(key));
      const isClosed = call.access === 'admin' || call.apiKeys === 'refused';
      // 404: the call is open, but its resource is proved by something else than a key; 422: by something of another
      // form.
      if (call.access === 'public') expect([200, 404, 422]).toContain(status);
      else if (isClosed)
        expect([scope, status, text.includes('"api_key_refused"')]).toEqual([scope, 403, true]);
      else if (scope === 'reading' && call.method !== 'GET')
        expect([status, text.includes('"api_key_read_only"')]).toEqual([403, true]);
      else {
        expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
      expect(victim.marks.filter(mark => text.includes(mark))).toEqual([]);
    }
    expect(await everything(testApp, victim.user.userId)).toBe(theirs);
  });

  test('is closed to keys over RPC, and to keys that are revoked, expired or made up', async () => {
    await unlimited();
    const before = await everything(testApp);
    const madeUp = `acc_${'A'.repeat(keys.reading.length - 4)}`;
    const attempts = [
      ...[keys.reading, keys.writing].map(key => [overRpc(call, foreign(call)), key] as const),
      ...[keys.revoked, keys.expired, madeUp, `${keys.writing}x`, keys.writing.slice(0, -1)].map(
        key => [overRest(call, foreign(call)), key] as const,
      ),
    ];
    for (const [request, key] of attempts) {
      const { status } = await ask(testApp, request, as(key));
      expect([key.slice(0, 8), status]).toEqual([key.slice(0, 8), 401]);
    }
    expect(await everything(testApp)).toBe(before);
  });
});

test.each(
  TRIED_PATHS.filter(({ access }) => access.lets === 'session' && access.opensToKeys !== true).map(
    (path): [string, typeof path] => [path.name, path],
  ),
)('%s is closed to keys', async (_name, path) => {
  const before = await everything(testApp);
  for (const key of [keys.reading, keys.writing]) {
    const { status } = await ask(testApp, path, as(key));
    expect([401, 403]).toContain(status);
  }
  expect(await everything(testApp)).toBe(before);
});
