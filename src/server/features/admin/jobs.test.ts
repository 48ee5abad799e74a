import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminRun, jobsOverview } from '#contract/admin/admin-jobs.ts';
import type { JobRun } from '#contract/accounts/accounts.ts';
import type { z } from 'zod';
import { eventually } from '#test/harness/eventually.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

let testApp: TestApp;
let admin: TestUser;
let person: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await testApp.createUser({ admin: true });
  const scene = createScene(testApp);
  person = await scene.linked('demo-lea-cuisine');
  await scene.ended(person, person.firstRun);
  await testApp.app.db.system.run({
    name: 'test-fail-run',
    text: `update job_runs set state = 'failed', error_code = 'source_timeout', error_values = '{}' where id = $1`,
    values: [person.firstRun?.id],
  });
});
afterAll(() => testApp.close());

const runs = (query = '') => answer<Page<AdminRun>>(testApp.request(`/admin/runs${query}`, { as: admin }));
const retry = (id: string) =>
  testApp.request(`/admin/runs/${id}/retry`, { method: 'POST', as: admin, json: {} });

test('queues are counted and failures are grouped by their cause', async () => {
  const overview = await answer<z.infer<typeof jobsOverview>>(testApp.request('/admin/jobs', { as: admin }));
  expect(overview.queues.map(queue => queue.name).toSorted()).toEqual(
    expect.arrayContaining(['account-sync', 'import-file']),
  );
  expect(overview.causes).toMatchObject([{ code: 'source_timeout', kind: 'account_sync', count: 1 }]);
});

test('a failed sync is begun again as a new run, and that is written down', async () => {
  const [failed] = (await runs('?state=failed&code=source_timeout')).items;
  expect(failed).toMatchObject({
    id: person.firstRun?.id,
    retryable: true,
    user: { label: person.user.email },
  });
  const id = failed?.id ?? '';
  const again = await answer<JobRun>(retry(id));
  expect(again.id).not.toBe(id);
  await eventually(async () => {
    const { items } = await runs();
    expect(items.find(run => run.id === again.id)?.state).toBe('done');
    return true;
  });
  const entry = await testApp.app.db.system.row({
    name: 'test-retried',
    text: `select actor_id, subject_id from audit_log where action = 'runs.retried'`,
  });
  expect(entry).toEqual({ actor_id: admin.userId, subject_id: id });
});

test('what has not failed, or is not there, is not begun again', async () => {
  const [done] = (await runs('?state=done')).items;
  expect(await refusal(retry(done?.id ?? ''))).toMatchObject({ status: 409, code: 'run_not_retryable' });
  expect((await refusal(retry('00000000-0000-4000-8000-000000000000'))).status).toBe(404);
});
