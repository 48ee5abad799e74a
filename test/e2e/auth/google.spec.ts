import { expect, test, type Page } from '@playwright/test';
import { newGooglePerson, startGoogleServer, type GoogleServer } from '#test/auth/google-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';

let google: GoogleServer;
let product: Product;
test.beforeAll(async () => {
  google = await startGoogleServer();
  product = await startOwnProduct(google.env);
});
test.afterAll(async () => {
  await product.stop();
  await google.close();
});
test.beforeEach(() => {
  google.person = newGooglePerson();
  google.lie = null;
});

const button = (page: Page) => page.getByRole('button', { name: 'Continuer avec Google' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('Google opens the dashboard, and the address keeps no trace of the trip', async ({ page }) => {
  await page.goto(`${product.url}/auth`);
  await button(page).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('accroche-session');
  expect(keys.filter(key => key.includes('verifier'))).toEqual([]);
  await page.reload();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('whoever wanted a page gets it after Google', async ({ page }) => {
  await page.goto(`${product.url}/settings`);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await button(page).click();
  await expect(page).toHaveURL(`${product.url}/settings`);
});

test('a refusal on Google’s page is said on the sign-in screen', async ({ page }) => {
  google.person = null;
  await page.goto(`${product.url}/auth`);
  await button(page).click();
  await expect(alert(page)).toContainText('Vous avez refusé l’accès sur la page de Google');
  expect(page.url()).toBe(`${product.url}/auth`);
});

test('an unexpected failure is said in the words of the specification', async ({ page }) => {
  await page.goto(`${product.url}/auth`);
  await expect(button(page)).toBeVisible();
  google.lie = 'wrong_nonce';
  await button(page).click();
  await expect(
    page.getByText("Erreur de connexion Google: Une erreur inattendue s'est produite", { exact: true }),
  ).toBeVisible();
  await expect(alert(page)).toContainText('Google n’a pas répondu comme prévu');
});

test('an address that Google has not verified is refused with what to do', async ({ page }) => {
  google.person = newGooglePerson({ email_verified: false });
  await page.goto(`${product.url}/auth`);
  await button(page).click();
  await expect(alert(page)).toContainText('Google n’a pas vérifié l’adresse de ce compte');
});

test('a stolen code opens nothing in another browser, and says so', async ({ page, browser }) => {
  await page.goto(`${product.url}/auth`);
  await page.route('**/auth/v1/token?grant_type=pkce', route => route.abort());
  const landed = page.waitForURL(/code=/);
  await button(page).click();
  await landed;
  const code = page.url();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(code.includes('code=') ? code : `${product.url}/auth?code=x`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect(await stranger.evaluate(() => localStorage.getItem('accroche-session'))).toBeNull();
  await stranger.context().close();
});

test('Google is linked and unlinked in the settings, and the last way in stays', async ({ page }) => {
  await page.goto(`${product.url}/auth?mode=signup`);
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill('Léa');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`lien-${Date.now()}@exemple.fr`);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('girafe violette 12');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe violette 12');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${product.url}/settings`);
  const signIn = page.getByRole('region', { name: 'Connexion' });
  await expect(signIn.getByText('Aucun compte Google n’est lié.')).toBeVisible();
  await signIn.getByRole('button', { name: 'Lier un compte Google' }).click();
  await signIn.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('girafe violette 12');
  await signIn.getByRole('button', { name: 'Continuer avec Google' }).click();
  await expect(page.getByText('Le compte Google est lié.', { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/settings`);
  const linked = google.person?.email ?? '';
  await signIn.getByRole('button', { name: `Dissocier ${linked}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dissocier' }).click();
  await expect(page.getByText('Le compte Google est dissocié.', { exact: true })).toBeVisible();
  await expect(signIn.getByText('Aucun compte Google n’est lié.')).toBeVisible();

  google.person = null;
  await signIn.getByRole('button', { name: 'Lier un compte Google' }).click();
  await signIn.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('girafe violette 12');
  await signIn.getByRole('button', { name: 'Continuer avec Google' }).click();
  await expect(signIn.getByRole('alert')).toContainText('Vous avez refusé l’accès');
});

test('somebody who has only Google cannot unlink it, and is told why', async ({ page }) => {
  await page.goto(`${product.url}/auth`);
  await button(page).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await page.goto(`${product.url}/settings`);
  const signIn = page.getByRole('region', { name: 'Connexion' });
  await expect(signIn.getByText('C’est votre seul moyen de vous connecter')).toBeVisible();
  await expect(signIn.getByRole('button', { name: /^Dissocier/ })).toBeDisabled();
  await signIn.getByRole('button', { name: 'Choisir un mot de passe' }).click();
  await signIn.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('girafe choisie 3');
  await signIn.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe choisie 3');
  await signIn.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(signIn.getByRole('button', { name: /^Dissocier/ })).toBeEnabled();
});

test('the way through Google speaks English on an English page', async ({ page }) => {
  await page.goto(`${product.url}/auth`);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  google.person = null;
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alert(page)).toContainText('You refused access on Google’s page');
});
