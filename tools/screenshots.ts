import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#test/browser.ts';
import { eventually } from '#test/eventually.ts';
import { startProduct, type Product } from '#test/product.ts';
import { projectRoot } from './programs.ts';

/** `npm run screenshots`: the README's pictures, from the running product and demo data. Needs the built front end. */
const FOLDER = join(projectRoot, 'docs', 'images');
const CREATOR = 'demo-lea-cuisine';

const PICTURES = [
  { name: 'dashboard-fr-light', language: 'fr', theme: 'light', width: 1440, height: 1180 },
  { name: 'dashboard-en-dark', language: 'en', theme: 'dark', width: 1440, height: 1180 },
  { name: 'dashboard-fr-phone', language: 'fr', theme: 'light', width: 390, height: 844 },
] as const;

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch(await findChromium());
try {
  const session = await signUpWithDemo(product);
  for (const picture of PICTURES) await take(browser, product, session, picture);
} finally {
  await browser.close();
  await product.stop();
}

async function signUpWithDemo({ url }: Product): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'lea@exemple.fr',
      password: 'girafe violette 12',
      data: { username: 'Léa' },
    }),
  });
  const session = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  await fetch(`${url}/api/v1/linked-accounts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ handle: CREATOR }),
  });
  await eventually(async () => {
    const list = await fetch(`${url}/api/v1/linked-accounts`, { headers });
    const { items } = (await list.json()) as { items: { last_synced_at: string | null }[] };
    if (items[0]?.last_synced_at == null) throw new Error('not synced yet');
  });
  return JSON.stringify(session);
}

async function take(
  from: Browser,
  { url }: Product,
  session: string,
  { name, language, theme, width, height }: (typeof PICTURES)[number],
): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    deviceScaleFactor: width < 768 ? 2 : 1,
  });
  await context.addInitScript(
    ([stored, chosen]) => {
      localStorage.setItem('accroche-session', stored ?? '');
      localStorage.setItem('language', chosen ?? 'fr');
    },
    [session, language],
  );
  const page = await context.newPage();
  await page.goto(`${url}/dashboard?periodDays=30`);
  await page.getByRole('heading', { name: /Vidéos les plus récentes|Most recent videos/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}
