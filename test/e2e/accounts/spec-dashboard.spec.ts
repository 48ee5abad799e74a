import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { changeAnswer, holdBack, withPlan } from '#test/e2e/kit/changed-answer.ts';
import {
  linkDemo,
  newPerson,
  newPersonOn,
  sharedOrigin,
  signInAs,
  type Person,
} from '#test/e2e/kit/signed-up.ts';
import { withTwoAccounts } from '#test/e2e/kit/two-accounts.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Performance du compte' });
const select = (page: Page) => page.getByRole('combobox', { name: 'Sélectionner un compte' });
const standing = (page: Page) => page.getByRole('region', { name: 'Pour situer cet engagement' });
const activity = (page: Page) => page.getByRole('region', { name: 'Activité récente' });
const analysis = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('progressbar', { name: /analys/ }) });

/** Measured in one go: what comes in above moves everything. */
const isBelowCards = (block: Locator) =>
  block.evaluate(element => {
    const cards = document.querySelector('main nav:has(a[href="/account-reports"])');
    return cards !== null && element.getBoundingClientRect().top >= cards.getBoundingClientRect().bottom;
  });

interface Performance {
  account: { engagement: number | null };
}

async function withDemo(page: Page): Promise<{ person: Person; id: string }> {
  const person = await newPerson(sharedOrigin());
  const { id } = await linkDemo(person);
  await signInAs(page, sharedOrigin(), person);
  return { person, id };
}

/** One of the person's videos analysed, as a report that is done. */
async function analysed(person: Person): Promise<void> {
  const { items } = (await (await person.call('/videos?limit=1')).json()) as { items: { id: string }[] };
  const begun = await person.call('/analyses', { method: 'POST', json: { videoId: items[0]?.id } });
  expect(begun.status).toBe(202);
  await expect(async () => {
    const reports = await (await person.call('/video-reports')).json();
    expect(reports).toMatchObject({ items: [{ state: 'done' }] });
  }).toPass({ timeout: 30_000 });
}

test('the dashboard and its panel say that they load', async ({ page }) => {
  const accounts = await holdBack(page, '**/rpc/accounts/list');
  await withDemo(page);
  await expect(page.getByText('Chargement du dashboard...', { exact: true })).toBeVisible();
  const performance = await holdBack(page, '**/rpc/accounts/performance');
  accounts();
  await expect(page.getByText('Chargement des métriques...', { exact: true })).toBeVisible();
  performance();
  await expect(panel(page).getByText('Abonnés', { exact: true })).toBeVisible();
});

test('the plan type pro shows a Premium badge, the free plan none', async ({ page }) => {
  await withDemo(page);
  const badges = page
    .locator('header, div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .last();
  await expect(badges.getByText(/^Dernière mise à jour/)).toBeVisible();
  await expect(badges.getByText(/^Données du /)).toBeVisible();
  await expect(badges.getByText('Premium', { exact: true })).toHaveCount(0);
  const pro = await newPersonOn('pro');
  await linkDemo(pro);
  await signInAs(page, sharedOrigin(), pro);
  await expect(badges.getByText('Premium', { exact: true })).toBeVisible();
});

test('the three cards count what the lists hold that they lead to', async ({ page }) => {
  const { person, id } = await withDemo(page);
  await person.call('/account-analyses', { method: 'POST', json: { accountId: id, days: 30 } });
  await page.reload();
  const cards = page.getByRole('navigation', { name: 'Rapports et aide' }).getByRole('link');
  await expect(cards.nth(0)).toContainText(/(?<!\d)0\srapport/);
  await expect(cards.nth(1)).toContainText(/(?<!\d)1\srapport/);
  await analysed(person);
  await page.reload();
  await expect(cards.nth(0)).toContainText(/(?<!\d)1\srapport/);
  for (const [index, path] of ['/video-reports', '/account-reports', '/support'].entries()) {
    await cards.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
  }
});

test('without a running analysis stand the account’s blocks, then linked accounts beside quotas', async ({
  page,
}) => {
  await withDemo(page);
  await expect(panel(page).getByText('Abonnés', { exact: true })).toBeVisible();
  await expect(analysis(page)).toHaveCount(0);
  expect(await isBelowCards(panel(page))).toBe(true);
  // Blocks further down are requested when they come near.
  await page.getByRole('navigation', { name: 'Actions' }).scrollIntoViewIfNeeded();
  const linked = page.getByRole('region', { name: /Comptes TikTok liés/ });
  const quotas = page.getByRole('region', { name: "Quotas d'utilisation" });
  await expect(quotas.getByRole('progressbar')).toHaveCount(4);
  expect(await isBelowCards(linked)).toBe(true);
  const beside = await linked.evaluate(
    (element, other) => {
      const [left, right] = [element.getBoundingClientRect(), other?.getBoundingClientRect()];
      return right !== undefined && left.right <= right.left && Math.abs(left.top - right.top) < 30;
    },
    await quotas.elementHandle(),
  );
  expect(beside).toBe(true);
});

test('recent activity lists 5 items, or 10, beside four cards with a count and a last date', async ({
  page,
}) => {
  const person = await newPersonOn('business_pro');
  const { id } = await linkDemo(person);
  for (const handle of ['demo-tom-course', 'demo-nora-finance']) await linkDemo(person, handle);
  await analysed(person);
  await person.call('/account-analyses', { method: 'POST', json: { accountId: id, days: 30 } });
  const brief = { language: 'fr', platform: 'tiktok', niche: 'baking', topic: 'levain', count: 3 };
  for (let request = 0; request < 4; request += 1) {
    const json = { ...brief, key: randomUUID() };
    await (await person.call('/generations/hooks', { method: 'POST', json })).text();
  }
  await signInAs(page, sharedOrigin(), person);
  await page.getByRole('navigation', { name: 'Actions' }).scrollIntoViewIfNeeded();
  const items = activity(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect(items).toHaveCount(5);
  await activity(page).getByRole('button', { name: 'Voir plus' }).click();
  await expect(items).toHaveCount(10);
  for (const [kind, count] of [
    ['Vidéo', 3],
    ['Compte', 3],
    ['Texte créé', 4],
  ] as const)
    await expect(items.getByText(kind, { exact: true })).toHaveCount(count);
  const cards = activity(page).getByRole('link');
  await expect(cards).toHaveCount(4);
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .format(new Date())
    .replace(/^1 /, '1er ');
  const expected = [
    ['/video-reports', '1', today],
    ['/account-reports', '1', today],
    ['/hooks', '12', today],
    ['/scripts', '0', 'Rien pour l’instant'],
  ] as const;
  for (const [index, [path, count, last]] of expected.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', path);
    await expect(cards.nth(index).getByText(count, { exact: true })).toBeVisible();
    await expect(cards.nth(index)).toContainText(last);
  }
});

for (const [who, plan, isAdmin] of [
  ['a business user', 'business_pro', false],
  ['an administrator', 'freemium', true],
] as const) {
  test(`${who} with several accounts chooses among them, the primary one first`, async ({ page }) => {
    const handle = await withTwoAccounts(page, { plan, isAdmin });
    await expect(select(page).locator('option')).toHaveText([
      'Choisir un compte',
      `@${handle}`,
      '@demo-lea-cuisine',
    ]);
    await expect(select(page).locator('option:checked')).toHaveText(`@${handle}`);
    // Only the followers: a demo creator's figures change by the hour, and another one may read the same.
    const followers = panel(page).getByText('Abonnés', { exact: true }).locator('..');
    await expect(followers.getByText('4,3K', { exact: true })).toBeVisible();
    const asked = page.waitForRequest('**/rpc/accounts/performance');
    await select(page).selectOption('@demo-lea-cuisine');
    await asked;
    await expect(panel(page).getByText('données de démonstration')).toBeVisible();
    await expect(followers.getByText('4,3K', { exact: true })).toHaveCount(0);
  });
}

test('neither an ordinary user with two accounts nor an administrator with one has a selector', async ({
  page,
}) => {
  await withTwoAccounts(page, { plan: 'premium' });
  await expect(panel(page).getByText('4,3K', { exact: true })).toBeVisible();
  await expect(select(page)).toHaveCount(0);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await withPlan(page, 'business_pro', true);
  await withDemo(page);
  await expect(panel(page).getByText('Abonnés', { exact: true })).toBeVisible();
  await expect(select(page)).toHaveCount(0);
});

/** The visible colour: the background where there is one, else the text. */
function seenColour(element: Element): string {
  const { backgroundColor, color } = getComputedStyle(element);
  const seen = /, 0\)$|transparent/.test(backgroundColor) ? color : backgroundColor;
  const [red = 0, green = 0, blue = 0] = (seen.match(/[\d.]+/g) ?? []).map(Number);
  if (red > 200 && green > 180 && blue < 140) return 'yellow';
  return green > red ? 'green' : red > 1.5 * green ? 'red' : seen;
}

test('engagement is green from 10, yellow from 5 and red below, with a sourced benchmark beside it', async ({
  page,
}) => {
  let engagement = 10;
  await changeAnswer<Performance>(page, 'accounts/performance', answer => {
    answer.account.engagement = engagement;
  });
  await withDemo(page);
  for (const [value, text, colour] of [
    [10, /^10,00\s%$/, 'green'],
    [9.997, /^10,00\s%$/, 'green'],
    [9.99, /^9,99\s%$/, 'yellow'],
    [5, /^5,00\s%$/, 'yellow'],
    [4.99, /^4,99\s%$/, 'red'],
    [0, /^0,00\s%$/, 'red'],
  ] as const) {
    if (engagement !== value) {
      engagement = value;
      await page.reload();
    }
    const figure = panel(page).getByText('Engagement moyen', { exact: true }).locator('..').getByText(text);
    await expect.poll(() => figure.first().evaluate(seenColour)).toBe(colour);
  }
  await expect(standing(page)).toContainText(/4,90\s%, médiane par vue/);
  await expect(standing(page)).toContainText(/Rival IQ, 2024.*Formule\s: interactions \/ vues/);
  await expect(standing(page)).toContainText(
    /Votre médiane\s: \d+,\d\d\s% sur \d+ vidéos, soit [+−]\d+,\d\d points?/,
  );
  await expect(standing(page)).toContainText(
    /Mieux que \d+\s% des vidéos connues d’avant|Pas assez de données/,
  );
});

test('the latest videos are cut to 80 characters, and stand out from an engagement of 5', async ({
  page,
}) => {
  await withTwoAccounts(page, { texts: ['é'.repeat(81), 'a'.repeat(80), ''] });
  const latest = page.getByRole('region', { name: 'Vidéos les plus récentes' }).getByRole('listitem');
  await expect(latest).toHaveCount(3);
  await expect(latest.nth(0).getByText(`${'é'.repeat(80)}…`, { exact: true })).toBeVisible();
  await expect(latest.nth(1).getByText('a'.repeat(80), { exact: true })).toBeVisible();
  await expect(latest.nth(2).getByText('Sans description', { exact: true })).toBeVisible();
  const badge = (index: number) => latest.nth(index).getByText(/^Engagement/);
  await expect(badge(0)).toHaveText(/5,00\s%$/);
  await expect(badge(0)).toHaveCSS('font-weight', '700');
  await expect(badge(1)).toHaveText(/4,90\s%$/);
  await expect(badge(1)).not.toHaveCSS('font-weight', '700');
});

test('the period of the page starts at 30 days, and the overview and the panel follow it', async ({
  page,
}) => {
  await withDemo(page);
  const overview = page.getByRole('region', { name: 'Bilan de la période' });
  await expect(overview.getByRole('combobox')).toHaveValue('30');
  await expect(overview.getByRole('combobox').locator('option')).toHaveText(
    [2, 7, 15, 21, 30].map(days => `${days} derniers jours`),
  );
  const days = overview
    .getByRole('figure', { name: 'Vues par jour de publication' })
    .locator('svg[data-picture] rect');
  await expect(days).toHaveCount(30);
  await overview.getByRole('combobox').selectOption('7');
  await expect(days).toHaveCount(7);
  await expect(panel(page).getByRole('radio', { name: /^7\s/ })).toBeChecked();
  await expect(page).toHaveURL(/periodDays=7/);
  expect(await overview.locator('ol').first().getByRole('listitem').count()).toBeLessThanOrEqual(5);
});

test('an account that was never measured has an empty panel that hints at synchronising', async ({
  page,
}) => {
  // Without the consent of the administrator nothing is read of an account that is no demo.
  const person = await newPerson(sharedOrigin());
  await person.call('/linked-accounts', { method: 'POST', json: { handle: `jamais_${Date.now() % 1e8}` } });
  await signInAs(page, sharedOrigin(), person);
  await expect(panel(page).getByRole('heading', { name: 'Performance du compte' })).toBeVisible();
  await expect(panel(page).getByText('Aucune donnée disponible', { exact: true })).toBeVisible();
  await expect(
    panel(page).getByText(/n’a encore été lu\. Ils viendront d’une synchronisation/),
  ).toBeVisible();
  await expect(page.getByText('Aucun chiffre lu pour l’instant', { exact: true })).toBeVisible();
});

/** As if the demo's first analysis were in the state that `run` gives. */
async function firstAnalysis(page: Page, run: { state: string; step: number; error: object | null }) {
  const person = await newPerson(sharedOrigin());
  const { id } = await linkDemo(person);
  const at = new Date().toISOString();
  const facts = { kind: 'account_sync', account_id: id, username: 'demo-lea-cuisine', created_at: at };
  const begun = { id: '0b0f7a8e-5a0b-4a3c-9b7e-0a1b2c3d4e5f', ...facts, started_at: at, finished_at: null };
  await changeAnswer<{ items: object[] }>(page, 'accounts/list', list => {
    const active = { ...begun, state: 'running', step: 1, error: null };
    Object.assign(list.items[0]!, { last_synced_at: null, active_run: active });
  });
  await page.route('**/rpc/accounts/runEvents', route => route.abort());
  await page.route('**/rpc/accounts/run', route => route.fulfill({ json: { json: { ...begun, ...run } } }));
  await signInAs(page, sharedOrigin(), person);
  return { id };
}

const UNKNOWN = { code: 'source_not_found', values: { handle: 'demo-lea-cuisine' } };

test('a first analysis that fails says so in its card, with the reason and ways on', async ({ page }) => {
  await firstAnalysis(page, { state: 'failed', step: 1, error: UNKNOWN });
  await expect(analysis(page).getByRole('alert')).toContainText(
    'TikTok ne connaît aucun compte @demo-lea-cuisine',
  );
  await expect(analysis(page).getByRole('listitem').first()).toContainText('terminé');
  // It replaces the account's blocks.
  expect(await isBelowCards(analysis(page))).toBe(true);
  await expect(panel(page)).toHaveCount(0);
  await expect(analysis(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '100');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Analysis unavailable' })).toBeVisible();
});

test('a first analysis that outlasts its card says that it may take up to a minute', async ({ page }) => {
  const { id } = await firstAnalysis(page, { state: 'running', step: 1, error: null });
  await page.evaluate(accountId => {
    const timestamp = Date.now() - 20_000;
    const startedAt = new Date(timestamp).toISOString();
    const record = { accountId, username: 'demo-lea-cuisine', startedAt, timestamp };
    localStorage.setItem('ongoing_sync', JSON.stringify(record));
    localStorage.setItem('language', 'en');
  }, id);
  await page.reload();
  await expect(
    analysis(page).getByText('Analysis in progress, this may take up to a minute', { exact: false }),
  ).toBeVisible();
});

test('the first-sync notice stands for two minutes, above the progress, until figures are there', async ({
  page,
}) => {
  const account = { ageMs: 0, synced: false, imported: false };
  await changeAnswer<{ items: object[] }>(page, 'accounts/list', ({ items }) => {
    Object.assign(items[0]!, {
      created_at: new Date(Date.now() - account.ageMs).toISOString(),
      ...(account.synced ? {} : { last_synced_at: null }),
      ...(account.imported && { last_imported_at: new Date().toISOString() }),
    });
  });
  await withDemo(page);
  const notice = page.getByText('Votre compte vient d’être lié', { exact: true });
  for (const [ageMs, synced, imported, shows] of [
    [0, false, false, true],
    [110_000, false, false, true],
    [121_000, false, false, false],
    [0, false, true, false],
    [0, true, false, false],
  ] as const) {
    Object.assign(account, { ageMs, synced, imported });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Activité récente' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyser un compte' })).toBeVisible();
    await expect(notice, `${ageMs} ms, synced: ${synced}`).toHaveCount(shows ? 1 : 0);
  }
});

test('an account that is being linked says that it is initialised', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  const release = await holdBack(page, '**/rpc/accounts/link');
  const welcome = page.getByRole('dialog');
  await welcome.getByRole('textbox').first().fill('@demo-tom-course');
  await welcome.getByRole('textbox').first().press('Enter');
  await expect(welcome.getByText('Initializing your account...', { exact: true })).toBeVisible();
  await expect(welcome.getByText('This may take a few seconds', { exact: true })).toBeVisible();
  release();
  await expect(welcome).toBeHidden();
});

test('without usage or limits the dashboard has no quota box at all', async ({ page }) => {
  await withDemo(page);
  const linked = page.getByRole('region', { name: /Comptes TikTok liés/ });
  const beside = linked.locator('xpath=following-sibling::*');
  await page.getByRole('navigation', { name: 'Actions' }).scrollIntoViewIfNeeded();
  await expect(beside).toHaveCount(1);
  for (const part of ['usage', 'limits']) {
    await page.unrouteAll();
    await changeAnswer(page, 'quotas/overview', overview => (overview[part] = null));
    await page.reload();
    await page.getByRole('navigation', { name: 'Actions' }).scrollIntoViewIfNeeded();
    await expect(linked).toBeVisible();
    await expect(beside, part).toHaveCount(0);
  }
});
