import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_METHOD } from '#domain/account-reports/report.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { SIMULATED_PLAN_HEADER } from '#contract/wire/assumed-headers.ts';
import { REPORT_FORMATS, type ReportFormat } from '#domain/exports/report-formats.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
let owner: Person;
let report: ReportSummary;

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createScene(testApp);
  owner = await measured('premium');
  report = await analysed(owner);
});
afterAll(() => testApp.close());

async function measured(plan: PlanType): Promise<Person> {
  const person = await scene.linked('demo-lea-cuisine', plan);
  await scene.ended(person, person.firstRun);
  return person;
}

const analysed = ({ user, accountId }: Person) =>
  answer<ReportSummary>(
    testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId } }),
  );

const exported = (
  { user }: Person,
  { id }: Pick<ReportSummary, 'id'>,
  format: ReportFormat,
  headers: Record<string, string> = {},
) => testApp.request(`/account-reports/${id}/export?format=${format}`, { as: user, headers });

describe('a report as a file', () => {
  test.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['csv', 'text/csv; charset=utf-8', '\uFEFFIdentifiant;Adresse;'],
    ['json', 'application/json', `{"method":${REPORT_METHOD},`],
    ['md', 'text/markdown; charset=utf-8', '# Rapport de @demo-lea-cuisine, n°\u00A01\n'],
  ] as const)('%s is what it says, under a safe name', async (format, type, beginning) => {
    const response = await exported(owner, report, format);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="accroche-demo-lea-cuisine-${report.first_day}-${report.last_day}-v1.${format}"`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('utf8').startsWith(beginning)).toBe(true);
  });

  test('in JSON is the very bytes that its hash is of', async () => {
    const bytes = Buffer.from(await (await exported(owner, report, 'json')).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(report.sha256);
  });

  test('is the same file again, and in the language of the request', async () => {
    const text = async (headers = {}) => (await exported(owner, report, 'md', headers)).text();
    const french = await text();
    expect(await text()).toBe(french);
    expect(french).toContain('Compte de démonstration');
    expect(french).toContain(report.sha256);
    const english = await text({ 'accept-language': 'en' });
    expect(english).toContain('# Report of @demo-lea-cuisine, no. 1');
    expect(english).toContain('Demo account: its figures are made up.');
  });

  test('writes numbers and dates as their owner chose', async () => {
    const person = await measured('premium');
    await answer(
      testApp.request('/me', {
        method: 'PATCH',
        as: person.user,
        json: { number_format: 'comma_point', date_format: 'year_month_day' },
      }),
    );
    const made = await analysed(person);
    const text = await (await exported(person, made, 'md')).text();
    expect(text).toContain(`Du ${made.first_day} au ${made.last_day}`);
    expect(text).toContain(new Intl.NumberFormat('en-GB').format(made.views ?? NaN));
  });

  test('of the CSV has a line for each video it rests on', async () => {
    const text = await (await exported(owner, report, 'csv')).text();
    const { items } = await answer<{ items: { id: string }[] }>(
      testApp.request(`/account-reports/${report.id}/videos`, { as: owner.user }),
    );
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.split(';')[0]);
    expect(ids).toEqual(items.map(({ id }) => id));
  });

  test('of an unknown kind, or of somebody else’s report, is refused', async () => {
    expect(await refusal(exported(owner, report, 'docx' as ReportFormat))).toMatchObject({ status: 422 });
    const other = await testApp.createUser({ plan: 'business_pro' });
    for (const format of REPORT_FORMATS) {
      const asked = testApp.request(`/account-reports/${report.id}/export?format=${format}`, { as: other });
      expect(await refusal(asked)).toMatchObject({ status: 404, code: 'report_not_found' });
    }
  });

  test('with hostile captions opens nothing, in any format', async () => {
    const person = await measured('premium');
    await testApp.app.db.system.run({
      name: 'test-hostile-captions',
      text: `update tiktok_videos set description = '=HYPERLINK("http://x") <img src=x onerror=alert(1)> 😀 مرحبا ' || id
             where user_id = $1`,
      values: [person.user.userId],
    });
    const made = await analysed(person);
    const [csv, md] = await Promise.all(
      (['csv', 'md'] as const).map(async format => (await exported(person, made, format)).text()),
    );
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")`);
    expect(csv).not.toMatch(/;"?=/);
    expect(md).toContain('\\<img src=x');
    expect(md).not.toMatch(/[^\\]<img/);
    for (const format of ['pdf', 'xlsx'] as const)
      expect((await exported(person, made, format)).status).toBe(200);
  });
});

describe('what a plan exports', () => {
  const PAID = [
    'apprenant',
    'premium',
    'business_starter',
    'business_enterprise',
    'pro',
    'business',
  ] as const;

  test.each(PAID)('%s: every format', async plan => {
    const person = await measured(plan);
    const made = await analysed(person);
    const answers = await Promise.all(REPORT_FORMATS.map(format => exported(person, made, format)));
    expect(answers.map(({ status }) => status)).toEqual(REPORT_FORMATS.map(() => 200));
    expect(await answers[REPORT_FORMATS.indexOf('csv')]?.text()).toContain('Vues à âge égal');
  });

  test('freemium: its own raw data, and a sentence that names the plan for the rest', async () => {
    const person = await measured('freemium');
    const made = await analysed(person);
    for (const format of REPORT_FORMATS.filter(one => one !== 'csv')) {
      const refused = await refusal(exported(person, made, format));
      expect(refused).toMatchObject({ status: 403, code: 'report_export_not_included' });
      expect(refused.message).toContain('plan Gratuit');
    }
    const csv = await (await exported(person, made, 'csv')).text();
    expect(csv).toContain('Vues');
    expect(csv).not.toMatch(/À âge égal|Engagement|Résultat/);
  });

  test('is what the plan says as it stands: one that is only tried on opens nothing and closes nothing', async () => {
    const simulate = (plan: PlanType) => ({ [SIMULATED_PLAN_HEADER]: plan });
    const person = await measured('freemium');
    await testApp.app.db.system.run({
      name: 'test-make-admin',
      text: `insert into user_roles (user_id, role) values ($1, 'admin')`,
      values: [person.user.userId],
    });
    const made = await analysed(person);
    expect(await refusal(exported(person, made, 'pdf', simulate('business_enterprise')))).toMatchObject({
      code: 'report_export_not_included',
    });
    await testApp.app.db.system.run({
      name: 'test-paid-plan',
      text: `update profiles set plan_type = 'premium' where user_id = $1`,
      values: [person.user.userId],
    });
    expect((await exported(person, made, 'md', simulate('freemium'))).status).toBe(200);
  });
});
