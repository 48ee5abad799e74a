import { expect, test, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { linkIn, startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';

let mails: MailServer;
let product: Product;
test.beforeAll(async () => {
  mails = await startMailServer();
  const port = String(await freePort());
  product = await startOwnProduct({
    SMTP_URL: mails.url,
    MAIL_FROM: 'Accroche <bonjour@exemple.fr>',
    PORT: port,
    APP_URL: `http://localhost:${port}`,
  });
});
test.afterAll(async () => {
  await product.stop();
  await mails.close();
});

const address = 'lea.journey@exemple.fr';
const protectedAddress = 'facteur.journey@exemple.fr';

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
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('girafe inconnue');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('choisi à l’inscription');
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('girafe violette 12');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
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

/** Somebody whose address is confirmed and whose app shows codes, made over HTTP. */
async function withApp(): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${product.url}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  await post('/signup', {
    email: protectedAddress,
    password: 'girafe violette 12',
    data: { username: 'Léa' },
  });
  const token = tokenIn(await mails.nextTo(protectedAddress));
  const session = await post('/verify', { type: 'signup', token_hash: token });
  const access = String(session['access_token']);
  const wanted = {
    factor_type: 'totp',
    friendly_name: 'Application',
    current_password: 'girafe violette 12',
  };
  const { id, totp } = await post('/factors', wanted, access);
  const { secret } = totp as { secret: string };
  const challenge = await post(`/factors/${String(id)}/challenge`, {}, access);
  const code = await generate({ secret });
  await post(`/factors/${String(id)}/verify`, { challenge_id: challenge['id'], code }, access);
  return secret;
}

test('a mailed link asks for the second factor before it takes a new password', async ({ page }) => {
  const secret = await withApp();
  expect((await mails.nextTo(protectedAddress)).subject).toBe(
    'Un second facteur protège votre compte · Accroche',
  );
  await page.goto(`${product.url}/reset-password`);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(protectedAddress);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText(/un lien vient d’être envoyé/)).toBeVisible();
  await page.goto(linkIn(await mails.nextTo(protectedAddress)));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true }).fill('girafe retrouvée');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe retrouvée');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Second facteur' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Code à 6 chiffres' })
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 }));
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await mails.nextTo(protectedAddress)).subject).toBe('Votre mot de passe a changé · Accroche');
});
