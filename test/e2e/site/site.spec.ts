import { expect, test } from '@playwright/test';
import { signedIn } from '#test/e2e/kit/signed-in.ts';

const PAGES = [
  '/',
  '/pricing',
  '/subscription',
  '/docs',
  '/documentation',
  '/documentation/dashboard',
  '/documentation/accounts',
  '/documentation/videos',
  '/documentation/hooks',
  '/documentation/scripts',
  '/documentation/plans',
  '/documentation/best-practices',
  '/testimonials',
  '/support',
  '/legal',
  '/terms',
  '/terms-of-sale',
  '/privacy',
  '/cookies',
  '/accessibility',
];
const english = (path: string) => (path === '/' ? '/en' : `/en${path}`);

test('every public page answers in French and English and fits 360 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [...PAGES, ...PAGES.map(english)]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, path).toBe(0);
  }
});

test('every public page names its own address and a share image that is there, its title and description cut to length', async ({
  page,
  baseURL,
}) => {
  const images = new Set<string>();
  for (const path of [...PAGES, ...PAGES.map(english)]) {
    await page.setContent(await (await page.request.get(path)).text());
    const head = await page.evaluate(() => {
      const content = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        title: document.title,
        description: content('meta[name="description"]', 'content'),
        canonical: content('link[rel="canonical"]', 'href'),
        image: content('meta[property="og:image"]', 'content'),
        keywords: content('meta[name="keywords"]', 'content'),
      };
    });
    // A page with two URLs has the first as canonical.
    expect(head.canonical, path).toBe(`${baseURL}${path.replace('/subscription', '/pricing')}`);
    expect(head.image, path).toBe(`${baseURL}/share-${path.startsWith('/en') ? 'en' : 'fr'}.png`);
    expect(head.title, path).toMatch(/^.{5,60}$/u);
    expect(head.description, path).toMatch(/^.{20,160}$/u);
    expect(head.keywords, path).toContain(path.startsWith('/en') ? 'TikTok analytics' : 'analyse TikTok');
    images.add(head.image);
  }
  for (const image of images) {
    const answer = await page.request.get(image);
    const bytes = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/png');
    // As the head of every PNG file says it.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('the landing page leads to pricing, documentation, signing in and signing up', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Navigation du site' });
  await expect(nav.getByRole('link', { name: 'Tarifs' })).toHaveAttribute('href', '/pricing');
  await expect(nav.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs');
  await expect(nav.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', /^\/auth/);
  await expect(nav.getByRole('link', { name: "S'inscrire" })).toHaveAttribute('href', /^\/auth/);
  await expect(page.getByRole('link', { name: 'Démarrer l’analyse' }).first()).toHaveAttribute(
    'href',
    /^\/auth/,
  );
  await expect(page.getByRole('link', { name: 'Voir la démo' })).toHaveAttribute('href', '/demo');
  await expect(page.getByText('Version bêta').first()).toBeVisible();
  for (const badge of ['Sécurisé', 'IA Avancée', 'Multi-utilisateur']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
  const features = page.getByRole('region', { name: 'Regarder, comprendre, recommencer mieux' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Analyse comportementale',
    'Optimisation de contenu',
    'Automatisation intelligente',
  ]);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Résilier votre contrat' }),
  ).toHaveAttribute('href', '/cancellation');

  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'Site navigation' });
  for (const [name, href] of [
    ['Pricing', '/en/pricing'],
    ['Documentation', '/en/docs'],
    ['Sign in', /^\/auth/],
    ['Sign up', /^\/auth/],
  ] as const)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.getByRole('link', { name: 'Start analysis' }).first()).toHaveAttribute('href', /^\/auth/);
  await expect(page.getByRole('link', { name: 'View demo' })).toHaveAttribute('href', '/en/demo');
  await expect(page.getByText('Advanced social engagement analytics platform')).toBeVisible();
  for (const badge of ['Beta version', 'Secure', 'Advanced AI', 'Multi-user'])
    await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
});

test('the pricing cards carry the prices and contents of the specification', async ({ page }) => {
  await page.goto('/pricing');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(card('Gratuit')).toContainText('0€');
  await expect(card('Gratuit')).toContainText('3 analyses vidéo/mois');
  await expect(card('Gratuit')).toContainText('5 scripts/mois');
  await expect(card('Gratuit')).toContainText('Hooks illimités, sans le mode «\u00a0Putaclic+\u00a0»');
  await expect(card('Premium')).toContainText('39€');
  await expect(card('Premium')).toContainText('5 analyses de compte/mois');
  await expect(card('Premium')).toContainText('30 analyses vidéo/mois');
  await expect(card('Business Starter')).toContainText('99€');
  await expect(card('Business Starter')).toContainText('5 comptes');
  await expect(card('Business Pro')).toContainText('149€');
  await expect(card('Business Pro')).toContainText('50 analyses de compte/mois');
  await expect(card('Business Advanced')).toContainText('239€');
  await expect(card('Business Advanced')).toContainText('600 analyses vidéo/mois');
});

test('prices show per month or per year', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText('39€', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Par an' }).check();
  await expect(page.getByText('390€', { exact: true })).toBeVisible();
  await expect(page.getByText('39€', { exact: true })).toBeHidden();
});

test('the language switch is remembered by the pages and by the app', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/en\/docs$/);
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the theme menu of the public pages offers light, dark and system, and other tabs follow', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await other.goto('/docs');
  await page.goto('/');
  await page.locator('summary', { hasText: 'Changer le thème' }).click();
  await expect(page.locator('[data-theme-choice]:visible')).toHaveText(['Clair', 'Sombre', 'Système']);
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(other.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('public pages carry their metadata and no inline script', async ({ page }) => {
  await page.goto('/');
  const title = await page.title();
  expect(title).toMatch(/^.{10,60}$/u);
  expect(title).toContain('Accroche');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accroche' }).first()).toBeVisible();
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description).toMatch(/^.{50,160}$/u);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /.+,.+,.+/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/en$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /share-fr\.png$/);
  const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
  await expect(inline).toHaveCount(0);
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@graph': [{ '@type': 'WebSite', name: 'Accroche' }, { '@type': 'Organization' }],
  });
});

test('an unknown address shows the not-found screen, which leads home', async ({ page }) => {
  const answer = await page.goto('/nulle-part');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.waitForLoadState();
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('an unknown address below a page of the app shows the not-found screen, not the page above it', async ({
  page,
}) => {
  await signedIn(page);
  for (const path of ['/dashboard/foo', '/settings/foo', '/hooks/xyz', '/admin/foo', '/scripts/abc']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page introuvable');
    await expect(page.getByRole('complementary'), path).toHaveCount(1);
  }
  expect((await page.request.get('/dashboard/foo')).status()).toBe(404);
});

test('an unknown address below the English pages is answered in English, which chooses nothing for later', async ({
  page,
}) => {
  const answer = await page.goto('/en/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  const ahead = (language: string) =>
    page.locator('script[data-fr]').evaluate((script, wanted) => {
      const words = script.getAttribute(`data-${wanted}`);
      return document.querySelectorAll(`link[rel="modulepreload"][href="${words}"]`).length;
    }, language);
  expect([await ahead('en'), await ahead('fr')]).toEqual([1, 0]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/en$/);
});
