import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAuthLeftovers } from './delete-expired.ts';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { rounds } from '#test/harness/rounds.ts';

let server: AuthServer;
let second: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
  second = await startAuthServer({ beside: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

interface Session {
  access_token: string;
  refresh_token: string;
}

async function newSession(): Promise<Session> {
  const { body } = await server.call('/signup', { body: newPerson() });
  return body as unknown as Session;
}

const refresh = (token: string, on = server) =>
  on.call('/token?grant_type=refresh_token', { body: { refresh_token: token } });
const child = async (token: string) => String((await refresh(token)).body['refresh_token']);
const userStatus = async (token: string) =>
  (await server.call('/user', { headers: { authorization: `Bearer ${token}` } })).status;

test('twenty refreshes at once, over two servers, all get the same child', async () => {
  const { refresh_token: token } = await newSession();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refresh(token, index % 2 === 0 ? server : second)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const children = new Set(answers.map(({ body }) => body['refresh_token']));
  expect(children.size).toBe(1);
  expect((await refresh(String([...children][0]))).status).toBe(200);
});

test('an answer that was lost can be asked for again within ten seconds, even after the child was used', async () => {
  const { refresh_token: token } = await newSession();
  const first = await child(token);
  expect(await child(token)).toBe(first);
  const grandchild = await child(first);
  expect(await child(token)).toBe(grandchild);
  expect((await refresh(grandchild)).status).toBe(200);
});

const PROMISED_REPLAYS = 100;
const REPLAYS = rounds(PROMISED_REPLAYS, 12);

test(`a token that comes back after the grace ends the session, its newest descendant included, ${REPLAYS} of ${PROMISED_REPLAYS} times`, async () => {
  for (let replay = 0; replay < REPLAYS; replay++) {
    const { refresh_token: token } = await newSession();
    const newest = await refresh(await child(await child(token)));
    const { access_token: access, refresh_token: latest } = newest.body as unknown as Session;
    expect(await userStatus(access)).toBe(200);
    server.clock.push(10_500);
    const answer = await refresh(token);
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } });
    expect((await refresh(latest)).status).toBe(400);
    expect(await userStatus(access)).toBe(403);
  }
});

test('the client signs itself out when its refresh token is refused for good', async () => {
  const client = server.newClient();
  await client.signUp(newPerson());
  const { data } = await client.getSession();
  await child(data.session?.refresh_token ?? '');
  server.clock.push(11_000);
  const { error } = await client.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
});

test('tokens that never were, of ended sessions and of locked users open nothing', async () => {
  expect((await refresh('n’existe pas')).body).toMatchObject({ error_code: 'refresh_token_not_found' });
  const ended = await newSession();
  await server.call('/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${ended.access_token}` },
  });
  expect((await refresh(ended.refresh_token)).status).toBe(400);
  const locked = await newSession();
  await server.db.system.run({ name: 'lock-all', text: 'update auth.users set locked_at = now()' });
  expect((await refresh(locked.refresh_token)).body).toMatchObject({ error_code: 'user_banned' });
});

test('a session unused for a month is over', async () => {
  const { refresh_token: token } = await newSession();
  server.clock.push(31 * 86_400_000);
  expect((await refresh(token)).body).toMatchObject({ error_code: 'session_expired' });
});

test('what nobody can come back to is cleared away, and nothing else', async () => {
  const own = await startAuthServer();
  const open = async () => (await own.call('/signup', { body: newPerson() })).body as unknown as Session;
  await open();
  own.clock.push(91 * 86_400_000);
  const living = await open();
  await deleteAuthLeftovers(own.app);
  const counts = await own.db.system.row({
    name: 'counts-of-test',
    text: `select (select count(*) from auth.sessions) as sessions, (select count(*) from auth.users) as users`,
  });
  expect(counts).toEqual({ sessions: 1, users: 2 });
  expect((await refresh(living.refresh_token, own)).status).toBe(200);
  await own.close();
});

test('neither tokens nor passwords stand in the database or in the log', async () => {
  const person = newPerson();
  const { body } = await server.call('/signup', { body: person });
  const rotated = await child(String(body['refresh_token']));
  const dump = await server.db.system.rows({
    name: 'dump-of-test',
    text: `select to_jsonb(t)::text || coalesce(encode(t.token_hash, 'escape'), '') as row from auth.refresh_tokens t
           union all select to_jsonb(u)::text from auth.users u union all select to_jsonb(l)::text from rate_limits l`,
  });
  const everything = JSON.stringify(dump) + server.logged.join('');
  for (const secret of [
    person.password,
    String(body['refresh_token']),
    rotated,
    String(body['access_token']),
  ]) {
    expect(everything).not.toContain(secret);
  }
  expect(server.logged.join('')).not.toContain(person.email);
});
