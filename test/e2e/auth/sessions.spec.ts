import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const origin = () => sharedOrigin();

async function signInElsewhere(person: Person): Promise<string> {
  const answer = await fetch(`${origin()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
const stands = async (token: string) =>
  (await fetch(`${origin()}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status === 200;

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('the settings list the sessions; one is closed, then all others', async ({ page }) => {
  const person = await newPerson(origin());
  const token = await signInElsewhere(person);
  await signInAs(page, origin(), person, '/settings');
  const sessions = card(page, 'Sessions ouvertes');
  await expect(sessions.getByText('Cet appareil')).toHaveCount(1);
  await expect(sessions.getByText('Firefox 140 · Windows')).toBeVisible();
  await expect(sessions.getByText(/Réseau 127\.0\.0\.x/).first()).toBeVisible();
  const faults = await new AxeBuilder({ page }).include('#sessions').include('#sign-in').analyze();
  expect(faults.violations).toEqual([]);

  expect(await stands(token)).toBe(true);
  await sessions.getByRole('button', { name: 'Fermer la session Firefox 140 · Windows' }).click();
  await expect(page.getByText('La session est fermée.').first()).toBeVisible();
  await expect(sessions.getByText('Firefox 140 · Windows')).toHaveCount(0);
  expect(await stands(token)).toBe(false);

  const others = [await signInElsewhere(person), await signInElsewhere(person)];
  await page.reload();
  await sessions.getByRole('button', { name: 'Fermer toutes les autres' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer toutes les autres' }).click();
  await expect(page.getByText(/sessions fermées\./).first()).toBeVisible();
  for (const other of others) expect(await stands(other)).toBe(false);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/\/settings$/);
});

test('the password is changed with the present one, and other sessions end', async ({ page }) => {
  const person = await newPerson(origin());
  const token = await signInElsewhere(person);
  await signInAs(page, origin(), person, '/settings');
  const signIn = card(page, 'Connexion');
  await signIn.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await signIn.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(signIn.getByRole('alert')).toHaveText('Veuillez remplir tous les champs');
  const field = (name: string) => signIn.getByRole('textbox', { name, exact: true });
  await field('Mot de passe actuel').fill('pas celui-là');
  await field('Nouveau mot de passe').fill('girafe orange 7');
  await field('Confirmer le mot de passe').fill('girafe orange 8');
  await signIn.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(signIn.getByRole('alert')).toHaveText('Les mots de passe ne correspondent pas');
  await field('Confirmer le mot de passe').fill('girafe orange 7');
  await signIn.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(signIn.getByRole('alert')).toHaveText('Le mot de passe actuel n’est pas le bon.');
  await field('Mot de passe actuel').fill(person.password);
  await signIn.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    page.getByText('Mot de passe changé. Vos autres sessions sont fermées.').first(),
  ).toBeVisible();
  expect(await stands(token)).toBe(false);
  await page.reload();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await signInElsewhere({ ...person, password: 'girafe orange 7' })).toBeTruthy();
});

test('a change of address waits for its confirmation, and can be taken back', async ({ page }) => {
  const person = await newPerson(origin());
  await signInAs(page, origin(), person, '/settings');
  const signIn = card(page, 'Connexion');
  const wanted = `nouvelle-${Date.now()}@exemple.fr`;
  await signIn.getByRole('button', { name: 'Changer d’adresse' }).click();
  await signIn.getByRole('textbox', { name: 'Nouvelle adresse e-mail' }).fill(wanted);
  await signIn.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(person.password);
  await signIn.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click();
  await expect(signIn.getByText(`le lien de confirmation de ${wanted} attend`)).toBeVisible();
  await page.reload();
  await expect(signIn.getByText(`le lien de confirmation de ${wanted} attend`)).toBeVisible();
  await expect(signIn.getByText(person.email, { exact: true })).toBeVisible();
  await signIn.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page.getByText('Le changement d’adresse est annulé.', { exact: true })).toBeVisible();
  await expect(signIn.getByText(wanted)).toHaveCount(0);
});

test('a dead or broken confirmation link says what to do', async ({ page }) => {
  await page.goto('/confirm-email#token=mort');
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByRole('alert')).toContainText('Connectez-vous d’abord au compte');
  await signInAs(page, origin(), await newPerson(origin()));
  await page.goto('/confirm-email#token=mort');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirmer votre nouvelle adresse' }),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByRole('alert')).toContainText('il a déjà été utilisé, il a expiré');
  await page.goto('/');
  await page.goto('/confirm-email');
  await expect(page.getByRole('alert')).toContainText('Ce lien est incomplet');
});

test('the cards speak English and fit a small screen', async ({ page }) => {
  const person = await newPerson(origin());
  await signInAs(page, origin(), person);
  await person.call('/me', { method: 'PATCH', json: { language: 'en' } });
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/settings');
  await expect(card(page, 'Open sessions').getByText('This device')).toBeVisible();
  await expect(card(page, 'Sign-in').getByText('Your account has a password.')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
