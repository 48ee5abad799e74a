import { expect, test, type Page } from '@playwright/test';
import { changeAnswer } from '#test/e2e/kit/changed-answer.ts';
import { signedIn } from '#test/e2e/kit/signed-in.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';
import { WITH_MOTION } from '#test/e2e/kit/with-motion.ts';

test.use(WITH_MOTION);

const sidebar = (page: Page) => page.getByRole('complementary');
const sidebarState = (page: Page) => page.locator('aside[data-state]');

test('a visitor without a session is sent to sign in and comes back to the page asked for', async ({
  page,
}) => {
  await page.goto('/hooks');
  await expect(page).toHaveURL(/\/auth\?next=%2Fhooks$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});

test('a signed-in visitor of /auth goes to the dashboard', async ({ page }) => {
  await signedIn(page);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the sidebar has the entries of the specification, in its order', async ({ page }) => {
  await signedIn(page);
  await changeAnswer(page, 'me/get', me => {
    me['is_admin'] = true;
  });
  await page.goto('/hooks');
  await expect(sidebar(page).getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Analyseur',
    'Vidéos',
    'Hooks',
    'Scripts',
    'Comptes',
    'Téléchargements',
    'Tarifs',
    'Support',
    'Documentation',
    'Administration',
  ]);
  const links = sidebar(page).getByRole('navigation').getByRole('link');
  const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
  expect(paths).toEqual(
    'dashboard analyzer videos hooks scripts accounts download pricing support docs admin'
      .split(' ')
      .map(path => `/${path}`),
  );
  await expect(sidebar(page).getByText('Admin', { exact: true })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Hooks' })).toHaveAttribute('aria-current', 'page');
});

test('only admins see the administration entry and the admin badge', async ({ page }) => {
  await signedIn(page);
  await changeAnswer(page, 'me/get', me => {
    me['is_admin'] = false;
  });
  await page.goto('/hooks');
  await expect(sidebar(page).getByRole('link', { name: 'Comptes' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await expect(sidebar(page).getByText('Admin', { exact: true })).toHaveCount(0);
});

test('the sidebar is toggled by its button and by Ctrl+B or Cmd+B, and remembered for 7 days', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await page.goto('/hooks');
  await expect(sidebarState(page)).toHaveAttribute('data-state', 'expanded');
  const width = async () => (await sidebarState(page).boundingBox())?.width ?? 0;
  const wide = await width();
  await page.keyboard.press('Control+b');
  await expect(sidebarState(page)).toHaveAttribute('data-state', 'collapsed');
  await expect.poll(width).toBeLessThan(wide / 2);
  await page.keyboard.press('Meta+b');
  await expect(sidebarState(page)).toHaveAttribute('data-state', 'expanded');
  await page.getByRole('button', { name: 'Replier la barre latérale' }).click();
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(7 * 86_400 - 60);
  expect(seconds).toBeLessThan(7 * 86_400 + 60);
  await page.reload();
  await expect(sidebarState(page)).toHaveAttribute('data-state', 'collapsed');
});

test('under 768 px the sidebar is a drawer that a followed link closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signedIn(page);
  await page.goto('/hooks');
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation principale' });
  await drawer.getByRole('link', { name: 'Scripts' }).click();
  await expect(page).toHaveURL(/\/scripts$/);
  await expect(drawer).toBeHidden();
});

test('signing out ends the session and goes to /auth', async ({ page }) => {
  await signedIn(page);
  await page.goto('/scripts');
  const kept = () => page.evaluate(() => localStorage.getItem('accroche-session'));
  const { access_token: token } = JSON.parse((await kept()) ?? '{}') as { access_token: string };
  const me = () => page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await me()).status()).toBe(200);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Déconnexion réussie - À bientôt!', { exact: true })).toBeVisible();
  // Neither this browser nor anyone who copied its token is still signed in.
  expect(await kept()).toBeNull();
  await expect.poll(async () => (await me()).status()).toBe(401);
});

test('the theme menu offers Clair, Sombre and Système and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signedIn(page);
  await page.goto('/hooks');
  await page.getByRole('button', { name: 'Changer le thème' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Clair', 'Sombre', 'Système']);
  await expect(page.getByRole('menuitemradio', { name: 'Système' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the language changes without a reload', async ({ page }) => {
  await signedIn(page);
  await page.goto('/hooks');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Changer de langue' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(sidebar(page).getByRole('link', { name: 'Accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Change language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(sidebar(page).getByRole('link', { name: 'Comptes' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Ctrl+K finds a page without accents and opens it', async ({ page }) => {
  await signedIn(page);
  await page.goto('/hooks');
  await expect(sidebar(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('reglages');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings#profile$/);
});

test('the help centre leads to documentation, support and chatbot', async ({ page }) => {
  await signedIn(page);
  await changeAnswer(page, 'me/get', me => {
    me['communityUrl'] = 'https://discord.example/join';
  });
  await page.goto('/hooks');
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Ouvrir le centre d’aide' }),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Ouvrir le centre d’aide' }).click();
  const help = page.getByRole('dialog', { name: 'Centre d’aide' });
  await expect(help.getByRole('link', { name: /Aide sur cette page/ })).toHaveAttribute(
    'href',
    /^\/documentation\/hooks/,
  );
  await expect(help.getByRole('link', { name: /Documentation et tutoriels/ })).toHaveAttribute(
    'href',
    '/docs',
  );
  await expect(help.getByRole('link', { name: /FAQ et support/ })).toHaveAttribute('href', '/support');
  const community = help.getByRole('link', { name: /communauté/ });
  await expect(community).toHaveAttribute('href', 'https://discord.example/join');
  await expect(community).toHaveAttribute('target', '_blank');
  await expect(help.getByText('24 h/24 et 7 j/7')).toBeVisible();
  await help.getByRole('link', { name: /Écrire au support/ }).click();
  await expect(page).toHaveURL(/\/support\/tickets\?from=%2Fhooks$/);
  await expect(help).toBeHidden();
  await expect(page.getByRole('region', { name: 'Écrire au support' }).getByText('/hooks')).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir le centre d’aide' }).click();
  await help.getByRole('link', { name: 'Ouvrir le chatbot' }).click();
  await expect(page).toHaveURL(/\/chatbot$/);
});

test('the quota popover shows four bars and, on the free plan, the way to more', async ({ page }) => {
  await signedIn(page);
  await changeAnswer(page, 'me/get', me => {
    me['is_admin'] = false;
  });
  await page.goto('/hooks');
  await page.getByRole('button', { name: 'Voir les quotas' }).click();
  const quotas = page.getByRole('dialog', { name: "Quotas d'utilisation" });
  await expect(quotas.getByText('Suivi de votre consommation mensuelle')).toBeVisible();
  await expect(quotas.getByRole('progressbar')).toHaveCount(4);
  for (const name of ['Analyses vidéo', 'Analyses de compte', 'Génération de scripts', 'Génération de hooks'])
    await expect(quotas.getByRole('progressbar', { name })).toBeVisible();
  await expect(quotas.getByText('3 analyses restantes ce mois')).toBeVisible();
  await expect(quotas.getByText('5 générations restantes ce mois')).toBeVisible();
  const hooks = quotas.getByRole('listitem').filter({ hasText: 'Génération de hooks' });
  await expect(hooks.getByText('Illimité')).toBeVisible();
  const more = quotas.getByRole('link', { name: 'Augmenter mes quotas' });
  await expect(more).toHaveAttribute('href', '/pricing');
  await expect(more).toHaveAttribute('target', '_blank');
});

test('the quota panel falls back to its defaults when usage cannot be read', async ({ page }) => {
  await signedIn(page);
  await page.route('**/rpc/quotas/overview', route => route.abort());
  await page.goto('/hooks');
  await page.getByRole('button', { name: 'Voir les quotas' }).click();
  const quotas = page.getByRole('dialog', { name: "Quotas d'utilisation" });
  await expect(quotas.getByText('90 analyses restantes ce mois')).toBeVisible();
  await expect(quotas.getByText("3 générations restantes aujourd'hui")).toHaveCount(2);
});

test('quotaUpdated and quotas-updated read the counters again', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  const { items } = (await (await person.call('/videos?limit=2')).json()) as { items: { id: string }[] };
  let reads = 0;
  await page.route('**/rpc/quotas/overview', async route => {
    reads += 1;
    await route.continue();
  });
  await signInAs(page, sharedOrigin(), person, '/hooks');
  await page.getByRole('button', { name: 'Voir les quotas' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  const quotas = page.getByRole('dialog', { name: "Quotas d'utilisation" });
  const videoAnalyses = quotas.getByRole('listitem').filter({ hasText: 'Analyses vidéo' });
  await expect(videoAnalyses).toContainText('3 analyses restantes ce mois');
  for (const [index, name, left] of [
    [0, 'quotaUpdated', '2 analyses restantes ce mois'],
    [1, 'quotas-updated', '1 analyse restante ce mois'],
  ] as const) {
    const json = { videoId: items[index]?.id };
    expect((await person.call('/analyses', { method: 'POST', json })).status).toBe(202);
    const before = reads;
    await page.evaluate(event => window.dispatchEvent(new Event(event)), name);
    await expect.poll(() => reads).toBe(before + 1);
    await expect(videoAnalyses).toContainText(left);
  }
});

test('the community popup opens 3 s after load once 2.5 days have passed, and Join closes it for good', async ({
  page,
  context,
}) => {
  await context.route('https://discord.example/**', route => route.fulfill({ body: 'ok' }));
  await signedIn(page);
  await changeAnswer(page, 'me/get', me => {
    me['communityUrl'] = 'https://discord.example/join';
  });
  await page.goto('/hooks');
  const popup = page.getByRole('dialog', { name: 'Rejoignez la communauté' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('community_popup_last_shown')))
    .not.toBeNull();
  await expect(popup).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('community_popup_last_shown', String(Date.now() - 2.5 * 86_400_000)),
  );
  await page.reload();
  await expect(popup).toBeVisible({ timeout: 6_000 });
  await expect(popup.getByRole('listitem')).toHaveCount(3);
  await popup.getByRole('button', { name: 'Rejoindre Discord' }).click();
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('community_popup_clicked'))).toBe('true');
});
