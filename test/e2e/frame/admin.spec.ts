import { expect, test, type Page } from '@playwright/test';
import { generate } from 'otplib';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';
import { linkDemo, newPerson, signInAs, signInByForm, type Person } from '#test/e2e/kit/signed-up.ts';

let product: Product;
let admin: Person;
test.beforeAll(async () => {
  product = await startOwnProduct();
  // The first user of an installation is its administrator.
  admin = await newPerson(product.url);
  await linkDemo(admin);
});
test.afterAll(() => product.stop());

async function newUser(): Promise<Person & { id: string }> {
  const person = await newPerson(product.url);
  const { id } = (await (await person.call('/me')).json()) as { id: string };
  return { ...person, id };
}

/** Adds a second factor to a user's account, over HTTP. */
async function protect({ token, password }: Person): Promise<void> {
  const post = async (path: string, json: object) => {
    const answer = await fetch(`${product.url}/auth/v1/factors${path}`, {
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
  const code = await generate({ secret: totp.secret });
  await post(`/${id}/verify`, { challenge_id: challenge.id, code });
}

async function openAsAdmin(page: Page, path: string, language: 'fr' | 'en' = 'fr') {
  if (language === 'en') {
    await admin.call('/me', { method: 'PATCH', json: { language } });
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
  }
  await signInAsAdmin(page);
  await page.goto(`${product.url}${path}`);
}

async function signInAsAdmin(page: Page) {
  const answer = await page.request.post(`${product.url}/auth/v1/token?grant_type=password`, {
    data: { email: admin.email, password: admin.password },
  });
  await page.addInitScript(
    value => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('accroche-session', value);
    },
    JSON.stringify(await answer.json()),
  );
}

test('an administrator finds a user, changes the plan, gives a credit and reads who did it', async ({
  page,
}) => {
  const user = await newUser();
  await openAsAdmin(page, '/admin');
  await expect(page.getByRole('tab', { name: 'Utilisateurs' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill(user.email.slice(0, 30));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('link', { name: user.email }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${user.id}$`));

  await page.getByRole('combobox', { name: 'Plan de l’utilisateur' }).selectOption('apprenant');
  await page.getByRole('button', { name: 'Changer de plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('du plan Gratuit au plan Apprenant');
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Élève de la classe');
  await dialog.getByRole('button', { name: 'Changer de plan' }).click();
  await expect(page.getByText('Plan changé', { exact: true })).toBeVisible();
  const credits = page.getByRole('region', { name: 'Utilisation et crédits' });
  await expect(credits).toContainText('0/30');
  await credits.getByRole('spinbutton', { name: 'Unités' }).fill('7');
  await credits.getByRole('textbox', { name: 'Motif' }).fill('Panne du 12 novembre');
  await credits.getByRole('button', { name: 'Accorder le crédit' }).click();
  await expect(credits).toContainText('0/37');
  expect((await (await user.call('/plan-limits')).json()) as object).toMatchObject({
    plan_name: 'apprenant',
    video_analysis_monthly: 37,
  });
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(
    page.getByText(
      `A accordé à ${user.email} un crédit de 7 (Analyses vidéo)\u00A0: «\u00A0Panne du 12 novembre\u00A0»`,
    ),
  ).toBeVisible();
  await expect(page.getByText(`A fait passer ${user.email} du plan Gratuit au plan Apprenant`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter\u00A0: journal' }).click();
  await page.getByRole('button', { name: /^CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^accroche-journal-\d{4}-\d\d-\d\d\.csv$/);
});

test('locking takes the address to be copied, and the user is out at the next click', async ({
  page,
  browser,
}) => {
  const user = await newUser();
  const theirs = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await signInAs(theirs, product.url, user);
  await openAsAdmin(page, `/admin/users/${user.id}`);
  await page.getByRole('button', { name: 'Verrouiller le compte' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Verrouiller le compte' });
  await dialog.getByRole('textbox', { name: 'Motif du verrouillage' }).fill('Abus signalé');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Recopiez ${user.email}` }).fill(user.email);
  await confirm.click();
  await expect(page.getByText('Compte verrouillé', { exact: true })).toBeVisible();
  await expect(page.getByText('Verrouillé', { exact: true })).toBeVisible();
  await theirs.reload();
  await theirs.waitForURL(/\/auth/);
  expect((await user.call('/me')).status).toBe(401);
  await page.getByRole('button', { name: 'Déverrouiller le compte' }).click();
  await dialog.getByRole('button', { name: 'Déverrouiller le compte' }).click();
  await expect(page.getByRole('button', { name: 'Verrouiller le compte', exact: true })).toBeVisible();
});

test('whoever lost second factor and recovery codes is let in again, with a reason that is written down', async ({
  page,
  browser,
}) => {
  const user = await newUser();
  await linkDemo(user);
  await protect(user);
  const theirs = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await openAsAdmin(page, `/admin/users/${user.id}`);
  await page.getByRole('button', { name: 'Retirer les seconds facteurs' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Retirer les seconds facteurs' });
  await dialog.getByRole('textbox', { name: `Recopiez ${user.email}` }).fill(user.email);
  await dialog.getByRole('textbox', { name: 'Motif du retrait' }).fill('Perdu');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Motif du retrait' }).fill('Téléphone volé, vu en personne');
  await confirm.click();
  await expect(page.getByText('Seconds facteurs retirés', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer les seconds facteurs' })).toBeHidden();
  await expect(
    page.getByText(
      `A retiré les seconds facteurs de ${user.email}\u00A0: «\u00A0Téléphone volé, vu en personne\u00A0»`,
    ),
  ).toBeVisible();
  // The password alone is enough again.
  await signInByForm(theirs, product.url, user);
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByText(/Un administrateur a retiré vos seconds facteurs/)).toBeVisible();
});

test('a plan simulation shows its banner, reloads, is kept in the browser and changes nothing real', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/users');
  // The page may navigate away while it is queried.
  const record = () =>
    page
      .evaluate(() => JSON.parse(localStorage.getItem('plan_simulation') ?? 'null') as object | null)
      .catch(() => 'reloading');
  const sidebar = page.getByRole('complementary').filter({ has: page.getByRole('navigation') });
  await expect(sidebar.getByRole('link', { name: 'Administration' })).toBeVisible();
  await expect(sidebar.getByText('Admin', { exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  await page.getByRole('combobox', { name: 'Plan simulé' }).selectOption('business_pro');
  await page.getByRole('button', { name: 'Démarrer la simulation' }).click();
  const banner = page.getByRole('complementary', { name: 'MODE SIMULATION' });
  await expect(banner.getByText('MODE SIMULATION', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'before' in globalThis)).toBe(false);
  expect(await record()).toEqual({
    isSimulating: true,
    simulatedPlan: 'business_pro',
    isNewUser: false,
  });
  await page.goto(`${product.url}/dashboard`);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Voir les quotas' }).click();
  await expect(page.getByText('Business Pro').first()).toBeVisible();
  await expect(page.getByText('0/300').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await banner.getByRole('combobox', { name: 'Plan simulé' }).selectOption('freemium');
  await expect.poll(record).toMatchObject({ simulatedPlan: 'freemium' });
  await banner.getByRole('checkbox', { name: 'Compteurs à zéro' }).click();
  await expect.poll(record).toMatchObject({ isNewUser: true });
  const real = (await (await admin.call('/plan-limits')).json()) as { plan_name: string };
  expect(real.plan_name).toBe('freemium');
  await banner.getByRole('button', { name: 'Arrêter la simulation' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(record).toBeNull();
});

test('somebody who is no administrator sees no banner, whatever their browser holds', async ({ page }) => {
  const user = await newUser();
  await linkDemo(user);
  await page.addInitScript(() =>
    localStorage.setItem(
      'plan_simulation',
      JSON.stringify({ isSimulating: true, simulatedPlan: 'business_pro', isNewUser: false }),
    ),
  );
  await signInAs(page, product.url, user);
  await page.getByRole('button', { name: 'Voir les quotas' }).click();
  await expect(page.getByText('Gratuit').first()).toBeVisible();
  await expect(page.getByText('MODE SIMULATION')).toBeHidden();
});

test('an administrator looks through a user’s eyes, changes nothing, and the user sees it afterwards', async ({
  page,
  browser,
}) => {
  const user = await newUser();
  await linkDemo(user, 'demo-lea-cuisine');
  await openAsAdmin(page, `/admin/users/${user.id}`);
  const card = page.getByRole('region', { name: 'Voir comme cet utilisateur' });
  await card.getByRole('textbox', { name: 'Motif de la consultation' }).fill('court');
  await expect(card.getByRole('button', { name: 'Commencer la consultation' })).toBeDisabled();
  await card.getByRole('textbox', { name: 'Motif de la consultation' }).fill('Ticket 42, chiffres absents');
  await card.getByRole('button', { name: 'Commencer la consultation' }).click();
  const banner = page.getByRole('complementary', { name: 'CONSULTATION EN LECTURE SEULE' });
  await expect(banner).toContainText(user.email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Administration' })).toBeHidden();
  await page.goto(`${product.url}/accounts`);
  await expect(page.getByText('@demo-lea-cuisine').first()).toBeVisible();
  await page.goto(`${product.url}/settings`);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur' })).toHaveValue('Zoé');
  await expect(page.getByRole('main').getByText(admin.email)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Double authentification' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill('Changé');
  await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).press('Enter');
  await expect(page.getByText(/Pendant une consultation, rien ne peut être modifié/).first()).toBeVisible();
  const me = (await (await user.call('/me')).json()) as { profile: { username: string } };
  expect(me.profile.username).toBe('Zoé');
  await banner.getByRole('button', { name: 'Quitter la consultation' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${user.id}$`));
  await expect(banner).toBeHidden();
  await expect(page.getByText(/A commencé à voir les pages/)).toBeVisible();

  const theirs = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await signInAs(theirs, product.url, user);
  await theirs.goto(`${product.url}/settings`);
  const traces = theirs.getByRole('region', { name: 'Consultations par le support' });
  await expect(traces).toContainText('Ticket 42, chiffres absents');
  await expect(traces).toContainText('1 minute');
  await expect(traces).not.toContainText(admin.email);
});

test('a view that is over is left by itself, and nobody is held up by the welcome of an empty account', async ({
  page,
}) => {
  const user = await newUser();
  await openAsAdmin(page, `/admin/users/${user.id}`);
  const card = page.getByRole('region', { name: 'Voir comme cet utilisateur' });
  await card.getByRole('textbox', { name: 'Motif de la consultation' }).fill('Ticket 43, page vide');
  await card.getByRole('button', { name: 'Commencer la consultation' }).click();
  const banner = page.getByRole('complementary', { name: 'CONSULTATION EN LECTURE SEULE' });
  await expect(banner).toContainText(user.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const grantId = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('viewing') ?? '{}') as { grantId: string }).grantId,
  );
  expect((await admin.call(`/admin/views/${grantId}`, { method: 'DELETE' })).status).toBe(200);
  await page.getByRole('link', { name: 'Vidéos' }).first().click();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${user.id}$`));
  await expect(page.getByText('Consultation terminée', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('messages are read in the browser without life, and their links from the text', async ({ page }) => {
  const user = await newUser();
  await page.request.post(`${product.url}/auth/v1/recover`, { data: { email: user.email } });
  await openAsAdmin(page, '/admin/outbox');
  await page.getByRole('button', { name: `Lire le message à ${user.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lire' }).click();
  const message = page.getByRole('dialog');
  const link = message.getByRole('link', { name: /reset-password#token=/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await message.getByRole('radio', { name: 'Mise en page' }).check();
  const frame = message.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${product.url}/admin/audit`);
  await expect(page.getByText(`A lu un message (E-mail) destiné à ${user.email}`)).toBeVisible();
});

test('a promotion code is made and ended, and every price is the one that would be charged', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/revenue');
  const codes = page.getByRole('region', { name: 'Codes promotionnels' });
  await codes.getByRole('textbox', { name: 'Code', exact: true }).fill('rentree');
  await codes.getByRole('combobox', { name: 'Durée' }).selectOption('forever');
  await codes.getByRole('button', { name: 'Créer le code' }).click();
  await expect(codes.getByText(/^−20\s% sur tout l’abonnement/)).toBeVisible();
  await codes.getByRole('button', { name: 'Retirer le code RENTREE' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le code' }).click();
  await expect(codes.getByText('fermé', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prix des plans' }).getByText('identiques')).toHaveCount(8);
});

test('the banner of a simulated plan has no accessibility fault in either theme', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  await page.evaluate(() =>
    localStorage.setItem(
      'plan_simulation',
      JSON.stringify({ isSimulating: true, simulatedPlan: 'premium', isNewUser: false }),
    ),
  );
  await page.goto(`${product.url}/admin/sources`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('on a phone the chosen part and the chosen filter are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsAdmin(page, '/admin/tickets?state=all');
  const filter = page.getByRole('radio', { name: 'Toutes' });
  await expect(filter).toBeChecked();
  await expect(filter).toBeInViewport({ ratio: 0.9 });
  await page.goto(`${product.url}/admin/audit`);
  await expect(page.getByRole('tab', { name: 'Journal' })).toBeInViewport({ ratio: 0.9 });
});

test('the administration speaks English too', async ({ page }) => {
  const user = await newUser();
  await openAsAdmin(page, '/admin', 'en');
  for (const name of ['Users', 'Sources', 'Runs', 'Messages', 'Audit log'])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a user' }).fill(user.email);
  await page.getByRole('link', { name: user.email }).click();
  await expect(page.getByRole('button', { name: 'Lock the account' })).toBeVisible();
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect(page.getByRole('region', { name: 'Queues' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(
    page.getByText('Became administrator by creating the first account of this server'),
  ).toBeVisible();
});
