import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that a theme can break: all others look at what both themes share. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const OTHER = { light: 'dark', dark: 'light' } as const;

/** What every rule finds in the theme that the system asks for, and the rules of colour in the other one. */
export async function accessibilityFaults(
  page: Page,
  { theme = 'light', within }: { theme?: 'light' | 'dark'; within?: string } = {},
): Promise<string[]> {
  const looking = () => {
    const axe = new AxeBuilder({ page });
    return within === undefined ? axe : axe.include(within);
  };
  const found: string[] = [];
  for (const colorScheme of [theme, OTHER[theme]] as const) {
    await page.emulateMedia({ colorScheme });
    await untilColoursStand(page);
    const axe = colorScheme === theme ? looking() : looking().withRules(RULES_OF_COLOUR);
    const { violations } = await axe.analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`,
      ),
    );
  }
  return found;
}

/** Colours on their way from one theme to the other are neither; the way begins with the next frame. */
async function untilColoursStand(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(one => one instanceof CSSTransition && one.playState === 'running')
          .length,
    );
  await expect.poll(moving).toBe(0);
}
