import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { fromBuffer } from 'yauzl';
import type { Product } from '#test/harness/product.ts';
import { changeAnswer } from './changed-answer.ts';
import type { HostileApp, Row } from './hostile-app.ts';

export interface Watched {
  context: BrowserContext;
  dialogs: string[];
  foreign: string[];
  problems: string[];
}

/** A browser context that records every sign of script execution and every request to another origin. */
export async function watched(
  browser: Browser,
  { url }: Product,
  bypassCSP: boolean,
  headers = {},
): Promise<Watched> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    bypassCSP,
    baseURL: url,
    extraHTTPHeaders: headers,
  });
  const seen: Watched = { context, dialogs: [], foreign: [], problems: [] };
  context.on('dialog', dialog => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('request', request => {
    if (!/^(?:data:image\/|file:|about:)/.test(request.url()) && !request.url().startsWith(url))
      seen.foreign.push(request.url());
  });
  context.on('console', message => {
    if (/Content Security Policy|Refused to/i.test(message.text())) seen.problems.push(message.text());
  });
  return seen;
}

/** Elements in a document or its frames that the product never creates. */
export function injected(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const framed = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    const documents = [document, ...framed].filter(one => one !== null);
    const elements = documents.flatMap(one => [...one.querySelectorAll('*')]);
    const found = elements.filter(element => {
      const handlers = element.getAttributeNames().some(name => name.startsWith('on'));
      const names = ['href', 'src', 'action', 'data', 'srcdoc'];
      const address = names.map(name => element.getAttribute(name) ?? '');
      const code = address.some(value => /^\W*(?:java\s*script|vbscript|data:text)/i.test(value));
      const script =
        element.localName === 'script' &&
        !/^\/(?!\/)/.test(element.getAttribute('src') ?? '') &&
        !/^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '');
      // The product shows emails in a fully sandboxed frame; the test itself opens them in other frames.
      const isOwnFrame =
        element.localName === 'iframe' &&
        (element.getAttribute('sandbox') === '' || element.parentElement?.id === 'mails');
      const odd = ['x-pwned', 'iframe', 'object', 'embed', 'base', 'math', 'marquee'].includes(
        element.localName,
      );
      const broken = element.localName === 'img' && element.getAttribute('src') === 'x';
      return handlers || code || script || (odd && !isOwnFrame) || broken;
    });
    const isMarked = ({ body, defaultView }: Document) =>
      body?.id === 'pwned' || (defaultView !== null && 'pwned' in defaultView);
    const traces = documents.some(isMarked) ? ['a trace of a script'] : [];
    return [...traces, ...found.map(element => element.outerHTML.slice(0, 150))];
  });
}

export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts that the page does not show, comparing their first 70 characters; at most five. */
export async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = plain((await page.locator('body').textContent()) ?? '');
  return texts.filter(text => !shown.includes(plain(text).slice(0, 70))).slice(0, 5);
}

const list =
  (rows: Row[]) =>
  (answer: { items: Row[]; nextCursor?: string | null }): void => {
    answer.items = rows;
    answer.nextCursor = null;
  };

/** An administrator's tab in which each list holds the server's rows of all users. */
export async function openTab({ context }: Watched, { session, told }: HostileApp): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(value => localStorage.setItem('accroche-session', value), session);
  const names = told.me.map(({ profile }) => (profile as Row)['username']).join(' ');
  await changeAnswer<{ profile: Row }>(page, 'me/get', ({ profile }) => {
    profile['username'] = names;
    profile['full_name'] = names;
  });
  await changeAnswer(page, 'videos/list', list(told.videos));
  await changeAnswer(page, 'imports/list', list(told.imports));
  await changeAnswer(page, 'sessions/list', list(told.sessions));
  await changeAnswer(page, 'apiKeys/list', list(told.apiKeys));
  await changeAnswer(page, 'access/traces', list(told.traces));
  await changeAnswer(page, 'notifications/list', list(told.notifications));
  await changeAnswer(page, 'notifications/browse', list(told.notifications));
  const users = told.users.map((user, nth) => ({ ...user, id: `${String(user['id'])}-${nth}` }));
  await changeAnswer(page, 'admin/users/list', list(users));
  // Entries with the same text are shown once.
  const wordsOf = ({ action, details }: Row) => {
    const { reason, name } = details as Row;
    return JSON.stringify(reason ?? (name ? { name } : action));
  };
  const audit = new Map(told.audit.toReversed().map(entry => [wordsOf(entry), entry]));
  await changeAnswer(page, 'admin/audit/list', list([...audit.values()]));
  await changeAnswer(page, 'admin/outbox/list', list(told.outbox));
  await page.route('**/auth/v1/user', async route => {
    const answer = await route.fetch();
    const user = (await answer.json()) as Row;
    await route.fulfill({ response: answer, json: { ...user, factors: told.factors } });
  });
  return page;
}

export function unpack(zip: Buffer): Promise<[name: string, content: Buffer][]> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      const files: [string, Buffer][] = [];
      file.on('entry', entry => {
        file.openReadStream(entry, (problem, stream) => {
          if (problem) return reject(problem);
          buffer(stream).then(content => {
            files.push([entry.fileName, content]);
            file.readEntry();
          }, reject);
        });
      });
      file.on('end', () => resolve(files));
      file.readEntry();
    });
  });
}
