import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { ask, bothWays, everything } from './calling.ts';
import { makeBadAuthorizations } from './bad-authorizations.ts';
import { createVictim, forgedClaims, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
/** Calls that accepted a bad token, with those tokens; and the tokens that changed a row. */
const opened = new Map<string, string[]>();
const changing: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
  // All calls in parallel, one token after the other: a request with an unknown key waits a quarter of a second.
  for (const [what, authorization] of await makeBadAuthorizations(testApp, victim.user)) {
    const before = await everything(testApp);
    await Promise.all(closed.map(call => tryToken(call, what, authorization)));
    if ((await everything(testApp)) !== before) changing.push(what);
  }
});
afterAll(() => testApp.close());

const closed = CONTRACT_CALLS.filter(call => call.access !== 'public');

async function tryToken(call: ContractCall, what: string, authorization: string): Promise<void> {
  const asked = bothWays(call);
  const answers = await Promise.all(asked.map(one => ask(testApp, one, { authorization })));
  const wrong = answers.flatMap(({ status }, way) =>
    status === 401 ? [] : [`${what} at ${asked[way]?.url}: ${status}`],
  );
  opened.set(call.name, [...(opened.get(call.name) ?? []), ...wrong]);
}

const asCase = (call: ContractCall): [string, ContractCall] => [call.name, call];

describe.each(closed.map(asCase))('%s', (name, call) => {
  test('is closed without a session, whatever the request claims', async () => {
    const before = await everything(testApp);
    const { headers, query, body } = forgedClaims(victim);
    for (const asked of bothWays(call)) {
      const url = `${asked.url}${asked.url.includes('?') ? '&' : '?'}${query}`;
      for (const [request, more] of [
        [asked, {}],
        [{ ...asked, url, body: { ...asked.body, ...body } }, headers],
      ] as const) {
        const { status, text } = await ask(testApp, request, more);
        expect([status, text.includes('"unauthenticated"')]).toEqual([401, true]);
      }
    }
    expect(await everything(testApp)).toBe(before);
  });

  test('is closed to every token that is not ours', () => {
    expect(opened.get(name)).toEqual([]);
  });
});

test('no token that is not ours changes a row by any call', () => {
  expect(changing).toEqual([]);
});

test.each(CONTRACT_CALLS.filter(call => call.access === 'public').map(asCase))(
  '%s is open to everybody',
  async (_name, call) => {
    for (const asked of bothWays(call)) {
      const { status, text } = await ask(testApp, asked);
      // 422: the call is open, but input is missing; 404: it is open, but the resource does not exist.
      expect([200, 404, 422]).toContain(status);
      expect(victim.marks.filter(mark => text.includes(mark))).toEqual([]);
    }
  },
);
