import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import type { Question } from '#server/platform/db/database.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { storeAccount, storedVideo, storeSnapshots, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { addOtherAccounts } from './other-accounts.ts';
import { literal, watchQuestions } from './recorded-queries.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const HANDLE = 'atelier.nadia';
const OTHER_HANDLE = 'nadia.bis';
const FEW = 20;
/**
 * `npm run proofs -- test/scale`: 20,000 accounts, two million videos and twenty million snapshots, instead of a tenth
 * of the accounts.
 */
const PROMISED = 20_000;
const MANY = rounds(PROMISED, 2_000);
const READINGS = rounds(10, 1);
const VIDEOS = 100;

/** For business plans alone. */
const COMPARISON = '/linked-accounts/comparison?accountIds={id},{other}&periodDays=30';
const READS = [
  '/dashboard?periodDays=30',
  '/linked-accounts/{id}/performance?periodDays=30',
  '/activity',
  '/usage',
  '/quotas',
  '/linked-accounts',
  '/videos?limit=50',
  '/videos?limit=50&order=views',
  '/videos?limit=50&order=engagement',
  '/videos?limit=50&accountId={id}',
  '/account-reports?limit=20',
  '/account-reports?limit=20&accountId={id}',
  '/account-reports/{report}',
  '/account-reports/{report}/check',
  '/account-reports/{report}/export?format=csv',
  COMPARISON,
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Index Searches'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}
interface Looked {
  question: string;
  /** Pages of tables and indexes that were looked at. */
  pages: number;
  /** Number of index searches. */
  searches: number;
  /** Scans of a whole table of more than a page. */
  wholeTables: string[];
  /** Rows that were read and thrown away. */
  inVain: number;
  /** Scans of an already computed result, repeated for each row of another: quadratic in an account's size. */
  overAgain: number;
}

let testApp: TestApp;
let user: TestUser;
const asked = new Map<string, Question[]>();
const beside = new Map<number, Map<string, Looked[]>>();

beforeAll(
  async () => {
    testApp = await createTestApp({ workers: 0, now: NOW });
    user = await testApp.createUser({ plan: 'premium' });
    const accountId = await storeAccount(testApp, user, HANDLE, { isPrimary: true });
    const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
    // Another account of the same user, with more videos, which queries about one account must not read.
    const otherId = await storeAccount(testApp, user, OTHER_HANDLE);
    await storeVideos(testApp, user, [
      ...Array.from({ length: VIDEOS }, (_, index) =>
        storedVideo(index, { publishedAt: hoursAgo(index * 7 + 1) }),
      ),
      ...Array.from({ length: 6 * VIDEOS }, (_, index) =>
        storedVideo(VIDEOS + index, { author: OTHER_HANDLE, publishedAt: hoursAgo(index + 1) }),
      ),
    ]);
    await storeSnapshots(
      testApp,
      user,
      Array.from({ length: 10 }, (_, day) => ({
        username: HANDLE,
        observedAt: hoursAgo(day * 24),
        followers: 1_000,
        engagementRate: 4,
      })),
    );
    const { id: reportId } = await answer<{ id: string }>(
      testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId } }),
    );
    const watched = watchQuestions(testApp.app.db);
    const app = createApp({ ...testApp.app, db: watched.db }, { webFolder: 'no such folder' });
    for (const read of READS) {
      if (read === COMPARISON) await givePlan('business_pro');
      watched.asked.length = 0;
      const path = read.replace('{id}', accountId).replace('{other}', otherId).replace('{report}', reportId);
      const response = await app.request(`/api/v1${path}`, {
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect(response.status, read).toBe(200);
      asked.set(read, watched.asked.flat());
    }
    await look(FEW, 0);
    await look(MANY, FEW);
  },
  IN_FULL ? 3_600_000 : 180_000,
);
afterAll(() => testApp.close());

async function givePlan(plan: string): Promise<void> {
  await testApp.app.db.system.run({
    name: 'test-give-plan',
    text: 'update profiles set plan_type = $2 where user_id = $1',
    values: [user.userId, plan],
  });
}

/** Checks the plan of every query next to this many other accounts. */
async function look(others: number, before: number): Promise<void> {
  await addOtherAccounts(testApp.app.db.connectionString, {
    first: before,
    accounts: others - before,
    videos: VIDEOS,
    readings: READINGS,
  });
  const looked = new Map<string, Looked[]>();
  for (const [read, questions] of asked) {
    const plans: Looked[] = [];
    for (const question of questions) plans.push(await explain(question));
    looked.set(read, plans);
  }
  beside.set(others, looked);
}

/** What the query does as this tenant, with the plan shared by all tenants. */
function explain({ name, text, values = [] }: Question): Promise<Looked> {
  return testApp.app.db.tenant(user.userId).transaction(async tx => {
    await tx.executeSql(`prepare looked_at as ${text}`);
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    let plan: Plan | undefined;
    // The first time fills the cache of the catalogue, whose pages would count too.
    for (let round = 0; round < 2; round += 1) {
      const { rows } = await tx.executeSql(
        `explain (analyze, buffers, timing off, format json) execute looked_at${given}`,
      );
      [plan] = (rows as { 'QUERY PLAN': { Plan: Plan }[] }[])[0]?.['QUERY PLAN'].map(root => root.Plan) ?? [];
    }
    await tx.executeSql('deallocate looked_at');
    if (plan === undefined) throw new Error(`${name} has no plan`);
    const nodes = [...nodesOf(plan)];
    const small = await tx.rows<{ name: string }>({
      name: 'test-small-tables',
      text: `select relname as name from pg_class where relkind = 'r' and relpages <= 1`,
    });
    return {
      question: name,
      pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      searches: nodes.reduce((sum, node) => sum + (node['Index Searches'] ?? 0), 0),
      wholeTables: nodes
        .filter(node => node['Node Type'] === 'Seq Scan')
        .map(node => node['Relation Name'] ?? '')
        .filter(table => !small.some(other => other.name === table)),
      overAgain: nodes.filter(
        node =>
          (node['Node Type'] === 'CTE Scan' || node['Node Type'] === 'Subquery Scan') &&
          node['Actual Loops'] > 1 &&
          node['Actual Rows'] > 1,
      ).length,
      inVain: nodes.reduce(
        (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'],
        0,
      ),
    };
  });
}

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

describe.each(READS)('GET %s', read => {
  test(`looks at as many pages beside ${MANY} of ${PROMISED} accounts as beside ${FEW}, and through no whole table`, () => {
    const few = beside.get(FEW)?.get(read) ?? [];
    const many = beside.get(MANY)?.get(read) ?? [];
    expect(many.length).toBeGreaterThan(0);
    for (const [index, looked] of many.entries()) {
      const { question, pages, searches, wholeTables, inVain, overAgain } = looked;
      // An index a hundred times as large is one page deeper at most, at each of its searches.
      expect(pages, question).toBeLessThanOrEqual((few[index]?.pages ?? 0) + searches + 12);
      expect(wholeTables, question).toEqual([]);
      expect(overAgain, question).toBe(0);
      expect(inVain, question).toBeLessThanOrEqual(2);
    }
  });
});

test('a screen is one question of figures, after the one of who is looking', () => {
  expect(asked.get('/linked-accounts/{id}/performance?periodDays=30')).toHaveLength(1);
  expect(asked.get('/dashboard?periodDays=30')).toHaveLength(2);
  expect(asked.get('/activity')).toHaveLength(2);
  expect(asked.get('/videos?limit=50')).toHaveLength(1);
  expect(asked.get(COMPARISON)).toHaveLength(1);
});
