import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

let people = 0;
function newPerson() {
  people += 1;
  const email = `journey-${process.pid}-${Date.now()}-${people}@exemple.fr`;
  return { email, password: 'girafe violette 12', username: 'Léa Martin' };
}
type Person = ReturnType<typeof newPerson>;

const email = (page: Page) => page.getByRole('textbox', { name: 'Adresse e-mail' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Mot de passe', exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function toSignUp(page: Page) {
  await page.getByRole('link', { name: /Pas encore de compte/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
}

async function fillSignUp(page: Page, person: Person) {
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill(person.username);
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill(person.password);
}

async function signUp(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return person;
}

async function clearSession(page: Page) {
  await page.evaluate(() => localStorage.removeItem('accroche-session'));
}

test('the sign-in screen carries its tagline, badge, links and switchers', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByText('Professional Analytics')).toBeVisible();
  await expect(page.getByText('Version Bêta Disponible')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Changer le thème' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer de langue' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  // A first « Continuer avec Google » opens an account from here too.
  await expect(
    page.getByText("En vous inscrivant, vous acceptez nos conditions d'utilisation"),
  ).toBeVisible();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAttribute('required', '');
  await expect(page.getByRole('textbox', { name: /^Mot de passe$/ })).toHaveAttribute('required', '');
  await page.getByRole('button', { name: 'Changer le thème' }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a link toggles between signing in and signing up; what was typed stays', async ({ page }) => {
  await page.goto('/auth');
  await email(page).fill('lea@exemple.fr');
  await toSignUp(page);
  await expect(email(page)).toHaveValue('lea@exemple.fr');
  await expect(
    page.getByText("En vous inscrivant, vous acceptez nos conditions d'utilisation"),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toHaveCount(0);
  for (const label of [
    /Nom d’utilisateur/,
    'Adresse e-mail',
    /^Mot de passe$/,
    'Confirmer le mot de passe',
  ]) {
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('required', '');
  }
  await page.getByRole('link', { name: /Déjà un compte/ }).click();
  await expect(page.getByRole('textbox', { name: /Nom d’utilisateur/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('each missing thing is said in its own words, and the field is pointed at', async ({ page }) => {
  await page.goto('/auth');
  const signIn = page.getByRole('button', { name: 'Se connecter' });
  await signIn.click();
  await expect(alert(page)).toHaveText('Veuillez remplir tous les champs');
  await expect(alert(page)).toHaveClass(/border-bad bg-bad-wash/);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toHaveAccessibleDescription('Veuillez remplir tous les champs');
  await email(page).fill('lea@exemple.fr');
  await signIn.click();
  await expect(alert(page)).toHaveText('Veuillez remplir tous les champs');
  await expect(password(page)).toBeFocused();

  await toSignUp(page);
  await expect(alert(page)).toHaveCount(0);
  await password(page).fill('girafe violette');
  const signUpButton = page.getByRole('button', { name: "S'inscrire" });
  await signUpButton.click();
  await expect(alert(page)).toHaveText("Le nom d'utilisateur est obligatoire");
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill('Léa');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe orange');
  await signUpButton.click();
  await expect(alert(page)).toHaveText('Les mots de passe ne correspondent pas');
});

test('a full name and a handle may be given at sign-up, and stand in the profile', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await email(page).fill(`nom-${process.pid}-${Date.now()}@exemple.fr`);
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill('lea');
  await password(page).fill('girafe violette 12');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe violette 12');
  await page.getByRole('textbox', { name: 'Nom complet (facultatif)' }).fill('Léa Martin');
  await page.getByRole('textbox', { name: /@ TikTok.*\(facultatif\)/ }).fill('@Lea.Martin');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // What was entered at sign-up is not asked for again.
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('lea.martin');
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Profil' }).getByText('@lea.martin')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Léa Martin');
  await expect(page.getByRole('textbox', { name: /Nom d’utilisateur/ })).toHaveValue('lea');
});

test('signing up opens the dashboard, signed in at once', async ({ page }) => {
  await signUp(page);
  await expect(page.getByText('Inscription réussie - Bienvenue sur Accroche', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a double click signs up once, with the name and the way back to this site', async ({ page }) => {
  const calls: { url: URL; body: unknown }[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.pathname === '/auth/v1/signup') calls.push({ url, body: request.postDataJSON() });
  });
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, newPerson());
  await page.getByRole('button', { name: "S'inscrire" }).dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url.searchParams.get('redirect_to')).toBe(new URL(page.url()).origin);
  expect(calls[0]?.body).toMatchObject({ data: { full_name: 'Léa Martin', username: 'Léa Martin' } });
});

test('a refused sign-in is said in the alert and in a toast', async ({ page }) => {
  await page.goto('/auth');
  await email(page).fill(newPerson().email);
  await password(page).fill('girafe inconnue');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(alert(page)).toHaveText('Adresse e-mail ou mot de passe incorrect.');
  await expect(
    page.getByText('Erreur de connexion: Adresse e-mail ou mot de passe incorrect.', { exact: true }),
  ).toBeVisible();
});

test('a refused sign-up is said in the alert and in a toast', async ({ page }) => {
  const person = await signUp(page);
  await clearSession(page);
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(alert(page)).toContainText('Un compte existe déjà avec cette adresse.');
  await expect(page.getByText(/^Erreur d'inscription: Un compte existe déjà/)).toBeVisible();
  await password(page).fill('motdepasse');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('motdepasse');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(alert(page)).toContainText('Ce mot de passe est trop courant.');
});

test('a server that fails is said without blaming anybody', async ({ page }) => {
  await page.goto('/auth');
  await page.route('**/auth/v1/token**', route => route.fulfill({ status: 500, body: 'broken' }));
  await email(page).fill('lea@exemple.fr');
  await password(page).fill('girafe violette');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(alert(page)).toHaveText('Une erreur est survenue. Veuillez réessayer.');
  await expect(
    page.getByText("Erreur de connexion: Une erreur inattendue s'est produite", { exact: true }),
  ).toBeVisible();

  await page.route('**/auth/v1/signup**', route => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, newPerson());
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(alert(page)).toHaveText('Une erreur est survenue. Veuillez réessayer.');
  await expect(
    page.getByText("Erreur d'inscription: Une erreur inattendue s'est produite", { exact: true }),
  ).toBeVisible();
});

test('while a form is under way its button is busy and the last error is gone', async ({ page }) => {
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Se connecter' });
  await button.click();
  await expect(alert(page)).toBeVisible();
  await page.route('**/auth/v1/token**', async route => {
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(alert(page)).toHaveCount(0);
    await route.continue();
  });
  await email(page).fill(newPerson().email);
  await password(page).fill('girafe inconnue');
  await button.click();
  await expect(alert(page)).toHaveText('Adresse e-mail ou mot de passe incorrect.');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('after signing in one returns to the page one wanted', async ({ page }) => {
  const person = await signUp(page);
  await clearSession(page);
  await page.goto('/videos?sort=views');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/videos\?sort=views$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth/);
});

test('an address of another site is never returned to', async ({ page }) => {
  const person = await signUp(page);
  await clearSession(page);
  await page.goto('/auth?next=https%3A%2F%2Fvoleur.example%2F');
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a signed-in visitor of the sign-in screen is led to the dashboard, in every tab', async ({
  page,
  context,
}) => {
  await signUp(page);
  const second = await context.newPage();
  await second.goto('/auth');
  await expect(second).toHaveURL(/\/dashboard$/);
  // The welcome over the dashboard blocks it; the settings stay reachable.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Déconnexion' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Déconnexion réussie').first()).toBeVisible();
  await expect(second).toHaveURL(/\/auth/);
});

async function changeSession(page: Page, change: Record<string, unknown>) {
  await page.evaluate(fields => {
    const session = JSON.parse(localStorage.getItem('accroche-session') ?? '{}') as object;
    localStorage.setItem('accroche-session', JSON.stringify({ ...session, ...fields }));
  }, change);
}

test('a token that died before its time is renewed without a word', async ({ page }) => {
  await signUp(page);
  await changeSession(page, { access_token: 'a.b.c' });
  const refused = page.waitForResponse(response => response.status() === 401);
  await page.goto('/accounts');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
  const stored = () => page.evaluate(() => localStorage.getItem('accroche-session') ?? '');
  await expect.poll(stored).not.toContain('a.b.c');
});

async function untilRenewed(page: Page, reloads: boolean) {
  await page.clock.install();
  await signUp(page);
  const renewals: string[] = [];
  page.on('request', request => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  const now = await page.evaluate(() => Math.floor(Date.now() / 1_000));
  await changeSession(page, { expires_at: now + 200 });
  if (reloads) await page.goto('/accounts');
  await page.clock.runFor(70_000);
  expect(renewals).toHaveLength(0);
  await page.clock.runFor(42_000);
  await expect.poll(() => renewals.length).toBe(1);
  const expiry = () =>
    page.evaluate(() =>
      Number(/"expires_at":(\d+)/.exec(localStorage.getItem('accroche-session') ?? '')?.[1]),
    );
  await expect.poll(expiry).toBeGreaterThan(now + 3_000);
}

test('a token is renewed by itself when three looks of 30 seconds remain', async ({ page }) => {
  await untilRenewed(page, false);
});

test('a tab that was opened later renews the token too', async ({ page }) => {
  await untilRenewed(page, true);
});

test('a session that the server has ended leads back to the sign-in screen', async ({ page }) => {
  await signUp(page);
  await changeSession(page, { access_token: 'a.b.c', refresh_token: 'spent' });
  await page.goto('/accounts');
  await expect(page).toHaveURL(/\/auth\?next=%2Faccounts$/);
  expect(await page.evaluate(() => localStorage.getItem('accroche-session'))).toBeNull();
});

test('a password can be shown and hidden', async ({ page }) => {
  await page.goto('/auth');
  await password(page).fill('girafe violette');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('the screen speaks English when asked, refusals included', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Changer de langue' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert(page)).toHaveText('Please fill in all fields');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newPerson().email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('purple giraffe');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert(page)).toHaveText('Wrong e-mail address or password.');
});

test('a forgotten password: the request never tells who has an account, and a dead link says so', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  await expect(page.getByText('Ce serveur n’envoie pas d’e-mails')).toBeVisible();
  await email(page).fill('inconnue@exemple.fr');
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText(/Si un compte existe pour inconnue@exemple\.fr/)).toBeVisible();

  await page.goto('about:blank');
  await page.goto('/reset-password#token=deja-servi');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('girafe retrouvée');
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill('girafe retrouvée');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(alert(page)).toHaveText(
    'Ce lien ne fonctionne plus : il a déjà été utilisé, il a expiré, ou vous en avez ouvert un autre depuis. Demandez-en un nouveau.',
  );
});

test('a confirmation link that is dead says so once the password is given', async ({ page }) => {
  await page.goto('/auth/v1/verify?token=deja-servi&type=signup');
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('girafe violette 12');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(alert(page)).toContainText(
    'Ce lien ne fonctionne plus : il a déjà été utilisé, il a expiré, ou vous en avez ouvert un autre depuis.',
  );
});

for (const [path, theme] of [
  ['/auth', 'light'],
  ['/auth?mode=signup', 'dark'],
  ['/reset-password', 'light'],
] as const) {
  test(`${path} is accessible and fits 360 px (${theme})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(value => localStorage.setItem('theme', value), theme);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
