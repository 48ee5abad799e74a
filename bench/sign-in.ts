import type { Page } from '@playwright/test';

/** Signs the bench's user in, by the form, and waits until the dashboard stands. */
export async function signInToBench(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth?lang=fr`);
  await page.getByLabel('Adresse e-mail').fill('banc@example.org');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un banc de mesure 2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
}
