import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of Tab stops between two elements on any page. */
const MOST_STOPS = 90;

/** Presses Tab until the target has the focus; at every stop the focused element must be visible. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab' } = {}): Promise<void> {
  await expect(target).toBeVisible();
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate(one => one === document.activeElement)) return;
    await page.keyboard.press(key);
    passed.push(await stop(page));
  }
  throw new Error(`not reached by ${key}: ${passed.slice(-20).join(' · ')}`);
}

/** Describes the focused element; fails if it is not visibly focused. */
async function stop(page: Page): Promise<string> {
  const { name, seen } = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { name: 'the page', seen: true };
    const label = focused.ariaLabel ?? focused.textContent?.trim().slice(0, 30) ?? '';
    const isOutlined = (one: Element | null) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A checkbox or radio button is outlined by its label; `main` takes the focus for reading and is not a control.
    const drawn = isOutlined(focused) || isOutlined(focused.closest('label')) || focused.localName === 'main';
    // An element larger than the window only has to be partly visible.
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight - 1)];
    const x = (Math.max(left, 0) + Math.min(right, innerWidth - 1)) / 2;
    const isUncovered = [0.1, 0.3, 0.5, 0.7, 0.9].some(part => {
      const there = document.elementFromPoint(x, from + (to - from) * part);
      return (
        there !== null &&
        (focused.contains(there) || there.contains(focused) || there === focused.closest('label'))
      );
    });
    return { name: `${focused.localName} “${label}”`, seen: drawn && isUncovered };
  });
  expect(seen, `the focus is not seen on ${name}`).toBe(true);
  return name;
}

/** Reaches something by Tab and presses Enter, or another key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}
