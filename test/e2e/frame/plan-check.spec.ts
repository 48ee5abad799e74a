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
  await expect(note(page)).toBeVisible();
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
