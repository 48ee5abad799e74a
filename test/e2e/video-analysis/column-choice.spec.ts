import { expect, test, type Page } from '@playwright/test';
import { newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

async function onAccounts(page: Page): Promise<void> {
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person, '/accounts');
}
async function give(page: Page, name: string, text: string): Promise<void> {
  const input = page.getByLabel(/export TikTok Studio/).first();
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
const nameAccount = async (page: Page) => {
  await page.getByLabel('Compte de ce fichier').fill('exemple.fr');
  await page.getByRole('button', { name: 'Lire le fichier pour ce compte' }).click();
};

test('a table nobody knows: a person says what its columns hold, sees it read, changes one, and imports it', async ({
  page,
}) => {
  await onAccounts(page);
  await give(
    page,
    'chiffres.csv',
    'Jour,Regards,Coeurs,Humeur\n2026-11-01,100,5,bof\n2026-11-02,101,6,bien\n',
  );
  const refusal = page.getByRole('alert').filter({ hasText: 'chiffres.csv' });
  await expect(refusal.getByText(/Les colonnes de chiffres\.csv ne sont pas reconnues/)).toBeVisible();
  await refusal.getByLabel('Jour').selectOption('date');
  await refusal.getByLabel('Regards').selectOption('vues des vidéos');
  await refusal.getByRole('button', { name: 'Lire le fichier ainsi' }).click();
  await nameAccount(page);
  const preview = page.getByRole('region', { name: 'Aperçu de chiffres.csv' });
  await expect(preview.getByText(/1er novembre 2026.*2 novembre 2026.*Nouveaux\s: 2/)).toBeVisible();
  // Not a TikTok export: the user named the columns.
  await expect(preview.getByText('Colonnes nommées à la main', { exact: true })).toBeVisible();
  await expect(preview.getByText('TikTok Studio', { exact: true })).toHaveCount(0);
  await preview.getByText('Ce qui a été compris').click();
  await expect(preview.getByText('Coeurs → non reconnue, mise de côté')).toBeVisible();
  await preview.getByRole('button', { name: 'Changer les colonnes' }).click();
  await preview.getByLabel('Coeurs').selectOption('likes');
  await expect(preview.getByText(/Nouveaux\s: 4/)).toBeVisible();
  await expect(preview.getByText(/chiffres\.csv\s: Humeur/)).toBeVisible();
  await page.getByRole('button', { name: 'Importer 4 chiffres' }).click();
  await expect(page.getByText('Import terminé').first()).toBeVisible();
  await expect(page.getByText(/3 colonnes nommées à la main/)).toBeVisible();

  // Another file of the same days: what differs is shown before anything is saved.
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await give(page, 'Overview.csv', 'Date,Video Views\n2026-11-01,100\n2026-11-02,150\n2026-11-03,1\n');
  await nameAccount(page);
  await page.getByText('1 valeur diffère de ce qui est là').first().click();
  const row = page.getByRole('row', { name: /2 novembre 2026/ });
  await expect(row).toContainText('101');
  await expect(row).toContainText('150');
  await expect(row).toContainText('la valeur du fichier');
});

test('dates that can be read in two ways are asked about, and the order can still be changed', async ({
  page,
}) => {
  await onAccounts(page);
  await give(page, 'Overview.csv', 'Date,Video Views\n02/03/2026,100\n05/06/2026,101\n');
  const refusal = page.getByRole('alert').filter({ hasText: 'Overview.csv' });
  await expect(refusal.getByText(/02\/03\/2026.*peut se lire de deux façons/)).toBeVisible();
  await refusal.getByRole('button', { name: 'Jour, puis mois' }).click();
  await nameAccount(page);
  const preview = page.getByRole('region', { name: 'Aperçu de Overview.csv' });
  await expect(preview.getByText(/2 mars 2026.*5 juin 2026/)).toBeVisible();
  await preview.getByRole('button', { name: 'Mois, puis jour' }).click();
  await expect(preview.getByText(/3 février 2026.*6 mai 2026/)).toBeVisible();
});
