import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { INJECTIONS } from '#test/corpora/injections.ts';
import { rounds } from '#test/harness/rounds.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, everything, overRest, overRpc, type Call } from './calling.ts';
import { sampleInput, textFields } from './sample-input.ts';
import { createVictim, type Victim } from './victim.ts';

const AT_ONCE = 100;
const logged: string[] = [];
/** Errors that PostgreSQL itself has told, whatever became of them afterwards. */
const told: { code: string; message: string }[] = [];
const prototype = pg.Client.prototype as unknown as { connect: (...given: unknown[]) => unknown };
const { connect } = prototype;
let testApp: TestApp;
let victim: Victim;
let user: TestUser;

beforeAll(async () => {
  prototype.connect = function heard(this: { connection: NodeJS.EventEmitter }, ...given) {
    this.connection.on('errorMessage', (error: { code: string; message: string }) => told.push(error));
    return connect.apply(this, given);
  };
  testApp = await createTestApp({ workers: 0, logged });
  victim = await createVictim(testApp);
  user = await testApp.createUser({ admin: true, plan: 'business_enterprise' });
});
afterAll(async () => {
  await testApp.close();
  prototype.connect = connect;
});

test('the corpus holds five hundred payloads', () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(500);
});

test('an error of SQL would be heard', async () => {
  const { system } = testApp.app.db;
  await expect(system.rows({ name: '', text: `select '` })).rejects.toThrow();
  expect(told.splice(0).map(({ code }) => code)).toEqual(['42601']);
});

/** Asks for each payload, some at a time; answers what was wrong with any. */
async function tryAll(
  payloads: readonly string[],
  asked: (payload: string, index: number) => Call,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let from = 0; from < payloads.length; from += AT_ONCE) {
    await Promise.all(
      payloads.slice(from, from + AT_ONCE).map(async (payload, offset) => {
        const one = asked(payload, from + offset);
        const { status, text } = await ask(testApp, one, {
          ...bearer(user.token),
          'x-forwarded-for': '10.8.8.8',
        });
        const shows = victim.marks.filter(mark => text.includes(mark));
        if (status >= 500 || shows.length > 0)
          wrong.push(`${JSON.stringify(payload)}: ${status} ${text.slice(0, 150)}`);
        if (status >= 400 && !/"message":"[^"]{10,}|"msg":"[^"]{10,}/.test(text))
          wrong.push(`${JSON.stringify(payload)}: no sentence: ${text.slice(0, 100)}`);
      }),
    );
  }
  return wrong;
}

const fields = CONTRACT_CALLS.flatMap(call =>
  textFields(call).map((field): [string, string, ContractCall] => [call.name, field, call]),
);

/** Every payload in proof runs; in the suite one of ten, another tenth with the next field. */
function payloadsFor(name: string, field: string): string[] {
  const every = rounds(1, 10);
  const first = fields.findIndex(([call, of]) => call === name && of === field) % every;
  return INJECTIONS.filter((_, index) => index % every === first);
}

describe.each(fields)('%s, field %s', (name, field, call) => {
  const payloads = payloadsFor(name, field);
  test(`takes ${payloads.length} of ${INJECTIONS.length} injections as text or refuses them, without one error of SQL`, async () => {
    const before = [told.length, logged.length] as const;
    const theirs = await everything(testApp, victim.user.userId);
    const wrong = await tryAll(payloads, (payload, index) => {
      const input = { ...sampleInput(call, FILLS[name]), [field]: payload };
      // The query of a URL cannot hold lone surrogates or NUL; bodies are tried with everything.
      return call.method === 'GET' && index % 2 === 0 ? overRest(call, input) : overRpc(call, input);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(told.slice(before[0])).toEqual([]);
    expect(errorsIn(logged.slice(before[1]))).toEqual([]);
    expect(await everything(testApp, victim.user.userId)).toBe(theirs);
  });
});

const FILLS: Record<string, Record<string, string | boolean>> = {
  'me.update': { username: 'Un nom honnête' },
};

const errorsIn = (lines: string[]) => lines.filter(line => /"level":[56]0|syntax error|SQLSTATE/i.test(line));

test('a name comes back byte for byte as it was given, or is refused with a sentence', async () => {
  const wrong: string[] = [];
  let kept = 0;
  let before = (await answer<Me>(testApp.request('/me', { as: user }))).profile.username;
  for (const payload of INJECTIONS) {
    const response = await testApp.request('/me', {
      method: 'PATCH',
      as: user,
      json: { username: payload },
    });
    const body = (await response.json()) as Me & { code: string; message: string };
    const stored = (await answer<Me>(testApp.request('/me', { as: user }))).profile.username;
    if (response.status === 200) kept += 1;
    const isKept = response.status === 200 && stored === payload.trim();
    const isRefused = response.status === 422 && body.message.length > 10 && stored === before;
    before = stored;
    if (!isKept && !isRefused) wrong.push(`${JSON.stringify(payload)}: ${response.status} ${stored}`);
  }
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(300);
});

interface Me {
  profile: { username: string | null };
}

test('captions of an imported file come back byte for byte', async () => {
  const firstId = 7_400_000_000_000_000_000n;
  const items = INJECTIONS.map((text, index) => ({
    id: String(firstId + BigInt(index)),
    text,
    createTimeISO: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
    authorMeta: { name: 'injections', nickName: text, fans: 5 },
    webVideoUrl: `https://www.tiktok.com/@injections/video/${firstId + BigInt(index)}`,
    playCount: 10,
  }));
  const form = new FormData();
  form.append('file', new File([JSON.stringify(items)], `${INJECTIONS[0]}.json`));
  const told0 = told.length;
  await answer(testApp.request('/imports', { method: 'POST', as: user, body: form }));
  const stored = await testApp.app.db.tenant(user.userId).rows<{ id: string; description: string }>({
    name: 'test-descriptions',
    text: `select id, description from tiktok_videos where author_username = 'injections'`,
  });
  const captions = new Map(stored.map(row => [row.id, row.description]));
  const changed = items.filter(
    ({ id, text }) => captions.get(id) !== text && captions.get(id) !== text.trim(),
  );
  expect(changed.map(({ text }) => text)).toEqual([]);
  const page = await answer<{ items: { description: string }[] }>(
    testApp.request('/videos?limit=100', { as: user }),
  );
  expect(page.items.map(video => video.description)).toEqual(
    items.slice(0, 100).map(({ id }) => captions.get(id)),
  );
  expect(told.slice(told0)).toEqual([]);
});

test('free words about oneself come back byte for byte', async () => {
  const wrong: string[] = [];
  for (let from = 0; from < INJECTIONS.length; from += 10) {
    const some = INJECTIONS.slice(from, from + 10);
    const put: Call = { method: 'PUT', url: '/auth/v1/user', body: { data: { words: some } } };
    const { status, text } = await ask(testApp, put, {
      ...bearer(user.token),
      'x-forwarded-for': `10.8.${from % 250}.1`,
    });
    const { user_metadata: kept } = JSON.parse(text) as { user_metadata?: { words?: string[] } };
    if (status >= 500 || (status === 200 && JSON.stringify(kept?.words) !== JSON.stringify(some)))
      wrong.push(`${status} ${text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});
