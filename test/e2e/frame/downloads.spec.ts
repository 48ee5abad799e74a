import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  inventedId,
  writeDownloadingStandIn,
  type DownloadingStandIn,
} from '#test/sources/downloading-ytdlp.ts';
import { inventedMp4, startMediaServer, type MediaServer } from '#test/sources/media-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { apifyFile } from '#test/e2e/kit/apify-file.ts';
import { linkDemo, newPerson, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

let tool: DownloadingStandIn;
let media: MediaServer;
let product: Product;
let person: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  tool = await writeDownloadingStandIn();
  media = await startMediaServer();
  product = await startOwnProduct({ YTDLP_PATH: tool.path });
  person = await newPerson(product.url);
  await linkDemo(person);
});
test.afterAll(async () => {
  await product?.stop();
  await media?.close();
  await tool?.remove();
});

const linkOf = (number: number) => `https://www.tiktok.com/@atelier.exemple/video/${inventedId(number)}`;
const h264 = (bytes: number, slowMs = 0) => ({
  codec: 'h264' as const,
  width: 576,
  height: 1024,
  bytes,
  url: media.urlOf(bytes, { slowMs }),
});
const row = (page: Page, title: string | RegExp) =>
  page
    .getByRole('region', { name: /Mes téléchargements|My downloads/ })
    .getByRole('listitem')
    .filter({ hasText: title });

async function open(page: Page): Promise<void> {
  await signInAs(page, product.url, person, '/download');
}

async function looksRight(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const width = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (width !== null) await page.setViewportSize(width);
}

test('what is one’s own comes first; without consent, public videos say what is missing', async ({
  page,
}) => {
  const owner = await newPerson(product.url);
  const form = new FormData();
  const made = [{ daysAgo: 2, views: 900, likes: 40, comments: 5, shares: 5 }];
  form.append(
    'file',
    new File([apifyFile('atelier.nadia', made)], 'export.json', { type: 'application/json' }),
  );
  expect((await owner.call('/imports', { method: 'POST', form })).status).toBe(201);
  await signInAs(page, product.url, owner, '/download');
  await expect(page.getByRole('heading', { level: 2 }).nth(0)).toHaveText('Tout exporter');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Mes exports');
  await expect(page.getByText('Le téléchargement par lien n’est pas disponible')).toBeVisible();
  await expect(page.getByLabel('Liens des vidéos')).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Ouvrir l’administration' })).toHaveCount(0);
  const own = page.getByRole('region', { name: 'Les fichiers de mes vidéos' });
  await own.getByRole('button', { name: /^Ajouter la vidéo/ }).click();
  await expect(page.getByLabel('Liens des vidéos')).toHaveValue(
    /^https:\/\/www\.tiktok\.com\/@atelier\.nadia\/video\/\d+\n$/,
  );
  await looksRight(page);
});

test('links are pasted, agreed to, chosen, fetched, saved, deleted and taken back', async ({ page }) => {
  const consent = await person.call('/admin/sources/consent', { method: 'PUT', json: { given: true } });
  expect(consent.status).toBe(200);
  await tool.offer({
    [inventedId(1)]: {
      caption: 'La recette',
      formats: [h264(2_000_000), { ...h264(3_000_000), codec: 'h265', width: 1080, height: 1920 }],
    },
    [inventedId(2)]: { slideshow: true },
    [inventedId(3)]: { caption: 'Très lente', formats: [h264(4_000_000, 3_000)] },
  });
  await open(page);
  await page
    .getByLabel('Liens des vidéos')
    .fill(`${linkOf(1)}\n${linkOf(2)}\n${linkOf(3)}\nhttps://youtu.be/abcdef`);
  await expect(page.getByText('3 vidéos reconnues.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Télécharger', exact: true });
  await submit.click();
  await expect(page.getByText('Cochez cette case pour continuer.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Je confirme que ces vidéos sont les miennes/ }).check();
  await submit.click();
  const outcome = page.getByRole('region', { name: 'Ce que deviennent vos liens' });
  await expect(outcome.getByText('ajoutée')).toHaveCount(3);
  await expect(
    outcome.getByText('Seules les vidéos TikTok se téléchargent ici, pas celles de YouTube.'),
  ).toBeVisible();

  const slow = row(page, 'Très lente');
  await expect(slow.getByRole('progressbar')).toBeVisible();
  await looksRight(page);
  await slow.getByRole('button', { name: 'Annuler « Très lente »' }).click();
  await expect(slow).toContainText('annulée');

  const recipe = row(page, 'La recette');
  await recipe.getByRole('button', { name: /^576 × 1024, H\.264, environ 2 Mo/ }).click();
  await expect(row(page, /diaporama de photos/)).toContainText('non téléchargée');
  const save = recipe.getByRole('button', { name: 'Enregistrer le fichier de « La recette »' });
  await expect(save).toBeVisible();
  await expect(recipe).toContainText('2 Mo');
  await expect(recipe).toContainText(/conservée jusqu’au/);
  const saved = page.waitForEvent('download');
  await save.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`tiktok-atelier.exemple-${inventedId(1)}-1024p-h264.mp4`);
  const content = readFileSync(await file.path());
  expect(content.equals(inventedMp4(2_000_000))).toBe(true);
  await recipe.getByText('Empreinte SHA-256').click();
  await expect(recipe).toContainText(createHash('sha256').update(content).digest('hex'));

  await recipe.getByRole('button', { name: 'Supprimer « La recette »' }).click();
  await page.getByRole('button', { name: 'Reprendre', exact: true }).first().click();
  await expect(save).toBeVisible();
});

test('the same in English, for good', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(`${product.url}/auth`);
  await page.locator('input[type=email]').fill(person.email);
  await page.locator('input[type=password]').first().fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${product.url}/download`);
  await expect(page.getByRole('heading', { name: 'My downloads' })).toBeVisible();
  await row(page, 'La recette').getByRole('button', { name: 'Delete “La recette”' }).click();
  await page.getByText('1 deleted download').click();
  await page.getByRole('button', { name: 'Delete for good: “La recette”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('File deleted for good', { exact: true })).toBeVisible();
  await expect(row(page, 'La recette')).toHaveCount(0);
  await expect(page.getByText('0 kB of 1,000 MB')).toBeVisible();
  await looksRight(page);
});

test('a video that was analysed without its file is fetched and measured in one go, after the statement', async ({
  page,
}) => {
  const owner = await newPerson(product.url);
  const form = new FormData();
  const made = [{ daysAgo: 20, views: 900, likes: 40, comments: 5, shares: 5 }];
  form.append(
    'file',
    new File([apifyFile('atelier.paul', made)], 'export.json', { type: 'application/json' }),
  );
  expect((await owner.call('/imports', { method: 'POST', form })).status).toBe(201);
  const { items } = (await (await owner.call('/videos')).json()) as { items: { id: string }[] };
  const [video] = items;
  await tool.offer({ [video?.id ?? '']: { formats: [h264(1_000_000)] } });
  const started = await owner.call('/analyses', { method: 'POST', json: { videoId: video?.id } });
  const { analysis } = (await started.json()) as { analysis: { id: string } };
  await signInAs(page, product.url, owner, `/analyzer/${analysis.id}`);
  const card = page.getByRole('region', { name: 'L’image et le son ne sont pas mesurés' });
  await expect(card).toContainText('Plans, mouvement, son et textes à l’image demandent son fichier');
  await expect(card).toContainText('Coût : 1 analyse de vidéo');
  await expect(card.getByRole('button', { name: 'Mesurer ce fichier' })).toBeDisabled();
  const fetch = card.getByRole('button', { name: 'Récupérer et mesurer' });
  await fetch.click();
  await expect(card.getByText('Cochez cette case pour continuer.')).toBeVisible();
  await looksRight(page);
  await card.getByRole('checkbox', { name: /^Je confirme que ces vidéos sont les miennes/ }).check();
  await fetch.click();
  await page.waitForURL(url => !url.pathname.endsWith(analysis.id));
  // The stand-in's file has no content: its analysis is a separate one, and states why it failed.
  await expect(page.getByRole('alert').filter({ hasText: 'Analyse indisponible' })).toBeVisible();
  const downloads = (await (await owner.call('/downloads')).json()) as { items: { rightsVersion: number }[] };
  expect(downloads.items).toMatchObject([{ state: 'ready', rightsVersion: 1 }]);
});
