import { expect, test, type Page } from '@playwright/test';
import {
  linkDemo,
  newPerson,
  newPersonOn,
  sharedOrigin,
  signInAs,
  type Person,
} from '#test/e2e/kit/signed-up.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Performance du compte' });
const overview = (page: Page) => page.getByRole('region', { name: 'Bilan de la période' });
const videoTotal = (page: Page) =>
  overview(page).getByRole('button', { name: 'D’où vient ce chiffre : Vidéos', exact: true });

async function withDemo(page: Page, given?: Person) {
  const person = given ?? (await newPerson(sharedOrigin()));
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person);
}

test('the way to the plans stands for every plan, the button of the quota card for the free one alone', async ({
  page,
}) => {
  const button = page.getByRole('link', { name: 'Augmenter mes quotas' });
  const way = page.getByRole('link', { name: 'Améliorer mon plan' });
  await withDemo(page);
  await expect(way).toHaveAttribute('href', '/subscription');
  await expect(button).toHaveCount(1);
  await page.evaluate(() => localStorage.clear());
  await withDemo(page, await newPersonOn('premium'));
  await expect(page.getByText('Premium', { exact: true }).first()).toBeVisible();
  await expect(way).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('figures that cannot be read are asked for once more, then their panel says so and offers another try', async ({
  page,
}) => {
  let [asked, isBroken] = [0, true];
  await page.route('**/rpc/dashboard/stats', route => {
    asked += 1;
    return isBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.fallback();
  });
  await withDemo(page);
  await expect(overview(page).getByRole('alert')).toBeVisible();
  expect(asked).toBe(2);
  await expect(panel(page).getByText('Abonnés', { exact: true })).toBeVisible();
  isBroken = false;
  await overview(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  await expect(videoTotal(page)).toBeVisible();
  expect(asked).toBe(3);
});

test('the dashboard asks nothing anew by focus, by reconnection or on coming back to it, even after six minutes', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', request => {
    const call = /\/rpc\/((?:dashboard|accounts|me)\/.*)$/.exec(request.url())?.[1];
    if (call !== undefined) asked.push(call);
  });
  await withDemo(page);
  const followers = panel(page).getByText('Abonnés', { exact: true });
  await expect(followers).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activité récente' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked).toContain('dashboard/stats');
  await page.clock.fastForward(6 * 60_000);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await context.setOffline(true);
  await context.setOffline(false);
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('link', { name: 'Téléchargements' }).click();
  await expect(followers).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(followers).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.slice(before)).toEqual([]);
});
