import { startProduct } from '#test/product.ts';

/** Playwright's global set-up: one product for all journeys that need nothing special. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export only.
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  return () => product.stop();
}
