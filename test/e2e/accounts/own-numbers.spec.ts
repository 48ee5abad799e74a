import { expect, test, type Page } from '@playwright/test';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import {
  displayVideo,
  failure,
  openTiktokServer,
  TIKTOK_ENV,
  type TiktokServer,
} from '#test/stand-ins/tiktok-server.ts';
import { newPerson, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

const HANDLE = 'atelier.exemple';

let tiktok: TiktokServer;
let product: Product;
test.beforeAll(async () => {
  const now = new Date();
  const videos = Array.from({ length: 30 }, (_, index) => displayVideo(HANDLE, now, index));
  tiktok = await openTiktokServer({ openId: '_000owner', username: HANDLE, followers: 45_321, videos });
  product = await startOwnProduct({
    ...TIKTOK_ENV,
    TIKTOK_ORIGIN: tiktok.origin,
    TIKTOK_API_ORIGIN: tiktok.origin,
  });
});
test.beforeEach(() => {
  tiktok.refuses = null;
  tiktok.misbehave = null;
});
test.afterAll(async () => {
  await product.stop();
  await tiktok.close();
});

async function onAccounts(page: Page, handle?: string): Promise<Person> {
  const person = await newPerson(product.url);
  if (handle !== undefined) await person.call('/linked-accounts', { method: 'POST', json: { handle } });
  await signInAs(page, product.url, person, '/accounts');
  return person;
}

test('the start-up log says that accounts can be connected', () => {
  expect(product.output()).toMatch(/^video source: .*display_api for connected accounts, sandbox/m);
});

test('an owner goes to TikTok, comes back connected, sees exact numbers, and can take it back', async ({
  page,
}) => {
  const person = await onAccounts(page, HANDLE);
  await page.getByRole('button', { name: `Connecter @${HANDLE} à TikTok` }).click();
  await expect(page.getByText(`@${HANDLE} est connecté à TikTok`).first()).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/accounts`);
  await expect(page.getByText('Connecté à TikTok', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Synchronisé /)).toBeVisible({ timeout: 20_000 });
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const told = await person.call(`/linked-accounts/${items[0]?.id}/performance?periodDays=7`);
  expect(await told.json()).toMatchObject({
    account: { followers: 45_321 },
    count: 30,
    provenance: { followers: { source: 'display_api', precision: 'exact' } },
  });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/tiktok_trip|act\./);

  await page.getByRole('button', { name: `Déconnecter @${HANDLE} de TikTok` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter' }).click();
  await expect(page.getByText(`@${HANDLE} n’est plus connecté à TikTok`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Connecter @${HANDLE} à TikTok` })).toBeVisible();
});

test('with another account signed in at TikTok, the sentence says so', async ({ page }) => {
  await onAccounts(page, 'un.autre');
  await page.getByRole('button', { name: 'Connecter @un.autre à TikTok' }).click();
  await expect(page.getByText(/concerne un autre compte TikTok que @un\.autre/).first()).toBeVisible();
  await expect(page.getByText('Connecté à TikTok', { exact: true })).toHaveCount(0);
});

test('« Connecter avec TikTok » stands beside the @ in the dialog, and brings the account along', async ({
  page,
}) => {
  await onAccounts(page);
  await page.getByRole('button', { name: 'Ajouter un compte' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un compte' });
  await expect(dialog.getByLabel('Votre @ TikTok')).toBeVisible();
  await dialog.getByRole('button', { name: 'Connecter avec TikTok' }).click();
  await expect(page.getByText(`@${HANDLE} est connecté à TikTok`).first()).toBeVisible();
  await expect(page.getByText('Connecté à TikTok', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Synchronisé /)).toBeVisible({ timeout: 20_000 });
});

test('who says no at TikTok is told so, and begins again from the same place', async ({ page }) => {
  await onAccounts(page, HANDLE);
  tiktok.refuses = { error: 'access_denied', error_description: 'User denied.' };
  await page.getByRole('button', { name: `Connecter @${HANDLE} à TikTok` }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Connexion à TikTok impossible' });
  await expect(told).toContainText('L’autorisation a été refusée chez TikTok. Rien n’a changé');
  await expect(page).toHaveURL(`${product.url}/accounts`);
  tiktok.refuses = { error: 'access_denied', error_type: 'non_sandbox_target' };
  await told.getByRole('button', { name: 'Recommencer' }).click();
  await expect(told).toContainText('bac à sable');
  tiktok.refuses = null;
  await told.getByRole('button', { name: 'Recommencer' }).click();
  await expect(page.getByText('Connecté à TikTok', { exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
});

for (const [what, code, sentence] of [
  ['taken back at TikTok', 'access_token_invalid', /n’est plus valable\. Reconnectez/],
  ['that lost a scope', 'scope_not_authorized', /ne couvre pas tous les chiffres demandés\. Reconnectez/],
] as const) {
  test(`a permission ${what} is said on the account’s row, and is given again from there`, async ({
    page,
  }) => {
    await onAccounts(page, HANDLE);
    let isAllowed = false;
    tiktok.misbehave = ({ path, body }) => {
      if (path === '/v2/auth/authorize/') return undefined;
      if (path === '/v2/oauth/token/')
        return body.includes('refresh_token')
          ? { status: 400, body: '{"error":"invalid_grant"}' }
          : undefined;
      // The sign-in round trip itself requests the user; everything after it is refused.
      if (path === '/v2/user/info/' && !isAllowed) {
        isAllowed = true;
        return undefined;
      }
      return { status: 401, body: JSON.stringify(failure(code)) };
    };
    await page.getByRole('button', { name: `Connecter @${HANDLE} à TikTok` }).click();
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Connecté à TikTok', { exact: true })).toHaveCount(0);
    tiktok.misbehave = null;
    await page.getByRole('button', { name: `Reconnecter @${HANDLE} à TikTok` }).click();
    await expect(page.getByText('Connecté à TikTok', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(sentence)).toHaveCount(0, { timeout: 20_000 });
  });
}

test('a Studio table shows what was understood, asks whose it is, and is imported', async ({ page }) => {
  await onAccounts(page);
  const text =
    '\uFEFF"Date","Video Views","Likes","Humeur"\n"31 décembre","100","-1","bof"\n"1 janvier","200","undefined","bien"\n';
  const input = page.getByLabel(/export TikTok Studio/).first();
  await input.setInputFiles({ name: 'Overview.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('Compte de ce fichier').fill('exemple.fr');
  await page.getByRole('button', { name: 'Lire le fichier pour ce compte' }).click();
  const preview = page.getByRole('region', { name: 'Aperçu de Overview.csv' });
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(
    preview.getByText(new RegExp(String.raw`31 décembre ${year - 1}.*1(?:er)? janvier ${year}`)),
  ).toBeVisible();
  await preview.getByText('Ce qui a été compris').click();
  await expect(preview.getByText('Video Views → vues des vidéos')).toBeVisible();
  await expect(preview.getByText('Humeur → non reconnue, mise de côté')).toBeVisible();
  await page.getByRole('button', { name: 'Importer 3 chiffres' }).click();
  await expect(page.getByText('Import terminé').first()).toBeVisible();
  await expect(page.getByText(/^Chiffres par jour\. Nouveaux\s: 3/)).toBeVisible();
});
