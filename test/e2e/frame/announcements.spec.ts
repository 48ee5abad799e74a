import { expect, test } from '@playwright/test';
import { listen, toldLate, wasTold } from '#test/e2e/kit/announcements.ts';
import { apifyFile } from '#test/e2e/kit/apify-file.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

test('what changes elsewhere than at the focus is announced, in places that were there before', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await listen(page);
  const told = (sentence: RegExp) =>
    expect.poll(() => wasTold(page, sentence), { intervals: [50] }).toBe(true);

  // On a public page, without the app: how many results a search has.
  await page.goto('/support');
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('combobox'))
    .first()
    .fill('mot de passe');
  await told(/^\d+\srésultats$/);
  await page.goto('/withdrawal#token=0123456789012345678901234567890123456789012');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  // An interruption is an alert: browsers announce it when it appears.
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est pas valable');

  // An error at its field, then the messages during a wait.
  await signInAs(page, sharedOrigin(), person, '/hooks');
  await page.getByRole('button', { name: 'Générer' }).click();
  await told(/^Choisissez un thème ou écrivez un sujet\.$/);
  await page.getByLabel('Sujet').fill('levain');
  await page.getByRole('button', { name: 'Générer' }).click();
  await told(/^\d+\stextes/);
  await page.goto('/chatbot');
  await page.getByRole('textbox', { name: 'Votre question' }).fill('Quelles sont mes meilleures vidéos ?');
  await page.keyboard.press('Enter');
  await told(/La réponse est arrivée\. .*arrive en tête/);

  // How far an upload is.
  await page.goto('/accounts');
  const videos = [1, 2].map(daysAgo => ({ daysAgo, views: 500, likes: 20, comments: 0, shares: 0 }));
  await page
    .getByLabel(/export TikTok Studio/)
    .first()
    .setInputFiles({
      name: 'chiffres.json',
      mimeType: 'application/json',
      buffer: Buffer.from(apifyFile(`annonce_${Date.now() % 10_000_000}`, videos)),
    });
  await told(/chiffres\.json/);
  await page.getByRole('button', { name: 'Importer 2 vidéos' }).click();
  await told(/Import terminé/);

  // A setting that is saved immediately, at its own line; and in a modal dialog, outside of which nothing is announced.
  await page.goto('/settings#display');
  await page.getByRole('combobox', { name: 'Fuseau horaire' }).selectOption({ index: 1 });
  await told(/Enregistré/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('compte');
  await told(/^\d+\srésultats?$/);
  expect((await toldLate(page)).filter(text => !text.startsWith('Chargement'))).toEqual([]);
});
