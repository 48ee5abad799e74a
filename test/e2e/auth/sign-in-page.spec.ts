import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '#test/e2e/kit/accessibility-faults.ts';

const LEGAL = ['legal', 'terms', 'terms-of-sale', 'privacy', 'cookies', 'accessibility'];

test('« Voir la démo » opens the app without an account, to look at and not to touch', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Voir la démo' }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  const bar = page.getByRole('complementary', { name: 'Démonstration, lecture seule' });
  await expect(bar).toContainText('Ces créateurs et leurs chiffres sont inventés.');
  await expect(page.getByText('@demo-lea-cuisine').first()).toBeVisible();
  await expect(page.getByText('données de démonstration').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/hooks');
  await expect(bar).toBeVisible();
  const written = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(sessionStorage.getItem('accroche-demo') ?? '{}') as {
      access_token: string;
    };
    const answer = await fetch('/api/v1/linked-accounts', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ handle: 'demo-tom-course' }),
    });
    return [answer.status, await answer.text()];
  });
  expect(written).toEqual([403, expect.stringContaining('view_read_only')]);

  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=signup$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Inscription|Créer/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a visitor of the demo writes hooks and asks the assistant, without an account', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/demo');
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  await page.goto('/hooks?topic=la+méditation');
  await page.getByRole('button', { name: 'Générer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(10);
  await page.goto('/chatbot');
  const ask = (text: string) => page.getByRole('button', { name: text }).first().click();
  await ask('Quelles sont mes meilleures vidéos');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByText('rien ne peut être modifié')).toHaveCount(0);
  // Nothing is stored: a reload begins a new conversation.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Que\svoulez-vous\ssavoir/ })).toBeVisible();
  // The sign-in page also opens in the tab of the demo.
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
});

test('the demo of English readers is in English, ends with its tab, and signing out leaves it', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await page.goto('/en/demo');
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  await expect(page.getByRole('complementary', { name: 'Demo, read only' })).toBeVisible();
  await expect(page.getByText('@demo-maya-codes').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Demo, read only' })).toHaveCount(0);
});

test('without JavaScript every public page is read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const path of [
    '/',
    '/en/pricing',
    '/docs',
    '/documentation/videos',
    '/en/support',
    '/privacy',
    '/testimonials',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  }
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Navigation du site' })
    .getByRole('link', { name: 'Tarifs' })
    .click();
  await page.getByRole('radio', { name: 'Par an' }).check();
  await expect(page.getByText('390€', { exact: true })).toBeVisible();
  await page.goto('/support');
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await page.goto('/demo');
  // Chromium parses `<noscript>` as if scripts were on, so a test can only check the source.
  expect(await page.content()).toContain('elle a besoin de JavaScript');
  await context.close();
});

test('nothing moves while a public page loads, on a phone and on a desk', async ({ page }) => {
  for (const width of [360, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/en/pricing', '/documentation/videos', '/privacy']) {
      await page.goto(path);
      const moved = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            let sum = 0;
            new PerformanceObserver(list => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 200);
          }),
      );
      expect(moved, `${path} at ${width}`).toBe(0);
    }
  }
});

test('legal pages stand in both languages behind every footer, with their open blanks marked and kept from search engines', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Informations légales' });
  expect(
    await footer.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href'))),
  ).toEqual(LEGAL.map(slug => `/${slug}`));
  for (const slug of LEGAL) {
    for (const path of [`/${slug}`, `/en/${slug}`]) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect(html, path).not.toMatch(/__LEGAL_|undefined/);
    }
  }
  await page.goto('/legal');
  await expect(page.locator('mark').first()).toHaveText('[à compléter : nom ou dénomination de l’éditeur]');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/legal<');
  await page.goto('/auth?mode=signup');
  await expect(page.getByRole('link', { name: "conditions d'utilisation" })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(page.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/privacy');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('whoever loses the connection is told so in both languages, and nothing private is kept for then', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async name => (await caches.open(name)).keys()),
      );
      return requests.flat().map(request => new URL(request.url).pathname);
    });
    expect(kept).toEqual(['/offline.html']);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL(/\/auth/);
  });
});
