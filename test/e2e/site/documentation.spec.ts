import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { DOC_SLUGS } from '#i18n/documentation/documentation.ts';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';
import { signedIn } from '#test/e2e/kit/signed-in.ts';

const PAGE = '/documentation/analyse-a-video';
const LAST_PAGE = `/documentation/${DOC_SLUGS.at(-1)}`;
/** What all scripts of a public page may weigh, compressed. */
const SCRIPT_BYTES = 20_000;

test('a page of the documentation is read without script, its menu included', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Analyser une vidéo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Oui' })).toBeHidden();
  const menu = page.locator('summary', { hasText: 'Toutes les pages' });
  await menu.click();
  const pages = page.getByRole('navigation', { name: 'Pages de la documentation' });
  await expect(pages.getByRole('link', { name: 'Bien démarrer' })).toBeVisible();
  await pages.getByRole('link', { name: 'Rapports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rapports' })).toBeVisible();
  await context.close();
});

test('its menu shows the page one is on, however far down it stands, and the page itself stays where it is', async ({
  page,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages de la documentation' });
  const here = pages.locator('[aria-current=page]').and(page.locator(':visible'));
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(LAST_PAGE);
  await expect(here).toBeInViewport({ ratio: 1 });
  await expect(pages.getByRole('searchbox')).toBeInViewport();
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.locator('summary', { hasText: 'Toutes les pages' }).click();
  await expect(here).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test('it fetches the picture of its language and theme alone, keeps its place, and little script', async ({
  page,
}) => {
  const pictures: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('response', answer => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/documentation-pictures/')) pictures.push(pathname.split('/').at(-1) ?? '');
    if (answer.request().resourceType() === 'script') scripts.push(answer.body());
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`/en${PAGE}`);
  const shown = page.getByRole('img', { name: /^A finished analysis/ });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1120);
  expect(pictures).toEqual(['analyse-a-video-en-dark.webp']);
  const weight = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(weight).toBeLessThanOrEqual(SCRIPT_BYTES);
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shift).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a section’s link is copied, and whether the page was useful is asked and kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Copier le lien vers «\u00a0Ce que cela coûte\u00a0»' }).click();
  await expect(page.getByRole('link', { name: 'Lien copié' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/analyse-a-video#cost$/);

  const sent = page.waitForResponse('**/api/v1/documentation/ratings');
  await page.getByRole('button', { name: 'Non', exact: true }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'Merci, c’est noté.' })).toBeVisible();
  await page.getByLabel(/Qu’avez-vous cherché/).fill('Le prix d’un fichier');
  const added = page.waitForRequest('**/api/v1/documentation/ratings');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect((await added).postDataJSON()).toMatchObject({
    page: 'analyse-a-video',
    language: 'fr',
    useful: false,
    sentence: 'Le prix d’un fichier',
  });
  await expect(page.getByLabel(/Qu’avez-vous cherché/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Non', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await context.clearPermissions();
});

test('the « ? » of a screen opens its own section in the language of the screen', async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings');
  const centre = page.getByRole('button', { name: 'Open the help centre' });
  const help = page.getByRole('link', { name: 'Help for this page' });
  await centre.click();
  await expect(help).toHaveAttribute('href', '/en/documentation/settings#steps');
  await page.goto('/settings#security');
  await page.reload();
  await centre.click();
  await expect(help).toHaveAttribute('href', '/en/documentation/security#steps');
  await help.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Add a second factor' })).toBeInViewport();
});
