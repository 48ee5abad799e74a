import { expect, test } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

test('hooks are asked for, explained, edited, kept and found again', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/hooks?niche=baking&topic=levain&language=fr&platform=reels');
  await expect(page.getByLabel('Sujet')).toHaveValue('levain');
  await expect(page.getByRole('radio', { name: 'Reels' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Putaclic+' })).toBeDisabled();
  await page.getByRole('button', { name: 'Générer' }).click();
  const texts = page.getByRole('region', { name: 'Résultat' }).getByRole('listitem');
  await expect(page.getByText('10 textes')).toBeVisible();

  const first = texts.first();
  await first.getByText('Expliquer').click();
  await expect(first.getByRole('row', { name: /^Total/ })).toBeVisible();
  await first.getByRole('button', { name: 'Modifier' }).click();
  await first.getByRole('textbox', { name: 'Texte' }).fill('Mon levain dort, et le tien ?');
  await first.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(first.getByText('Mon levain dort, et le tien ?')).toBeVisible();
  await first.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await expect(first.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible();

  const second = texts.nth(1);
  const before = await second.getByRole('paragraph').first().textContent();
  await second.getByRole('button', { name: 'Un autre' }).click();
  await expect(second.getByRole('paragraph').first()).not.toHaveText(before ?? '');
  await second.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(second.getByRole('button', { name: 'Retirer', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Historique' }).click();
  await page.getByRole('searchbox').fill('dort tien');
  const found = page.getByText('Mon levain dort, et le tien ?', { exact: true });
  await expect(found.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(1);
});

test('where the browser lets nothing be copied, that is said with what to do', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/hooks?niche=baking&topic=levain');
  await page.getByRole('button', { name: 'Générer' }).click();
  const copy = page.getByRole('button', { name: 'Copier', exact: true });
  await expect(copy).toHaveCount(10);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await copy.first().click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Copie impossible' });
  await expect(toast).toContainText('sélectionnez le texte, puis copiez-le à la main');
  await expect(page.getByRole('button', { name: 'Copié', exact: true })).toHaveCount(0);
});

test('a request that says nothing is told so at its field, and from one’s own videos nothing is made up', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/hooks');
  await page.getByRole('button', { name: 'Générer' }).click();
  await expect(page.getByText('Choisissez un thème ou écrivez un sujet.')).toBeVisible();
  await page.getByLabel('Sujet').fill('🔥🔥');
  await page.getByRole('button', { name: 'Générer' }).click();
  await expect(page.getByText(/Ce sujet ne contient aucun mot/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'D’après mes vidéos' }).check();
  await expect(page.getByText(/^Aucune forme d’ouverture ne se détache/)).toBeVisible();
  // Of two hundred, those that are old enough at this hour.
  await expect(page.getByText(/^Comparé sur (?:19\d|200)\svidéos/)).toBeVisible();
});
