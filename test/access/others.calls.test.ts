import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import {
  ask,
  bearer,
  bothWays,
  everything,
  overRest,
  overRpc,
  type Answered,
  type Input,
} from './calling.ts';
import { CALL_TABLE } from './call-table.ts';
import { createVictim, forgedClaims, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
});
afterAll(() => testApp.close());

const asCase = (call: ContractCall): [string, ContractCall] => [call.name, call];
const foreignInput = (call: ContractCall): Input => CALL_TABLE[call.name]?.foreign?.(victim.theirs) ?? {};
const named = CONTRACT_CALLS.filter(call => call.access === 'session' && call.idFields.length > 0);

describe.each([
  ['another user', { plan: 'freemium', admin: false }],
  ['a business user', { plan: 'business_pro', admin: false }],
  ['an administrator', { plan: 'freemium', admin: true }],
] as const)('%s', (_who, options) => {
  let other: TestUser;
  let before: string;
  /** The state that the last call left, which the next one starts from. */
  let left: string | undefined;
  beforeAll(async () => {
    other = await testApp.createUser(options);
    // A usage row of one's own changes nothing for the victim.
    await testApp.request('/usage', { as: other });
    before = await everything(testApp);
  });

  test.each(named.map(asCase))('finds nothing at %s with somebody else’s id', async (_name, call) => {
    const input = foreignInput(call);
    // The same answer as for an id that never was.
    const nobodys = Object.fromEntries(
      Object.entries(input).map(([field, value]) => [
        field,
        call.idFields.includes(field) ? nobodysIds(value) : value,
      ]),
    );
    for (const way of [overRest, overRpc]) {
      const { headers } = forgedClaims(victim);
      const found = await ask(testApp, way(call, input), { ...headers, ...bearer(other.token) });
      expect([found.status, found.text.includes('not_found')]).toEqual([404, true]);
      const missing = await ask(testApp, way(call, nobodys), bearer(other.token));
      expect([missing.status, plain(missing)]).toEqual([found.status, plain(found)]);
    }
    expect(await everything(testApp)).toBe(before);
  });

  test.each(CONTRACT_CALLS.filter(({ access }) => access !== 'admin').map(asCase))(
    'gets nothing of somebody else out of %s, however the request names them',
    async (_name, call) => {
      const theirState = left ?? (await everything(testApp, victim.user.userId));
      const { headers, query, body } = forgedClaims(victim);
      for (const asked of bothWays(call, call.idFields.length > 0 ? foreignInput(call) : {})) {
        const url = `${asked.url}${asked.url.includes('?') ? '&' : '?'}${query}`;
        const request = { ...asked, url, body: { ...asked.body, ...body } };
        for (const [one, more] of [
          [asked, {}],
          [request, headers],
        ] as const) {
          const { text } = await ask(testApp, one, { ...more, ...bearer(other.token) });
          expect(victim.marks.filter(mark => text.includes(mark) && !url.includes(mark))).toEqual([]);
        }
      }
      left = await everything(testApp, victim.user.userId);
      expect(left).toBe(theirState);
    },
  );
});

/** As many ids that never were. */
const nobodysIds = (value: unknown) => String(value).replace(/[^,]+/g, () => randomUUID());

const plain = ({ text }: Answered) => text.replace(/"requestId":"[^"]*"/g, '');

const readers = new Map<string, Promise<TestUser>>();

function readerOn(plan: 'freemium' | 'business_pro'): Promise<TestUser> {
  const reader = readers.get(plan) ?? testApp.createUser({ plan });
  readers.set(plan, reader);
  return reader;
}

test.each(CONTRACT_CALLS.filter(({ access }) => access === 'session').map(asCase))(
  '%s lets in whoever has a session, on every plan',
  async (_name, call) => {
    const tryOn = async (plan: 'freemium' | 'business_pro') => {
      // A call that only reads leaves the user unchanged, who is reused; a call that writes gets a new user.
      const one = call.method === 'GET' ? await readerOn(plan) : await testApp.createUser({ plan });
      for (const asked of bothWays(call)) {
        const { status } = await ask(testApp, asked, bearer(one.token));
        expect([401, 403], asked.url).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    };
    await Promise.all([tryOn('freemium'), tryOn('business_pro')]);
  },
);

describe('of the administration', () => {
  const plans = ['freemium', 'business_enterprise', 'business_pro'] as const;
  // Every call is refused, so these users stay as they were.
  let ordinary: TestUser[];
  beforeAll(async () => {
    ordinary = await Promise.all(plans.map(plan => testApp.createUser({ plan })));
  });

  test.each(CONTRACT_CALLS.filter(({ access }) => access === 'admin').map(asCase))(
    '%s refuses everybody who is not an administrator',
    async (_name, call) => {
      const { headers, body } = forgedClaims(victim);
      const before = await everything(testApp);
      for (const one of ordinary) {
        for (const asked of bothWays(call, foreignInput(call))) {
          const { status, text } = await ask(
            testApp,
            { ...asked, body: { ...asked.body, ...body, given: true } },
            { ...headers, ...bearer(one.token) },
          );
          expect([status, text.includes('"forbidden"')]).toEqual([403, true]);
        }
      }
      expect(await everything(testApp)).toBe(before);
    },
  );
});

describe('a user who is locked', () => {
  let locked: TestUser;
  let before: string;
  beforeAll(async () => {
    locked = await testApp.createUser({ plan: 'business_pro', admin: true });
    expect((await testApp.request('/me', { as: locked })).status).toBe(200);
    await testApp.app.db.system.run({
      name: 'test-lock',
      text: 'update auth.users set locked_at = now() where id = $1',
      values: [locked.userId],
    });
    // Waits until whatever this process may have cached has expired: a second at most.
    await new Promise(resolve => setTimeout(resolve, 1_000));
    before = await everything(testApp);
  });

  test.each(CONTRACT_CALLS.map(asCase))('gets no further than the door of %s', async (_name, call) => {
    for (const asked of bothWays(call, foreignInput(call))) {
      expect((await ask(testApp, asked, bearer(locked.token))).status).toBe(401);
    }
    expect(await everything(testApp)).toBe(before);
  });
});
