import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import { mintAccessToken } from '#server/auth/access-token.ts';
import { CONTRACT_CALLS, type ContractCall } from '#test/contract-calls.ts';
import { answer, createTestWorld, type TestUser, type TestWorld } from '#test/world.ts';

let testWorld: TestWorld;
let victim: TestUser;
/** What belongs to the victim, by what the calls name. */
const theirs = { account: '', run: '', batch: '' };
const SECRET_HANDLE = 'victime.secrete';

beforeAll(async () => {
  testWorld = await createTestWorld({ workers: 0 });
  victim = await testWorld.createUser({ plan: 'business_pro' });
  const json = { handle: 'demo-lea-cuisine' };
  const linked = await answer<{ account: LinkedAccount; run: JobRun }>(
    testWorld.request('/linked-accounts', { method: 'POST', as: victim, json }),
  );
  theirs.account = linked.account.id;
  theirs.run = linked.run.id;
  const form = new FormData();
  form.append('file', new File([JSON.stringify([importedItem()])], 'export.json'));
  const { batch } = await answer<{ batch: ImportBatch }>(
    testWorld.request('/imports', { method: 'POST', as: victim, body: form }),
  );
  theirs.batch = batch.id;
});
afterAll(() => testWorld.close());

function importedItem() {
  return {
    id: '7400000000000000001',
    text: 'Secret de famille',
    createTimeISO: new Date(Date.now() - 86_400_000).toISOString(),
    authorMeta: { name: SECRET_HANDLE, fans: 5_300 },
    webVideoUrl: `https://www.tiktok.com/@${SECRET_HANDLE}/video/7400000000000000001`,
    playCount: 1_200,
    diggCount: 90,
    shareCount: 6,
    commentCount: 4,
  };
}

type Asked = { method: string; url: string; body?: Record<string, unknown> | undefined };

/** A call over REST, its ids filled in: those of the path, then query or body. */
function overRest({ method, path }: ContractCall, input: Record<string, string> = {}): Asked {
  const rest = { ...input };
  const url = `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? randomUUID();
    delete rest[name];
    return value;
  })}`;
  if (method === 'GET') return { method, url: `${url}?${new URLSearchParams(rest).toString()}` };
  return { method, url, body: rest };
}

function overRpc({ name }: ContractCall, input: Record<string, unknown> = {}): Asked {
  return { method: 'POST', url: `/rpc/${name.replaceAll('.', '/')}`, body: { json: input } };
}

async function ask({ method, url, body }: Asked, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const hasBody = body !== undefined && method !== 'GET';
  const response = await testWorld.app.request(url, {
    method,
    signal: leave.signal,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) leave.abort();
  const text = await response.text().catch(() => '');
  return { status: response.status, text };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Every row that a call could have changed, of every table there is. */
async function everything(): Promise<string> {
  const { system } = testWorld.world.db;
  const tables = await system.rows<{ name: string }>({
    name: 'test-tables',
    text: `select relname as name from pg_class
           where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
             and relname <> 'rate_limits' order by relname`,
  });
  const dumps: unknown[] = [];
  for (const { name } of tables) {
    const text = `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`;
    dumps.push(name, await system.rows({ name: `test-dump-${name}`, text }));
  }
  return JSON.stringify(dumps);
}

/** What an attacker adds in the hope that somebody reads it. */
const claims = () => ({
  headers: {
    'x-user-id': victim.userId,
    'x-forwarded-user': victim.email,
    'x-role': 'admin',
    'x-http-method-override': 'GET',
    cookie: `userId=${victim.userId}; role=admin; plan=business_pro`,
  },
  query: `userId=${victim.userId}&user_id=${victim.userId}&role=admin&plan=business_pro`,
  body: { userId: victim.userId, user_id: victim.userId, role: 'admin', plan_type: 'business_enterprise' },
});

const asCase = (call: ContractCall): [string, ContractCall] => [call.name, call];
const closed = CONTRACT_CALLS.filter(call => call.access !== 'public').map(asCase);

describe.each(closed)('%s', (_name, call) => {
  test('is closed without a session, whatever the request claims', async () => {
    const before = await everything();
    const { headers, query, body } = claims();
    for (const asked of [overRest(call), overRpc(call)]) {
      const url = `${asked.url}${asked.url.includes('?') ? '&' : '?'}${query}`;
      for (const [request, more] of [
        [asked, {}],
        [{ ...asked, url, body: { ...asked.body, ...body } }, headers],
      ] as const) {
        const { status, text } = await ask(request, more);
        expect([status, text.includes('"unauthenticated"')]).toEqual([401, true]);
      }
    }
    expect(await everything()).toBe(before);
  });

  test('is closed to every token that is not ours', async () => {
    const tokens = await badAuthorizations();
    const before = await everything();
    const statuses = new Map<string, number>();
    for (const [what, authorization] of tokens) {
      for (const asked of [overRest(call), overRpc(call)]) {
        const { status } = await ask(asked, { authorization });
        if (status !== 401) statuses.set(`${what} at ${asked.url}`, status);
      }
    }
    expect(Object.fromEntries(statuses)).toEqual({});
    expect(await everything()).toBe(before);
  });
});

test.each(CONTRACT_CALLS.filter(call => call.access === 'public').map(asCase))(
  '%s is open to everybody',
  async (_name, call) => {
    for (const asked of [overRest(call), overRpc(call)]) expect((await ask(asked)).status).toBe(200);
  },
);

/** Made once: each is wrong in one way only. */
let made: Promise<[string, string][]> | undefined;
function badAuthorizations(): Promise<[string, string][]> {
  made ??= makeBadAuthorizations();
  return made;
}

async function makeBadAuthorizations(): Promise<[string, string][]> {
  const { world } = testWorld;
  const token = victim.token;
  const header = decodeProtectedHeader(token);
  const payload = decodeJwt<{ session_id: string }>(token);
  const [head = '', body = '', signature = ''] = token.split('.');
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const stranger = await generateKeyPair(header.alg ?? 'ES256');
  const signedBy = (kid: string | undefined, claimed: object) =>
    new SignJWT({ ...payload, ...claimed })
      .setProtectedHeader({ ...header, alg: header.alg ?? 'ES256', ...(kid === undefined ? {} : { kid }) })
      .sign(stranger.privateKey);
  const mint = (user: object, session: object, at = world.clock) =>
    mintAccessToken(
      { ...world, clock: at },
      { id: victim.userId, email: victim.email, user_metadata: {}, ...user } as never,
      { id: payload.session_id, aal: 'aal1', methods: [], ...session } as never,
    ).then(minted => minted.token);
  const signedOut = await testWorld.createUser();
  await testWorld.request('/auth/v1/logout', { method: 'POST', as: signedOut });
  // The way these are made is a good one: only what is wrong with each makes it so.
  expect((await ask({ method: 'GET', url: '/api/v1/me' }, bearer(await mint({}, {})))).status).toBe(200);
  const yesterday = { now: () => new Date(Date.now() - 86_400_000) };
  const tokens = {
    nothing: '',
    'a word': 'token',
    'a user id': victim.userId,
    'alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg none, signed all the same': `${encoded({ ...header, alg: 'none' })}.${body}.${signature}`,
    'the public key as a shared secret': `${encoded({ ...header, alg: 'HS256' })}.${body}.${signature}`,
    'another key under our name': await signedBy(header.kid, {}),
    'another key under its own': await signedBy('strange', {}),
    'a key that the token brings along': `${encoded({ ...header, jwk: { kty: 'EC' }, jku: 'http://127.0.0.1/' })}.${body}.${signature}`,
    'another user in our token': `${head}.${encoded({ ...payload, sub: randomUUID() })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'half of it': token.slice(0, token.length / 2),
    expired: await mint({}, {}, yesterday),
    'of a session that never was': await mint({}, { id: randomUUID() }),
    'of somebody else’s session': await mint({ id: signedOut.userId }, {}),
    'of a session that has ended': signedOut.token,
    'too long': `${head}.${'a'.repeat(20_000)}.${signature}`,
  };
  return [
    ...Object.entries(tokens).map(([what, bad]): [string, string] => [what, `Bearer ${bad}`]),
    ['another scheme', `Basic ${Buffer.from(`${victim.email}:x`).toString('base64')}`],
    ['no scheme', token],
    ['two tokens', `Bearer ${token}, Bearer ${token}`],
    ['a token and more', `Bearer ${token} x`],
  ];
}

test.each(CONTRACT_CALLS.filter(call => call.access === 'admin').map(asCase))(
  '%s refuses everybody who is not an administrator',
  async (_name, call) => {
    const before = await everything();
    const { headers, body } = claims();
    for (const asked of [overRest(call), overRpc(call)]) {
      const { status, text } = await ask(
        { ...asked, body: { ...asked.body, ...body, given: true } },
        { ...headers, ...bearer(victim.token) },
      );
      expect([status, text.includes('"forbidden"')]).toEqual([403, true]);
    }
    expect(await everything()).toBe(before);
  },
);

/** The victim's ids, for each call that takes one, with what else the call needs. */
const FOREIGN: Record<string, () => Record<string, unknown>> = {
  'accounts.sync': () => ({ id: theirs.account }),
  'accounts.update': () => ({ id: theirs.account, is_primary: true }),
  'accounts.remove': () => ({ id: theirs.account }),
  'accounts.performance': () => ({ id: theirs.account }),
  'accounts.run': () => ({ id: theirs.run }),
  'accounts.runEvents': () => ({ id: theirs.run }),
  'imports.undo': () => ({ id: theirs.batch }),
  'dashboard.stats': () => ({ accountId: theirs.account }),
  'videos.list': () => ({ accountId: theirs.account }),
};

test('every call that takes an id is tried with somebody else’s', () => {
  const taking = CONTRACT_CALLS.filter(call => call.idFields.length > 0).map(call => call.name);
  expect(Object.keys(FOREIGN).toSorted()).toEqual(taking.toSorted());
  for (const call of CONTRACT_CALLS.filter(one => one.idFields.length > 0)) {
    expect(Object.keys(FOREIGN[call.name]?.() ?? {})).toEqual(expect.arrayContaining(call.idFields));
  }
});

describe.each([
  ['another user', { plan: 'business_pro', admin: false }],
  ['an administrator', { plan: 'freemium', admin: true }],
] as const)('%s', (_who, options) => {
  let other: TestUser;
  let before: string;
  beforeAll(async () => {
    other = await testWorld.createUser(options);
    // An account, an idempotency key and a usage row of one's own change nothing for the victim.
    await testWorld.request('/usage', { as: other });
    before = await everything();
  });

  test.each(Object.keys(FOREIGN))('finds nothing at %s with somebody else’s id', async name => {
    const call = CONTRACT_CALLS.find(one => one.name === name)!;
    const input = FOREIGN[name]?.() ?? {};
    for (const asked of [overRest(call, input as Record<string, string>), overRpc(call, input)]) {
      const own = { userId: victim.userId, user_id: victim.userId };
      const { status, text } = await ask(asked, { ...bearer(other.token), 'x-user-id': own.userId });
      expect([status, text.includes('not_found')]).toEqual([404, true]);
      // The same answer as for an id that never was.
      const nobodys = Object.fromEntries(
        Object.entries(input).map(([field, value]) => [
          field,
          call.idFields.includes(field) ? randomUUID() : value,
        ]),
      );
      const never = asked.url.startsWith('/rpc')
        ? overRpc(call, nobodys)
        : overRest(call, nobodys as Record<string, string>);
      const plain = (body: string) => body.replace(/"requestId":"[^"]*"/g, '');
      const missing = await ask(never, bearer(other.token));
      expect([missing.status, plain(missing.text)]).toEqual([status, plain(text)]);
    }
    expect(await everything()).toBe(before);
  });

  test.each(CONTRACT_CALLS.filter(call => call.method === 'GET' && call.idFields.length < 2).map(asCase))(
    'reads nothing of somebody else in %s',
    async (_name, call) => {
      for (const asked of [overRest(call), overRpc(call)]) {
        const { text } = await ask(asked, bearer(other.token));
        const marks = [victim.userId, victim.email, SECRET_HANDLE, theirs.account, theirs.run, theirs.batch];
        expect(marks.filter(mark => text.includes(mark))).toEqual([]);
      }
    },
  );
});
