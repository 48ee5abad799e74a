import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '#test/contract-calls.ts';
import { createTestWorld, type TestWorld } from '#test/world.ts';
import { ask, bothWays, everything } from './asking.ts';
import { makeBadAuthorizations } from './bad-authorizations.ts';
import { createVictim, forgedClaims, type Victim } from './victim.ts';

let testWorld: TestWorld;
let victim: Victim;
let badAuthorizations: Awaited<ReturnType<typeof makeBadAuthorizations>>;
beforeAll(async () => {
  testWorld = await createTestWorld({ workers: 0 });
  victim = await createVictim(testWorld);
  badAuthorizations = await makeBadAuthorizations(testWorld, victim.user);
});
afterAll(() => testWorld.close());

const asCase = (call: ContractCall): [string, ContractCall] => [call.name, call];

describe.each(CONTRACT_CALLS.filter(call => call.access !== 'public').map(asCase))('%s', (_name, call) => {
  test('is closed without a session, whatever the request claims', async () => {
    const before = await everything(testWorld);
    const { headers, query, body } = forgedClaims(victim);
    for (const asked of bothWays(call)) {
      const url = `${asked.url}${asked.url.includes('?') ? '&' : '?'}${query}`;
      for (const [request, more] of [
        [asked, {}],
        [{ ...asked, url, body: { ...asked.body, ...body } }, headers],
      ] as const) {
        const { status, text } = await ask(testWorld, request, more);
        expect([status, text.includes('"unauthenticated"')]).toEqual([401, true]);
      }
    }
    expect(await everything(testWorld)).toBe(before);
  });

  test('is closed to every token that is not ours', async () => {
    const before = await everything(testWorld);
    const statuses = new Map<string, number>();
    for (const [what, authorization] of badAuthorizations) {
      for (const asked of bothWays(call)) {
        const { status } = await ask(testWorld, asked, { authorization });
        if (status !== 401) statuses.set(`${what} at ${asked.url}`, status);
      }
    }
    expect(Object.fromEntries(statuses)).toEqual({});
    expect(await everything(testWorld)).toBe(before);
  });
});

test.each(CONTRACT_CALLS.filter(call => call.access === 'public').map(asCase))(
  '%s is open to everybody',
  async (_name, call) => {
    for (const asked of bothWays(call)) {
      const { status, text } = await ask(testWorld, asked);
      expect(status).toBe(200);
      expect(victim.marks.filter(mark => text.includes(mark))).toEqual([]);
    }
  },
);
