import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPriceList } from '#domain/billing/price-list.ts';
import { LEGAL_BLANKS } from '#i18n/slots/legal.ts';
import type { LegalFacts } from '#i18n/slots/legal-slots.ts';
import { describeLegalPages, readLegalFacts } from '../config/read-legal-facts.ts';
import { fillPage, type Installation } from './fill-page.ts';
import { loadStaticFiles } from './static-files.ts';

const legal = Object.fromEntries(LEGAL_BLANKS.map(name => [name, { fr: name, en: name }])) as LegalFacts;
const installation = (more: Partial<Installation> = {}): Installation => ({
  origin: 'https://accroche.example',
  prices: readPriceList('').prices,
  externalAuth: null,
  legal,
  demo: true,
  liveSource: true,
  ...more,
});

const PAGE =
  '<link rel="canonical" href="__APP_ORIGIN__/en"/><a href="/demo">démo</a><a href="/en/demo">demo</a>';
const MAP = '<url><loc>__APP_ORIGIN__/</loc></url>\n<url><loc>__APP_ORIGIN__/en/terms</loc></url>\n';
const SCRIPT = `console.log('${'a'.repeat(600)}')`;

let folder: string;
const put = (path: string, body: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), body);
};
const ask = async (path: string, more: Partial<Installation> = {}, headers: Record<string, string> = {}) =>
  loadStaticFiles(folder, installation(more)).answer(new Request(`http://localhost${path}`, { headers }));

const bytesOf = async (answer: Response | null) =>
  Buffer.from(await (answer ?? new Response()).arrayBuffer());

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accroche-pages-'));
  put('index.html', PAGE + ' '.repeat(600));
  put('demo/index.html', PAGE);
  put('app.html', '<div id="root"></div>');
  put('sitemap.xml', MAP);
  put('site.speculationrules', '{}');
  put('icon-512.png', 'png');
  put('assets/site-abc.js', SCRIPT);
  put('assets/site-abc.js.br', brotliCompressSync(SCRIPT));
  put('routes.json', JSON.stringify({ static: ['/'], app: ['/dashboard'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the public address of the installation stands in canonical links and in the sitemap', () => {
  expect(fillPage(PAGE, '.html', installation())).toContain('href="https://accroche.example/en"');
  expect(fillPage(MAP, '.xml', installation())).toContain('<loc>https://accroche.example/en/terms</loc>');
});

test('legal pages with open blanks are in no list', () => {
  const listed = fillPage(MAP, '.xml', installation({ legal: {} }));
  expect(listed).toContain('<loc>https://accroche.example/</loc>');
  expect(listed).not.toContain('/terms');
});

test('without the demo its links lead to signing up, and its page is not there', async () => {
  const closed = fillPage(PAGE, '.html', installation({ demo: false }));
  expect(closed).not.toContain('/demo"');
  expect(closed.match(/href="\/auth\?mode=signup&amp;next=%2Faccounts"/g)).toHaveLength(2);
  expect((await ask('/demo'))?.status).toBe(200);
  expect(await ask('/demo', { demo: false })).toBeNull();
});

test('what the build compressed is sent as it is; pages are compressed here', async () => {
  const script = await ask('/assets/site-abc.js', {}, { 'accept-encoding': 'gzip, br' });
  expect(script?.headers.get('content-encoding')).toBe('br');
  expect(script?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(await bytesOf(script)).toString()).toBe(SCRIPT);
  expect(await ask('/assets/site-abc.js.br')).toBeNull();
  const page = await ask('/', {}, { 'accept-encoding': 'gzip' });
  expect(page?.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytesOf(page)).toString()).toContain('accroche.example');
});

test('who asks plain gets the same to the byte, at once and once the files are held packed, whatever the folder holds then', async () => {
  const gone = mkdtempSync(join(tmpdir(), 'accroche-packed-'));
  const page = `<p>été __APP_ORIGIN__</p>${'é '.repeat(400)}`;
  writeFileSync(join(gone, 'index.html'), page);
  writeFileSync(join(gone, 'words.json'), SCRIPT);
  writeFileSync(join(gone, 'words.json.gz'), gzipSync(SCRIPT));
  writeFileSync(join(gone, 'small.txt'), 'short');
  const files = loadStaticFiles(gone, installation());
  rmSync(gone, { recursive: true });
  const told = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await files.answer(new Request(`http://localhost${path}`, { headers }));
    const body = await bytesOf(answer);
    expect(answer?.headers.get('content-length')).toBe(String(body.length));
    return { body, encoding: answer?.headers.get('content-encoding') ?? null };
  };
  const all = async () => ({
    page: (await told('/')).body.toString(),
    words: (await told('/words.json')).body.toString(),
    small: (await told('/small.txt')).body.toString(),
    br: brotliDecompressSync((await told('/', { 'accept-encoding': 'br' })).body).toString(),
    gzip: gunzipSync((await told('/', { 'accept-encoding': 'gzip' })).body).toString(),
  });
  const filled = page.replace('__APP_ORIGIN__', 'https://accroche.example');
  const whole = { page: filled, words: SCRIPT, small: 'short', br: filled, gzip: filled };
  expect(await all()).toEqual(whole);
  await pause(100);
  expect(await all()).toEqual(whole);
  expect((await told('/')).encoding).toBeNull();
});

test('pages are asked about each time and answered 304 while they stand; public ones name what may come next', async () => {
  const page = await ask('/');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  expect(page?.headers.get('speculation-rules')).toBe('"/site.speculationrules"');
  const etag = page?.headers.get('etag') ?? '';
  expect((await ask('/', {}, { 'if-none-match': etag }))?.status).toBe(304);
  expect((await ask('/', { origin: 'https://other.example' }, { 'if-none-match': etag }))?.status).toBe(200);
  expect((await ask('/dashboard'))?.headers.get('speculation-rules')).toBeNull();
  expect((await ask('/site.speculationrules'))?.headers.get('content-type')).toBe(
    'application/speculationrules+json',
  );
  expect((await ask('/icon-512.png'))?.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('the operator’s file fills blanks in one language or both; what is wrong in it is named', () => {
  put('legal.json', JSON.stringify({ publisher: 'Exemple SAS', host: { fr: 'Hôte', en: 'Host' } }));
  const { facts, problems } = readLegalFacts(join(folder, 'legal.json'));
  expect(problems).toEqual([]);
  expect(facts).toEqual({
    publisher: { fr: 'Exemple SAS', en: 'Exemple SAS' },
    host: { fr: 'Hôte', en: 'Host' },
  });
  expect(describeLegalPages(facts)).toMatch(
    /^13 blanks are open and shown as such \(set LEGAL_FILE\): legal_form,/,
  );
  expect(describeLegalPages(legal)).toBe('complete');
  put('legal.json', JSON.stringify({ publisher: '', hosts: 'x' }));
  expect(readLegalFacts(join(folder, 'legal.json')).problems.join()).toMatch(/publisher.*hosts/s);
  put('legal.json', '{');
  expect(readLegalFacts(join(folder, 'legal.json')).problems).toHaveLength(1);
  expect(readLegalFacts(join(folder, 'none.json')).problems[0]).toContain('ENOENT');
});

test('without a live source a page promises none', () => {
  const page = '<span data-source="live">@</span><span data-source="file" hidden="">file</span>';
  expect(fillPage(page, '.html', installation())).toBe(page);
  expect(fillPage(page, '.html', installation({ liveSource: false }))).toBe(
    '<span data-source="live" hidden="">@</span><span data-source="file">file</span>',
  );
});
