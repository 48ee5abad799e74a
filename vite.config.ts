import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's half. `tools/web-build.ts` drives it; under Vitest nothing of it is wanted. */
export default defineConfig({
  plugins: process.env['VITEST'] ? [] : [react(), tailwindcss()],
  appType: 'mpa',
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'app.html', site: 'src/web/site/site-script.ts' },
    },
  },
});
