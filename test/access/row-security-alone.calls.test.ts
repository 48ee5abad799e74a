import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, bothWays, everything, overRest } from './calling.ts';
import { CALL_TABLE } from './call-table.ts';
import { createVictim, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
let stranger: TestUser;
/** A server without its own checks: it takes every caller for the victim, and the database does not. */
let mistaken: Pick<TestApp, 'router'>;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
  stranger = await testApp.createUser({ plan: 'business_enterprise' });
  await testApp.request('/usage', { as: stranger });
  const { app } = testApp;
  const asStranger = () => app.db.tenant(stranger.userId);
  const db = { ...app.db, tenant: asStranger, reading: asStranger };
  mistaken = { router: createApp({ ...app, db }, { webFolder: 'no such folder' }) };
});
afterAll(() => testApp.close());

/**
 * Sessions belong to sign-in: the application's role does not reach them at all, and the token is really the victim's.
 */
const sessionCalls = CONTRACT_CALLS.filter(
  ({ access, name }) => access === 'session' && !name.startsWith('sessions.'),
);

test.each(sessionCalls.map((call): [string, ContractCall] => [call.name, call]))(
  'a server that mistakes who asks %s still shows and changes nothing of the other’s',
  async (_name, call) => {
    const before = await everything(testApp, victim.user.userId);
    const input = CALL_TABLE[call.name]?.foreign?.(victim.theirs) ?? {};
    // User id and address come from the session and are correct; everything else comes from the tables.
    const marks = victim.marks.filter(mark => mark !== victim.user.userId && mark !== victim.user.email);
    for (const asked of bothWays(call, input)) {
      const { text } = await ask(mistaken, asked, bearer(victim.user.token));
      expect(marks.filter(mark => text.includes(mark))).toEqual([]);
    }
    expect(await everything(testApp, victim.user.userId)).toBe(before);
  },
);

test('the same questions to a server in its right mind are answered', async () => {
  const heard = await Promise.all(
    CONTRACT_CALLS.filter(({ access, method }) => access === 'session' && method === 'GET').map(call =>
      ask(
        testApp,
        overRest(call, CALL_TABLE[call.name]?.foreign?.(victim.theirs)),
        bearer(victim.user.token),
      ),
    ),
  );
  const said = heard.map(answered => answered.text).join('\n');
  // A file that is not attached to a message yet is in no list; only its sender knows its id.
  expect(victim.marks.filter(mark => !said.includes(mark))).toEqual([victim.theirs.attachment]);
});
