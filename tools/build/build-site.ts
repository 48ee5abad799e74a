import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';
import { cutFonts } from './cut-fonts.ts';
import { siteMaterial } from './site-material.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SERVER_SIDE = join(ROOT, '.cache/site-render');
const SITE_SCRIPT = 'src/web/site/scripts/site-script.ts';
const COMPRESSED = /\.(?:js|css|svg|webmanifest)$/;
const SITE_RENDER = 'src/web/site/build/render.tsx';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface SiteModule {
  renderSite(
    assets: { script: string; styles: string[]; fonts: string[]; theme: string; app: string[] },
    material: Awaited<ReturnType<typeof siteMaterial>>,
  ): { file: string; text: string }[];
}

/** Builds the app, the public pages and everything a browser may ask for into `outDir`. */
export async function buildWeb(outDir: string): Promise<void> {
  const out = resolve(outDir);
  await cutFonts();
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const app = await appAssets(out);
  const theme = await nameTheme(out);
  await nameWordChunks(out, await manifestOf(out), theme);

  // Built separately: the public pages share no file with the app, so neither is split into chunks for the other.
  await build(siteBuild({ outDir: out, manifest: true, rolldownOptions: { input: SITE_SCRIPT } }));
  const assets = { ...siteAssets(await manifestOf(out)), theme, app };
  await build(siteBuild({ outDir: SERVER_SIDE, ssr: SITE_RENDER }));
  const site = (await import(
    `${pathToFileURL(join(SERVER_SIDE, 'render.js')).href}?${Date.now()}`
  )) as SiteModule;

  for (const { file, text } of site.renderSite(assets, await siteMaterial())) {
    const path = join(out, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await rm(join(out, '.vite'), { recursive: true, force: true });
  await nameOfflinePage(out);
  await compressAll(out);
}

function siteBuild(options: NonNullable<InlineConfig['build']>): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      ...options,
    },
  };
}

async function manifestOf(out: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function siteAssets(manifest: Manifest) {
  const entry = manifest[SITE_SCRIPT];
  if (!entry) throw new Error('the build has no site script');
  const files = Object.values(manifest).flatMap(chunk => [chunk.file, ...(chunk.assets ?? [])]);
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map(file => `/${file}`),
    fonts: [...new Set(files)].filter(file => file.endsWith('.woff2')).map(file => `/${file}`),
  };
}

/** The scripts that the app's page names: what every page of the app loads first. */
async function appAssets(out: string): Promise<string[]> {
  const html = await readFile(join(out, 'app.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  if (named.length === 0) throw new Error('the build has no app');
  return named;
}

/** Versions the service worker by the content of the offline page. */
async function nameOfflinePage(out: string): Promise<void> {
  const path = join(out, 'sw.js');
  const version = createHash('sha256').update(await readFile(join(out, 'offline.html')));
  const script = await readFile(path, 'utf8');
  await writeFile(path, script.replace('__VERSION__', version.digest('hex').slice(0, 12)));
}

/**
 * Pages have placeholders filled by the installation, and the server compresses them; all else is compressed here,
 * once.
 */
async function compressAll(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && COMPRESSED.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const body = await readFile(path);
      await writeFile(`${path}.br`, await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await writeFile(`${path}.gz`, await gzipped(body, { level: 9 }));
    }),
  );
}

/**
 * The theme's script blocks rendering: a content hash in its name makes it cacheable, instead of requested for every
 * page.
 */
async function nameTheme(out: string): Promise<string> {
  const script = await readFile(join(out, 'theme.js'));
  const name = `/assets/theme-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(out, name), script);
  return name;
}

/** Tells the theme's script where each language's texts are, so that they load in parallel with the app. */
async function nameWordChunks(out: string, manifest: Manifest, theme: string): Promise<void> {
  const path = join(out, 'app.html');
  const words = (language: string) => manifest[`src/i18n/${language}/app/texts.ts`]?.file;
  const html = await readFile(path, 'utf8');
  const named = html.replace(
    '<script src="/theme.js"></script>',
    `<script src="${theme}" data-fr="/${words('fr')}" data-en="/${words('en')}"></script>`,
  );
  if (named === html || named.includes('undefined')) throw new Error('the word chunks were not found');
  await writeFile(path, named);
}
