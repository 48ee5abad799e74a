import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { rounds } from '#test/harness/rounds.ts';
import { accessibilityFaults, readyForAxe } from '#test/e2e/kit/accessibility-faults.ts';
import { fillProduct, type Filled } from '#test/e2e/kit/filled-scene.ts';
import { injected, missing } from '#test/e2e/kit/hostile-browser.ts';
import { fillWithHostileAnswers, refusedAtTheDoor, answerHostilely } from '#test/e2e/kit/hostile-answers.ts';
import { ALL_TURNS, fillWithHostileWork, TURNS } from '#test/e2e/kit/hostile-work.ts';
import { screenFaults } from '#test/e2e/kit/screen-faults.ts';
import { APP_ROUTES, openScreensOf, PUBLIC_PAGES, screensOf } from '#test/e2e/kit/screens.ts';
import { touchFaults } from '#test/e2e/kit/touch-faults.ts';
import { startTrap, type Trap } from '#test/e2e/kit/trap.ts';

type Language = 'fr' | 'en';

const folder = mkdtempSync(join(tmpdir(), 'accroche-screens-'));
const connections = join(folder, 'connections.txt');
/** Records whatever the server connects to, and restricts it to this machine. */
const RECORDING = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../../egress/record-connections.ts')).href}`,
  CONNECTIONS_FILE: connections,
};

let filled: Filled;
let trap: Trap;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  [filled, trap] = await Promise.all([fillProduct(RECORDING), startTrap()]);
});
test.afterAll(async () => {
  await trap?.close();
  await filled?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** In the suite half of the screens in one language and half in the other; in proof runs all in both. */
const LANGUAGES_EACH = rounds(2, 1);
function oneByOne<Item>(items: readonly Item[]): [Language, Item[]][] {
  const isFirst = (index: number) => index % 2 === 0 || LANGUAGES_EACH === 2;
  return [
    ['fr', items.filter((_, index) => isFirst(index))],
    ['en', items.filter((_, index) => isFirst(index + 1))],
  ];
}

/** A page of a browser whose every request to another host ends in the trap. */
async function enter(browser: Browser, language: Language, session = ''): Promise<Page> {
  const context = await browser.newContext({
    baseURL: filled.product.url,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    proxy: trap.proxy,
  });
  await context.addInitScript(
    ([chosen, kept]) => {
      localStorage.setItem('language', chosen ?? '');
      if (kept) localStorage.setItem('accroche-session', kept);
    },
    [language, session],
  );
  await readyForAxe(context);
  return context.newPage();
}

/** Faults of the current screen, once all of it is shown. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return [...(await touchFaults(page)), ...(await screenFaults(page)), ...(await accessibilityFaults(page))];
}

test('every route of the build has a screen that is looked at', () => {
  const known = Object.keys({ ...screensOf(filled), ...openScreensOf(filled) });
  expect(known.toSorted()).toEqual(APP_ROUTES.toSorted());
});

test(`no screen behind sign-in has a fault in ${LANGUAGES_EACH} of 2 languages, in either theme and at every width`, async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const found: Record<string, string[]> = {};
  for (const [language, paths] of oneByOne(Object.values(screensOf(filled)).flat())) {
    await filled.owner.call('/me', { method: 'PATCH', json: { language } });
    const page = await enter(browser, language, JSON.stringify(filled.owner.session));
    await page.goto('/dashboard');
    for (const path of paths) {
      // Navigates within the app, as a link would: a page load costs more than the check.
      await page.evaluate(to => history.pushState(null, '', to), path);
      const faults = await faultsOf(page);
      if (faults.length > 0) found[`${language} ${path}`] = faults;
    }
    await page.context().close();
  }
  expect(found).toEqual({});
});

const FRENCH_PAGES = PUBLIC_PAGES.filter(path => !/^\/en(?:\/|$)/.test(path));
/** Documentation pages are rendered alike: one of three in the suite, all in proof runs. */
const SEEN_PAGES = FRENCH_PAGES.filter(
  (path, index) => !path.startsWith('/documentation/') || index % rounds(1, 3) === 0,
);

test(`no open screen and none of ${SEEN_PAGES.length} of ${FRENCH_PAGES.length} public pages has a fault in ${LANGUAGES_EACH} of 2 languages, in either theme and at every width`, async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const found: Record<string, string[]> = {};
  const open = Object.values(openScreensOf(filled)).flat();
  for (const [language, paths] of oneByOne([...open, filled.checkout, '/nulle-part', ...SEEN_PAGES])) {
    const page = await enter(browser, language);
    // Without a session the demo page stays as it is, and does not lead on into the demo during a check.
    await page.route('**/api/v1/demo-sessions', route => route.fulfill({ json: { session: null } }));
    for (const path of paths) {
      const isPublic = SEEN_PAGES.includes(path);
      const address = isPublic && language === 'en' ? `/en${path === '/' ? '' : path}` : path;
      // A URL that differs only in its fragment would load nothing.
      if (path.includes('#')) await page.goto('about:blank');
      await page.goto(address);
      // The payment page uses the language of the payer.
      if (path !== filled.checkout) await expect(page.locator('html')).toHaveAttribute('lang', language);
      const faults = await faultsOf(page);
      if (faults.length > 0) found[address] = faults;
    }
    await page.context().close();
  }
  expect(found).toEqual({});
});

test(`nothing that people write while they work, in ${TURNS} of ${ALL_TURNS} turns, runs or builds anything on any page`, async ({
  browser,
}) => {
  test.setTimeout(180_000 * TURNS);
  expect(await refusedAtTheDoor(filled)).toEqual([]);
  const answered = await fillWithHostileAnswers(filled);
  // Without the content security policy: wrongly assembled markup would run.
  const context = await browser.newContext({
    baseURL: filled.product.url,
    locale: 'fr-FR',
    bypassCSP: true,
    proxy: trap.proxy,
  });
  await context.addInitScript(
    kept => localStorage.setItem('accroche-session', kept),
    JSON.stringify(filled.owner.session),
  );
  const dialogs: string[] = [];
  context.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const page = await context.newPage();
  await page.goto('/dashboard');
  const look = async (pages: Iterable<[path: string, shown: string[]]>) => {
    for (const [path, shown] of pages) {
      await page.evaluate(to => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => missing(page, shown), path).toEqual([]);
      expect([path, await injected(page)]).toEqual([path, []]);
    }
  };
  await look(answered);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const written = await fillWithHostileWork(filled, turn);
    // What was loaded before is requested again.
    await page.reload();
    await look(written);
  }
  const told = await answerHostilely(page);
  await page.reload();
  await look(told);
  await page.goto(filled.sharedReports[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([dialogs, await injected(page)]).toEqual([[], []]);
  await context.close();
});

test('the server called nobody outside while all of it was used', () => {
  const called = readFileSync(connections, 'utf8').trim().split('\n');
  const outside = called.filter(one => !/^(?:unix |tcp (?:localhost|127\.0\.0\.1|::1):)/.test(one));
  expect([called.length > 0, [...new Set(outside)]]).toEqual([true, []]);
});

test('nothing was asked of another host on all these pages; a page that asks is caught', async ({
  browser,
}) => {
  expect(trap.asked).toEqual([]);
  const context = await browser.newContext({ bypassCSP: true, proxy: trap.proxy });
  const page = await context.newPage();
  await page.goto(`${filled.product.url}/pricing`);
  await page.evaluate(() => fetch('http://elsewhere.example/pixel.gif').catch(() => undefined));
  expect(trap.asked).toEqual(['http://elsewhere.example/pixel.gif']);
  await context.close();
});
