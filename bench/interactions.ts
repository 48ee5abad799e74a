/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#test/harness/browser.ts';
import { alone, median, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';
import { signInToBench } from './sign-in.ts';

const SLOWDOWNS = [1, 4] as const;
/** The first load of a fresh process is not representative of the others, so the median is reported. */
const LOADS = 5;

/** How long the dashboard takes until all its data are on screen, and how long its slowest click holds the page. */
export async function measureInteractions({ product }: BenchApp): Promise<Measurement[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signInToBench(page, product.url);
    const devtools = await context.newCDPSession(page);
    const measured: Measurement[] = [];
    for (const rate of SLOWDOWNS) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const shown: number[] = [];
      while (shown.length < LOADS) shown.push(await timeUntilShown(page, product.url));
      const slowest = await slowestClick(page);
      measured.push(
        alone({
          name: `dashboard: all data on screen, CPU ${rate}×`,
          value: median(shown),
          unit: 'ms',
          n: LOADS,
        }),
        alone({
          name: `dashboard: slowest click, CPU ${rate}×`,
          value: slowest.ms,
          unit: 'ms',
          n: slowest.n,
        }),
      );
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** From the start of the navigation until nothing on the page is a placeholder any more. */
async function timeUntilShown(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = () => {
          const ready =
            ['[role="progressbar"]', '#activity-title', '[aria-pressed] svg', 'time'].every(
              part => document.querySelector(part) !== null,
            ) && document.querySelector('[class*="breathe"]') === null;
          if (ready) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Clicks every period and every series of the chart; time from the press to the next frame. */
async function slowestClick(page: Page): Promise<{ ms: number; n: number }> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.waitForTimeout(1_000);
  const targets = await page.locator('fieldset input[type="radio"], [aria-pressed]').all();
  if (targets.length === 0) throw new Error('The dashboard has nothing to click');
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await target.click();
    await page.waitForTimeout(500);
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  return { ms: Math.max(0, ...durations), n: targets.length };
}
