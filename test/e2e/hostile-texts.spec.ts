import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import { startProduct, type Product } from '#test/product.ts';

const EMAIL = 'cible@exemple.fr';
const PASSWORD = 'girafe violette 12';
const HANDLE = 'hostile.textes';
const names = SCRIPTS.filter(text => text.length <= 80 && !/[\p{Cc}\u2028]/u.test(text));

let product: Product;
let session: string;
let token: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
  // The first to sign up administers: every page of the product is there to be opened.
  const answer = await post('/auth/v1/signup', {
    email: EMAIL,
    password: PASSWORD,
    data: { username: names[0] },
  });
  session = await answer.text();
  token = (JSON.parse(session) as { access_token: string }).access_token;
  for (const [index, username] of names.entries()) {
    const extra = {
      email: `nom-${index}@exemple.fr`,
      password: PASSWORD,
      data: { username, full_name: username },
    };
    // Hashing is slow by design: some of the names belong to users of their own, all are tried on the first.
    if (index % 6 === 0) expect((await post('/auth/v1/signup', extra)).status).toBe(200);
  }
  const form = new FormData();
  form.append('file', new File([JSON.stringify(hostileItems())], '<img src=x onerror=alert(1)>.json'));
  const imported = await fetch(`${product.url}/api/v1/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect([imported.status, SCRIPTS.length > 200]).toEqual([201, true]);
});

test.afterAll(() => product.stop());

function post(path: string, body: object) {
  return fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A caption and an account's name for each text; ids of the newest first, so that each page shows some. */
function hostileItems() {
  const newest = Date.now() - 3_600_000;
  return SCRIPTS.map((text, index) => {
    const publishedAt = newest - index * 900_000;
    const id = ((BigInt(Math.floor(publishedAt / 1000)) << 32n) + BigInt(index)).toString();
    return {
      id,
      text,
      createTimeISO: new Date(publishedAt).toISOString(),
      authorMeta: { name: HANDLE, nickName: SCRIPTS[0], fans: 5_300, heart: 9_000, video: SCRIPTS.length },
      webVideoUrl: `https://www.tiktok.com/@${HANDLE}/video/${id}"><script>window.pwned=1</script>`,
      playCount: 1_000 + index,
      diggCount: 90,
      shareCount: 6,
      commentCount: 4,
    };
  });
}

interface Watched {
  page: Page;
  context: BrowserContext;
  dialogs: string[];
  foreign: string[];
  problems: string[];
}

/** Signed in, and every sign of a script or of an address elsewhere noted down. */
async function watched(browser: Browser, bypassCSP: boolean): Promise<Watched> {
  const context = await browser.newContext({ locale: 'fr-FR', bypassCSP, baseURL: product.url });
  const page = await context.newPage();
  const seen: Watched = { page, context, dialogs: [], foreign: [], problems: [] };
  page.on('dialog', dialog => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', request => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:image/'))
      seen.foreign.push(request.url());
  });
  page.on('console', message => {
    if (/Content Security Policy|Refused to/i.test(message.text())) seen.problems.push(message.text());
  });
  await page.addInitScript(value => localStorage.setItem('accroche-session', value), session);
  return seen;
}

/** Whatever stands in the document that the product would never put there. */
function injected(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].filter(element => {
      const handlers = element.getAttributeNames().some(name => name.startsWith('on'));
      const names = ['href', 'src', 'action', 'data', 'srcdoc'];
      const address = names.map(name => element.getAttribute(name) ?? '');
      const code = address.some(value => /^\W*(?:java\s*script|vbscript|data:text)/i.test(value));
      const own =
        element instanceof HTMLScriptElement &&
        !element.src.startsWith(location.origin) &&
        element.type !== 'application/ld+json' &&
        element.type !== 'application/json';
      const odd = ['x-pwned', 'iframe', 'object', 'embed', 'base', 'math', 'marquee'].includes(
        element.localName,
      );
      return (
        handlers || code || own || odd || (element.localName === 'img' && element.getAttribute('src') === 'x')
      );
    });
    const traces = 'pwned' in window || document.body.id === 'pwned' ? ['a trace of a script'] : [];
    return [...traces, ...found.map(element => element.outerHTML.slice(0, 150))];
  });
}

/** Every page that is built, in French; the English ones are the same with other words. */
const built = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/routes.json'), 'utf8')) as {
  static: string[];
  app: string[];
};
const pages = [
  ...[...built.static, ...built.app].filter(path => !path.startsWith('/en') && !path.endsWith('*')),
  '/settings/profile',
  '/admin/users',
  '/admin/outbox',
  '/admin/audit',
  '/admin/jobs',
  `/auth?redirect_to=javascript:alert(1)`,
  `/auth#error=x&error_description=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  `/dashboard?account=${encodeURIComponent('"><script>alert(1)</script>')}`,
  `/videos?order=${encodeURIComponent('<svg onload=alert(1)>')}`,
  `/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
];

for (const [what, bypassCSP] of [
  ['under the policy', false],
  ['with the policy switched off', true],
] as const) {
  test(`no page runs or builds anything from hostile texts, ${what}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const seen = await watched(browser, bypassCSP);
    // What is built without anybody's texts needs to be seen once.
    for (const path of pages.filter(one => !bypassCSP || !built.static.includes(one))) {
      await seen.page.goto(path);
      await seen.page.waitForLoadState('networkidle');
      await seen.page.mouse.wheel(0, 4_000);
      expect([path, await injected(seen.page)]).toEqual([path, []]);
    }
    expect(seen.dialogs).toEqual([]);
    expect(seen.foreign).toEqual([]);
    expect(seen.problems).toEqual([]);
    await seen.context.close();
  });
}

test('captions are shown to the letter, page after page, and every name in the shell', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const seen = await watched(browser, true);
  const { page } = seen;
  await page.goto('/videos');
  await page.waitForLoadState('networkidle');
  const more = page.getByRole('button', { name: 'Afficher la suite' });
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  let shown = '';
  for (let round = 0; round < 8; round += 1) {
    shown += plain((await page.locator('main').textContent()) ?? '');
    if (!(await more.isVisible())) break;
    // It goes away by itself when there is no more.
    await more.click({ timeout: 3_000 }).catch(() => undefined);
    await page.waitForLoadState('networkidle');
  }
  expect(await injected(page)).toEqual([]);
  // Long ones are cut at the end of their line.
  expect(SCRIPTS.filter(text => !shown.includes(plain(text).slice(0, 70)))).toEqual([]);
  for (const username of names.filter((_, index) => index % 9 === 0)) {
    const changed = await fetch(`${product.url}/api/v1/me`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ username, full_name: username }),
    });
    expect([username, changed.status]).toEqual([username, 200]);
    await page.goto('/settings');
    await page.waitForLoadState('networkidle');
    expect([username, await injected(page)]).toEqual([username, []]);
  }
  expect([seen.dialogs, seen.foreign]).toEqual([[], []]);
  await seen.context.close();
});
