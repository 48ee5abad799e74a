import { chromium, type FullConfig } from '@playwright/test';
import { startTestServer } from '#test/database/template-database.ts';
import { startProduct } from '#test/harness/product.ts';
import { newPerson, signInAs } from './kit/signed-up.ts';

/** Playwright's global set-up: one product for all tests that need nothing special, and the databases of the others. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export only.
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const ended: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ended.toReversed()) await end();
  };
  try {
    const { stop: stopServer, ...server } = await startTestServer();
    ended.push(stopServer);
    process.env['E2E_DATABASE_SERVER'] = JSON.stringify(server);
    const product = await startProduct();
    ended.push(() => product.stop());
    process.env['E2E_URL'] = product.url;
    // The first user of an installation is its administrator.
    const { email, password, session } = await newPerson(product.url);
    process.env['E2E_ADMIN'] = JSON.stringify({ email, password, session });
    await warmUp(product.url, projects[0]?.use.launchOptions ?? {});
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** First loads take seconds when four workers start at once: a test would not wait so long. */
async function warmUp(
  origin: string,
  launch: NonNullable<Parameters<typeof chromium.launch>[0]>,
): Promise<void> {
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    for (const path of ['/', '/auth']) await page.goto(origin + path, { timeout: 60_000 });
    await signInAs(page, origin, await newPerson(origin));
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
  } finally {
    await browser.close();
  }
}
