import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { createExperimentScene, daysOn, START } from '#test/scenes/experiment-scene.ts';
import { answer, createTestWorld, type TestWorld } from '#test/harness/context.ts';

let testWorld: TestWorld;

beforeAll(async () => {
  testWorld = await createTestWorld({ now: START, workers: 0 });
});
afterAll(() => testWorld.close());

test('a report takes the verdict of an experiment along, keeps it, and advises by it', async () => {
  const scene = createExperimentScene(testWorld);
  const who = await scene.person();
  const { id } = await scene.created(who);
  await scene.filled(who, id);
  testWorld.setNow(daysOn(12));
  const json = { accountId: who.accountId };
  const summary = await answer<ReportSummary>(
    testWorld.request('/account-analyses', { method: 'POST', as: who.user, json }),
  );
  const read = (path: string) => testWorld.request(path, { as: who.user });
  const { report } = await answer<{ report: z.infer<typeof accountReport> }>(
    read(`/account-reports/${summary.id}`),
  );
  const advised = report.advice.find(({ rule }) => rule === 'adopt_variant');
  expect(advised).toMatchObject({ subject: { kind: 'experiment', variable: 'accroche', metric: 'views' } });
  expect(advised?.evidence.videoIds).toHaveLength(10);

  // Ended and gone since: the report stays what it was, and is computed again to the byte.
  await testWorld.request(`/experiments/${id}`, { method: 'DELETE', as: who.user });
  expect(await answer(read(`/account-reports/${summary.id}/check`))).toMatchObject({ outcome: 'identical' });
});
