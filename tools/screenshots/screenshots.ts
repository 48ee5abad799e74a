import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { findChromium } from '#test/harness/browser.ts';
import { startProduct, type Product } from '#test/harness/product.ts';
import {
  DOC_PICTURES,
  PICTURE_SIZE,
  PICTURE_THEMES,
  pictureFile,
  type PictureTheme,
} from '#i18n/documentation/doc-pictures.ts';
import { projectRoot } from '../checks/programs.ts';
import { PICTURE_SCENES } from './screenshot-pages.ts';
import { seatSitters, type Sitter } from './screenshot-scene.ts';

/**
 * `npm run screenshots`: takes the pictures of the README and of the documentation, from the running product and demo
 * data.
 * Needs the built front end. Names as arguments take those pictures alone: `npm run screenshots -- hooks scripts`.
 */
const NOW = '2026-11-22T09:00:00.000Z';
/** What the browser's clock says: it stands still, so that « 2 hours ago » stays so. */
const SEEN_AT = '2026-11-22T11:30:00.000Z';
const MOST_BYTES = 60_000;
const README_FOLDER = join(projectRoot, 'docs', 'images');
const README_PICTURES = [
  { name: 'dashboard-fr-light', language: 'fr', theme: 'light', width: 1440, height: 1180 },
  { name: 'dashboard-en-dark', language: 'en', theme: 'dark', width: 1440, height: 1180 },
  { name: 'dashboard-fr-phone', language: 'fr', theme: 'light', width: 390, height: 844 },
] as const;

const wanted = process.argv.slice(2);
const product = await startProduct({ FAKE_NOW: NOW });
const browser = await chromium.launch(await findChromium());
try {
  const sitters = await seatSitters(product);
  for (const language of LANGUAGES)
    for (const theme of PICTURE_THEMES)
      await takeDocPictures(browser, product, sitters[language], language, theme);
  if (wanted.length === 0) await takeReadmePictures(browser, product, sitters);
} finally {
  await browser.close();
  await product.stop();
}

async function takeDocPictures(
  from: Browser,
  { url }: Product,
  sitter: Sitter,
  language: Language,
  theme: PictureTheme,
): Promise<void> {
  const page = await openPage(from, sitter, { language, theme, ...PICTURE_SIZE });
  for (const name of DOC_PICTURES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await PICTURE_SCENES[name]({ page, url, sitter, language });
    await page.waitForLoadState('networkidle');
    // Moves the mouse away and removes the focus: no picture shows a blinking cursor.
    await page.mouse.move(0, 0);
    await page.evaluate(
      () => document.activeElement instanceof HTMLInputElement && document.activeElement.blur(),
    );
    await page.waitForTimeout(150);
    const file = join(projectRoot, 'public', pictureFile(name, language, theme));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, await webp(page));
  }
  await page.context().close();
}

/** The highest quality that fits: text suffers first. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    for (const quality of [82, 74, 66, 58, 50]) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length <= MOST_BYTES || quality === 50) return bytes;
    }
  } finally {
    await session.detach();
  }
  throw new Error('unreachable');
}

async function openPage(
  from: Browser,
  sitter: Sitter,
  look: { language: Language; theme: PictureTheme; width: number; height: number },
): Promise<Page> {
  const context = await from.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    locale: look.language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    deviceScaleFactor: look.width < 768 ? 2 : 1,
  });
  await context.addInitScript(
    ([stored, chosen]) => {
      localStorage.setItem('accroche-session', stored ?? '');
      localStorage.setItem('language', chosen ?? 'fr');
      document.cookie = 'sidebar_state=false; path=/';
    },
    [sitter.session, look.language],
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(SEEN_AT);
  return page;
}

async function takeReadmePictures(
  from: Browser,
  { url }: Product,
  sitters: Record<Language, Sitter>,
): Promise<void> {
  mkdirSync(README_FOLDER, { recursive: true });
  for (const { name, ...look } of README_PICTURES) {
    const page = await openPage(from, sitters[look.language], look);
    await page.goto(`${url}/dashboard?periodDays=30`);
    await page.getByRole('heading', { name: /Vidéos les plus récentes|Most recent videos/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(README_FOLDER, `${name}.png`) });
    await page.context().close();
  }
}
