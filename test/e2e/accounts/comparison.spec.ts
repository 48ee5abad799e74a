import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { apifyFile } from '#test/e2e/kit/apify-file.ts';
import {
  linkDemo,
  newPerson,
  newPersonOn,
  sharedAdmin,
  sharedOrigin,
  signInAs,
  type Person,
} from '#test/e2e/kit/signed-up.ts';

test.beforeAll(async () => {
  await linkDemo(sharedAdmin());
});

const card = (page: Page) => page.getByRole('region', { name: 'Comparer mes comptes' });
const line = (page: Page, handle: string) =>
  card(page)
    .locator('tr')
    .filter({ has: page.locator('th[scope=row]', { hasText: `@${handle}` }) });
const box = (page: Page, handle: string) => card(page).getByRole('checkbox', { name: `@${handle}` });
const reference = (page: Page) => card(page).getByRole('combobox', { name: 'Compte de référence' });

const SPREAD = [400, 900, 650, 1_500, 800, 1_100, 700, 1_300, 950, 500];

/** An account that came with a file, with so many times the usual views. */
async function importAccount(person: Person, handle: string, times: number, videos = SPREAD.length) {
  const made = SPREAD.slice(0, videos).map((views, index) => {
    // Ids are made of the second of publication: no two accounts publish in the same.
    return {
      daysAgo: 2 * index + 2 + handle.length / 100,
      views: views * times,
      likes: 40,
      comments: 5,
      shares: 5,
    };
  });
  const form = new FormData();
  form.append('file', new File([apifyFile(handle, made)], 'export.json', { type: 'application/json' }));
  expect((await person.call('/imports', { method: 'POST', form })).status).toBe(201);
}

/** An agency with two accounts of ten videos, the second with three times the views, and one of three videos. */
async function agency(page: Page): Promise<Person> {
  const person = await newPersonOn('business_pro');
  await importAccount(person, 'atelier.nadia', 1);
  await importAccount(person, 'nadia.bis', 3);
  await importAccount(person, 'nadia_voyage', 1, 3);
  await signInAs(page, sharedOrigin(), person, '/accounts');
  return person;
}

test('a business user compares accounts: figures with ranges, against a reference', async ({ page }) => {
  await agency(page);
  await expect(line(page, 'nadia.bis')).toContainText('4,3K');
  await expect(line(page, 'atelier.nadia')).toContainText('référence');
  await expect(line(page, 'nadia.bis')).toContainText(/×3,0 \(×\d,\d à ×\d,\d\)/);
  await expect(line(page, 'nadia_voyage')).toContainText(/Pas assez de données.*3 vidéos, il en faut 6/);
  await card(page).getByRole('button', { name: 'D’où vient ce chiffre : Vues médianes, @nadia.bis' }).click();
  const dialog = page.getByRole('dialog', { name: 'D’où vient ce chiffre' });
  await expect(dialog).toContainText('fichier importé (Apify)');
  await expect(dialog).toContainText('10 valeurs mesurées');
});

test('accounts, reference and period stand in the address and outlive a reload', async ({ page }) => {
  await agency(page);
  await expect(line(page, 'nadia.bis')).toBeVisible();
  await reference(page).selectOption('@nadia.bis');
  await expect(card(page).getByRole('columnheader', { name: 'Vues face à @nadia.bis' })).toBeVisible();
  await expect(line(page, 'atelier.nadia')).toContainText(/×0,3\d \(/);
  await box(page, 'nadia_voyage').uncheck();
  await card(page).getByRole('radio', { name: /^21/ }).check();
  await expect(line(page, 'nadia_voyage')).toHaveCount(0);
  await expect(page).toHaveURL(/compared=[^&]+&comparedDays=21$/);
  await page.reload();
  await expect(line(page, 'nadia.bis')).toContainText('référence');
  await expect(box(page, 'nadia_voyage')).not.toBeChecked();
  await expect(card(page).getByRole('radio', { name: /^21/ })).toBeChecked();
  await expect(line(page, 'nadia_voyage')).toHaveCount(0);
});

test('with one account ticked the card says what it takes', async ({ page }) => {
  await agency(page);
  await box(page, 'nadia_voyage').uncheck();
  await box(page, 'nadia.bis').uncheck();
  await expect(card(page).getByText('Choisissez au moins deux comptes')).toBeVisible();
  await expect(card(page).getByRole('table')).toHaveCount(0);
  await box(page, 'nadia.bis').check();
  await expect(line(page, 'nadia.bis')).toBeVisible();
});

test('the table is saved as a file, with where each figure comes from', async ({ page }) => {
  await agency(page);
  const saving = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('dialog', { name: 'Exporter' }).getByRole('button', { name: /^JSON/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^accroche-comparaison-de-comptes-\d{4}-\d\d-\d\d\.json$/);
  const rows = JSON.parse(await readFile(await saved.path(), 'utf8')) as Record<string, unknown>[];
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatchObject({
    account: 'nadia.bis',
    views: 3 * SPREAD.reduce((sum, views) => sum + views, 0),
    median_views_source: 'apify_file',
    against_reference_n: 20,
  });
  expect(rows[2]).toMatchObject({
    median_views: null,
    median_views_refused: expect.stringContaining('il en faut 6'),
  });
});

test('a failure says its cause and is tried again', async ({ page }) => {
  await page.route('**/rpc/accounts/compare*', route => route.abort());
  await agency(page);
  await expect(card(page).getByRole('alert')).toContainText('Le serveur ne répond pas');
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(line(page, 'nadia.bis')).toBeVisible();
});

test('on a phone the table stacks, nothing overflows, and there is no accessibility fault', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await agency(page);
  await expect(line(page, 'nadia.bis')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('#comparison').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('an administrator compares on any plan', async ({ page }) => {
  await importAccount(sharedAdmin(), 'compte.admin', 1);
  await signInAs(page, sharedOrigin(), sharedAdmin(), '/accounts');
  await expect(line(page, 'compte.admin')).toBeVisible();
  await expect(line(page, 'demo-lea-cuisine')).toContainText('données de démonstration');
});

test('an ordinary user with two accounts sees no comparison, and none is asked for', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await importAccount(person, 'une.seule', 1);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await signInAs(page, sharedOrigin(), person, '/accounts');
  await expect(page.getByRole('region', { name: 'Performance du compte' })).toBeVisible();
  await expect(page.getByText('Abonnés', { exact: true })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(asked.filter(url => url.includes('accounts/compare'))).toEqual([]);
});

test('a business user with one account sees no comparison', async ({ page }) => {
  const person = await newPersonOn('business_starter');
  await importAccount(person, 'une.seule', 1);
  await signInAs(page, sharedOrigin(), person, '/accounts');
  await expect(page.getByText('Abonnés', { exact: true })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});
