import { expect, test } from '@playwright/test';
import { openOpenAiServer, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { newPerson, signInAs } from '#test/e2e/kit/signed-up.ts';

const KEY = 'sk-own-key-of-the-user-9876';

let server: OpenAiServer;
let product: Product;
test.beforeAll(async () => {
  server = await openOpenAiServer();
  server.keys = [KEY];
  product = await startOwnProduct({ AI_USERS_REACH_PRIVATE: 'true' });
});
test.afterAll(async () => {
  await product.stop();
  await server.close();
});

test('a model of one’s own is tried, kept without its key, and taken away; an administrator chooses the server’s', async ({
  page,
}) => {
  expect(product.output()).toMatch(/^text generation: built-in engine/m);
  // The first to come is administrator.
  await signInAs(page, product.url, await newPerson(product.url), '/settings#model');
  const card = page.getByRole('region', { name: 'Modèle de langage' });
  await expect(card.getByText('Le moteur intégré écrit pour vous.')).toBeVisible();
  await card.getByLabel('Fournisseur').selectOption('openai_compatible');
  await card.getByLabel('Adresse du serveur').fill(server.baseUrl);
  await card.getByLabel('Modèle', { exact: true }).fill('small-model');
  await card.getByLabel('Clé').fill('sk-wrong');
  await card.getByRole('button', { name: 'Tester et enregistrer' }).click();
  await expect(card.getByText(/Le fournisseur refuse cette clé/)).toBeVisible();
  await card.getByLabel('Clé').fill(KEY);
  await card.getByRole('button', { name: 'Tester et enregistrer' }).click();
  await expect(card.getByText('••••••••9876')).toBeVisible();
  await expect(card.getByText('Il sait appeler un outil.')).toBeVisible();
  await page.reload();
  await expect(card.getByText(/0 jetons sur 2\s000\s000/)).toBeVisible();
  expect(await page.content()).not.toContain(KEY);
  await card.getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Modèle retiré').first()).toBeVisible();

  await page.goto(`${product.url}/admin/model`);
  const forAll = page.getByRole('region', { name: 'Modèle de ce serveur' });
  await forAll.getByLabel('Fournisseur').selectOption('openai_compatible');
  await forAll.getByLabel('Adresse du serveur').fill(server.baseUrl);
  await forAll.getByLabel('Modèle', { exact: true }).fill('large-model');
  await forAll.getByLabel('Clé').fill(KEY);
  await forAll.getByRole('button', { name: 'Tester et enregistrer' }).click();
  await expect(forAll.getByText('Il respecte une forme imposée (JSON).')).toBeVisible();
  await page.goto(`${product.url}/settings#model`);
  await expect(card.getByText(/large-model écrit pour vous/)).toBeVisible();
});
