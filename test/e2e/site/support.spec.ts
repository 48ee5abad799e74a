import { expect, test, type Page } from '@playwright/test';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

test('a request is written, what goes along is seen and taken out, and the thread goes on', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, sharedOrigin(), person, '/support/tickets?from=/videos');
  const form = page.getByRole('region', { name: 'Écrire au support' });
  await form.getByRole('combobox', { name: 'Votre demande concerne' }).selectOption('problem');
  await form.getByRole('textbox', { name: 'Objet' }).fill('Une vidéo manque');
  await form.getByRole('textbox', { name: 'Votre message' }).fill('Depuis hier, elle n’apparaît plus.');
  await expect(form.getByText('/videos')).toBeVisible();
  await form.getByRole('button', { name: 'Retirer : Navigateur' }).click();
  await form.getByLabel('Joindre des fichiers').setInputFiles([
    { name: 'capture.png', mimeType: 'image/png', buffer: pngOf(3, 2) },
    { name: 'outil.exe', mimeType: 'image/png', buffer: Buffer.from('MZ\u0000', 'latin1') },
  ]);
  await expect(form.getByText(/outil\.exe.+n’est pas d’un type accepté/)).toBeVisible();
  await expect(form.getByRole('list', { name: 'Fichiers joints' })).toHaveText(/capture\.png/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await form.getByRole('button', { name: 'Envoyer' }).click();

  await expect(page).toHaveURL(/\/support\/tickets\/[\da-f-]{36}$/);
  await expect(page.getByText('En attente de réponse')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Enregistrer capture\.png/ }).click();
  expect((await saved).suggestedFilename()).toBe('capture.png');
  await page.getByText('Joint à votre demande').click();
  await expect(page.getByText('Fuseau horaire')).toBeVisible();
  await expect(page.getByText('Navigateur', { exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Elle est revenue.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  // Waits for the sent message, not the text still in the box: a request closed before its answer arrives is reopened
  // by it.
  await expect(page.getByRole('listitem').getByText('Elle est revenue.')).toBeVisible();
  await page.getByRole('button', { name: 'C’est réglé' }).click();
  await expect(page.getByText('Une réponse la rouvre')).toBeVisible();
  await closeToasts(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** Closes the toasts: two stacked toasts would still be moving during the accessibility check. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Fermer' });
  while ((await close.count()) > 0) await close.first().click();
}

test('without an account one writes from the support page, and reads the reference', async ({ page }) => {
  await page.goto('/en/support');
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible();
  await page.getByRole('link', { name: 'Write to support' }).click();
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(`visitor-${Date.now()}@example.org`);
  await page.getByRole('textbox', { name: 'Subject' }).fill('I cannot sign in');
  await page.getByRole('textbox', { name: 'Your message' }).fill('The link in the mail does nothing.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Your request AC-\w{7} has arrived\./)).toBeVisible();
});

for (const { language, write, back, form } of [
  { language: 'fr', write: 'Écrire au support', back: 'Retour à l’application', form: 'Écrire au support' },
  { language: 'en', write: 'Write to support', back: 'Back to the app', form: 'Write to support' },
] as const)
  test(`whoever has no linked account yet reaches the support from the welcome, and comes back to the app (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(chosen => localStorage.setItem('language', chosen), language);
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
    await page.getByRole('dialog').getByRole('link', { name: write }).click();
    await expect(page).toHaveURL(/\/support\/tickets$/);
    const field = page.getByRole('region', { name: form }).getByRole('textbox').first();
    await field.fill('Girafe');
    await expect(field).toHaveValue('Girafe');

    const prefix = language === 'fr' ? '' : '/en';
    for (const path of ['/pricing', '/docs', '/support']) {
      await page.goto(`${sharedOrigin()}${prefix}${path}`);
      await expect(page.getByRole('banner').getByRole('link', { name: back })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.getByRole('link', { name: write, exact: true }).click();
    await expect(page).toHaveURL(/\/support\/tickets$/);
    await expect(page.getByRole('region', { name: form })).toBeVisible();
  });

test.describe('with an administrator', () => {
  let product: Product;
  let admin: Person;
  test.beforeAll(async () => {
    product = await startOwnProduct();
    // The first account of a server administers it.
    admin = await newPerson(product.url);
    await linkDemo(admin);
  });
  test.afterAll(() => product.stop());

  test('one box finds documentation, known issues and own requests, and the page says how everything stands', async ({
    page,
  }) => {
    await signInAs(page, product.url, admin, '/admin/issues');
    await page.getByRole('button', { name: 'Publier un problème' }).click();
    for (const [field, text] of [
      ['Titre en français', 'TikTok répond <b>lentement</b>'],
      ['Titre en anglais', 'TikTok answers <b>slowly</b>'],
      ['Ce qui se passe, en français', 'Les relevés prennent du temps.'],
      ['Ce qui se passe, en anglais', 'Readings take long.'],
      ['En attendant, en français', 'Importez un fichier.'],
      ['En attendant, en anglais', 'Import a file.'],
    ] as const)
      await page.getByRole('textbox', { name: field }).fill(text);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('heading', { name: 'TikTok répond <b>lentement</b>' })).toBeVisible();

    const asked = { category: 'problem', subject: 'Ma girafe <i>violette</i>', text: 'Rien.' };
    const answer = await admin.call('/support/tickets', { method: 'POST', json: asked });
    const { id } = (await answer.json()) as { id: string };
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${product.url}/en/support`);
    await expect(page.getByRole('article')).toContainText('TikTok answers <b>slowly</b>');
    await expect(page.getByText('This server sends no e-mails: they stay in its outbox.')).toBeVisible();
    await expect(
      page.getByText('Reading public pages is not allowed on this server.', { exact: false }),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await page.keyboard.press('/');
    await page.keyboard.type('slowly');
    await expect(page.getByRole('option', { name: /TikTok answers <b>slowly<\/b>/ })).toBeVisible();
    await box.fill('refund');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.fill('girafe violette');
    await expect(page.getByRole('option', { name: /Ma girafe <i>violette<\/i>/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/support/tickets/${id}`);

    await page.goto(`${product.url}/admin/tickets/${id}`);
    await page
      .getByRole('textbox', { name: 'Add a note' })
      .or(page.getByRole('textbox', { name: 'Ajouter une note' }))
      .fill('Vu.');
    await page.getByRole('button', { name: /^(?:Save the note|Enregistrer la note)$/ }).click();
    await expect(page.getByRole('region', { name: /^(?:Internal notes|Notes internes)$/ })).toContainText(
      'Vu.',
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
