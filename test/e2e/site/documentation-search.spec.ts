import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const COMBOBOX = { name: 'Chercher dans la documentation' };

test.describe('search of the documentation', () => {
  test('loads nothing before the field is used, then finds by keyboard alone', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/documentation/methods');
    expect(asked.filter(path => /search/.test(path))).toEqual([]);

    await page.keyboard.press('/');
    const field = page.getByRole('combobox', COMBOBOX);
    await expect(field).toBeFocused();
    await page.keyboard.type('resilier mon abonement');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText(/résilier/i);
    await expect(options.first().locator('mark').first()).toBeVisible();
    await expect(page.locator('output').filter({ hasText: 'résultats' })).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const results = new AxeBuilder({ page }).include('form[data-search]');
    expect((await results.analyze()).violations).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(options.first()).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(?:support|documentation\/(?:billing|plans))#\w+/);
    expect(asked).toContain('/search-fr.json');
    expect(asked).not.toContain('/search-en.json');
  });

  test('speaks English on English pages, works offline once loaded, and says when nothing fits', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/en/documentation/errors');
    const field = page.getByRole('searchbox', { name: 'Search the documentation' }).first();
    await field.click();
    const combobox = page.getByRole('combobox', { name: 'Search the documentation' }).first();
    await combobox.fill('median');
    await expect(page.getByRole('option').first()).toBeVisible();
    await context.setOffline(true);
    await combobox.fill('source_challenge');
    await expect(page.getByRole('option').first()).toContainText('source_challenge');
    await expect(page.getByRole('option').first()).toHaveAttribute(
      'href',
      '/en/documentation/errors#source_challenge',
    );
    await combobox.fill('xylophone');
    await expect(page.getByText('Nothing fits. Try another word').last()).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await context.setOffline(false);
  });

  test('without JavaScript it leads to the list of all pages', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/documentation/availability');
    await page.getByRole('searchbox', COMBOBOX).first().fill('médiane');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\?q=/);
    for (const name of ['Méthodes de calcul', 'Catalogue des erreurs', 'Glossaire', 'Nouveautés']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
    await context.close();
  });
});

test('what is wide on reference pages scrolls in a box that the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/documentation/availability', '/en/documentation/import-guide']) {
    await page.goto(path);
    const boxes = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      unreachable: [...document.querySelectorAll<HTMLElement>('main *')].filter(
        element =>
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX) &&
          element.tabIndex < 0,
      ).length,
    }));
    expect(boxes).toEqual({ page: expect.any(Number), unreachable: 0 });
    expect(boxes.page).toBeLessThanOrEqual(0);
  }
});

test('a link to a call of the interface opens it', async ({ page }) => {
  await page.goto('/documentation/api#accounts.sync');
  const call = page.locator('details[id="accounts.sync"]');
  await expect(call).toHaveAttribute('open', '');
  await expect(call).toContainText('POST /linked-accounts/{id}/sync');
  await expect(call).toContainText('curl -X POST');
});
