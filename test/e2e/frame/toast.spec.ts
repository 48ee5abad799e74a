import { expect, test, type Page } from '@playwright/test';
import { signedIn } from '#test/e2e/kit/signed-in.ts';
import { WITH_MOTION } from '#test/e2e/kit/with-motion.ts';

test.use(WITH_MOTION);

/** Signing out shows a toast: the easiest one to trigger. */
async function showToast(page: Page) {
  await signedIn(page);
  await page.goto('/scripts');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Déconnexion réussie' });
  await expect(toast).toBeVisible();
  return toast;
}

test('a toast leaves by itself after 4 s, and waits while the pointer is on it', async ({ page }) => {
  const toast = await showToast(page);
  await toast.hover();
  await page.waitForTimeout(4_600);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(toast).toBeHidden({ timeout: 5_500 });
});

test('F8 takes the focus to the toasts, where a toast waits; Escape closes it', async ({ page }) => {
  const toast = await showToast(page);
  await page.keyboard.press('F8');
  await page.waitForTimeout(4_600);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

test('the close button closes a toast', async ({ page }) => {
  const toast = await showToast(page);
  await toast.getByRole('button', { name: 'Fermer' }).click();
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

test('a swipe of 50 px to the right closes a toast, a shorter one does not', async ({ page }) => {
  const toast = await showToast(page);
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + 20 + distance, box.y + box.height / 2);
    await page.mouse.up();
  };
  await swipe(48);
  await page.waitForTimeout(400);
  await expect(toast).toBeVisible();
  await swipe(52);
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

/** Seconds for which the toast of this title is open, from when it comes until it begins to leave. */
const secondsOpen = (page: Page, title: string) =>
  page.evaluate(
    words =>
      new Promise<number>(resolve => {
        let since: number | null = null;
        const observer = new MutationObserver(() => {
          const toasts = [...document.querySelectorAll('li[data-state=open]')];
          const isOpen = toasts.some(toast => toast.textContent.includes(words));
          if (isOpen) since ??= performance.now();
          if (isOpen || since === null) return;
          observer.disconnect();
          resolve((performance.now() - since) / 1_000);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    title,
  );

test('a toast stays open for 4 s, a destructive one for 5 s', async ({ page }) => {
  await signedIn(page);
  await page.goto('/scripts');
  await page.route('**/auth/v1/logout**', route => route.fulfill({ status: 500, body: 'broken' }));
  for (const [title, least] of [
    ['Erreur de déconnexion', 5],
    ['Déconnexion réussie', 4],
  ] as const) {
    const open = secondsOpen(page, title);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    const seconds = await open;
    expect(seconds).toBeGreaterThan(least - 0.05);
    expect(seconds).toBeLessThan(least + 0.9);
    await page.unrouteAll();
  }
});

test('of four toasts three are on the screen', async ({ page }) => {
  await signedIn(page);
  await page.goto('/scripts');
  await page.route('**/auth/v1/logout**', route => route.fulfill({ status: 500, body: 'broken' }));
  await page.evaluate(() => {
    const seen = { came: new Set<Element>(), most: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const open = document.querySelectorAll('li[data-state=open]');
      for (const toast of open) seen.came.add(toast);
      seen.most = Math.max(seen.most, open.length);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const seen = () =>
    page.evaluate(() => {
      const { came, most } = (window as unknown as { seen: { came: Set<Element>; most: number } }).seen;
      return { came: came.size, most };
    });
  for (let count = 1; count <= 4; count += 1) {
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect.poll(async () => (await seen()).came).toBe(count);
  }
  expect((await seen()).most).toBe(3);
});
