import { expect, test, type Page } from '@playwright/test';
import { apifyFile, type MadeVideo } from '#test/e2e/kit/apify-file.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

interface Performance {
  count: number;
  medians: { views: number };
  series: (Record<'views' | 'likes' | 'comments' | 'shares' | 'engagement', number> & {
    createdAt: string;
  })[];
}

const panel = (page: Page) => page.getByRole('region', { name: 'Performance du compte' });
const chart = (page: Page) => page.getByRole('region', { name: 'Performance des dernières vidéos' });
const period = (page: Page, days: number) =>
  chart(page).getByRole('radio', { name: `${days} derniers jours`, exact: true });
const explorer = (page: Page) => chart(page).getByRole('slider');

async function withDemo(page: Page, path = '/dashboard'): Promise<{ person: Person; id: string }> {
  const person = await newPerson(sharedOrigin());
  const { id } = await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, path);
  return { person, id };
}

async function withFile(page: Page, videos: readonly MadeVideo[], readDaysAgo = 0): Promise<Person> {
  const person = await newPerson(sharedOrigin());
  const form = new FormData();
  const handle = `fichier_${Date.now() % 100_000_000}`;
  form.append(
    'file',
    new File([apifyFile(handle, videos, { readDaysAgo })], 'export.json', { type: 'application/json' }),
  );
  expect((await person.call('/imports', { method: 'POST', form })).status).toBe(201);
  await signInAs(page, sharedOrigin(), person);
  return person;
}

const made = (daysAgo: number, views: number): MadeVideo => ({
  daysAgo,
  views,
  likes: 50,
  comments: 5,
  shares: 2,
});

test('the dashboard says what it is, of when its data are, and where the reports are', async ({ page }) => {
  await withDemo(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Analytics' })).toBeVisible();
  await expect(page.getByText("Vue d'ensemble de vos performances TikTok", { exact: true })).toBeVisible();
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .format(new Date())
    .replace(/^1 /, '1er ');
  await expect(page.getByText(`Dernière mise à jour : ${today}`)).toBeVisible();
  await expect(panel(page).getByText(/^Données\sdu\s/)).toBeVisible();
  await expect(panel(page).getByText('données de démonstration')).toBeVisible();
  const reports = page.getByRole('navigation', { name: 'Rapports et aide' }).getByRole('link');
  await expect(reports).toHaveCount(3);
  await expect(reports.nth(0)).toContainText(/0\srapport/);
  await expect(reports.nth(0)).toHaveAttribute('href', '/video-reports');
  await expect(reports.nth(1)).toHaveAttribute('href', '/account-reports');
  await expect(reports.nth(2)).toHaveAttribute('href', '/support');
  const actions = page.getByRole('navigation', { name: 'Actions' });
  await expect(actions.getByRole('link', { name: 'Analyser un compte' })).toHaveAttribute(
    'href',
    '/accounts',
  );
  await expect(actions.getByRole('link', { name: 'Analyser une vidéo' })).toHaveAttribute('href', '/videos');
  await expect(actions.getByRole('link', { name: 'Améliorer mon plan' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test('four tiles, four averages with their medians, and the mark that says where a figure comes from', async ({
  page,
}) => {
  await withDemo(page);
  for (const tile of ['Abonnés', 'Vidéos', 'Likes totaux', 'Engagement moyen']) {
    await expect(panel(page).getByRole('button', { name: `D’où vient ce chiffre : ${tile}` })).toBeVisible();
  }
  await expect(
    panel(page)
      .getByText(/^\d+,\d\d\s%$/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByText(/^(élevé|moyen|faible)\s:\s/)).toBeVisible();
  const averages = page.getByRole('region', { name: /Performances moyennes par vidéo/ });
  const bars = averages.getByRole('progressbar');
  await expect(bars).toHaveCount(4);
  // Each is as full as it says: the mean is a part of the best video.
  for (const bar of await bars.all()) {
    const said = Number(await bar.getAttribute('aria-valuenow'));
    expect(said).toBeGreaterThan(5);
    expect(said).toBeLessThanOrEqual(100);
    const drawn = () =>
      bar.evaluate(track => {
        const fill = track.firstElementChild?.getBoundingClientRect().width ?? 0;
        return Math.round((fill / track.getBoundingClientRect().width) * 100);
      });
    await expect.poll(drawn).toBe(said);
  }
  await expect(averages.getByText(/^Médiane\s/)).toHaveCount(4);
  await panel(page).getByRole('button', { name: 'D’où vient ce chiffre : Abonnés' }).click();
  const origin = page.getByRole('dialog', { name: 'D’où vient ce chiffre' });
  await expect(origin.getByText('données de démonstration')).toBeVisible();
  await expect(origin.getByText('exacte')).toBeVisible();
});

test('the period starts at 30 days, stands in the address and changes the figures', async ({ page }) => {
  const { person, id } = await withDemo(page);
  await expect(chart(page).getByText("Période d'analyse", { exact: true })).toBeVisible();
  await expect(chart(page).getByRole('radio')).toHaveCount(5 + 2);
  await expect(period(page, 30)).toBeChecked();
  for (const days of [21, 15, 7, 2, 30]) {
    await period(page, days).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`periodDays=${days}`));
    const answer = await person.call(`/linked-accounts/${id}/performance?periodDays=${days}`);
    const { count } = (await answer.json()) as Performance;
    const said = count === 0 ? 'Aucune vidéo' : count === 1 ? '1 vidéo' : `${count} vidéos`;
    await expect(
      chart(page).getByText(new RegExp(`^${said.replaceAll(' ', '\\s')}\\ssur\\s${days}\\sjours`)),
    ).toBeVisible();
  }
  await period(page, 30).check({ force: true });
  await expect(page).toHaveURL(/periodDays=30/);
  await page.reload();
  await expect(period(page, 30)).toBeChecked();
});

test('each line can be hidden and shown, and tells its state', async ({ page }) => {
  await withDemo(page, '/dashboard?periodDays=30');
  for (const name of ['Vues', 'Likes', 'Commentaires', 'Partages']) {
    const toggle = chart(page).getByRole('button', { name, exact: true });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(chart(page).getByText('Toutes les courbes sont masquées.', { exact: false })).toBeVisible();
  await chart(page).getByRole('button', { name: 'Likes', exact: true }).press('Enter');
  await expect(chart(page).locator('g[data-series]')).toHaveCount(1);
  await expect(chart(page).locator('g[data-series="likes"]')).toBeVisible();
});

test('four lines, told apart without colour, of which none lies flat', async ({ page }) => {
  await withDemo(page, '/dashboard?periodDays=30');
  const lines = chart(page).locator('g[data-series] > path[stroke-dasharray]');
  await expect(lines).toHaveCount(4);
  const dashes = await lines.evaluateAll(paths => paths.map(path => path.getAttribute('stroke-dasharray')));
  expect(new Set(dashes).size).toBe(4);
  const tall = await lines.evaluateAll(paths => paths.map(path => path.getBoundingClientRect().height));
  for (const height of tall) expect(height).toBeGreaterThan(60);
  expect((await explorer(page).boundingBox())?.height).toBe(400);
});

test('the chart is explored by keyboard, with every value of a video read aloud', async ({ page }) => {
  const { person, id } = await withDemo(page, '/dashboard?periodDays=30');
  const answer = await person.call(`/linked-accounts/${id}/performance?periodDays=30`);
  const { series } = (await answer.json()) as Performance;
  await explorer(page).focus();
  await page.keyboard.press('Home');
  await expect(explorer(page)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('ArrowRight');
  await expect(explorer(page)).toHaveAttribute('aria-valuenow', '2');
  const format = (value: number) => new Intl.NumberFormat('fr-FR').format(value);
  const { views, likes, comments, shares, engagement } = series[1]!;
  expect(engagement).toBeCloseTo(((likes + comments + shares) * 100) / views, 9);
  const said = `Vues ${format(views)}, Likes ${format(likes)}, Commentaires ${format(comments)}, Partages ${format(shares)}`;
  const percent = engagement.toFixed(2).replace('.', ',');
  await expect(explorer(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`${said}, Engagement ${percent}\\s%`),
  );
  await page.keyboard.press('End');
  await expect(explorer(page)).toHaveAttribute('aria-valuenow', String(series.length));
  const tooltip = chart(page).getByRole('definition', { includeHidden: true });
  await expect(tooltip).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('the same data are one click away as a table', async ({ page }) => {
  const { person, id } = await withDemo(page, '/dashboard?periodDays=30');
  const answer = await person.call(`/linked-accounts/${id}/performance?periodDays=30`);
  const { series } = (await answer.json()) as Performance;
  await chart(page).getByRole('radio', { name: 'Tableau' }).check({ force: true });
  const rows = chart(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(series.length + 1);
  const newest = series.at(-1);
  await expect(rows.nth(1)).toContainText(new Intl.NumberFormat('fr-FR').format(newest?.views ?? -1));
});

test('a period without a video says so and leads to the nearest one that has some', async ({ page }) => {
  await withFile(page, [made(18, 900), made(19, 1_200), made(25, 700)]);
  await page.goto('/dashboard?periodDays=7');
  await expect(chart(page).getByText(/^Aucune\svidéo\spubliée\s.*7.*\sjours/)).toBeVisible();
  await chart(page).getByRole('button', { name: 'Voir les 21 derniers jours' }).click();
  await expect(page).toHaveURL(/periodDays=21/);
  await expect(chart(page).getByText(/^2\svidéos\ssur\s21\sjours,\smédiane\s/)).toBeVisible();
  await expect(page.getByText('2 vidéos seulement', { exact: false })).toBeVisible();
});

test('a period after the end of the data says once that it is unknown', async ({ page }) => {
  await withFile(page, [made(200, 900)], 190);
  const overview = page.getByRole('region', { name: 'Bilan de la période' });
  await expect(overview.getByText(/rien\sn’est\scomparé\./)).toHaveCount(1);
  await expect(
    overview.getByText(/Comparé aux|Comparaison impossible|Inconnu|Pas de changement/),
  ).toHaveCount(0);
  await expect(overview.getByText(/Vues par jour de publication|Vidéos les plus vues/)).toHaveCount(0);
});

test('videos older than every period are said to be so', async ({ page }) => {
  await withFile(page, [made(200, 900)]);
  await expect(
    chart(page).getByText('elle sort de toutes les périodes proposées', { exact: false }),
  ).toBeVisible();
});

test('figures read long ago are marked as old, with the day they are of beside the last update', async ({
  page,
}) => {
  await withFile(page, [made(12, 900), made(13, 800)], 9);
  const dayOf = (daysAgo: number) =>
    new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
      .format(Date.now() - daysAgo * 86_400_000)
      .replace(/^1 /, '1er ');
  const updated = page.getByText(`Dernière mise à jour : ${dayOf(9)}`);
  await expect(updated.locator('..').getByText(`Données du ${dayOf(9)}`, { exact: true })).toBeVisible();
  await expect(panel(page).getByText(`Données du ${dayOf(9)}`, { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Données anciennes', { exact: true })).toBeVisible();
  await expect(panel(page).getByTitle(/^Relevées la semaine dernière/)).toBeVisible();
});

test('counts that TikTok rounds are drawn in steps, with hollow signs, and say how precise they are', async ({
  page,
}) => {
  await withFile(page, [made(1, 12_300), made(2, 45_600), made(3, 8_000)]);
  await expect(chart(page).getByText(/arrondis\spar\sTikTok/)).toBeVisible();
  await expect(chart(page).locator('g[data-series="views"] > path').first()).toHaveAttribute('d', /H/);
  await expect(chart(page).locator('g[data-series="likes"] > path').first()).not.toHaveAttribute('d', /H/);
  await explorer(page).focus();
  await page.keyboard.press('End');
  await expect(explorer(page)).toHaveAttribute('aria-valuetext', /Vues 12\s300 ± 100/);
});

test('one single video is a chart too', async ({ page }) => {
  await withFile(page, [made(1, 900)]);
  await expect(chart(page).getByText('1 vidéo sur 30 jours, 900 vues')).toBeVisible();
  await expect(chart(page).locator('g[data-series]')).toHaveCount(4);
  await expect(explorer(page)).toHaveAttribute('aria-valuemax', '1');
});

test('an account selector is not for those who see their primary account only', async ({ page }) => {
  await withDemo(page);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sélectionner un compte' })).toHaveCount(0);
});

test('the language changes to English without a reload, figures included', async ({ page }) => {
  await withDemo(page);
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Changer de langue' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Account performance' })).toBeVisible();
  await expect(page.getByText('Followers', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Data\sfrom\s/).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const main = await page.getByRole('main').innerText();
  expect(main).not.toMatch(/Abonnés|Vidéos|Comptes|vues\b|Période/);
});

test('the first load of the dashboard asks for little', async ({ page }) => {
  await withDemo(page);
  await expect(chart(page)).toBeVisible();
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/rpc/')) calls.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(chart(page)).toBeVisible();
  for (const name of ["Quotas d'utilisation", 'Activité récente', 'Bilan de la période']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  // Calls delayed by a few seconds are counted too.
  await page.waitForTimeout(6_000);
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(6);
});

test('the overview shows the most viewed videos, and where the accounts stood at the end of each day', async ({
  page,
}) => {
  const { person, id } = await withDemo(page);
  const answer = await person.call(`/linked-accounts/${id}/performance?periodDays=7`);
  const { series } = (await answer.json()) as { series: { views: number; createdAt: string }[] };
  const most = series.toSorted((a, b) => b.views - a.views).slice(0, 5);
  expect(most).not.toEqual([]);
  const stats = (await (await person.call('/dashboard?periodDays=7')).json()) as {
    viewsEvolution: { name: string }[];
    accountsGrowth: { accounts: number; videos: number; totalFollowers: number; avgEngagement: number }[];
  };
  await page.goto('/dashboard?periodDays=7');
  const overview = page.getByRole('region', { name: 'Bilan de la période' });
  const format = (value: number) => new Intl.NumberFormat('fr-FR').format(value);
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const top = overview.getByRole('region', { name: 'Vidéos les plus vues' }).getByRole('listitem');
  await expect(top).toHaveCount(most.length);
  for (const [index, { views, createdAt }] of most.entries()) {
    await expect(top.nth(index)).toContainText(`@demo-lea-cuisine · ${day.format(new Date(createdAt))}`);
    await expect(top.nth(index).getByTitle(format(views), { exact: true })).toHaveText(/^\S+ vues$/);
  }
  await overview.locator('summary', { hasText: 'Vos comptes, jour par jour' }).click();
  const rows = overview.getByRole('table', { name: 'Vos comptes, jour par jour' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 7);
  for (const [index, { accounts, videos, totalFollowers, avgEngagement }] of stats.accountsGrowth.entries()) {
    const engagement = `${avgEngagement.toFixed(2).replace('.', ',')} %`;
    const counts = [totalFollowers, videos, accounts, accounts + videos].map(format);
    await expect(rows.nth(7 - index).getByRole('rowheader')).toHaveText(stats.viewsEvolution[index]!.name);
    await expect(rows.nth(7 - index).getByRole('cell')).toHaveText([...counts, engagement]);
  }
});
