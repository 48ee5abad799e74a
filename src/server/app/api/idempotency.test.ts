import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-21T09:30:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
});
afterAll(() => testApp.close());

function link(as: TestUser, handle: string, key: string, path = '/linked-accounts') {
  return testApp.request(path, {
    method: 'POST',
    as,
    json: { handle },
    headers: { 'idempotency-key': key },
  });
}
const linkedHandles = async (as: TestUser) => {
  const response = await testApp.request('/linked-accounts', { as });
  const { items } = (await response.json()) as { items: { tiktok_username: string }[] };
  return items.map(account => account.tiktok_username);
};

test('a repeat with the same key gets the first answer to the letter and changes nothing', async () => {
  const user = await testApp.createUser();
  const key = randomUUID();
  const first = await link(user, 'demo-lea-cuisine', key);
  const repeat = await link(user, 'demo-lea-cuisine', key);
  expect([first.status, repeat.status]).toEqual([201, 201]);
  expect(await repeat.text()).toBe(await first.text());
  expect(repeat.headers.get('idempotency-replayed')).toBe('true');
  expect(repeat.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await linkedHandles(user)).toEqual(['demo-lea-cuisine']);
});

test('without a key, or with another, the same request is a new one', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  expect((await link(user, 'demo-lea-cuisine', randomUUID())).status).toBe(201);
  expect(await refusal(link(user, 'demo-lea-cuisine', randomUUID()))).toMatchObject({
    code: 'account_already_linked',
  });
});

test('a refusal is repeated too, until the key expires after a day', async () => {
  const user = await testApp.createUser();
  const key = randomUUID();
  const first = await refusal(link(user, '!', key));
  expect(await refusal(link(user, '!', key))).toEqual(first);
  testApp.setNow(new Date(START.getTime() + 25 * 3_600_000));
  const later = await link(user, '!', key);
  expect(later.headers.get('idempotency-replayed')).toBeNull();
  testApp.setNow(START);
});

test('the same key with another body, path or method is refused and does nothing', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const key = randomUUID();
  await link(user, 'demo-lea-cuisine', key);
  expect(await refusal(link(user, 'demo-marc-bricole', key))).toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
  expect(await refusal(link(user, 'demo-lea-cuisine', key, '/linked-accounts?x=1'))).toMatchObject({
    code: 'idempotency_key_reused',
  });
  const patch = testApp.request('/me', {
    method: 'PATCH',
    as: user,
    json: { username: 'autre' },
    headers: { 'idempotency-key': key },
  });
  expect(await refusal(patch)).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await linkedHandles(user)).toEqual(['demo-lea-cuisine']);
});

test('twenty repeats at once have one effect and one answer', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => link(user, 'demo-lea-cuisine', key)));
  const texts = await Promise.all(answers.map(answer => answer.text()));
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201]));
  expect(new Set(texts).size).toBe(1);
  expect(answers.filter(answer => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
});

test('a body of 16 MB that its boundary of one letter cuts into millions holds nobody up', async () => {
  const user = await testApp.createUser();
  const started = processorMs();
  const answer = await testApp.request('/imports?dryRun=true', {
    method: 'POST',
    as: user,
    body: Buffer.alloc(16 * 1024 * 1024, 'a'),
    headers: { 'content-type': 'multipart/form-data; boundary=a', 'idempotency-key': randomUUID() },
  });
  expect(answer.status).toBe(400);
  expect(processorMs() - started).toBeLessThan(1_500);
});

test('a key belongs to one user: another may use the same one', async () => {
  const [mine, yours] = [await testApp.createUser(), await testApp.createUser()];
  const key = randomUUID();
  const first = (await (await link(mine, 'demo-lea-cuisine', key)).json()) as { account: { id: string } };
  const second = (await (await link(yours, 'demo-lea-cuisine', key)).json()) as { account: { id: string } };
  expect(second.account.id).not.toBe(first.account.id);
});

test('a repeat of an answer without a body is without one', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  await link(user, 'demo-lea-cuisine', randomUUID());
  const { account } = (await (await link(user, 'demo-marc-bricole', randomUUID())).json()) as {
    account: { id: string };
  };
  const remove = () =>
    testApp.request(`/linked-accounts/${account.id}`, {
      method: 'DELETE',
      as: user,
      headers: { 'idempotency-key': 'remove-once' },
    });
  const statuses = [(await remove()).status, (await remove()).status];
  expect(statuses).toEqual([204, 204]);
});

test('a key taken by a process that was killed is free again after two minutes, for the same request only', async () => {
  const user = await testApp.createUser();
  const key = randomUUID();
  await link(user, 'demo-lea-cuisine', key);
  await testApp.app.db.system.run({
    name: 'test-unanswered',
    text: 'update idempotency_keys set status = null, response = null, created_at = $2 where user_id = $1',
    values: [user.userId, new Date(START.getTime() - 130_000)],
  });
  expect(await refusal(link(user, 'demo-marc-bricole', key))).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect(await refusal(link(user, 'demo-lea-cuisine', key))).toMatchObject({
    code: 'account_already_linked',
  });
});

test('keys that have expired are forgotten when the user comes with another', async () => {
  const user = await testApp.createUser();
  await link(user, '!', 'old-key');
  testApp.setNow(new Date(START.getTime() + 25 * 3_600_000));
  await link(user, '!', 'new-key');
  testApp.setNow(START);
  const rows = await testApp.app.db.system.rows<{ key: string }>({
    name: 'test-keys',
    text: 'select key from idempotency_keys where user_id = $1',
    values: [user.userId],
  });
  expect(rows.map(row => row.key)).toEqual(['new-key']);
});

test.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('a key like %j is refused', async key => {
  const user = await testApp.createUser();
  const response = link(user, 'demo-lea-cuisine', key);
  if (key.trim() === '') return expect((await response).status).toBeLessThan(500);
  return expect(await refusal(response)).toMatchObject({
    code: 'invalid_input',
    values: { field: 'Idempotency-Key' },
  });
});

function upload(as: TestUser, key: string, views: number, boundary: string) {
  const item = {
    id: '7400000000000000001',
    text: 'Trois gestes',
    createTimeISO: '2026-11-19T10:00:00Z',
    authorMeta: { name: 'atelier.nadia', fans: 5_300 },
    webVideoUrl: 'https://www.tiktok.com/@atelier.nadia/video/7400000000000000001',
    playCount: views,
    diggCount: 90,
    shareCount: 6,
    commentCount: 4,
  };
  const disposition = 'Content-Disposition: form-data; name="file"; filename="export.json"';
  const type = 'Content-Type: application/json';
  return testApp.request('/imports', {
    method: 'POST',
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key },
    body: `--${boundary}\r\n${disposition}\r\n${type}\r\n\r\n${JSON.stringify([item])}\r\n--${boundary}--\r\n`,
  });
}

test('a file sent again is the same request, although its wrapping is not; another file is another', async () => {
  const user = await testApp.createUser();
  const key = randomUUID();
  const first = await upload(user, key, 1_200, 'first-wrapping');
  expect(first.status).toBe(201);
  const repeat = await upload(user, key, 1_200, 'second-wrapping');
  expect(repeat.headers.get('idempotency-replayed')).toBe('true');
  expect(await repeat.text()).toBe(await first.text());
  expect(await refusal(upload(user, key, 1_300, 'third-wrapping'))).toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
  const batches = await testApp.request('/imports', { as: user });
  expect(((await batches.json()) as { items: unknown[] }).items).toHaveLength(1);
});

test('an answer that was a fault of ours is not kept: the repeat is tried', async () => {
  const user = await testApp.createUser();
  const key = randomUUID();
  const { system } = testApp.app.db;
  const rename = (from: string, to: string) =>
    system.run({ name: `test-rename-${to}`, text: `alter table ${from} rename to ${to}` });
  await rename('user_tiktok_accounts', 'away');
  try {
    expect((await refusal(link(user, 'demo-lea-cuisine', key))).status).toBe(500);
  } finally {
    await rename('away', 'user_tiktok_accounts');
  }
  const repeat = await link(user, 'demo-lea-cuisine', key);
  expect(repeat.status).toBe(201);
  expect(repeat.headers.get('idempotency-replayed')).toBeNull();
});
