import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One press, without holding or moving, at a part of the width. */
async function pressAt(page: Page, { x, y, width, height }: Box, part: number): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.click(x + width * part, y + height / 2);
}

test('what can be dragged is also done by one press, and by keys', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);

  // A file that can be dropped can be chosen.
  await signInAs(page, sharedOrigin(), person, '/accounts');
  for (const open of [
    () => page.getByText('Choisissez un fichier').first().click(),
    () =>
      page
        .getByLabel(/export TikTok Studio/)
        .first()
        .press('Enter'),
  ]) {
    const chooser = page.waitForEvent('filechooser');
    await open();
    expect((await chooser).isMultiple()).toBe(false);
  }

  // A point of a chart can be read without dragging along the line.
  await page.goto('/dashboard?periodDays=30');
  const chart = page.getByRole('region', { name: 'Performance des dernières vidéos' }).getByRole('slider');
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('the chart is not shown');
  await pressAt(page, box, 0.02);
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await chart.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuenow', '2');

  // A toast that can be swiped away has a button.
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Déconnexion réussie' });
  await toast.getByRole('button', { name: 'Fermer' }).click();
  await expect(toast).toBeHidden();
});
