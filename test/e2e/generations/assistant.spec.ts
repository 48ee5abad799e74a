import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';
import { WITH_MOTION } from '#test/e2e/kit/with-motion.ts';

test.use(WITH_MOTION);

/** Somebody on the free plan whose demo creator was read. */
async function withFigures(page: Page): Promise<Person> {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/chatbot');
  return person;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Votre question' });
const answered = (page: Page) => page.locator('li[data-state="answered"]');

test('a question is answered with its table and what it rests on, and stays when the page is left', async ({
  page,
}) => {
  await withFigures(page);
  await expect(page.getByText(/^5\squestions restantes aujourd’hui sur 5/)).toBeVisible();
  await field(page).fill('Quelles sont mes meilleures vidéos ?');
  // Pressing Enter twice sends one question.
  await field(page).press('Enter');
  await field(page).press('Enter');
  await expect(answered(page)).toHaveCount(1);
  await expect(page.getByText(/arrive en tête/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText(/^@demo-lea-cuisine · toutes les dates connues · \d+ relevés/)).toBeVisible();
  await page.getByText('Comment c’est calculé').click();
  await expect(page.getByRole('link', { name: 'La méthode, en détail' })).toBeVisible();
  await expect(page.getByText(/^4\squestions restantes aujourd’hui sur 5/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/^\ufeffVidéo;Publiée le \(.*\);Vues/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`${sharedOrigin()}/dashboard`);
  await page.goBack();
  await expect(answered(page)).toHaveCount(1);

  // Edited: the new answer replaces the old one.
  await page.getByRole('button', { name: 'Modifier la question' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('À quel rythme est-ce que je publie ?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/par semaine/).first()).toBeVisible();
  await expect(answered(page)).toHaveCount(1);
});

test('what is not understood costs nothing and offers questions; nothing is lost with the network', async ({
  page,
  context,
}) => {
  await withFigures(page);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Écrivez une question.')).toBeVisible();
  await field(page).fill('mot '.repeat(2_500));
  await expect(page.getByText(/Au plus 500 caractères/)).toBeVisible();

  await field(page).fill('Quel temps fait-il à Bordeaux ?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('alert')).toContainText('La connexion est coupée');
  await expect(field(page)).toHaveValue('Quel temps fait-il à Bordeaux ?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('li[data-state="abstained"]')).toHaveCount(1);
  await expect(page.getByText(/^5\squestions restantes/)).toBeVisible();
  await page.getByRole('list', { name: 'Et ensuite ?' }).getByRole('button').first().click();
  await expect(page.locator('li[data-state]')).toHaveCount(2);
});

test('conversations are searched, renamed, taken along, deleted and taken back', async ({ page }) => {
  const person = await withFigures(page);
  for (const title of ['Recettes du mois', 'Abonnés']) {
    await person.call('/conversations', { method: 'POST', json: { title } });
  }
  await page.reload();
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Chercher dans vos conversations' }).fill('recettes');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const menu = page.getByRole('button', { name: /Actions sur/ });
  await menu.click();
  await page.getByRole('button', { name: 'Renommer' }).click();
  await page.getByLabel('Titre').fill('Recettes de novembre');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.getByText('Recettes de novembre')).toBeVisible();
  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (Markdown)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^accroche-conversation-recettes-de-novembre.*\.md$/);
  await menu.click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(list.getByText('Recettes de novembre')).toBeVisible();
});
