import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signedIn } from '#test/e2e/kit/signed-in.ts';

test.describe('in French', () => {
  test('every section is one link away, by keyboard too, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(page);
    await page.goto('/settings');
    const nav = page.getByRole('navigation', { name: 'Sections des réglages' });
    await expect(nav.getByRole('link')).toHaveText([
      'Profil',
      'Comptes liés',
      'Affichage',
      'Connexion et sécurité',
      'Notifications',
      'Plan et usage',
      'Marque',
      'Données',
      'Clés d’API',
      'Tout sur une page',
    ]);
    await nav.getByRole('link', { name: 'Clés d’API' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings#api-keys$/);
    await expect(page.getByRole('heading', { name: 'Clés d’API' })).toBeInViewport();
    // The URL of a section shows it alone; without one, all are shown below each other.
    await expect(page.getByRole('region', { name: 'Profil' })).toHaveCount(0);
    await nav.getByRole('link', { name: 'Tout sur une page' }).click();
    await expect(page.getByRole('region', { name: 'Profil' })).toBeVisible();
    await nav.getByRole('link', { name: 'Clés d’API' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('formats are saved at once, used everywhere, and taken back', async ({ page }) => {
    const { password } = await signedIn(page);
    await page.goto('/settings');
    const display = page.getByRole('region', { name: 'Affichage' });
    await display.getByRole('combobox', { name: 'Dates' }).selectOption('year_month_day');
    await expect(display.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
    const keys = page.getByRole('region', { name: 'Clés d’API' });
    await keys.getByRole('textbox', { name: 'Nom de la clé' }).fill('Tableur');
    await keys.getByLabel('Mot de passe actuel').fill(password);
    await page.getByRole('button', { name: 'Créer la clé' }).click();
    await expect(page.getByText(/créée le \d{4}-\d\d-\d\d · expire le \d{4}-\d\d-\d\d/)).toBeVisible();
    await display.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText(/créée le \d+(?:er)? \S+ \d{4} · expire le/)).toBeVisible();
    await display.getByRole('combobox', { name: 'Nombres' }).selectOption('comma_point');
    await page.goto('/accounts');
    await expect(page.getByText(/\d,\d{3}|\d\.\d[KM]/).first()).toBeVisible();
  });

  test('a key is shown once, works, and is revoked', async ({ page, baseURL }) => {
    const { password } = await signedIn(page);
    await page.goto('/settings#api-keys');
    const card = page.getByRole('region', { name: 'Clés d’API' });
    await card.getByRole('button', { name: 'Créer la clé' }).click();
    await expect(card.getByText('Donnez un nom à la clé.')).toBeVisible();
    await card.getByRole('textbox', { name: 'Nom de la clé' }).fill('Robot du lundi');
    await card.getByRole('button', { name: 'Créer la clé' }).click();
    await expect(card.getByText('Ce n’est pas votre mot de passe actuel. Retapez-le.')).toBeVisible();
    await card.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(password);
    await card.getByRole('button', { name: 'Créer la clé' }).click();
    const token = await card.locator('code').first().innerText();
    expect(token).toMatch(/^acc_[\w-]{43}$/);
    const ask = async () =>
      (await fetch(`${baseURL}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask()).toBe(200);
    await page.reload();
    await expect(card.getByText('Robot du lundi')).toBeVisible();
    await expect(page.getByText(token)).toHaveCount(0);
    await card.getByRole('button', { name: 'Révoquer la clé Robot du lundi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(card.getByText(/révoquée le/)).toBeVisible();
    expect(await ask()).toBe(401);

    // One that is revoked while it is shown is no longer offered.
    await card.getByRole('textbox', { name: 'Nom de la clé' }).fill('Sans lendemain');
    await card.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(password);
    await card.getByRole('button', { name: 'Créer la clé' }).click();
    await expect(card.getByRole('button', { name: 'Copier', exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Révoquer la clé Sans lendemain' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(card.getByText(/révoquée le/)).toHaveCount(2);
    await expect(card.getByRole('button', { name: 'Copier', exact: true })).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Créer la clé' })).toBeVisible();
  });

  test('notifications: what is chosen is kept, and the bell tells what happened', async ({ page }) => {
    await signedIn(page);
    await page.goto('/settings');
    const card = page.getByRole('region', { name: 'Notifications' });
    const box = card.getByRole('checkbox', { name: 'Synchronisation terminée, E-mail' });
    await expect(box).not.toBeChecked();
    await box.click();
    await expect(box).toBeChecked();
    await expect(card.getByText(/^Enregistré à/)).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();
    await expect(card.getByRole('row', { name: /Sécurité du compte/ })).toContainText('toujours');
    await page.getByRole('button', { name: /^Notifications\s: \d+ non lue/ }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByText(/La synchronisation de @demo-.* est terminée/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  test('everything is exported, and comes back by the same page', async ({ page }) => {
    await signedIn(page);
    await page.goto('/settings#data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tout exporter' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^accroche-\d{4}-\d\d-\d\d\.zip$/);
    const path = await download.path();
    expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK');
    await expect(page.getByText(/^Archive enregistrée/)).toBeVisible();

    await page.locator('input[type=file]').setInputFiles({
      name: 'autre.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('pas une archive'),
    });
    await expect(page.getByText('Ce fichier n’est pas une archive ZIP lisible.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'accroche.zip',
      mimeType: 'application/zip',
      buffer: await readFile(path),
    });
    await expect(page.getByText(/^Cette archive du .* ajouterait/)).toBeVisible();
    await expect(page.getByText(/^Vidéos\s: \d+ à ajouter, \d+ déjà là$/)).toBeVisible();
    await page.getByRole('button', { name: 'Importer', exact: true }).click();
    await expect(page.getByText('L’archive est importée')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importer une autre archive' })).toBeVisible();
  });

  test('leaving asks for a word and the password, and can be taken back from any page', async ({ page }) => {
    const { password } = await signedIn(page);
    await page.goto('/settings#data');
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
    const confirm = dialog.getByRole('button', { name: 'Demander la suppression' });
    await dialog.getByRole('textbox', { name: 'Saisissez SUPPRIMER pour confirmer' }).fill('supprimer');
    await confirm.click();
    await expect(dialog.getByText('Écrivez SUPPRIMER en entier et en majuscules.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Saisissez SUPPRIMER pour confirmer' })).toBeFocused();
    await expect(dialog).toContainText('rapports, analyses, hooks, scripts, conversations');
    await dialog.getByRole('textbox', { name: 'Saisissez SUPPRIMER pour confirmer' }).fill('SUPPRIMER');
    await dialog.getByLabel('Mot de passe actuel').fill('pas le bon');
    await confirm.click();
    await expect(dialog.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
    await dialog.getByLabel('Mot de passe actuel').fill(password);
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/accounts');
    await expect(page.getByText(/^Votre compte sera effacé le/)).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la suppression' }).click();
    await expect(page.getByText(/^Votre compte sera effacé le/)).toHaveCount(0);
  });
});

test('in English the settings say the same, and leaving takes the English word', async ({ page }) => {
  const { password } = await signedIn(page);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/settings');
  await expect(page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link')).toHaveText([
    'Profile',
    'Linked accounts',
    'Display',
    'Sign-in and security',
    'Notifications',
    'Plan and usage',
    'Brand',
    'Data',
    'API keys',
    'All on one page',
  ]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Request deletion' }).click();
  const due = page.getByText(/^Your account will be erased on/);
  await expect(due.first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the deletion' }).first().click();
  await expect(due).toHaveCount(0);
});
