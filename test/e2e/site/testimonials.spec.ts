import { expect, test, type Page } from '@playwright/test';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';
import { linkDemo, newPerson, type Person } from '#test/e2e/kit/signed-up.ts';

let product: Product;
let admin: Person;
let person: Person;
test.beforeAll(async () => {
  product = await startOwnProduct();
  // The first user of an installation is its administrator.
  admin = await newPerson(product.url);
  person = await newPerson(product.url);
  await Promise.all([linkDemo(admin), linkDemo(person)]);
});
test.afterAll(() => product.stop());

async function openAs(page: Page, { session }: Person, path: string) {
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate(value => localStorage.setItem('accroche-session', value), JSON.stringify(session));
  await page.goto(`${product.url}${path}`);
}

const fitsIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('a testimonial is given, read by the staff, shown without scripts, answered, and taken back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAs(page, person, '/testimonials/mine');
  const form = page.getByRole('region', { name: 'Votre avis' });
  await expect(page.getByText('Aucune facture payée')).toBeVisible();
  await form.getByRole('radio', { name: '1 étoile sur 5', exact: true }).focus();
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 étoiles sur 5' })).toBeChecked();
  await form
    .getByRole('textbox', { name: 'Votre texte' })
    .fill('Je sais enfin <b>quoi</b> refaire. 06 00 00 00 00');
  await form.getByRole('textbox', { name: 'Nom affiché' }).fill('Zoé');
  await form.getByRole('checkbox', { name: /J’accepte que ce texte/ }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fitsIn(page)).toBe(true);
  await form.getByRole('button', { name: 'Envoyer à la relecture' }).click();
  await expect(page.getByText('En attente de relecture')).toBeVisible();

  const staff = await browser.newPage();
  await openAs(staff, admin, '/admin/testimonials');
  await expect(staff.getByText('1 témoignage attend une relecture')).toBeVisible();
  expect(await accessibilityFaults(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Ne pas publier' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Motif' }).selectOption('personal_data');
  await dialog.getByRole('textbox', { name: 'Précision pour son auteur' }).fill('Sans le numéro, c’est bon.');
  await dialog.getByRole('button', { name: 'Ne pas publier' }).click();
  await expect(staff.getByText('Rien n’attend ici.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Motif\u00A0: Données personnelles')).toBeVisible();
  await expect(page.getByText('Sans le numéro, c’est bon.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Votre texte' }).fill('Je sais enfin <b>quoi</b> refaire.');
  await form.getByRole('checkbox', { name: /J’accepte que ce texte/ }).check();
  await form.getByRole('button', { name: 'Modifier et renvoyer' }).click();
  await expect(page.getByText('En attente de relecture')).toBeVisible();
  await staff.reload();
  await staff.getByRole('button', { name: 'Publier', exact: true }).click();
  await staff.getByText('Publiés', { exact: true }).click();
  await staff.getByRole('textbox', { name: 'Réponse publique' }).fill('Merci, Zoé.');
  await staff.getByRole('button', { name: 'Publier la réponse' }).click();
  await expect(staff.getByText('La réponse est enregistrée.', { exact: true })).toBeVisible();
  await staff.close();

  const reading = await browser.newContext({ javaScriptEnabled: false });
  const plain = await reading.newPage();
  await expect(async () => {
    await plain.goto(`${product.url}/testimonials`);
    await expect(plain.getByText('Merci, Zoé.')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(plain.getByText('Je sais enfin <b>quoi</b> refaire.')).toBeVisible();
  await expect(plain.getByText(/^Expérience du .* publié le /)).toBeVisible();
  await plain.getByRole('combobox', { name: 'Plan' }).selectOption('premium');
  await plain.getByRole('button', { name: 'Filtrer' }).click();
  await expect(plain.getByText('Aucun témoignage publié ne correspond à ce filtre.')).toBeVisible();
  await expect(plain.getByRole('combobox', { name: 'Plan' })).toHaveValue('premium');
  await plain.goto(`${product.url}/en/testimonials`);
  await expect(plain.getByRole('heading', { name: '1 testimonial published' })).toBeVisible();
  expect(await plain.locator('script[type="application/ld+json"]').count()).toBe(0);
  await reading.close();

  await page.goto(`${product.url}/testimonials`);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fitsIn(page)).toBe(true);
  await page.getByRole('link', { name: 'Signaler ce témoignage' }).click();
  await page.getByRole('textbox', { name: 'Pourquoi' }).fill('Je la connais.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Signaler' }).click();
  await expect(page.getByText('Une personne va relire ce témoignage.')).toBeVisible();

  await page.goto(`${product.url}/testimonials/mine`);
  await page.getByRole('button', { name: 'Retirer mon témoignage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer mon témoignage' }).click();
  await expect(page.getByText('Il n’est plus visible de personne.')).toBeVisible();
  await expect(async () => {
    await page.goto(`${product.url}/testimonials`);
    await expect(page.getByText('Aucun témoignage publié')).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('notifications have a page: narrowed, read and unread again, each with its next step; the digest is chosen', async ({
  page,
}) => {
  await openAs(page, admin, '/dashboard');
  await page.getByRole('button', { name: /^Notifications\s: \d+ non lue/ }).click();
  await page.getByRole('link', { name: 'Toutes les notifications' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  const list = page.getByRole('region', { name: 'Notifications' });
  const row = list.getByRole('listitem').filter({ hasText: 'est terminée' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Marquer comme (non )?lue$/ }).click();
  await row.getByRole('button', { name: /^Marquer comme (non )?lue$/ }).click();
  await list.getByRole('combobox', { name: 'Type' }).selectOption('billing');
  await expect(list.getByText('Aucune notification de ce genre')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await list.getByRole('combobox', { name: 'Type' }).selectOption('');
  await row.getByRole('link', { name: 'Voir le dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${product.url}/settings#notifications`);
  await page.getByText('Chaque lundi').click();
  await expect(page.getByText(/^Le prochain part le /)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fitsIn(page)).toBe(true);
});
