import type { Page } from '@playwright/test';

/** The narrowest phone and the widest screen. */
const WIDTHS = [320, 2560] as const;
/** Window width for the check with doubled text, which then lays out as in a window zoomed to 200 %. */
const WITH_LARGE_TEXT = 1280;
/** The maximum content width, however wide the screen is. */
const WIDEST_CONTENT = 1400;

/** Faults of a screen that do not depend on the user: its heading outline, its width at every size, its motion. */
export async function screenFaults(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility());
    const wrong: string[] = [];
    const once = (selector: string) => {
      const { length } = shown(selector);
      if (length !== 1) wrong.push(`${length} × ${selector}`);
    };
    once('h1');
    once('main');
    if (document.title.trim() === '') wrong.push('no title');
    if (shown('nav').length > 1 && shown('nav').some(one => one.ariaLabel === null))
      wrong.push('a nav without a name');
    for (const { effect, timeline } of document.getAnimations()) {
      const { duration } = effect?.getComputedTiming() ?? {};
      if (timeline instanceof DocumentTimeline && typeof duration === 'number' && duration > 0.01)
        wrong.push(`an animation of ${duration} ms`);
    }
    return wrong;
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await tooWide(page, `${width} px`)));
  }
  const stretched = await page.evaluate(
    most =>
      [...document.querySelectorAll('main :is(p, h1, h2, h3, table, form, figure, ul)')]
        .map(one => one.clientWidth)
        .filter(width => width > most),
    WIDEST_CONTENT,
  );
  found.push(...stretched.map(width => `stretched to ${width} px`));
  await page.setViewportSize({ width: WITH_LARGE_TEXT, height: 900 });
  // Equals the browser's font size setting, which breakpoints follow too.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  found.push(...(await tooWide(page, 'text twice as large')));
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return found;
}

/** How far the page scrolls sideways, and which elements overflow. */
async function tooWide(page: Page, what: string): Promise<string[]> {
  return page.evaluate(async when => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')]
      .filter(one => one.getBoundingClientRect().right > clientWidth + 1)
      .map(one => `${one.localName}.${[...one.classList].slice(0, 4).join('.')}`);
    return [`${scrollWidth - clientWidth} px too wide at ${when}: ${out.slice(-3).join(', ')}`];
  }, what);
}
