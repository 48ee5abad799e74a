import type { Page } from '@playwright/test';

/** Signs the bench user in through the form and waits until the dashboard is shown. */
export async function signInToBench(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth?lang=fr`);
  await page.getByLabel('Adresse e-mail').fill('banc@example.org');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un banc de mesure 2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
}
