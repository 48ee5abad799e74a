import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, type Person } from '#test/e2e/kit/signed-up.ts';

/** Analyses of a demo creator's videos, made over HTTP: the free plan allows three. */
async function withReports(
  page: Page,
  count: number,
): Promise<{ person: Person; ids: string[]; titles: string[] }> {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  const known = await person.call('/videos?order=newest&limit=40');
  const { items: videos } = (await known.json()) as { items: { id: string; description: string }[] };
  const captioned = videos.filter(({ description }) => description.trim() !== '').slice(5, 5 + count);
  for (const { id: videoId } of captioned) {
    expect((await person.call('/analyses', { method: 'POST', json: { videoId } })).status).toBe(202);
  }
  let rows: { id: string; title: string; state: string }[] = [];
  await expect(async () => {
    const answer = await person.call('/video-reports?sort=made&direction=asc');
    rows = ((await answer.json()) as { items: typeof rows }).items;
    expect(rows.map(({ state }) => state)).toEqual(Array<string>(count).fill('done'));
  }).toPass({ timeout: 30_000 });
  await page.addInitScript(
    ([session]) => localStorage.setItem('accroche-session', session ?? ''),
    [JSON.stringify(person.session)],
  );
  return { person, ids: rows.map(({ id }) => id), titles: rows.map(({ title }) => title) };
}

const table = (page: Page) => page.getByRole('region', { name: 'Rapports vidéo' });
const rows = (page: Page) => table(page).getByRole('row');
const tick = (page: Page, index: number) => table(page).getByRole('checkbox').nth(index).check();
/** The start of a title, as a user would search for it. */
const start = (title: string | undefined) =>
  (title ?? '')
    .split(/[.!?#:…]/u)[0]
    ?.trim()
    .slice(0, 24)
    .trim() ?? '';

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
}

async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('the table is searched, sorted by its columns, and kept as a view; the address says it all', async ({
  page,
}) => {
  const { titles } = await withReports(page, 2);
  await page.goto('/video-reports');
  await expect(rows(page)).toHaveCount(3);
  await accessible(page);

  await table(page).getByRole('button', { name: 'Vues' }).click();
  await expect(page).toHaveURL(/sort=views&direction=desc/);
  await expect(table(page).getByRole('columnheader', { name: 'Vues' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const headers = await table(page).getByRole('columnheader').allTextContents();
  const views = async () => {
    const cells = rows(page).locator(`td:nth-child(${headers.findIndex(text => text.includes('Vues')) + 1})`);
    const [first = '', second = ''] = await cells
      .getByTitle(/\d/)
      .evaluateAll(all => all.map(one => one.getAttribute('title') ?? ''));
    return Number(first.replaceAll(/\D/g, '')) - Number(second.replaceAll(/\D/g, ''));
  };
  await expect.poll(views).toBeGreaterThan(0);
  await table(page).getByRole('button', { name: 'Vues' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Vues' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect.poll(views).toBeLessThan(0);

  const words = start(titles[0])
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase();
  await page.getByRole('searchbox').fill(words);
  await expect(page).toHaveURL(/q=/);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue(words);

  await page.getByRole('button', { name: 'Affichages' }).click();
  await page.getByLabel('Nom de l’affichage').fill('À revoir');
  await page.getByRole('button', { name: 'Garder cet affichage' }).click();
  await page.getByRole('button', { name: 'Ouvrir d’abord « À revoir »' }).click();
  await expect(page.getByRole('button', { name: 'Ouvrir d’abord « À revoir »' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/dashboard');
  await page.goto('/video-reports');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/q=.*sort=views/);
  await page.getByRole('button', { name: 'À revoir', exact: true }).click();
  await page.getByRole('button', { name: 'Supprimer l’affichage « À revoir »' }).click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'À revoir', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('rien de tel nulle part');
  await expect(page.getByText('Aucun rapport ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).first().click();
  await expect(rows(page)).toHaveCount(3);
  await fits(page);
});

test('several reports are labelled, deleted, taken back and compared', async ({ page }) => {
  const { titles } = await withReports(page, 3);
  await page.goto('/video-reports');
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Sélectionner les 3 rapports affichés').check();
  const bulk = page.getByRole('region', { name: 'Rapports sélectionnés' });
  await expect(bulk).toContainText('3 sélectionnés');
  await bulk.getByRole('button', { name: 'Étiqueter' }).click();
  await page.getByLabel('Étiquette').last().fill('client');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(table(page).getByText('client')).toHaveCount(3);

  await tick(page, 0);
  await bulk.getByRole('button', { name: 'Supprimer' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(rows(page)).toHaveCount(4);
  await tick(page, 0);
  await bulk.getByRole('button', { name: 'Supprimer' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByText('Corbeille (1)').click();
  const binned = page.getByRole('region', { name: 'Rapports vidéo dans la corbeille' });
  await binned.getByRole('checkbox').first().check();
  await bulk.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('La corbeille est vide')).toBeVisible();
  await page.goto('/video-reports');
  await expect(rows(page)).toHaveCount(4);

  await tick(page, 0);
  await expect(bulk.getByRole('button', { name: 'Comparer' })).toBeDisabled();
  await tick(page, 1);
  await tick(page, 2);
  await bulk.getByRole('button', { name: 'Comparer' }).click();
  await expect(page).toHaveURL(/compare\?ids=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Comparer des rapports vidéo' })).toBeVisible();
  for (const title of titles) await expect(page.getByRole('link', { name: start(title) })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await accessible(page);
  await fits(page);
});

test('columns are chosen and stay chosen; the report shows what is free and says what is not', async ({
  page,
}) => {
  const { ids, person } = await withReports(page, 1);
  await page.goto('/video-reports');
  await page.getByRole('button', { name: 'Colonnes' }).click();
  await page.getByRole('checkbox', { name: 'Engagement' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(table(page).getByRole('columnheader', { name: 'Engagement' })).toHaveCount(0);
  await page.reload();
  await expect(table(page).getByRole('columnheader', { name: 'Accroche' })).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Engagement' })).toHaveCount(0);

  await page.goto(`/video-reports/${ids[0]}`);
  // On the free plan, locked parts are announced in text and the free part is shown.
  await expect(page.getByText('En trois phrases')).toBeVisible();
  await expect(page.getByText('Un autre plan ouvre ici').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Provenance et empreintes' })).toBeVisible();
  await expect(page.getByText('C’est la seule version.')).toBeVisible();
  await accessible(page);
  await fits(page);

  // A hook class set by hand changes the result, so analysing the same video again makes a new version.
  const kind = 'comparison';
  await person.call(`/video-reports/${ids[0]}/hook-class`, { method: 'PUT', json: { kind } });
  await page.getByRole('button', { name: 'Analyser de nouveau' }).click();
  await expect(page).not.toHaveURL(new RegExp(ids[0] ?? ''));
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByText(/^n°.2, .* · affichée$/u)).toBeVisible();
  await expect(versions.getByRole('link', { name: /^n°.1, /u })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce qui a changé' })).toContainText('comparaison');
});

test('columns can be chosen once the earlier choice is known, not before', async ({ page }) => {
  await withReports(page, 1);
  const known = Promise.withResolvers<void>();
  await page.route('**/rpc/videoReports/views*', async route => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/video-reports');
  await page.getByRole('button', { name: 'Colonnes' }).click();
  const engagement = page.getByRole('checkbox', { name: 'Engagement' });
  await expect(engagement).toBeDisabled();
  known.resolve();
  await expect(engagement).toBeEnabled();
  await engagement.uncheck();
  await page.keyboard.press('Escape');
  await expect(table(page).getByRole('columnheader', { name: 'Engagement' })).toHaveCount(0);
});

test('a link shows a report without a session, in the language of the visitor, until it is taken back', async ({
  page,
  browser,
}) => {
  const { ids, titles } = await withReports(page, 1);
  await page.goto(`/video-reports/${ids[0]}`);
  await page.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager ce rapport' });
  await dialog.getByText('nom du compte').click();
  await dialog.getByLabel('Nom du lien').fill('Cliente');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const address = await dialog.getByLabel('Adresse').inputValue();
  expect(address).toMatch(/\/shared-report#[\w-]{43}$/);
  await expect(dialog.getByText('masque : le nom du compte')).toBeVisible();

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  const visitor = await context.newPage();
  const elsewhere: string[] = [];
  visitor.on('request', request => {
    if (!request.url().startsWith(new URL(address).origin)) elsewhere.push(request.url());
  });
  await visitor.goto(address);
  await expect(visitor.getByText(start(titles[0])).first()).toBeVisible();
  await expect(visitor.getByText('hidden account')).toBeVisible();
  await expect(
    visitor.getByText('Whoever shares this report has hidden: the name of the account.'),
  ).toBeVisible();
  await expect(visitor.getByText('demo-lea-cuisine')).toHaveCount(0);
  await accessible(visitor);
  await fits(visitor);
  expect(elsewhere).toEqual([]);

  await dialog.getByRole('button', { name: 'Retirer le lien « Cliente »' }).click();
  await expect(dialog.getByText('retiré', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/ouvert 1 fois/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This report is not available')).toBeVisible();
  await context.close();
});

test('in English too: the table, its empty state and its words', async ({ page }) => {
  const { ids } = await withReports(page, 1);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/video-reports');
  await expect(page.getByRole('region', { name: 'Video reports' }).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Select the report shown').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No video report yet')).toBeVisible();
  await page.goto(`/video-reports/${ids[0]}`);
  await expect(page.getByText('This report is not here')).toBeVisible();
});
