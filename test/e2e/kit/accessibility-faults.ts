import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const nearAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(nearAxe.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on the theme: all others check what both themes share. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const OTHER = { light: 'dark', dark: 'light' } as const;

/** Injects axe into every page of a context: half a megabyte is sent once, not to each page. */
export async function readyForAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: AXE });
}

interface Axe {
  run(
    context: { include: string[][] } | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; html: string }[] }[] }>;
}

/** Violations of every rule in the theme that the system asks for, and of the colour rules in the other one. */
export async function accessibilityFaults(
  page: Page,
  { theme = 'light', within }: { theme?: 'light' | 'dark'; within?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of [theme, OTHER[theme]] as const) {
    await page.emulateMedia({ colorScheme });
    await untilColoursStand(page);
    const rules = colorScheme === theme ? null : RULES_OF_COLOUR;
    const violations = await page.evaluate(
      async ([only, part]) => {
        const { axe } = window as unknown as { axe: Axe };
        const context = part === null ? document : { include: [[part]] };
        const answer = await axe.run(context, {
          resultTypes: ['violations'],
          // Neither style sheets nor frames are loaded for it: no rule in use checks them.
          preload: false,
          iframes: false,
          // From WCAG 2.2; off by default.
          rules: { 'target-size': { enabled: true } },
          ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
        });
        return answer.violations.map(
          ({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))] as const,
        );
      },
      [rules, within ?? null] as const,
    );
    found.push(...violations.map(([id, where]) => `${colorScheme} ${id}: ${where.join(' | ')}`));
  }
  return found;
}

/** Colours in transition between two themes belong to neither; the transition begins with the next frame. */
async function untilColoursStand(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document
        .getAnimations()
        .filter(one => one instanceof CSSTransition && one.playState === 'running').length;
    });
  await expect.poll(moving, { intervals: [20, 50, 100] }).toBe(0);
}
