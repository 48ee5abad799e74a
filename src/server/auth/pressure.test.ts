import { expect, test } from 'vitest';
import { newPerson, startAuthServer } from '#test/auth/auth-server.ts';

test('two hundred sign-ins at once do not starve other calls', async () => {
  const server = await startAuthServer();
  const { body } = await server.call('/signup', { body: newPerson() });
  const headers = { authorization: `Bearer ${String(body['access_token'])}` };
  let signingIn = true;
  const signIns = Promise.all(
    Array.from({ length: 200 }, () => server.call('/token?grant_type=password', { body: newPerson() })),
  ).finally(() => {
    signingIn = false;
  });
  const times: number[] = [];
  while (signingIn) {
    const startedAt = performance.now();
    expect((await server.call('/user', { headers })).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  const statuses = new Set((await signIns).map(({ status }) => status));
  expect([...statuses].filter(status => status !== 400 && status !== 503)).toEqual([]);
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Infinity;
  expect(times.length).toBeGreaterThan(10);
  expect(p99).toBeLessThan(300);
  await server.close();
});
