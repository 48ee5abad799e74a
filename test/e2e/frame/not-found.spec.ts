import { expect, test } from '@playwright/test';
import { signedIn } from '#test/e2e/kit/signed-in.ts';

const PAGES =
  'dashboard analyzer videos hooks scripts accounts download chatbot support/tickets notifications testimonials/mine';
const OTHERS = 'video-reports account-reports settings admin';
const unknown = `${PAGES} ${OTHERS}`.split(' ').map(path => `/${path}/foo`);

test('an unknown address below any page shows the not-found screen: inside the app with a way home, or outside', async ({
  page,
}) => {
  for (const path of unknown) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
  }
  await signedIn(page);
  for (const path of [...unknown, '/nulle-part']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Retour au dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Analytics' })).toBeVisible();
});
