import { expect, test, type Page } from '@playwright/test';
import { newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

const origin = () => sharedOrigin();

async function endOnServer(page: Page): Promise<void> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('accroche-session') ?? '{}') as { access_token?: string })
        .access_token,
  );
  const answer = await fetch(`${origin()}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(204);
}

async function fillSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** The first request after the end of the session reveals it: this click, or a call already in progress. */
async function saveOrLeave(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Enregistrer le profil' });
  await save.click({ timeout: 3_000 }).catch(() => undefined);
}

test('a session that ends while one writes loses nothing: the page and the words come back', async ({
  page,
}) => {
  const person = await newPerson(origin());
  await signInAs(page, origin(), person, '/settings');
  const name = page.getByRole('textbox', { name: 'Nom complet' });
  await expect(name).toHaveValue('Zoé');
  await name.fill('Zoé Martin-Dupont, à moitié écr');
  await endOnServer(page);
  await saveOrLeave(page);
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);
  expect(await page.evaluate(() => localStorage.getItem('accroche-session'))).toBeNull();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Votre session est terminée. Reconnectez-vous.',
  );
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(name).toHaveValue('Zoé Martin-Dupont, à moitié écr');
  await expect(
    page.getByText('Ce que vous aviez commencé à écrire est revenu.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le profil' }).click();
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('form-drafts'))).toBeNull();
});

test('somebody else at the same screen sees neither the words nor the figures of the one before', async ({
  page,
}) => {
  const [first, second] = [await newPerson(origin()), await newPerson(origin())];
  await signInAs(page, origin(), first, '/settings');
  await page.getByRole('textbox', { name: 'Nom complet' }).fill('Rien que pour moi');
  await endOnServer(page);
  await saveOrLeave(page);
  await expect(page).toHaveURL(/\/auth/);
  await fillSignIn(page, second);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Zoé');
  await expect(page.getByText(first.email)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(second.email).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('form-drafts'))).toBeNull();
});

test('a session in an address is never believed: whoever is signed in stays so, in every tab', async ({
  page,
  context,
}) => {
  const [victim, attacker] = [await newPerson(origin()), await newPerson(origin())];
  await signInAs(page, origin(), victim, '/settings');
  await expect(page.getByRole('main').getByText(victim.email).first()).toBeVisible();
  const { access_token, refresh_token } = attacker.session as { access_token: string; refresh_token: string };
  const bait = new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer' });
  const other = await context.newPage();
  for (const path of ['/settings', '/auth', '/reset-password']) {
    await other.goto(`${origin()}/robots.txt`);
    await other.goto(`${origin()}${path}#${bait}`);
    await expect.poll(() => other.url()).not.toContain('access_token');
    await other.goto(`${origin()}/settings`);
    await expect(other.getByRole('main').getByText(victim.email).first()).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('accroche-session'))).toContain(victim.email);
});

test('whoever signs out leaves no half-written words behind, in no tab', async ({ page, context }) => {
  const person = await newPerson(origin());
  await signInAs(page, origin(), person, '/settings');
  await page.getByRole('textbox', { name: 'Nom complet' }).fill('Oubliez-moi');
  const other = await context.newPage();
  // Without an account the welcome would stand before every other page.
  await other.goto(`${origin()}/settings`);
  await other
    .getByRole('button', { name: /Déconnexion/ })
    .first()
    .click();
  await expect(other).toHaveURL(/\/auth$/);
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Oubliez-moi');
  expect(await page.evaluate(() => localStorage.getItem('accroche-session'))).toBeNull();
});

test('three tabs whose token is due renew it without signing anybody out', async ({ page, context }) => {
  const person = await newPerson(origin());
  await signInAs(page, origin(), person);
  let refreshes = 0;
  context.on('request', request => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
  });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('accroche-session') ?? '{}') as Record<string, unknown>;
    session['expires_at'] = Math.floor(Date.now() / 1_000) + 60;
    localStorage.setItem('accroche-session', JSON.stringify(session));
  });
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map(tab => tab.goto(`${origin()}/settings`)));
  for (const tab of tabs) {
    await expect(tab.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Zoé');
    await expect(tab).toHaveURL(/\/settings$/);
  }
  expect(refreshes).toBeGreaterThanOrEqual(1);
  const expiresAt = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('accroche-session') ?? '{}') as { expires_at: number }).expires_at,
  );
  expect(expiresAt * 1_000).toBeGreaterThan(Date.now() + 3_000_000);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Zoé');
  }
});
