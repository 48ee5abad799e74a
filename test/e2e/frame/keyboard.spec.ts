import { expect, test, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { press, tabTo, type } from '#test/e2e/kit/keyboard.ts';
import { signedIn } from '#test/e2e/kit/signed-in.ts';
import { linkDemo, newPerson, sharedOrigin, type Person } from '#test/e2e/kit/signed-up.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Adds an authenticator app to a user's account; returns its secret. */
async function protect({ token, password }: Person): Promise<string> {
  const post = async (path: string, json: object) => {
    const answer = await fetch(`${sharedOrigin()}/auth/v1/factors${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: string; totp: { secret: string } };
  };
  const wanted = { factor_type: 'totp', friendly_name: 'Téléphone', current_password: password };
  const { id, totp } = await post('', wanted);
  const challenge = await post(`/${id}/challenge`, {});
  await post(`/${id}/verify`, { challenge_id: challenge.id, code: await generate({ secret: totp.secret }) });
  return totp.secret;
}

test('with keys alone somebody signs in with two factors; password managers and pasting are let in', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  const secret = await protect(person);
  await page.goto('/auth');
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' });
  const password = page.getByRole('textbox', { name: 'Mot de passe', exact: true });
  await expect(email).toHaveAttribute('autocomplete', /email|username/);
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await type(page, email, person.email);
  // As it comes from a clipboard.
  await tabTo(page, password);
  await page.evaluate(text => {
    const field = document.activeElement as HTMLInputElement;
    const pasted = new DataTransfer();
    pasted.setData('text/plain', text);
    const isTaken = field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
    if (!isTaken) throw new Error('pasting is refused');
  }, person.password);
  await page.keyboard.insertText(person.password);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Code à 6 chiffres' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.insertText(await generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('with keys alone a plan is chosen and paid', async ({ page }) => {
  await signedIn(page);
  await page.goto('/settings?plan=premium#plan');
  const dialog = page.getByRole('dialog', { name: 'Choisir un plan' });
  await expect(dialog.getByText('À payer aujourd’hui')).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: 'Par mois' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Puis 390');
  await press(page, dialog.getByRole('button', { name: 'Passer au paiement' }));
  await press(page, page.getByRole('button', { name: 'Payer' }));
  await expect(page.getByText('Votre plan Premium est ouvert.')).toBeVisible();
});

test('a page begins with a way past the menu, goes on at its beginning, and gives the focus back', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/videos');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, skip);
  await expect(page.getByRole('main')).toBeFocused();

  // With Enter, a link of the menu moves the focus into the page.
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Comptes' }), 'Enter');
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(page.getByRole('main')).toBeFocused();

  for (const name of ['Voir les quotas', /^Notifications/, 'Changer de langue', 'Ouvrir le centre d’aide']) {
    const opener = button(page, name);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Ouvrir le centre d’aide')).toBeFocused();

  const add = page.getByRole('button', { name: 'Ajouter un compte' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = button(page, 'Ouvrir le menu');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Navigation principale' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the frame of the app and of the public pages is told by its roles', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Aller au contenu"
    - banner:
      - navigation "Navigation du site"
    - main:
      - heading [level=1]
    - contentinfo
  `);
  await signedIn(page);
  await page.goto('/hooks');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Aller au contenu"
    - complementary:
      - navigation "Navigation principale"
    - banner:
      - button "Replier la barre latérale" [expanded]
      - button "Rechercher"
      - button "Ouvrir le centre d’aide"
    - main:
      - heading [level=1]
      - tablist
      - tabpanel
  `);
});
