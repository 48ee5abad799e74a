import { startProduct } from '#test/harness/product.ts';
import { newPerson } from './kit/signed-up.ts';

/** Playwright's global set-up: one product for all journeys that need nothing special. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export only.
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['E2E_URL'] = product.url;
  // The first user of an installation runs it.
  const { email, password, session } = await newPerson(product.url);
  process.env['E2E_ADMIN'] = JSON.stringify({ email, password, session });
  return () => product.stop();
}
