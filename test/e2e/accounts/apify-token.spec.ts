import { expect, test } from '@playwright/test';
import { openApifyServer, type ApifyServer } from '#test/stand-ins/apify-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { newPerson, signInAs } from '#test/e2e/kit/signed-up.ts';

const TOKEN = 'apify_api_OwnTokenOfTheUser0123';

let apify: ApifyServer;
let product: Product;
test.beforeAll(async () => {
  apify = await openApifyServer({ handle: 'cuisine.exemple', tokens: [TOKEN] });
  product = await startOwnProduct({ APIFY_API_ORIGIN: apify.origin });
});
test.afterAll(async () => {
  await product.stop();
  await apify.close();
});

test('a token of one’s own: what it costs, a wrong one, a right one, its end alone shown, taken away', async ({
  page,
}) => {
  await signInAs(page, product.url, await newPerson(product.url), '/settings#apify');
  const card = page.getByRole('region', { name: 'Apify' });
  await expect(
    card.getByText(/à partir de 2,50\s\$US? les 1\s000 vidéos lues\. .* 200 au plus, soit environ 0,50/),
  ).toBeVisible();
  const field = card.getByLabel('Jeton Apify');
  await field.fill('pas un jeton');
  await card.getByRole('button', { name: 'Vérifier et enregistrer' }).click();
  await expect(card.getByText(/Ce n’est pas un jeton Apify\. Copiez-le en entier/)).toBeVisible();
  await field.fill('apify_api_UnAutreJetonQuiEstFaux');
  await card.getByRole('button', { name: 'Vérifier et enregistrer' }).click();
  await expect(card.getByText(/Apify refuse ce jeton\s: il est faux, expiré/)).toBeVisible();
  await field.fill(` ${TOKEN} `);
  await card.getByRole('button', { name: 'Vérifier et enregistrer' }).click();
  await expect(card.getByText('••••••••0123')).toBeVisible();
  await expect(card.getByText(/Apify accepte ce jeton\. Ce mois-ci\s: 0/)).toBeVisible();

  apify.usedUsd = apify.limitUsd;
  await card.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(card.getByText(/Le crédit du jeton Apify est épuisé/)).toBeVisible();
  apify.tokens = [];
  await card.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(
    card.getByText(/Apify refuse le jeton\s: il est faux, expiré ou retiré\. Remplacez-le/),
  ).toBeVisible();
  await page.reload();
  await expect(card.getByText(/Apify refuse le jeton/)).toBeVisible();
  expect(await page.content()).not.toContain(TOKEN);

  await card.getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Jeton Apify retiré').first()).toBeVisible();
  await expect(card.getByLabel('Jeton Apify')).toBeVisible();
});
