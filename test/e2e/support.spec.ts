import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs } from './signed-up.ts';

test('a request is written, what goes along is seen and taken out, and the thread goes on', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/support/tickets?from=/videos');
  const form = page.getByRole('region', { name: 'Écrire au support' });
  await form.getByRole('combobox', { name: 'Votre demande concerne' }).selectOption('problem');
  await form.getByRole('textbox', { name: 'Objet' }).fill('Une vidéo manque');
  await form.getByRole('textbox', { name: 'Votre message' }).fill('Depuis hier, elle n’apparaît plus.');
  await expect(form.getByText('/videos')).toBeVisible();
  await form.getByRole('button', { name: 'Retirer : Navigateur' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await form.getByRole('button', { name: 'Envoyer' }).click();

  await expect(page).toHaveURL(/\/support\/tickets\/[\da-f-]{36}$/);
  await expect(page.getByText('En attente de réponse')).toBeVisible();
  await page.getByText('Joint à votre demande').click();
  await expect(page.getByText('Fuseau horaire')).toBeVisible();
  await expect(page.getByText('Navigateur', { exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Elle est revenue.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText('Elle est revenue.')).toBeVisible();
  await page.getByRole('button', { name: 'C’est réglé' }).click();
  await expect(page.getByText('Une réponse la rouvre')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('without an account one writes from the support page, and reads the reference', async ({ page }) => {
  await page.goto('/en/support');
  await page.getByRole('link', { name: 'Write to support' }).click();
  await page.getByRole('textbox', { name: 'Your email address' }).fill(`visitor-${Date.now()}@example.org`);
  await page.getByRole('textbox', { name: 'Subject' }).fill('I cannot sign in');
  await page.getByRole('textbox', { name: 'Your message' }).fill('The link in the mail does nothing.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Your request AC-\w{7} has arrived\./)).toBeVisible();
});
