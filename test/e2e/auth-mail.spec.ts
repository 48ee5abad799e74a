import { expect, test, type Page } from '@playwright/test';
import { linkIn, startMailServer, type MailServer } from '#test/auth/mail-server.ts';
import { startProduct, type Product } from '#test/product.ts';

let mails: MailServer;
let product: Product;
test.beforeAll(async () => {
  mails = await startMailServer();
  product = await startProduct({ SMTP_URL: mails.url, MAIL_FROM: 'Accroche <bonjour@exemple.fr>' });
});
test.afterAll(async () => {
  await product.stop();
  await mails.close();
});

const address = 'lea.journey@exemple.fr';

async function fillBoth(page: Page, label: string, password: string) {
  await page.getByRole('textbox', { name: label, exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill(password);
}

test('with a mail server: confirm the address, forget the password, choose a new one', async ({ page }) => {
  await page.goto(`${product.url}/auth?mode=signup`);
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill('Léa');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(address);
  await fillBoth(page, 'Mot de passe', 'girafe violette 12');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(
    page.getByText('Inscription réussie - Vérifiez votre email pour confirmer votre compte', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
  const first = await mails.nextTo(address);

  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(address);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('girafe violette 12');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('pas encore confirmée');
  await page.getByRole('button', { name: 'Renvoyer le lien de confirmation' }).click();
  await expect(page.getByText(`Un nouveau lien vient d’être envoyé à ${address}.`)).toBeVisible();
  const second = await mails.nextTo(address);
  expect(linkIn(second)).not.toBe(linkIn(first));

  await page.goto(linkIn(second));
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => localStorage.removeItem('accroche-session'));
  await page.goto(`${product.url}/reset-password`);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(address);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText(/un lien vient d’être envoyé/)).toBeVisible();
  await page.goto(linkIn(await mails.nextTo(address)));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' }),
  ).toBeVisible();
  expect(page.url()).not.toContain('token');
  await fillBoth(page, 'Nouveau mot de passe', 'motdepasse');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('trop courant');
  await fillBoth(page, 'Nouveau mot de passe', 'girafe retrouvée');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await mails.nextTo(address)).subject).toBe('Votre mot de passe a changé · Accroche');
});
