import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { linkDemo, newPerson, sharedOrigin, type Person } from '#test/e2e/kit/signed-up.ts';

const WORDS = {
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    card: 'Double authentification',
    add: 'Ajouter une application',
    next: 'Continuer',
    current: 'Mot de passe actuel',
    qr: 'Code QR de votre nouveau second facteur',
    code: 'Code à 6 chiffres',
    verify: 'Vérifier et activer',
    codesTitle: 'Vos codes de secours',
    kept: 'Je les ai gardés',
    left: (count: number) => `${count} codes encore valables sur 10.`,
    challenge: 'Second facteur',
    confirm: 'Confirmer',
    wrong: 'Ce code n’est pas le bon ou a déjà servi. Essayez avec le suivant.',
    toRecovery: 'Utiliser un code de secours',
    recoveryCode: 'Code de secours',
    remove: 'Retirer Application',
    removeNow: 'Retirer',
    renew: 'Remplacer les codes',
    wrongPassword: 'Le mot de passe actuel n’est pas le bon.',
    none: /Aucun second facteur/,
  },
  en: {
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    card: 'Two-factor sign-in',
    add: 'Add an app',
    next: 'Continue',
    current: 'Current password',
    qr: 'QR code of your new second factor',
    code: '6-digit code',
    verify: 'Verify and turn on',
    codesTitle: 'Your recovery codes',
    kept: 'I have kept them',
    left: (count: number) => `${count} of 10 codes still work.`,
    challenge: 'Second factor',
    confirm: 'Confirm',
    wrong: 'This code is wrong or was already used. Try the next one.',
    toRecovery: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    remove: 'Remove App',
    removeNow: 'Remove',
    renew: 'Replace the codes',
    wrongPassword: 'The current password is not right.',
    none: /No second factor/,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

async function person(language: keyof typeof WORDS): Promise<Person> {
  const someone = await newPerson(sharedOrigin());
  await linkDemo(someone);
  await someone.call('/me', { method: 'PATCH', json: { language } });
  return someone;
}

async function givePassword(page: Page, someone: Person, words: Words, path = '/auth') {
  await page.goto(path);
  await page.getByRole('textbox', { name: words.email }).fill(someone.email);
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(someone.password);
  await page.getByRole('button', { name: words.signIn }).click();
}

const clearSession = (page: Page) => page.evaluate(() => localStorage.removeItem('accroche-session'));
const card = (page: Page, words: Words): Locator => page.getByRole('region', { name: words.card });

/** The code of a step that has not been used yet: the server also accepts the next step. */
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

/** Adds an app in the settings; answers its key, the code it was added with and the recovery codes that were shown. */
async function addApp(
  page: Page,
  someone: Person,
  words: Words,
): Promise<{ secret: string; used: string; codes: string[] }> {
  await page.goto('/settings');
  await card(page, words).getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.current }).fill(someone.password);
  await dialog.getByRole('button', { name: words.next }).click();
  await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
  const drawn = await dialog
    .getByRole('img', { name: words.qr })
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(drawn).toBeGreaterThan(0);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(dialog.getByRole('textbox', { name: words.code })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  const used = await codeOf(secret);
  await dialog.getByRole('textbox', { name: words.code }).fill(used);
  await dialog.getByRole('button', { name: words.verify }).click();
  await expect(page.getByRole('heading', { name: words.codesTitle })).toBeVisible();
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: words.kept }).click();
  await expect(card(page, words).getByText(words.left(10))).toBeVisible();
  return { secret, used, codes };
}

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(value => localStorage.setItem('language', value), language),
    );

    test('somebody adds an app, signs in with its code, then with a recovery code, and removes it', async ({
      page,
    }) => {
      const someone = await person(language);
      await givePassword(page, someone, words);
      await expect(page).toHaveURL(/\/dashboard$/);
      const { secret, used, codes } = await addApp(page, someone, words);

      await clearSession(page);
      await givePassword(page, someone, words, '/auth?next=%2Fsettings');
      await expect(page.getByRole('heading', { level: 1, name: words.challenge })).toBeVisible();
      const field = page.getByRole('textbox', { name: words.code });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await field.fill(used);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(words.wrong);
      await field.fill(await codeOf(secret, 1));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/settings/);
      await expect(card(page, words).getByText(words.left(10))).toBeVisible();

      await clearSession(page);
      await givePassword(page, someone, words, '/auth?next=%2Fsettings');
      await page.getByRole('button', { name: words.toRecovery }).click();
      await page.getByRole('textbox', { name: words.recoveryCode }).fill((codes[0] ?? '').toUpperCase());
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(card(page, words).getByText(words.left(9))).toBeVisible();

      await card(page, words).getByRole('button', { name: words.renew }).click();
      await page.getByRole('dialog').getByLabel(words.current).fill(someone.password);
      await page.getByRole('dialog').getByRole('button', { name: words.renew }).click();
      await expect(page.getByRole('heading', { name: words.codesTitle })).toBeVisible();
      await page.getByRole('button', { name: words.kept }).click();
      await expect(card(page, words).getByText(words.left(10))).toBeVisible();

      await card(page, words).getByRole('button', { name: words.remove }).click();
      const asked = page.getByRole('dialog');
      await expect(asked.getByLabel(words.current)).toBeFocused();
      await asked.getByLabel(words.current).fill('pas celui-là');
      await asked.getByRole('button', { name: words.removeNow }).click();
      await expect(asked.getByRole('alert')).toContainText(words.wrongPassword);
      await asked.getByLabel(words.current).fill(someone.password);
      await asked.getByRole('button', { name: words.removeNow }).click();
      await expect(card(page, words).getByText(words.none)).toBeVisible();
      await clearSession(page);
      await givePassword(page, someone, words);
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
}

test.describe('before the second factor', () => {
  const words = WORDS.fr;

  test('a stored session opens no page, in no tab, until the factor is shown', async ({ page, context }) => {
    const someone = await person('fr');
    await givePassword(page, someone, words);
    await expect(page).toHaveURL(/\/dashboard$/);
    const { secret } = await addApp(page, someone, words);
    await clearSession(page);
    await givePassword(page, someone, words);
    await expect(page.getByRole('heading', { level: 1, name: words.challenge })).toBeVisible();
    for (const path of ['/dashboard', '/settings', '/videos', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: words.challenge })).toBeVisible();
    }
    const other = await context.newPage();
    await other.goto('/accounts');
    await expect(other.getByRole('heading', { level: 1, name: words.challenge })).toBeVisible();

    // The code entered in one tab opens both, each at the page that was requested.
    await page.goto('/settings');
    await page.getByRole('textbox', { name: words.code }).fill(await codeOf(secret, 1));
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(card(page, words)).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: words.challenge })).toHaveCount(0);
    await expect(other).toHaveURL(/\/accounts$/);
  });

  test('a session that was open elsewhere is asked for the factor at its next call', async ({
    page,
    browser,
  }) => {
    const someone = await person('fr');
    const elsewhere = await browser.newPage({ locale: 'fr-FR', baseURL: sharedOrigin() });
    await givePassword(elsewhere, someone, words);
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    await givePassword(page, someone, words);
    await expect(page).toHaveURL(/\/dashboard$/);
    await addApp(page, someone, words);
    await elsewhere.goto('/videos');
    await expect(elsewhere.getByRole('heading', { level: 1, name: words.challenge })).toBeVisible();
    await elsewhere.getByRole('button', { name: words.signOut }).click();
    await expect(elsewhere).toHaveURL(/\/auth/);
    await expect(elsewhere.getByRole('textbox', { name: words.email })).toBeVisible();
    await elsewhere.close();
  });

  test('the challenge and the card pass the accessibility rules and fit 360 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const someone = await person('fr');
    await givePassword(page, someone, words);
    await expect(page).toHaveURL(/\/dashboard$/);
    await addApp(page, someone, words);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(await fits()).toBe(true);
    const settings = await new AxeBuilder({ page }).include('#factors').analyze();
    expect(settings.violations).toEqual([]);
    await clearSession(page);
    await givePassword(page, someone, words);
    await expect(page.getByRole('textbox', { name: words.code })).toBeVisible();
    expect(await fits()).toBe(true);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: words.toRecovery }).click();
    await expect(page.getByRole('textbox', { name: words.recoveryCode })).toBeFocused();
    expect(await fits()).toBe(true);
  });

  test('a factor is added by nobody who found the session open: the password is asked for', async ({
    page,
  }) => {
    const someone = await person('fr');
    await givePassword(page, someone, words);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/settings');
    await card(page, words).getByRole('button', { name: words.add }).click();
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: words.next });
    await next.click();
    await expect(dialog.getByRole('alert')).toContainText('Veuillez remplir tous les champs');
    await dialog.getByRole('textbox', { name: words.current }).fill('pas celui-là');
    await next.click();
    await expect(dialog.getByRole('alert')).toContainText('Le mot de passe actuel n’est pas le bon.');
    await dialog.getByRole('textbox', { name: words.current }).fill(someone.password);
    await next.click();
    await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
  });
});
