import { chromium } from '@playwright/test';
import { findChromium } from '#test/harness/browser.ts';
import type { BenchApp } from './product-app.ts';
import { signInToBench } from './sign-in.ts';
import { alone, type Measurement } from './measurement.ts';

const KILOBYTE = 1_000;

/** Cost of a first visit: script bytes over the wire, requests, calls. Requests accept gzip. */
export async function measurePageWeights({ product }: BenchApp): Promise<Measurement[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const landing = await visit(browser, product.url, '/');
    const dashboard = await visit(browser, product.url, '/dashboard', { signIn: true });
    return [
      alone({ name: 'landing: script gzip', value: landing.scriptBytes / KILOBYTE, unit: 'kB', n: 1 }),
      alone({ name: 'landing: requests', value: landing.requests, unit: 'requests', n: 1 }),
      alone({ name: 'dashboard: script gzip', value: dashboard.scriptBytes / KILOBYTE, unit: 'kB', n: 1 }),
      alone({ name: 'dashboard: requests', value: dashboard.requests, unit: 'requests', n: 1 }),
      alone({ name: 'dashboard: API calls on first load', value: dashboard.calls, unit: 'calls', n: 1 }),
    ];
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
  path: string,
  options: { signIn?: boolean } = {},
) {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  if (options.signIn === true) {
    await signInToBench(page, url);
  }
  // A new page of the same visitor with an empty cache: signed in, nothing fetched yet.
  const first = await context.newPage();
  const client = await context.newCDPSession(first);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let requests = 0;
  let calls = 0;
  client.on('Network.responseReceived', event => {
    requests += 1;
    if (event.type === 'Script') scripts.add(event.requestId);
    if (/\/(rpc|api|auth)\//.test(new URL(event.response.url).pathname)) calls += 1;
  });
  client.on('Network.loadingFinished', event => {
    if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength;
  });
  await first.goto(`${url}${path}`);
  await first.waitForLoadState('networkidle');
  await first.waitForTimeout(5_000);
  await context.close();
  return { scriptBytes, requests, calls };
}
