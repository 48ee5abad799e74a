import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { sheetRows, unzipped } from '#test/harness/independent-readers.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { linkDemo, newPersonOn, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

let agency: Person;
let accountId: string;
test.beforeAll(async () => {
  agency = await newPersonOn('business_starter');
  ({ id: accountId } = await linkDemo(agency));
});

async function saved(
  page: Page,
  button: RegExp | string,
  menu: string,
): Promise<{ name: string; file: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog', { name: menu }).getByRole('button', { name: button }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test('a brand is seen before it is saved, printed on reports, and taken back', async ({ page }) => {
  await signInAs(page, sharedOrigin(), agency, '/settings#brand');
  const card = page.getByRole('region', { name: 'Votre marque sur les rapports' });
  await card.getByRole('textbox', { name: 'Nom' }).fill('Agence Été');
  await card.getByRole('textbox', { name: 'Couleur des graphiques', exact: true }).fill('#ffee00');
  await expect(card.getByText(/Contraste sur papier blanc\s: 1,2\. Il en faut 3,0\./)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await card.getByRole('textbox', { name: 'Couleur des graphiques', exact: true }).fill('#8a3ffc');
  await card.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: pngOf(120, 40),
  });
  const preview = card.getByRole('figure', { name: 'Aperçu du haut d’un rapport' });
  await expect(preview.getByText('Agence Été')).toBeVisible();
  await expect(preview.locator('img')).toBeVisible();
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Marque enregistrée')).toBeVisible();

  const answer = await agency.call('/account-analyses', { method: 'POST', json: { accountId } });
  const { id } = (await answer.json()) as { id: string };
  const pdf = async () =>
    pdfOutline(
      new Uint8Array(await (await agency.call(`/account-reports/${id}/export?format=pdf`)).arrayBuffer()),
    );
  const branded = await pdf();
  expect([branded.language, branded.images, branded.figures[0]]).toEqual(['fr', 1, 'Logo de Agence Été']);
  expect(branded.figures.length).toBeGreaterThan(3);
  expect(branded.headerCells).toBeGreaterThan(10);

  await card.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('La marque d’avant est rétablie')).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Nom' })).toHaveValue('');
  expect((await pdf()).images).toBe(0);
});

test('a table is taken along whole, in every format and both languages', async ({ page }) => {
  await signInAs(page, sharedOrigin(), agency, '/videos');
  await page.getByRole('button', { name: 'Exporter\u00a0: vidéos' }).click();
  const menu = 'Exporter\u00a0: vidéos';
  const { name, file } = await saved(page, /^Excel/, menu);
  expect(name).toMatch(/^accroche-videos-demo-[a-z-]+-\d{4}-\d\d-\d\d\.xlsx$/);
  const [header, ...rows] = sheetRows((await unzipped(file)).get('xl/worksheets/sheet1.xml') ?? '');
  expect(header?.slice(0, 3)).toEqual(['Identifiant', 'Compte', 'Légende']);
  const json = await saved(page, /^JSON/, menu);
  expect(JSON.parse(json.file.toString())).toHaveLength(rows.length);
  expect((await saved(page, /^CSV/, menu)).file.toString()).toMatch(/^\uFEFFIdentifiant;Compte;/);
  expect((await saved(page, /^Markdown/, menu)).file.toString()).toMatch(/^# Vidéos\n/);
  expect((await new AxeBuilder({ page }).include('[popover]').analyze()).violations).toEqual([]);

  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Export: videos' }).click();
  expect((await saved(page, /^CSV/, 'Export: videos')).file.toString()).toMatch(/^\uFEFFId,Account,Caption,/);
});

test('the free plan is told what its file leaves out', async ({ page }) => {
  const person = await newPersonOn('freemium');
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/videos');
  await page.getByRole('button', { name: 'Exporter\u00a0: vidéos' }).click();
  const menu = page.getByRole('dialog', { name: 'Exporter\u00a0: vidéos' });
  await expect(menu).toContainText('sans les colonnes calculées');
  const { file } = await saved(page, /^CSV/, 'Exporter\u00a0: vidéos');
  expect(file.toString()).not.toContain('Engagement');
  await page.goto(`${sharedOrigin()}/settings#brand`);
  await expect(page.getByRole('region', { name: 'Votre marque sur les rapports' })).toContainText(
    'plans Business',
  );
});
