import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Needed by every page of the app. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|@tanstack|@orpc)\//;
/** Drawn around every page; what one page alone uses stays with that page. */
const FRAME =
  /src\/web\/(\w+\.tsx?$|(api|language|metadata|navigation|quotas|shell|theme|ui)\/)|src\/contract\/|lucide-react/;
const ON_DEMAND = /toast-region|command-menu|community-popup/;

/** The app; `tools/web-build.ts` adds the public pages. Under Vitest none of it is wanted. */
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
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'frame', test: id => FRAME.test(id) && !ON_DEMAND.test(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
});
