import { expect, test, type Page } from '@playwright/test';
import { apifyFile } from '#test/e2e/kit/apify-file.ts';
import { newPersonOn, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

const CALL = '**/rpc/me/get';
const note = (page: Page) =>
  page.locator('[role=note]').filter({ hasText: 'Votre plan n’a pas pu être vérifié' });
const panel = (page: Page) => page.getByRole('region', { name: 'Performance du compte' });
const select = (page: Page) => page.getByRole('combobox', { name: 'Sélectionner un compte' });

/** A business user with two accounts that came with files; the first is the primary one. */
async function agency(): Promise<Person> {
  const person = await newPersonOn('business_pro');
  for (const [handle, text] of [
    ['atelier.nadia', 'Chez Nadia'],
    ['nadia.bis', 'Chez Nadia, la suite'],
  ] as const) {
    const video = { daysAgo: 1, views: 1_000, likes: 50, comments: 0, shares: 0, text };
    const form = new FormData();
    form.append('file', new File([apifyFile(handle, [video])], 'export.json', { type: 'application/json' }));
    expect((await person.call('/imports', { method: 'POST', form })).status).toBe(201);
  }
  return person;
}

test('a plan that cannot be checked on arrival counts as freemium, says why and asks again', async ({
  page,
}) => {
  const person = await agency();
  await page.route(CALL, route => route.abort());
  await signInAs(page, sharedOrigin(), person);
  await expect(note(page)).toContainText('Le serveur ne répond pas.');
  await expect(note(page)).toContainText('l’application suit les règles du plan Gratuit');
  await expect(panel(page).getByText('Abonnés', { exact: true })).toBeVisible();
  await expect(page.getByText(/Chargement/)).toHaveCount(0);
  await expect(select(page)).toHaveCount(0);

  await note(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(note(page)).toContainText('Le serveur ne répond pas.');
  await page.unroute(CALL);
  await note(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(select(page)).toBeVisible();
});

test('a plan check that fails later leaves the account on screen and closes what the plan opened', async ({
  page,
}) => {
  const person = await agency();
  await signInAs(page, sharedOrigin(), person, '/accounts');
  await select(page).selectOption('@nadia.bis');
  await expect(page.getByText('Chez Nadia, la suite')).toBeVisible();
  const { search } = new URL(page.url());
  await page.route(CALL, route => route.abort());
  // Linking another account requests the user's data again.
  await page.getByRole('button', { name: 'Ajouter un compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un compte' });
  await dialog.getByRole('textbox', { name: 'Votre @ TikTok' }).fill('nadia.voyage');
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(note(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeVisible();
  await expect(select(page)).toHaveCount(0);
  await expect(page.getByText('Chez Nadia, la suite')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/account-reports'));
  await expect(page.getByText('Les rapports programmés ne font pas partie du plan Gratuit.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Programmer un rapport' })).toBeDisabled();
  await expect(note(page)).toBeVisible();
  await page.evaluate(query => history.pushState(null, '', `/videos${query}`), search);
  const files = page.getByRole('button', { name: 'Exporter\u00a0: vidéos' });
  const menu = page.getByRole('dialog', { name: 'Exporter\u00a0: vidéos' });
  await files.click();
  await expect(menu).toContainText('sans les colonnes calculées');
  await page.keyboard.press('Escape');

  // The next answer opens again what the plan has.
  await page.unroute(CALL);
  await note(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(note(page)).toHaveCount(0);
  await files.click();
  await expect(menu).toBeVisible();
  await expect(menu).not.toContainText('sans les colonnes calculées');
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.pushState(null, '', '/account-reports'));
  await expect(page.getByRole('button', { name: 'Programmer un rapport' })).toBeEnabled();
});

test('the answer of the plan check is kept: other pages know the plan without asking again', async ({
  page,
}) => {
  await signInAs(page, sharedOrigin(), await agency());
  await expect(select(page)).toBeVisible();
  let asked = 0;
  await page.route(CALL, () => void (asked += 1));
  await page.getByRole('navigation').getByRole('link', { name: 'Comptes', exact: true }).click();
  await expect(select(page)).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/account-reports'));
  await expect(page.getByRole('button', { name: 'Programmer un rapport' })).toBeEnabled();
  expect(asked).toBe(0);
});

test('totals that cannot be read end loading, say why in their place and are asked for again', async ({
  page,
}) => {
  const person = await agency();
  await page.route('**/rpc/dashboard/stats*', route => route.abort());
  await signInAs(page, sharedOrigin(), person);
  const cause = page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas.' });
  await expect(cause).toBeVisible();
  await expect(page.getByText(/Chargement/)).toHaveCount(0);
  await page.unroute('**/rpc/dashboard/stats*');
  await cause.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cause).toHaveCount(0);
});
