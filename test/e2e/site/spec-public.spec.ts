import { expect, test, type Page } from '@playwright/test';
import { signedIn } from '#test/e2e/kit/signed-in.ts';

const CLOSED = [
  '/dashboard',
  '/analyzer',
  '/videos',
  '/hooks',
  '/scripts',
  '/accounts',
  '/download',
  '/chatbot',
  '/video-reports',
  '/account-reports',
  '/settings',
  '/admin',
];

const html = (page: Page) => page.locator('html');
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);

test('the landing page has a title, a subtitle, switchers, a pricing section and a footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Plateforme avancée d’analyse de l’engagement social')).toBeVisible();
  await expect(page.getByText('Version bêta').first()).toBeVisible();
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/\S.{10,}/);
  await expect(hero.getByText('Accroche lit les vues, les likes', { exact: false })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Navigation du site' });
  await expect(nav.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en');
  await expect(nav.locator('summary', { hasText: 'Changer le thème' })).toBeVisible();
  const features = page.getByRole('region', { name: 'Regarder, comprendre, recommencer mieux' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Un prix pour chaque rythme' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the pricing page and the documentation tell the same limits of every plan', async ({ page }) => {
  for (const path of ['/pricing', '/documentation/plans']) {
    await page.goto(path);
    const rows = page.getByRole('table').filter({ hasText: 'Business Advanced' }).first().getByRole('row');
    for (const [name, ...limits] of [
      ['Gratuit', '1', '3', '1', '5'],
      ['Apprenant', '1', '30', '5', 'illimité'],
      ['Premium', '1', '30', '5', 'illimité'],
      ['Business Starter', '5', '100', '20', 'illimité'],
      ['Business Pro', '10', '300', '50', 'illimité'],
      ['Business Advanced', '20', '600', '100', 'illimité'],
      ['Business Enterprise', 'illimité', 'illimité', 'illimité', 'illimité'],
    ] as const) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      for (const [index, limit] of limits.entries())
        await expect(row.getByRole('cell').nth(index), `${path} ${name}`).toHaveText(
          new RegExp(`^\\D*?${limit}s?$`, 'i'),
        );
    }
  }
});

test('the landing page shows what each plan contains, per month or per year', async ({ page }) => {
  await page.goto('/');
  const pricing = page.getByRole('region', { name: 'Un prix pour chaque rythme' });
  const card = (name: string) =>
    pricing.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const plans: [string, string, string[]][] = [
    [
      'Gratuit',
      '0€',
      ['1 compte', '3 analyses vidéo/mois', '5 scripts/mois', 'Hooks illimités, sans le mode'],
    ],
    ['Premium', '39€', ['1 compte', '5 analyses de compte/mois', '30 analyses vidéo/mois']],
    ['Business Starter', '99€', ['5 comptes', '20 analyses de compte/mois', '100 analyses vidéo/mois']],
    ['Business Pro', '149€', ['10 comptes', '50 analyses de compte/mois', '300 analyses vidéo/mois']],
    ['Business Advanced', '239€', ['20 comptes', '100 analyses de compte/mois', '600 analyses vidéo/mois']],
  ];
  await expect(pricing.getByRole('heading', { level: 3 })).toHaveText([
    ...plans.map(([name]) => name),
    'Business Enterprise',
  ]);
  for (const [name, price, contents] of plans) {
    await expect(card(name).getByText(price, { exact: true }).first()).toBeVisible();
    for (const text of contents) await expect(card(name)).toContainText(text);
    const paid = name !== 'Gratuit';
    await expect(card(name).getByText('Scripts, hooks et chatbot illimités')).toHaveCount(paid ? 1 : 0);
    await expect(card(name).getByText('Export des rapports')).toHaveCount(paid ? 1 : 0);
    await expect(card(name).getByText('Synchronisation quotidienne automatique')).toHaveCount(
      name.startsWith('Business') ? 1 : 0,
    );
  }
  const enterprise = pricing.getByRole('heading', { name: 'Business Enterprise' }).locator('xpath=../..');
  await expect(enterprise.getByText('Sur devis', { exact: true })).toBeVisible();
  await expect(pricing.getByText('Apprenant')).toHaveCount(0);
  await pricing.getByRole('radio', { name: 'Par an' }).check();
  await expect(card('Premium').getByText('390€', { exact: true })).toBeVisible();
  await expect(card('Premium').getByText('39€', { exact: true })).toBeHidden();
});

test('/subscription shows the same pricing screen as /pricing', async ({ page }) => {
  await page.goto('/pricing');
  const pricing = await page.getByRole('main').innerText();
  await page.goto('/subscription');
  expect(await page.getByRole('main').innerText()).toBe(pricing);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
});

test('French is spoken by default and for every unknown language; the door and the demo follow an English browser', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-US', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goto('/demo');
  await expect(page).toHaveURL(/\/dashboard/, { timeout: 60_000 });
  await expect(page.getByRole('complementary', { name: 'Demo, read only' })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/auth');
  for (const unknown of ['de', 'EN', '', 'null']) {
    await store(page, 'language', unknown);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'fr');
  }
  await context.close();
});

test('the language goes to English and back to French, and is kept in local storage', async ({ page }) => {
  const language = () => page.evaluate(() => localStorage.getItem('language'));
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(await language()).toBe('en');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  expect(await language()).toBe('fr');
  await page.goto('/auth');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
});

test('without a choice the theme is the operating system’s and follows it; light and dark do not', async ({
  page,
}) => {
  for (const path of ['/', '/auth']) {
    await page.goto(path);
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).not.toHaveClass(/dark/);
    await store(page, 'theme', 'dark');
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
    await store(page, 'theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(html(page)).not.toHaveClass(/dark/);
    await store(page, 'theme', 'system');
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
  }
});

test('the documentation leads to its introduction and its seven pages, each about its own subject', async ({
  page,
}) => {
  const pages = {
    '/documentation': 'Introduction',
    '/documentation/dashboard': 'Dashboard',
    '/documentation/accounts': 'Comptes',
    '/documentation/videos': 'Vidéos',
    '/documentation/hooks': 'Hooks',
    '/documentation/scripts': 'Scripts',
    '/documentation/plans': 'Plans',
    '/documentation/best-practices': 'Bonnes pratiques',
  };
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
  for (const [path, subject] of Object.entries(pages)) {
    const link = page.getByRole('main').locator(`a[href="${path}"]`);
    await expect(link).toContainText(new RegExp(subject, 'i'));
  }
  for (const [path, subject] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(subject, 'i'));
    // More than a title: text under its own headings.
    const article = page.getByRole('main');
    expect(await article.getByRole('heading', { level: 2 }).count(), path).toBeGreaterThan(2);
    expect((await article.locator('p, li').allInnerTexts()).join(' ').length, path).toBeGreaterThan(1_000);
  }
  await page.goto('/documentation/plans');
  const limits = page.getByRole('table').first();
  await expect(limits.getByRole('row').filter({ hasText: 'Business Advanced' })).toContainText('600');
});

test('the landing page says for whom it is: creators, freelancers and small agencies', async ({ page }) => {
  for (const [path, words] of [
    ['/', ['Un créateur', 'un freelance', 'une agence']],
    ['/en', ['A creator', 'a freelancer', 'an agency']],
  ] as const) {
    await page.goto(path);
    for (const word of words) await expect(page.getByRole('main')).toContainText(word);
  }
});

test('support answers frequent questions, and testimonials invents none', async ({ page }) => {
  await page.goto('/support');
  const questions = page.getByRole('main').locator('details');
  expect(await questions.count()).toBeGreaterThan(5);
  await expect(questions.first().locator('p')).toBeHidden();
  await questions.first().locator('summary').click();
  await expect(questions.first().locator('p')).toBeVisible();
  await page.goto('/testimonials');
  await expect(page.getByRole('heading', { level: 1, name: 'Témoignages' })).toBeVisible();
  await expect(page.getByText('Aucun témoignage publié')).toBeVisible();
});

test('« Résilier votre contrat » is one click away from the footer of every public page', async ({
  page,
}) => {
  for (const path of ['/', '/pricing', '/support', '/documentation/hooks']) {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Résilier votre contrat' }).click();
    await expect(page.getByRole('heading', { name: 'Résilier votre contrat' })).toBeInViewport();
  }
});

test('every other page sends a visitor to sign in, and leaves no trace of it in the history', async ({
  page,
}) => {
  await page.goto('/pricing');
  for (const path of CLOSED) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth(\?next=.*)?$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing$/);
  }
});

test('a signed-in visitor of /auth is led to the dashboard, and going back does not pass by /auth', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/pricing');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});
