import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { rounds } from '#test/harness/rounds.ts';
import { changeAnswer } from '#test/e2e/kit/changed-answer.ts';
import {
  injected,
  missing,
  openTab,
  plain,
  unpack,
  watched,
  type Watched,
} from '#test/e2e/kit/hostile-browser.ts';
import { ISSUES, MESSAGES } from '#test/e2e/kit/hostile-support.ts';
import { ALL_NAMES, asFileName, fillWithScripts, NAMES, type HostileApp } from '#test/e2e/kit/hostile-app.ts';

let product: Product;
let hostile: HostileApp;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startOwnProduct({ TRUST_PROXY: 'true' });
  hostile = await fillWithScripts(product);
});
test.afterAll(() => product.stop());

/** Every pre-built page, in French; the English ones are the same with other words. */
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/web/routes.json'), 'utf8'),
) as {
  static: string[];
  app: string[];
};
const pages = [
  ...[...built.static, ...built.app].filter(path => !path.startsWith('/en') && !path.endsWith('*')),
  '/testimonials?language=fr',
  '/admin/testimonials?state=published',
  '/admin/users',
  '/admin/sources',
  '/admin/outbox',
  '/admin/audit',
  '/admin/jobs',
  `/auth?redirect_to=javascript:alert(1)`,
  `/auth#error=x&error_description=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  `/dashboard?account=${encodeURIComponent('"><script>alert(1)</script>')}`,
  `/videos?order=${encodeURIComponent('<svg onload=alert(1)>')}`,
  `/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
];
/** Where texts of users are shown, and which. */
const SHOWN: Record<string, readonly string[]> = {
  '/videos': SCRIPTS,
  '/accounts': NAMES.map(asFileName),
  '/notifications': NAMES,
  '/settings': NAMES,
  '/admin/users': NAMES,
  '/admin/audit': NAMES,
  '/admin/issues': ISSUES,
  '/support': ISSUES,
};
/** A request to the support, for its asker and for the staff. */
const requests = () => [`/support/tickets/${hostile.ticketId}`, `/admin/tickets/${hostile.ticketId}`];

test(`${NAMES.length} of ${ALL_NAMES.length} payloads stand in every field that takes them, the rest is refused`, () => {
  expect([SCRIPTS.length >= 500, ALL_NAMES.length >= 500, NAMES.length >= 100]).toEqual([true, true, true]);
  expect(hostile.taken).toEqual([]);
  const { told } = hostile;
  const fields: Record<string, unknown[]> = {
    names: told.users.flatMap(row => [row['username'], row['full_name']]),
    factors: told.factors.map(row => row['friendly_name']),
    keys: told.apiKeys.map(row => row['name']),
    news: told.notifications.map(row => row['name']),
    // A text with the name of a browser, such as Focus, is taken for that browser; a header is ASCII only.
    sessions: [
      ...told.sessions.map(row => String(row['browser']).replace(/ 1$/, '')),
      ...NAMES.filter(name => /focus|[^ -~]/i.test(name)),
    ],
    reasons: told.traces.map(row => String(row['reason']).replace(/\.+$/, '')),
    files: told.imports.map(row => String(row['file_name']).replace(/\.json$/, '')),
    mails: told.messages.map(({ text }) => /«\s(.*)\s»\s\(/s.exec(text)?.[1]),
  };
  const absent = Object.entries(fields).map(([field, values]) => [
    field,
    missingFrom(values, field === 'files' ? NAMES.map(asFileName) : NAMES),
  ]);
  expect(Object.fromEntries(absent)).toEqual(Object.fromEntries(absent.map(([field]) => [field, []])));
});

function missingFrom(values: unknown[], texts: readonly string[]): string[] {
  const held = new Set(values.map(value => plain(String(value))));
  return texts.filter(text => !held.has(plain(text))).slice(0, 5);
}

test('a script in a page would be seen, with the policy and without it', async ({ browser }) => {
  for (const bypassCSP of [true, false]) {
    const seen = await watched(browser, product, bypassCSP);
    const page = await openTab(seen, hostile);
    await page.goto('/dashboard');
    await page.evaluate(() => (document.body.innerHTML += '<img src=x onerror="window.pwned=1;alert(1)">'));
    await expect.poll(() => (bypassCSP ? seen.dialogs : seen.problems).length).toBeGreaterThan(0);
    expect((await injected(page)).length).toBe(bypassCSP ? 2 : 1);
    await seen.context.close();
  }
});

for (const [what, bypassCSP] of [
  ['under the policy', false],
  ['with the policy switched off', true],
] as const) {
  // What is built without anybody's texts needs to be seen once.
  const all = pages.filter(one => !bypassCSP || !built.static.includes(one));
  // What runs under the policy also runs without it: in the suite every second page is checked with it, in proof runs
  // all.
  const some = all.filter((_, index) => bypassCSP || index % rounds(1, 2) === 0);
  test(`${some.length} of ${all.length} pages run and build nothing from hostile texts, ${what}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const seen = await watched(browser, product, bypassCSP);
    const todo = some
      .concat(hostile.userIds.slice(0, 2).map(id => `/admin/users/${id}`))
      .concat(['/support', '/admin/issues', ...requests()])
      .values();
    const visit = async () => {
      const page = await openTab(seen, hostile);
      for (const path of todo) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 4_000);
        const shown = requests().includes(path) ? MESSAGES : (SHOWN[path] ?? []);
        // Three tabs share one renderer: five hundred rows take a busy machine long.
        await expect.poll(() => missing(page, shown), { message: path, timeout: 60_000 }).toEqual([]);
        expect([path, await injected(page)]).toEqual([path, []]);
      }
    };
    await Promise.all([visit(), visit(), visit()]);
    await openDialogs(seen);
    expect(seen.dialogs).toEqual([]);
    expect(seen.foreign).toEqual([]);
    expect(seen.problems).toEqual([]);
    await seen.context.close();
  });
}

/** What opens over a page: the list of notifications, and the mails in their frame. */
async function openDialogs(seen: Watched): Promise<void> {
  const page = await openTab(seen, hostile);
  await changeAnswer<{ html: string }>(page, 'admin/outbox/read', message => {
    message.html = hostile.told.messages.map(({ html }) => html).join('\n');
  });
  await page.goto('/admin/outbox');
  // The bell shows the newest notifications; its page has shown them all.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const news = page.getByRole('dialog').filter({ hasText: 'Notifications' }).getByRole('listitem');
  await expect.poll(() => news.count()).toBeGreaterThan(5);
  expect(await injected(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lire' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lire' }).click();
  await page.getByText('Mise en page', { exact: true }).click();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the mail is not shown');
  await expect.poll(() => frame.evaluate(() => document.links.length)).toBeGreaterThan(rounds(1_000, 200));
  expect([await injected(page), await injected(frame)]).toEqual([[], []]);
}

test('a mail that held scripts would run none in its frame, with the policy switched off', async ({
  browser,
}) => {
  const seen = await watched(browser, product, true);
  const page = await openTab(seen, hostile);
  await changeAnswer<{ html: string }>(page, 'admin/outbox/read', message => {
    message.html = SCRIPTS.filter(text => !text.includes('http-equiv')).join('\n');
  });
  await page.goto('/admin/outbox');
  await page.getByRole('button', { name: 'Lire' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lire' }).click();
  await page.getByText('Mise en page', { exact: true }).click();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  // Time for injected code to run.
  await page.waitForTimeout(1_000);
  expect([seen.dialogs, await injected(page)]).toEqual([[], []]);
  await seen.context.close();
});

test('every mail, opened as a page of its own without any policy, runs and builds nothing', async ({
  browser,
}) => {
  const seen = await watched(browser, product, true);
  const page = await seen.context.newPage();
  const found: string[] = [];
  let shown = '';
  const { messages } = hostile.told;
  for (let from = 0; from < messages.length; from += 100) {
    const some = messages.slice(from, from + 100).map(({ html }) => html);
    await page.goto('about:blank');
    shown += await page.evaluate(async mails => {
      document.body.id = 'mails';
      const open = (html: string) =>
        new Promise<string>(resolve => {
          const frame = document.createElement('iframe');
          frame.onload = () => resolve(frame.contentDocument?.body.textContent ?? '');
          frame.srcdoc = html;
          document.body.append(frame);
        });
      return (await Promise.all(mails.map(open))).join('\n');
    }, some);
    found.push(...(await injected(page)));
  }
  expect([found, seen.dialogs, seen.foreign]).toEqual([[], [], []]);
  const words = plain(shown);
  expect(NAMES.filter(name => !words.includes(plain(name)))).toEqual([]);
  await seen.context.close();
});

test('exports are files to keep, never pages; opened all the same they run nothing', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-exports-'));
  const files: [string, Buffer][] = [];
  for (const { headers, bytes } of hostile.told.exports) {
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const type = headers.get('content-type') ?? '';
    expect(type).toMatch(/^(?:application\/zip|text\/csv(?:;.*)?)$/);
    if (type.startsWith('text/csv')) files.push([`${files.length}-audit.csv`, bytes]);
    else
      for (const [name, content] of await unpack(bytes))
        files.push([`${files.length}-${name.replaceAll('/', '-')}`, content]);
  }
  expect([...new Set(files.map(([name]) => extname(name)))].toSorted()).toEqual(['.csv', '.json', '.txt']);
  const held = files.map(([, content]) => content.toString('utf8')).join('\n');
  expect(NAMES.filter(name => !held.includes(name) && !held.includes(JSON.stringify(name)))).toEqual([]);
  const seen = await watched(browser, product, true);
  const page = await seen.context.newPage();
  let opened = 0;
  for (const [name, content] of files) {
    writeFileSync(join(folder, name), content);
    try {
      await page.goto(`file://${join(folder, name)}`);
    } catch (error) {
      // A table is offered as a download.
      expect([extname(name), String(error)]).toEqual(['.csv', expect.stringMatching(/download/i)]);
      continue;
    }
    opened += 1;
    expect([name, await injected(page)]).toEqual([name, []]);
  }
  expect([opened > 5, seen.dialogs, seen.foreign]).toEqual([true, [], []]);
  await seen.context.close();
  rmSync(folder, { recursive: true });
});

for (const [what, bypassCSP] of [
  ['under the policy', false],
  ['with the policy switched off', true],
] as const) {
  test(`an answer opened as a page is text, ${what}`, async ({ browser }) => {
    const seen = await watched(browser, product, bypassCSP, { authorization: `Bearer ${hostile.token}` });
    const page = await seen.context.newPage();
    for (const path of [
      '/me',
      '/videos?limit=100',
      '/linked-accounts',
      '/imports',
      '/sessions',
      '/notifications',
      '/admin/users?limit=100',
      '/admin/audit?limit=100',
      '/admin/outbox?limit=100',
      `/admin/users/${hostile.userIds[0]}`,
      `/${encodeURIComponent(SCRIPTS[0] ?? '')}`,
    ]) {
      const answer = await page.goto(`/api/v1${path}`);
      expect([path, answer?.headers()['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect(await page.evaluate(() => document.contentType)).toBe('application/json');
      expect([path, await injected(page)]).toEqual([path, []]);
    }
    expect([seen.dialogs, seen.foreign]).toEqual([[], []]);
    await seen.context.close();
  });
}

test('no page repeats what stands in its address', async () => {
  const repeated: string[] = [];
  for (const text of SCRIPTS) {
    const word = encodeURIComponent(text);
    for (const path of [`/${word}`, `/dashboard?account=${word}`, `/documentation/${word}?x=${word}`]) {
      const answer = await fetch(`${product.url}${path}`);
      const body = await answer.text();
      if (/html/.test(answer.headers.get('content-type') ?? '') && body.includes(text)) repeated.push(path);
    }
  }
  expect(repeated).toEqual([]);
});
