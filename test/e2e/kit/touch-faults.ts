import type { Page } from '@playwright/test';

/** The minimum touch target, in CSS pixels, and the phone viewport it is measured in. */
const LEAST = 44;
const PHONE = { width: 360, height: 800 };

/** Every touch target on a phone that is too small. Links within a sentence are exempt. */
export async function touchFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const found = await page.evaluate(async least => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!matchMedia('(pointer: coarse)').matches) return ['the pointer is no finger'];
    const roles = ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'slider'];
    const selector = [
      'a[href], button, input, select, textarea, summary',
      ...roles.map(role => `[role="${role}"]`),
    ].join();
    const labelsOf = (one: Element) =>
      one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : [];
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent ?? '').trim().length > (one.textContent ?? '').trim().length;
    const partsOf = (one: Element) => [one, ...labelsOf(one)];
    /** The distance from its centre at which a touch still hits it, in one direction. */
    const reachFrom = (one: Element, [x, y]: [number, number], [stepX, stepY]: [number, number]) => {
      let far = 0;
      for (let at = 2; at <= least; at += 2) {
        const hit = document.elementFromPoint(x + stepX * at, y + stepY * at);
        if (hit === null || !partsOf(one).some(part => part.contains(hit))) break;
        far = at;
      }
      return far;
    };
    const isLargeEnough = (one: Element) =>
      partsOf(one).some(part => {
        const drawn = part.getBoundingClientRect();
        if (drawn.width >= least - 0.5 && drawn.height >= least - 0.5) return true;
        // A small element may have a larger touch area around it.
        part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = part.getBoundingClientRect();
        const middle: [number, number] = [left + width / 2, top + height / 2];
        const across = reachFrom(one, middle, [-1, 0]) + reachFrom(one, middle, [1, 0]);
        const upright = reachFrom(one, middle, [0, -1]) + reachFrom(one, middle, [0, 1]);
        // Sampling every two pixels can miss up to two on each side.
        return Math.max(width, across + 4) >= least && Math.max(height, upright + 4) >= least;
      });
    const isCutAway = (one: Element) => {
      for (let part: Element | null = one; part !== null; part = part.parentElement) {
        const { width, height } = part.getBoundingClientRect();
        if (width <= 2 && height <= 2 && getComputedStyle(part).overflow === 'hidden') return true;
      }
      return false;
    };
    const small = [...document.querySelectorAll<HTMLElement>(selector)].filter(one => {
      const { right, bottom, width, height } = one.getBoundingClientRect();
      const isShown =
        one.checkVisibility({ checkOpacity: true }) &&
        right > 0 &&
        bottom + scrollY > 0 &&
        one.closest('[aria-hidden="true"], [inert]') === null &&
        !one.matches(':disabled');
      // A visually hidden control is pressed by its label.
      const isDrawn = (width > 2 && height > 2 && !isCutAway(one)) || labelsOf(one).length > 0;
      return isShown && isDrawn && !isInSentence(one) && !isLargeEnough(one);
    });
    const named = small.map(one => {
      const { width, height } = one.getBoundingClientRect();
      const name = one.ariaLabel ?? one.textContent ?? '';
      return `${Math.round(width)}×${Math.round(height)} ${one.localName} « ${name.trim().slice(0, 30)} »`;
    });
    scrollTo(0, 0);
    return [...new Set(named)];
  }, LEAST);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
  return found;
}
