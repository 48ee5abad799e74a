import { expect, test } from '@playwright/test';
import { generate } from 'otplib';
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

const email = 'facteur.journey@exemple.fr';

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
  await post('/signup', { email, password: 'girafe violette 12', data: { username: 'Léa' } });
  const token = new URL(linkIn(await mails.nextTo(email))).searchParams.get('token');
  const session = await post('/verify', { type: 'signup', token_hash: token });
  const access = String(session['access_token']);
  const { id, totp } = await post('/factors', { factor_type: 'totp', friendly_name: 'Application' }, access);
  const { secret } = totp as { secret: string };
  const challenge = await post(`/factors/${String(id)}/challenge`, {}, access);
  const code = await generate({ secret });
  await post(`/factors/${String(id)}/verify`, { challenge_id: challenge['id'], code }, access);
  return secret;
}

test('a mailed link asks for the second factor before it takes a new password', async ({ page }) => {
  const secret = await withApp();
  expect((await mails.nextTo(email)).subject).toBe('Un second facteur protège votre compte · Accroche');
  await page.goto(`${product.url}/reset-password`);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText(/un lien vient d’être envoyé/)).toBeVisible();
  await page.goto(linkIn(await mails.nextTo(email)));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true }).fill('girafe retrouvée');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe retrouvée');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Second facteur' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Code à 6 chiffres' })
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 }));
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await mails.nextTo(email)).subject).toBe('Votre mot de passe a changé · Accroche');
});
