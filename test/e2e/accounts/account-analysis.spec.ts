import { expect, test } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

test('/accounts analyses an account: the price before the click, then its report', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  const { id } = await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, `/accounts?accountId=${id}`);
  const card = page.getByRole('region', { name: 'Nouvelle analyse' });
  await expect(card.getByRole('combobox', { name: 'Compte', exact: true })).toHaveValue(id);
  await expect(card.getByText(/^Coûte 1 analyse de compte sur 1 restante/)).toBeVisible();
  await card.getByRole('button', { name: 'Analyser', exact: true }).click();
  await expect(page).toHaveURL(/\/account-reports\/[0-9a-f-]{36}$/);
  await expect(page.getByText('@demo-lea-cuisine').first()).toBeVisible();
});
