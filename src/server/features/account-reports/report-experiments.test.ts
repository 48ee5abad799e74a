import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { createExperimentScene, daysOn, START } from '#test/scenes/experiment-scene.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ now: START, workers: 0 });
});
afterAll(() => testApp.close());

test('a report takes the verdict of an experiment along, keeps it, and advises by it', async () => {
  const scene = createExperimentScene(testApp);
  const who = await scene.person();
  const { id } = await scene.created(who);
  await scene.filled(who, id);
  testApp.setNow(daysOn(12));
  const json = { accountId: who.accountId };
  const summary = await answer<ReportSummary>(
    testApp.request('/account-analyses', { method: 'POST', as: who.user, json }),
  );
  const read = (path: string) => testApp.request(path, { as: who.user });
  const { report } = await answer<{ report: z.infer<typeof accountReport> }>(
    read(`/account-reports/${summary.id}`),
  );
  const advised = report.advice.find(({ rule }) => rule === 'adopt_variant');
  expect(advised).toMatchObject({ subject: { kind: 'experiment', variable: 'accroche', metric: 'views' } });
  expect(advised?.evidence.videoIds).toHaveLength(10);

  // Ended and deleted since: the report is unchanged and is recomputed byte for byte.
  await testApp.request(`/experiments/${id}`, { method: 'DELETE', as: who.user });
  expect(await answer(read(`/account-reports/${summary.id}/check`))).toMatchObject({ outcome: 'identical' });
});
