import { expect, test, type Page } from '@playwright/test';
import { openLocalSite, type LocalSite } from '#test/sources/local-site.ts';
import { profilePage, statusPage } from '#test/sources/pages.ts';
import { writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { idAt, listEntry, playlist } from '#test/sources/ytdlp-output.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { newPerson, signInAs } from '#test/e2e/kit/signed-up.ts';

/**
 * The complete path of a real handle: a stand-in site for TikTok, a stand-in program for yt-dlp, and the product as it
 * is.
 */
const HANDLE = 'atelier.nadia';
const DAY_SECONDS = 86_400;

let platform: LocalSite;
let ytdlp: StandIn;
let product: Product;
let page404 = false;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  platform = await openLocalSite((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page404 ? statusPage(10221) : profilePage({ handle: HANDLE, followers: 11_800, videos: 4 }));
  });
  ytdlp = await writeStandIn();
  product = await startOwnProduct({ TIKTOK_ORIGIN: platform.origin, YTDLP_PATH: ytdlp.path });
});
test.afterAll(async () => {
  await product?.stop();
  await ytdlp?.remove();
  await platform?.close();
});

function videosOfLastDays() {
  const now = Math.floor(Date.now() / 1000);
  return [1, 2, 4, 6].map((daysAgo, index) => {
    const timestamp = now - daysAgo * DAY_SECONDS;
    return listEntry(HANDLE, index, {
      id: idAt(timestamp, index + 1),
      timestamp,
      view_count: (index + 1) * 1_000,
      like_count: (index + 1) * 80,
      comment_count: 10,
      repost_count: 10,
    });
  });
}

async function link(page: Page, handle: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Votre @ TikTok' }).fill(handle);
  await page.getByRole('button', { name: 'Analyser mon compte' }).click();
}

test('an admin allows live collection in one click and sees the real numbers of a real handle', async ({
  page,
}) => {
  await ytdlp.behave({ stdout: JSON.stringify(playlist(HANDLE, videosOfLastDays())) });
  await signInAs(page, product.url, await newPerson(product.url));
  await link(page, `@${HANDLE}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Aucune collecte en direct n’est autorisée/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Trois façons de continuer' })).toBeVisible();
  expect(platform.asked).toEqual([]);
  expect(await ytdlp.listings()).toEqual([]);

  await dialog.getByRole('button', { name: 'J’autorise et je lance l’analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Première analyse en cours' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Performances moyennes par vidéo' })).toBeVisible({
    timeout: 30_000,
  });
  expect(platform.asked).toEqual([`/@${HANDLE}`]);
  expect(await ytdlp.listings()).toHaveLength(1);

  // In the overview and in the account's own panel.
  const followers = page.getByTitle((11_800).toLocaleString('fr-FR'), { exact: true });
  await expect(followers).toHaveText(['11,8K', '11,8K']);
  await page.goto(`${product.url}/dashboard?periodDays=7`);
  const averages = page.getByRole('region', { name: 'Performances moyennes par vidéo' });
  await expect(averages).toContainText('4 vidéos publiées sur 7 jours');
  await expect(averages.getByRole('listitem').filter({ hasText: 'Vues' })).toContainText('2,5K');
  await expect(page.getByText('données de démonstration')).toHaveCount(0);
});

test('a handle that the platform does not know is told so, with nothing in its place', async ({ page }) => {
  await ytdlp.behave({
    exitCode: 1,
    stdout: 'null\n',
    stderr: 'ERROR: [tiktok:user] x: Unable to extract secondary user ID\n',
  });
  page404 = true;
  const person = await newPerson(product.url);
  await signInAs(page, product.url, person);
  await link(page, 'compte.inconnu');
  await expect(page.getByText(/TikTok ne connaît aucun compte @compte\.inconnu/).first()).toBeVisible({
    timeout: 30_000,
  });
  const { items } = (await (await person.call('/linked-accounts')).json()) as {
    items: { last_synced_at: string | null; last_failure: { code: string } | null }[];
  };
  expect(items).toMatchObject([{ last_synced_at: null, last_failure: { code: 'source_not_found' } }]);

  // Asked again on the accounts page, the same refusal ends the sync: its marker goes and a toast says why.
  await page.goto(`${product.url}/accounts`);
  await page.evaluate(() => {
    const markers: string[] = [];
    Object.assign(window, { markers });
    // oxlint-disable-next-line typescript/unbound-method -- called on the storage that it was asked of.
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'ongoing_sync') markers.push(value);
      set.call(this, key, value);
    };
  });
  await page.getByRole('button', { name: 'Synchroniser @compte.inconnu' }).click();
  const error = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: 'Erreur' });
  await expect(error).toContainText(/TikTok ne connaît aucun compte @compte\.inconnu/, { timeout: 30_000 });
  await expect(error).toHaveClass(/border-s-bad/);
  const markers = await page.evaluate(() => (window as unknown as { markers: string[] }).markers);
  expect(markers.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('ongoing_sync'))).toBeNull();
  page404 = false;
});
