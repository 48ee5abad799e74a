import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Primitives and the few small pieces of other folders that every page leans on. */
const UI = /src\/web\/(ui\/|accounts\/use-(now|say)\.)|src\/domain\/accounts\/handle\.|lucide-react/;

/** What draws; the frame around it comes with the page, before its figures. */
const CHART = /src\/(web|domain)\/chart\/(?!chart-frame|use-count-text|calendar-|growth-|range-rows|split-)/;
const ACCOUNTS =
  /src\/(web|domain)\/(?!auth\/|language\/|billing\/|exports\/|brand\/|admin\/|generations?\/|scripts\/|assistant\/|models\/|support\/|account-reports\/|imports\/|video-analysis\/|video-reports\/|analyzer\/|analysis\/|sharing\/|chart\/(?!chart-frame|use-count-text))|src\/i18n\/(advice-sentence|hook-name)/;

/** What reports and analyses share with each other, and with no page that everybody opens. */
const ANALYSES =
  /src\/(web|domain)\/(?:account-reports|imports|video-analysis|video-reports|analyzer|analysis|sharing)\/|src\/(web|domain)\/chart\/(?:calendar-|growth-|range-rows|split-)|src\/i18n\/video-analysis/;

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
          // Few files, each for a reason: what is always there (libraries apart, they change rarely), what pages
          // are drawn with, what charts share, and what pages about accounts share. The rest stays with its page.
          groups: [
            { name: 'vendor', test: /node_modules\/(?!lucide-react)/, tags: ['$initial'], priority: 5 },
            { name: 'frame', tags: ['$initial'], priority: 4 },
            { name: 'ui', test: UI, minShareCount: 2, priority: 3 },
            { name: 'accounts', test: ACCOUNTS, minShareCount: 2, priority: 2 },
            { name: 'chart', test: CHART, minShareCount: 2, priority: 1 },
            { name: 'analyses', test: ANALYSES, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
});
