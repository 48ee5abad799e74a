import { defineConfig } from '@playwright/test';
import { findChromium } from './test/harness/browser.ts';

const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/global-setup.ts',
  outputDir: 'test-results',
  // Journeys wait more than they compute: four keep two cores busy.
  workers: 4,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // One more try where nobody watches, as `npm test` asks for it, too; the report names the flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list']],
  // A busy machine may take its time; speed is measured in bench/.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global set-up before the workers load this file.
    baseURL: process.env['E2E_URL'],
    browserName: 'chromium',
    // Between journeys storage, cookies, caches, routes, init scripts, the clock and the viewport are made new; the
    // process that draws stays and knows the app's script already: half of what opening a page costs.
    reuseContext: true,
    launchOptions: {
      executablePath,
      args: [
        ...args,
        // Pages live for seconds: compiling them well costs more than it gains, a sixth of their processor time.
        '--js-flags=--no-opt --no-maglev',
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
      env,
    },
    // Drawing what moves takes an eighth of the processor time; journeys through menus, dialogs and toasts turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording costs a third of the processor time: only what failed once is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    video: 'off',
    // Its requests would pass by what a journey answers in the server's place.
    serviceWorkers: 'block',
  },
});
