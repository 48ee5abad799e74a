import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

/** Opens a report of an account as its owner. */
async function onReport(page: Page): Promise<string> {
  const person = await newPerson(sharedOrigin());
  const { id: accountId } = await linkDemo(person);
  const answer = await person.call('/account-analyses', { method: 'POST', json: { accountId, days: 30 } });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const address = `${sharedOrigin()}/account-reports/${id}`;
  await signInAs(page, sharedOrigin(), person, `/account-reports/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rapport de @demo-lea-cuisine' })).toBeVisible();
  return address;
}

test('a link shows a report of an account without a session, without what it hides, until it is taken back', async ({
  page,
  browser,
}) => {
  await onReport(page);
  await page.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager ce rapport' });
  await dialog.getByText('1 jour', { exact: true }).click();
  await dialog.getByText('nom du compte').click();
  await dialog.getByText('vues et autres compteurs').click();
  await dialog.getByLabel('Nom du lien').fill('Marque');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const address = await dialog.getByLabel('Adresse').inputValue();
  expect(address).toMatch(/\/shared-report#[\w-]{43}$/);
  await expect(dialog.getByText(/^masque\s: .*nom du compte/)).toBeVisible();

  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 360, height: 740 } });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Rapport de compte' })).toBeVisible();
  await expect(visitor.getByText('données de démonstration').first()).toBeVisible();
  await expect(visitor.getByText(/^Ce lien s’ouvre jusqu’au /)).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Votre régularité' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Abonnés' })).toHaveCount(0);
  await expect(visitor.getByText('demo-lea-cuisine')).toHaveCount(0);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await accessibilityFaults(visitor)).toEqual([]);

  await dialog.getByRole('button', { name: 'Retirer le lien « Marque »' }).click();
  await expect(dialog.getByText('retiré', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Ce rapport n’est pas disponible')).toBeVisible();
  await context.close();
});

test('a double click makes one link, and the dialog no longer calls ready what was taken back', async ({
  page,
}) => {
  await onReport(page);
  const made: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/rpc/sharing/create')) made.push(request.url());
  });
  await page.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager ce rapport' });
  await dialog.getByRole('button', { name: 'Créer le lien' }).dblclick();
  await expect(dialog.getByText('Le lien est prêt')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Retirer/ })).toHaveCount(1);
  expect(made).toHaveLength(1);
  await dialog.getByRole('button', { name: /^Retirer/ }).click();
  await expect(dialog.getByText('retiré', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Le lien est prêt')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Créer le lien' })).toBeVisible();
});

test('notes save themselves, survive a lost network, and are never written over by another tab', async ({
  page,
  context,
}) => {
  const address = await onReport(page);
  const notesOf = (tab: Page) => tab.getByRole('textbox', { name: 'Vos notes' });
  const part = page.getByRole('region', { name: 'Vos notes' });
  const other = await context.newPage();
  await other.goto(address);
  await expect(notesOf(other)).toHaveValue('');

  await notesOf(page).fill('Client content\nÀ rappeler lundi');
  await expect(part.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();

  // The other tab still shows the old text: its save conflicts and shows the newer note next to it.
  await notesOf(other).fill('Écrit ailleurs');
  const theirs = other.getByRole('region', { name: 'Vos notes' });
  await expect(theirs.getByText('Cette note a changé ailleurs')).toBeVisible();
  await expect(theirs.getByText('À rappeler lundi')).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await theirs.getByRole('button', { name: 'Garder la mienne' }).click();
  await expect(theirs.getByText(/^Enregistré à/)).toBeVisible();

  await page.reload();
  await expect(notesOf(page)).toHaveValue('Écrit ailleurs');
  await context.setOffline(true);
  await notesOf(page).fill('Écrit sans réseau');
  await expect(part.getByText(/^Pas encore enregistré/)).toBeVisible();
  await context.setOffline(false);
  await expect(part.getByText(/^Enregistré à/)).toBeVisible();
  await other.reload();
  await expect(notesOf(other)).toHaveValue('Écrit sans réseau');
});
