import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const VENDOR = /node_modules\/(?!lucide-react)|rolldown\/runtime/;

/** Primitives and the few small pieces of other folders that every page leans on. */
const UI =
  /src\/web\/(ui\/(?!chart\/)|shared\/(time\/use-now|errors\/use-error-text)\.)|src\/domain\/accounts\/handle\.|lucide-react/;

/** What draws; the frame around it comes with the page, before its figures. */
const CHART = /src\/(web\/ui|domain)\/chart\/(?!chart-frame|use-count-text)/;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * `dashboard` for what the first look at the dashboard runs, `pages` for what other pages share: nobody waits there
 * for what is needed only elsewhere. An import at a click (`import()`) does not count.
 */
function sharedBy(moduleId: string, modules: Modules): string | null {
  if (!/\/src\/(?!i18n\/(?:fr|en)\/)/.test(moduleId)) return null;
  const importers = new Set([moduleId]);
  for (const id of importers) {
    if (/\/src\/web\/(features\/dashboard\/|app\/pages\/dashboard-)/.test(id)) return 'dashboard';
    modules.getModuleInfo(id)?.importers.forEach(importer => importers.add(importer));
  }
  return 'pages';
}

/** The app; `tools/build/build-site.ts` adds the public pages. Under Vitest none of it is wanted. */
export default defineConfig({
  plugins: process.env['VITEST'] ? [] : [react(), tailwindcss()],
  appType: 'mpa',
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'app.html' },
      output: {
        codeSplitting: {
          // Few files, each for a reason: what is always there (libraries apart, they change rarely), what pages
          // are drawn with, what charts share, and what pages about accounts share. The rest stays with its page.
          groups: [
            { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 5 },
            { name: 'frame', tags: ['$initial'], priority: 4 },
            { name: 'ui', test: UI, minShareCount: 2, priority: 3 },
            { name: 'chart', test: CHART, minShareCount: 2, priority: 2 },
            { name: sharedBy, debugName: 'shared', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
