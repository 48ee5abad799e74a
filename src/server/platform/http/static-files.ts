import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { TEMPLATE_MARK } from '#i18n/slots/testimonial-slots.ts';
import { fillPage, type Installation } from './fill-page.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml']);

type Bytes = Buffer<ArrayBuffer>;

interface StaticFile {
  /** Null: it is stored compressed, and decompressed for the few clients that need it plain. */
  body: Bytes | null;
  type: string;
  etag: string;
  cacheControl: string;
  compressible: boolean;
  /** A public page, from which the next one may be prerendered. */
  speculates: boolean;
  encoded: Map<'br' | 'gzip', Promise<Bytes>>;
}

interface Routes {
  static: string[];
  app: string[];
  /** What the `*` of an app route may match: source and flags of a regular expression. */
  below?: Record<string, [source: string, flags: string]>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

/** The built front end, held in memory so that it survives a concurrent build: a few megabytes, compressed. */
export interface StaticFiles {
  /** The response for a path, or null where there is no file or page. */
  answer(request: Request): Promise<Response | null>;
  /** The app's own not-found screen, with status 404. */
  notFound(request: Request): Promise<Response>;
  /** A built page with placeholders filled per request; null: there is no such page. */
  template(pathname: string): string | null;
}

/** A filled page, sent like built ones: with an ETag, compressed once. */
export interface FilledPage {
  send(request: Request): Promise<Response>;
}

export function filledPage(html: string): FilledPage {
  const file = {
    ...staticFile('/filled.html', Buffer.from(html)),
    // Another version may be at the same URL a moment later.
    cacheControl: 'no-cache',
  };
  return { send: request => send(file, request, 200) };
}

const NAMES_ORIGIN = new Set(['.html', '.xml', '.txt']);
/** Compressed at build time, for files that no installation changes. */
const ENCODED = { br: '.br', gzip: '.gz' } as const;
/** Their names never change: cached for a day, then revalidated. */
const PICTURES = new Set(['.png', '.ico']);
const SPECULATION_RULES = '/site.speculationrules';

function staticFile(address: string, body: Bytes): StaticFile {
  const extension = extname(address);
  return {
    body,
    type: TYPES[extension] ?? 'application/octet-stream',
    // Weak: the same for every encoding.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControlOf(address, extension),
    compressible: COMPRESSIBLE.has(extension) && body.length > 512,
    speculates: false,
    encoded: new Map(),
  };
}

export function loadStaticFiles(folder: string, installation: Installation): StaticFiles {
  const files = new Map<string, StaticFile>();
  const templates = new Map<string, string>();
  if (existsSync(folder)) {
    for (const path of listFiles(folder)) {
      const extension = extname(path);
      if (extension === ENCODED.br || extension === ENCODED.gzip) continue;
      const read = readFileSync(path);
      const body = NAMES_ORIGIN.has(extension)
        ? Buffer.from(fillPage(read.toString('utf8'), extension, installation))
        : read;
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      if (extension === '.html' && body.includes(TEMPLATE_MARK)) {
        templates.set(address.replace(/\/index\.html$/, ''), body.toString('utf8'));
        continue;
      }
      const file = staticFile(address, body);
      files.set(address, body === read ? { ...file, encoded: encodedAtBuild(path) } : file);
    }
  }
  if (!installation.demo) for (const language of ['', '/en']) files.delete(`${language}/demo/index.html`);
  const routes = JSON.parse(
    files.get('/routes.json')?.body?.toString() ?? '{"static":[],"app":[]}',
  ) as Routes;
  const appRoutes = new Set(routes.app);
  const belowApp = Object.entries(routes.below ?? {}).map(([route, [source, flags]]) => ({
    start: route.slice(0, -1),
    rest: new RegExp(source, flags),
  }));
  for (const path of routes.static) {
    const page = files.get(path === '/' ? '/index.html' : `${path}/index.html`);
    if (page) page.speculates = files.has(SPECULATION_RULES);
  }
  files.delete('/routes.json');
  void packFiles([...files.values()]);

  const fileFor = (pathname: string): StaticFile | undefined => {
    const plain = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
    if (extname(plain) !== '') return files.get(plain);
    const page = files.get(plain === '/' ? '/index.html' : `${plain}/index.html`);
    if (page) return page;
    const isAppRoute =
      appRoutes.has(plain) ||
      belowApp.some(({ start, rest }) => plain.startsWith(start) && rest.test(plain.slice(start.length)));
    return isAppRoute ? files.get('/app.html') : undefined;
  };

  return {
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const file = fileFor(new URL(request.url).pathname);
      return file ? send(file, request, 200) : null;
    },
    async notFound(request) {
      const file = files.get('/app.html');
      return file ? send(file, request, 404) : new Response('Not found', { status: 404 });
    },
    template: pathname => templates.get(pathname) ?? null,
  };
}

/** One after the other in the background: the pages are 6 MB, compressed one. */
async function packFiles(files: readonly StaticFile[]): Promise<void> {
  for (const file of files.filter(({ compressible }) => compressible)) {
    await encodedBody(file, 'gzip');
    file.body = null;
  }
}

function cacheControlOf(address: string, extension: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return PICTURES.has(extension) ? 'public, max-age=86400' : 'no-cache';
}

function encodedAtBuild(path: string): StaticFile['encoded'] {
  const made = Object.entries(ENCODED).filter(([, end]) => existsSync(path + end));
  return new Map(
    made.map(([encoding, end]) => [encoding as 'br' | 'gzip', Promise.resolve(readFileSync(path + end))]),
  );
}

async function send(file: StaticFile, request: Request, status: number): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': status === 200 ? file.cacheControl : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
    ...(file.speculates && { 'speculation-rules': `"${SPECULATION_RULES}"` }),
  });
  if (status === 200 && isHeld(file, request)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = file.compressible ? preferredEncoding(request.headers.get('accept-encoding') ?? '') : null;
  if (encoding !== null) headers.set('content-encoding', encoding);
  const body = await (encoding === null ? plainBody(file) : encodedBody(file, encoding));
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Whether the browser has this version cached. */
function isHeld(file: StaticFile, request: Request): boolean {
  const given = request.headers.get('if-none-match')?.split(',') ?? [];
  const strong = file.etag.slice('W/'.length);
  return given.some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === strong);
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function encodedBody(file: StaticFile, encoding: 'br' | 'gzip'): Promise<Bytes> {
  const known = file.encoded.get(encoding);
  if (known !== undefined) return known;
  const encoded = plainBody(file).then(async plain =>
    encoding === 'br'
      ? ((await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })) as Bytes)
      : ((await gzipped(plain, { level: 9 })) as Bytes),
  );
  file.encoded.set(encoding, encoded);
  return encoded;
}

async function plainBody(file: StaticFile): Promise<Bytes> {
  return file.body ?? ((await gunzipped(await encodedBody(file, 'gzip'))) as Bytes);
}

function* listFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* listFiles(path);
    else yield path;
  }
}
