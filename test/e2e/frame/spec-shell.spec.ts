import { expect, test, type Page } from '@playwright/test';
import { changeAnswer, holdBack, withPlan } from '#test/e2e/kit/changed-answer.ts';
import { signedIn } from '#test/e2e/kit/signed-in.ts';
import { WITH_MOTION } from '#test/e2e/kit/with-motion.ts';

test.use(WITH_MOTION);

const INVITATION = 'https://discord.example/join';
const quotas = (page: Page) => page.getByRole('dialog', { name: "Quotas d'utilisation" });
const openQuotas = (page: Page) => page.getByRole('button', { name: 'Voir les quotas' }).click();
const popup = (page: Page) => page.getByRole('dialog', { name: 'Rejoignez la communauté' });
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key);

test('a page’s code comes when the page is asked for, with a spinner until it is there', async ({ page }) => {
  await signedIn(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/hooks');
  await expect(page.getByRole('heading', { level: 1, name: 'Hooks' })).toBeVisible();
  const pages = asked.flatMap(url => /\/assets\/([a-z-]+-page)-/.exec(url)?.slice(1) ?? []);
  expect([...new Set(pages)]).toEqual(['hooks-page']);
  const release = await holdBack(page, /\/assets\/scripts-page-/);
  await page.getByRole('complementary').getByRole('link', { name: 'Scripts' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Chargement/ })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible();
});

test('a loading screen shows until it is known whether there is a session', async ({ page }) => {
  await signedIn(page);
  await page.goto('/hooks');
  for (const path of ['/hooks', '/auth']) {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('accroche-session') ?? '{}') as object;
      const past = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
      localStorage.setItem('accroche-session', JSON.stringify(past));
    });
    const release = await holdBack(page, '**/auth/v1/token**');
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: /Chargement/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/auth/v1/token**');
  }
});

test('every page of the app says what it is and asks not to be indexed', async ({ page }) => {
  await signedIn(page);
  const titles = {
    '/dashboard': 'Dashboard Analytics',
    '/analyzer': 'Analyseur',
    '/videos': 'Vidéos',
    '/hooks': 'Hooks',
    '/scripts': 'Scripts',
    '/accounts': 'Comptes',
    '/chatbot': 'Assistant',
    '/download': 'Téléchargements',
    '/video-reports': 'Rapports vidéo',
    '/account-reports': 'Rapports de compte',
    '/settings': 'Réglages',
    '/admin': 'Administration',
  };
  await page.goto('/dashboard');
  for (const [path, title] of Object.entries(titles)) {
    // The same in the HTML sent for its URL as after navigation by a link.
    const sent = await (await page.request.get(path)).text();
    expect([path, sent]).toEqual([path, expect.stringContaining('<meta name="robots" content="noindex"')]);
    await page.evaluate(to => history.pushState(null, '', to), path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect((await page.title()).length).toBeLessThanOrEqual(60);
  }
});

test('at 768 px the sidebar stands beside the page, at 767 px it is a drawer', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/hooks');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
});

test('the theme is kept under its key, and the other tabs of the app follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signedIn(page);
  await page.goto('/hooks');
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(
    page.getByRole('complementary').getByRole('button', { name: 'Changer le thème' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Changer le thème' }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect(other.locator('html')).toHaveClass(/dark/);
  expect(await stored(page, 'theme')).toBe('dark');
});

test('a sign-out that fails at the server is said in one line, and one is signed in as before', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/scripts');
  await page.route('**/auth/v1/logout**', route => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(
    page.getByText("Erreur de déconnexion: Une erreur s'est produite", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/scripts$/);
  await page.reload();
  await expect(page).toHaveURL(/\/scripts$/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe('the quota card', () => {
  test('says that it loads, and shows nothing without usage or without limits', async ({ page }) => {
    await signedIn(page);
    const release = await holdBack(page, '**/rpc/quotas/overview');
    await page.goto('/hooks');
    await openQuotas(page);
    await expect(quotas(page).getByText('Chargement...', { exact: true })).toBeVisible();
    release();
    await expect(quotas(page).getByRole('progressbar')).toHaveCount(4);
    for (const part of ['usage', 'limits']) {
      await page.unrouteAll();
      await changeAnswer(page, 'quotas/overview', overview => (overview[part] = null));
      await page.reload();
      await openQuotas(page);
      await expect(quotas(page)).toBeVisible();
      await expect(quotas(page).getByText('Chargement...')).toHaveCount(0);
      await expect(quotas(page)).toHaveText('');
    }
  });

  test('shows used and limit, capped, in the colour of what is left, with what is left and until when', async ({
    page,
  }) => {
    await signedIn(page);
    let used = 0;
    await changeAnswer<{ usage: object; limits: object }>(page, 'quotas/overview', ({ usage, limits }) => {
      Object.assign(limits, { video_analysis_daily: 100, video_analysis_monthly: 1000 });
      Object.assign(usage, { video_analysis_weekly: used, video_analysis_monthly: used });
    });
    await page.goto('/hooks');
    await openQuotas(page);
    const bar = quotas(page).getByRole('progressbar', { name: 'Analyses vidéo' });
    const fill = bar.locator('div');
    const colours = new Map<string, string>();
    for (const [count, tone, percent] of [
      [69, 'primary', '69'],
      [70, 'warning', '70'],
      [89, 'warning', '89'],
      [90, 'danger', '90'],
      [130, 'danger', '100'],
    ] as const) {
      used = count;
      await page.evaluate(() => window.dispatchEvent(new Event('quotaUpdated')));
      await expect(quotas(page).getByText(`${count}/100`, { exact: true })).toBeVisible();
      await expect(bar).toHaveAttribute('data-tone', tone);
      await expect(bar).toHaveAttribute('aria-valuenow', percent);
      colours.set(tone, await fill.evaluate(element => getComputedStyle(element).backgroundColor));
      const track = (await bar.boundingBox())?.width ?? 0;
      await expect
        .poll(async () => Math.round((((await fill.boundingBox())?.width ?? 0) / track) * 100))
        .toBe(Number(percent));
      if (count === 70) {
        await expect(quotas(page).getByText("30 analyses restantes aujourd'hui")).toBeVisible();
        await expect(quotas(page).getByText('930 analyses restantes ce mois')).toBeVisible();
      }
    }
    expect(new Set(colours.values()).size).toBe(3);
    const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
      .format(new Date())
      .split('-')
      .map(Number);
    const [tomorrow, firstOfMonth] = [Date.UTC(year, month - 1, day + 1), Date.UTC(year, month, 1)].map(
      date =>
        new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
          .format(date)
          .replace(/^1 /, '1er '),
    );
    await expect(quotas(page)).toContainText(
      `Remise à zéro : le ${tomorrow} à 00:00 pour le jour, le ${firstOfMonth} à 00:00 pour le mois.`,
    );
  });

  test('gives each kind of plan its own icon, and only the free one the way to more', async ({ page }) => {
    await signedIn(page);
    const icons = new Map<string, string>();
    for (const [plan, isAdmin, name] of [
      ['freemium', false, 'Gratuit'],
      ['apprenant', false, 'Apprenant'],
      ['premium', false, 'Premium'],
      ['pro', false, 'Premium'],
      ['business_enterprise', false, 'Business Enterprise'],
      ['business_pro', false, 'Business Pro'],
      ['business_pro', true, 'Admin'],
    ] as const) {
      await page.unrouteAll();
      await withPlan(page, plan, isAdmin);
      await page.goto('/hooks');
      await openQuotas(page);
      const badge = quotas(page).locator('header').getByText(name, { exact: true });
      await expect(badge).toBeVisible();
      icons.set(name, (await badge.locator('svg').getAttribute('class')) ?? '');
      await expect(quotas(page).getByRole('link', { name: 'Augmenter mes quotas' })).toHaveCount(
        plan === 'freemium' ? 1 : 0,
      );
    }
    expect(icons.get('Apprenant')).toBe(icons.get('Premium'));
    expect(icons.get('Business Enterprise')).toBe(icons.get('Business Pro'));
    expect(new Set(icons.values()).size).toBe(4);
  });

  test('falls back to the free plan when usage cannot be read', async ({ page }) => {
    await signedIn(page);
    await withPlan(page, 'business_pro');
    await page.route('**/rpc/quotas/overview', route => route.abort());
    await page.goto('/hooks');
    await openQuotas(page);
    await expect(quotas(page).locator('header').getByText('Gratuit', { exact: true })).toBeVisible();
    await expect(quotas(page).getByText('0/3', { exact: true })).toHaveCount(3);
    await expect(quotas(page).getByText('Illimité', { exact: true })).toHaveCount(1);
  });

  test('reads usage again every 30 s while it is open', async ({ page }) => {
    await page.clock.install();
    await signedIn(page);
    let reads = 0;
    page.on('requestfinished', request => {
      if (request.url().endsWith('/rpc/quotas/overview')) reads += 1;
    });
    await page.goto('/hooks');
    await openQuotas(page);
    await expect(quotas(page).getByRole('progressbar')).toHaveCount(4);
    for (let round = 0; round < 2; round += 1) {
      const before = reads;
      await page.clock.runFor(29_000);
      expect(reads).toBe(before);
      await page.clock.runFor(1_500);
      await expect.poll(() => reads).toBe(before + 1);
      // The next half minute passes instantly: the page must have processed this answer before.
      await page.waitForTimeout(300);
    }
  });
});

test.describe('the community popup', () => {
  /** Uses a fake clock: seconds pass without waiting. */
  async function withInvitation(page: Page) {
    await page.clock.install();
    await signedIn(page);
    await changeAnswer(page, 'me/get', me => (me['communityUrl'] = INVITATION));
  }

  /** Loads the page with these localStorage items and lets `seconds` pass. */
  async function load(page: Page, memory: Record<string, string>, seconds: number) {
    await page.evaluate(items => {
      for (const key of ['community_popup_last_shown', 'community_popup_clicked']) {
        localStorage.removeItem(key);
      }
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, memory);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(seconds * 1000);
  }
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;

  test('waits 3 s, and at the first time only remembers when', async ({ page }) => {
    await withInvitation(page);
    await page.addInitScript(() => {
      const setItem = localStorage.setItem.bind(localStorage);
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('community')) Object.assign(window, { cachedAfterMs: performance.now() });
        setItem(key, value);
      };
    });
    await page.goto('/hooks');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(4_000);
    await expect.poll(() => stored(page, 'community_popup_last_shown')).not.toBeNull();
    const after = await page.evaluate(() => (window as { cachedAfterMs?: number }).cachedAfterMs);
    expect(after).toBeGreaterThanOrEqual(3_000);
    expect(after).toBeLessThan(8_000);
    const shownAt = Number(await stored(page, 'community_popup_last_shown'));
    expect(Math.abs(Date.now() - shownAt)).toBeLessThan(15_000);
    await page.clock.runFor(500);
    await expect(popup(page)).toHaveCount(0);
  });

  test('stays closed until 2.5 days have passed, then opens with its three benefits and notes the time', async ({
    page,
  }) => {
    await withInvitation(page);
    await page.goto('/hooks');
    const recent = String(daysAgo(2.49));
    await load(page, { community_popup_last_shown: recent }, 4);
    await expect(popup(page)).toHaveCount(0);
    expect(await stored(page, 'community_popup_last_shown')).toBe(recent);

    const old = daysAgo(2.5);
    await load(page, { community_popup_last_shown: String(old) }, 3);
    await expect(popup(page)).toBeVisible();
    expect(Number(await stored(page, 'community_popup_last_shown'))).toBeGreaterThan(old + 2 * 86_400_000);
    const benefits = popup(page).getByRole('listitem');
    await expect(benefits).toHaveText([/communauté/i, /Conseils exclusifs/, /priorité/]);
    await popup(page).getByRole('button', { name: 'Plus tard' }).click();
    await expect(popup(page)).toBeHidden();
    expect(await stored(page, 'community_popup_clicked')).toBeNull();
  });

  test('opens the invitation in a new tab, and never shows again', async ({ page, context }) => {
    await context.route('https://discord.example/**', route => route.fulfill({ body: 'ok' }));
    await withInvitation(page);
    await page.goto('/hooks');
    const old = String(daysAgo(9));
    await load(page, { community_popup_last_shown: old }, 4);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      popup(page).getByRole('button', { name: 'Rejoindre Discord' }).click(),
    ]);
    await expect(tab).toHaveURL(INVITATION);
    await expect(popup(page)).toBeHidden();
    expect(await stored(page, 'community_popup_clicked')).toBe('true');
    await load(page, { community_popup_last_shown: old, community_popup_clicked: 'true' }, 4);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('who is no administrator is told so on /admin, and may go back', async ({ page }) => {
  await signedIn(page);
  await changeAnswer(page, 'me/get', me => (me['is_admin'] = false));
  await page.goto('/admin');
  await expect(page.getByText('Cette page est réservée aux administrateurs')).toBeVisible();
  await expect(page.getByRole('button', { name: /collecte en direct/ })).toHaveCount(0);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await expect(sidebar.getByText('Admin', { exact: true })).toHaveCount(0);
});

test('the settings have parts for profile, account, language, theme and notifications', async ({ page }) => {
  const { email } = await signedIn(page);
  await page.goto('/settings');
  const profile = page.getByRole('region', { name: 'Profil' });
  await expect(profile.getByText(email)).toBeVisible();
  const accounts = page.getByRole('region', { name: 'Comptes liés' });
  await expect(accounts.getByRole('listitem')).toHaveText([/^@demo-.*principal/i]);
  await profile.getByRole('link', { name: 'Changer de mot de passe' }).click();
  await expect(page).toHaveURL(/\/settings#sign-in$/);
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeInViewport();
  await page.goto('/settings');
  await profile.getByRole('textbox', { name: 'Nom complet' }).fill('Léa Martin');
  await profile.getByRole('button', { name: 'Enregistrer le profil' }).click();
  await expect(profile.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible();
  const display = page.getByRole('region', { name: 'Affichage' });
  await display.getByRole('radio', { name: 'Sombre' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass(/dark/);
  const byMail = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('checkbox', { name: 'Synchronisation terminée, E-mail' });
  await expect(byMail).not.toBeChecked();
  await byMail.click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/^Enregistré à/)).toBeVisible();
  await display.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Léa Martin');
  await expect(page.getByRole('checkbox', { name: 'Sync done, E-mail' })).toBeChecked();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('« Résilier votre contrat » is not offered on the free plan, and says so to who asks', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Plan', exact: true }).getByText('Gratuit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Résilier votre contrat' })).toHaveCount(0);
  await page.goto('/settings?cancel');
  await expect(page.getByRole('dialog', { name: 'Résilier votre contrat' })).toContainText(
    'Il n’y a rien à résilier',
  );
});
