import { expect, test } from '@playwright/test';
import { newSupabaseUser, startSupabaseServer, type SupabaseServer } from '#test/auth/supabase-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';

let supabase: SupabaseServer;
let product: Product;
test.beforeAll(async () => {
  supabase = await startSupabaseServer();
  product = await startOwnProduct({ AUTH_URL: supabase.url, AUTH_PUBLIC_KEY: supabase.publicKey });
});
test.afterAll(async () => {
  await product.stop();
  await supabase.close();
});

test('with AUTH_URL the form signs in at the other server, and the product knows its user', async ({
  page,
}) => {
  const user = newSupabaseUser();
  supabase.users.push(user);
  const blocked: string[] = [];
  page.on(
    'console',
    message => message.text().includes('Content Security Policy') && blocked.push(message.text()),
  );
  const own: string[] = [];
  page.on(
    'request',
    request => request.url().startsWith(`${product.url}/auth/v1`) && own.push(request.url()),
  );

  await page.goto(`${product.url}/auth`);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(user.email);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('pas celui-là');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Adresse e-mail ou mot de passe incorrect.',
  );
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await page.goto(`${product.url}/settings`);
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Inès Ailleurs');
  await expect(
    page.getByText('Les sessions de ce serveur sont gérées par un service de connexion externe.'),
  ).toBeVisible();
  expect(blocked).toEqual([]);
  expect(own).toEqual([]);
  expect(product.output()).toContain(`sign-in: external auth server at ${supabase.url}`);
});
