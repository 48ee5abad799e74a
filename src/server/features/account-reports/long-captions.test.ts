import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { longestHold } from '#test/harness/longest-hold.ts';

const HELD_FOR_MS = 150;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  const scene = createScene(testApp);
  person = await scene.linked('demo-lea-cuisine', 'business_enterprise');
  await scene.ended(person, person.firstRun);
  await testApp.app.db.system.run({
    name: 'test-long-captions',
    text: `insert into tiktok_videos (user_id, id, author_username, description, url, created_at, view_count,
             like_count, comment_count, share_count, scraped_at, observed_at, source, precision)
           select $1, 7100000000000000000 + n, 'demo-lea-cuisine',
             left((select string_agg('#t' || (n * 7 + k) % 3000 || ' Mot. ', '') from generate_series(1, 400) k), 4000),
             'https://www.tiktok.com/@demo-lea-cuisine/video/' || 7100000000000000000 + n,
             $2::timestamptz - n * interval '5 hours', 1000 + (n * 7919) % 5000, 40 + n % 50, 3, 4, $2, $2,
             'demo', 'exact'
           from generate_series(1, 1500) n`,
    values: [person.user.userId, testApp.app.clock.now()],
  });
}, 120_000);
afterAll(() => testApp.close());

test(`a report of 1,500 videos with captions of 4,000 characters, its check and the winners hold nobody up for ${HELD_FOR_MS} ms`, async () => {
  const as = person.user;
  let report: ReportSummary | undefined;
  const works = {
    report: async () => {
      const json = { accountId: person.accountId, days: 30 };
      report = await answer(testApp.request('/account-analyses', { method: 'POST', as, json }));
    },
    check: async () => {
      const checked = answer(testApp.request(`/account-reports/${report?.id}/check`, { as }));
      expect(await checked).toMatchObject({ outcome: 'identical' });
    },
    winners: async () => {
      const path = `/generations/winners?account_id=${person.accountId}`;
      expect(await answer(testApp.request(path, { as }))).toMatchObject({ known: true });
    },
  };
  const held: Record<string, number> = {};
  for (const [name, work] of Object.entries(works)) {
    held[name] = Math.min(await longestHold(work), await longestHold(work));
  }
  expect(Object.entries(held).filter(([, ms]) => ms >= HELD_FOR_MS)).toEqual([]);
}, 240_000);
