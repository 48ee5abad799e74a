import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const SERVER_SIDE = join(ROOT, '.cache/site-render');

interface SiteModule {
  renderSite(assets: { script: string; styles: string[]; fonts: string[] }): { file: string; text: string }[];
}

/** Builds the app, the public pages and everything a browser may ask for into `outDir`. */
export async function buildWeb(outDir: string): Promise<void> {
  const out = resolve(outDir);
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;

  await build({
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: SERVER_SIDE,
      emptyOutDir: true,
      manifest: false,
      ssr: 'src/web/site/render.tsx',
      rolldownOptions: { input: 'src/web/site/render.tsx', output: { entryFileNames: 'render.js' } },
    },
  });
  const site = (await import(
    `${pathToFileURL(join(SERVER_SIDE, 'render.js')).href}?${Date.now()}`
  )) as SiteModule;

  for (const { file, text } of site.renderSite(siteAssets(manifest))) {
    const path = join(out, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await nameWordChunks(out, manifest);
  await rm(join(out, '.vite'), { recursive: true, force: true });
}

function siteAssets(manifest: Manifest) {
  const entry = manifest['src/web/site/site-script.ts'];
  if (!entry) throw new Error('the build has no site script');
  const fonts = Object.values(manifest)
    .map(chunk => chunk.file)
    .concat(Object.values(manifest).flatMap(chunk => chunk.assets ?? []))
    .filter(file => file.endsWith('.woff2'));
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map(file => `/${file}`),
    fonts: [...new Set(fonts)].map(file => `/${file}`),
  };
}

/** Tells /theme.js where each language's words are, so that they load beside the app and not after it. */
async function nameWordChunks(out: string, manifest: Manifest): Promise<void> {
  const path = join(out, 'app.html');
  if (!existsSync(path)) throw new Error('the build has no app.html');
  const words = (language: string) => manifest[`src/i18n/${language}/catalogue.ts`]?.file;
  const html = await readFile(path, 'utf8');
  const named = html.replace(
    '<script src="/theme.js"></script>',
    `<script src="/theme.js" data-fr="/${words('fr')}" data-en="/${words('en')}"></script>`,
  );
  if (named === html || named.includes('undefined')) throw new Error('the word chunks were not found');
  await writeFile(path, named);
}
