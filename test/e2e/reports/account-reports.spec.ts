import { expect, test, type Page } from '@playwright/test';
import { apifyFile } from '#test/e2e/kit/apify-file.ts';
import {
  linkDemo,
  newPerson,
  newPersonOn,
  sharedAdmin,
  sharedOrigin,
  signInAs,
  type Person,
} from '#test/e2e/kit/signed-up.ts';

type Plan = 'freemium' | 'premium';

/** Somebody with a plan and a demo creator, signed in, on the page of reports. */
async function onReports(page: Page, plan: Plan = 'premium'): Promise<{ person: Person; accountId: string }> {
  const person = await newPersonOn(plan);
  const account = await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  return { person, accountId: account.id };
}

const analyse = (page: Page) => page.getByRole('button', { name: 'Analyser', exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Rapports', exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const reportOpens = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Rapport de @demo-lea-cuisine' })).toBeVisible();

/** A report made over HTTP. */
async function made(person: Person, accountId: string, days: number): Promise<string> {
  const answer = await person.call('/account-analyses', { method: 'POST', json: { accountId, days } });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** « −51 445 » → −51445. */
const numberIn = (text: string) => Number(text.replaceAll('−', '-').replaceAll(/[^\d-]/g, ''));

test('an analysis says its price, opens its report, and its parts add up to the change', async ({ page }) => {
  await onReports(page);
  await expect(list(page).getByText('Pas encore de rapport')).toBeVisible();
  await expect(page.getByText('Coûte 1 analyse de compte sur 5 restantes ce mois-ci')).toBeVisible();
  const told = page.evaluate(
    () => new Promise(resolve => addEventListener('quotaUpdated', () => resolve(true), { once: true })),
  );
  await analyse(page).click();
  await reportOpens(page);
  expect(await told).toBe(true);
  await expect(
    page.getByText(/^Vos \d+ vidéos du .* ont fait .* vues, .* que les \d+ vidéos de la période d’avant\./),
  ).toBeVisible();

  const change = part(page, 'Ce qui a changé');
  await change.getByText('Tableau').click();
  // Five where the change of the usual video is not demonstrated and has no number of its own.
  await expect.poll(() => change.getByRole('row').count()).toBeGreaterThanOrEqual(6);
  const cells = await change.getByRole('row').locator('td:first-of-type').allTextContents();
  const [earlier = 0, ...rest] = cells.map(numberIn);
  const later = rest.pop();
  expect(rest.length).toBeGreaterThanOrEqual(3);
  expect(rest.reduce((sum, partOf) => sum + partOf, earlier)).toBe(later);

  await expect(part(page, 'Vos médianes').getByRole('row', { name: /^Vues/ })).toContainText(/×\d/);
  await page.getByRole('link', { name: 'Tous les rapports' }).click();
  await expect(list(page).getByRole('link', { name: 'Ouvrir le rapport n° 1' })).toBeVisible();
  await expect(page.getByText('Coûte 1 analyse de compte sur 4 restantes ce mois-ci')).toBeVisible();
  await page.getByRole('button', { name: 'Voir les quotas' }).click();
  const quotas = page.getByRole('dialog', { name: "Quotas d'utilisation" });
  await expect(quotas.getByRole('listitem').filter({ hasText: 'Analyses de compte' })).toContainText('1/5');
});

test('every figure leads to where it comes from, every piece of advice to its videos', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/${await made(person, accountId, 30)}`);
  const medians = part(page, 'Vos médianes');
  await medians.getByRole('button', { name: 'D’où vient ce chiffre : Vues, médiane' }).first().click();
  const source = page.getByRole('dialog', { name: 'D’où vient ce chiffre' });
  await expect(source).toContainText('données de démonstration');
  await expect(source).toContainText('Chiffres figés dans le rapport n° 1.');
  await page.keyboard.press('Escape');

  const advice = part(page, 'Conseils');
  const evidence = advice.getByText(/^Voir (?:la vidéo|les \d+ vidéos) derrière ce conseil$/).first();
  const count = Number(/\d+/.exec((await evidence.textContent()) ?? '')?.[0] ?? 1);
  await evidence.click();
  const videos = advice.getByRole('listitem').getByRole('listitem');
  await expect(videos.first()).toContainText(/vues/);
  const more = advice.getByRole('button', { name: /^Afficher \d+ vidéos? de plus$/ });
  if (count > 8) await more.click();
  await expect(videos).toHaveCount(count);

  // A test is proposed only for what a single comparison would have found: the demo data may yield none.
  const next = part(page, 'À essayer ensuite');
  const prepared = next.getByRole('link', { name: /^Préparer ce test/ }).first();
  if ((await prepared.count()) === 0) {
    await expect(next).toContainText('Rien à tester pour l’instant');
    return;
  }
  await prepared.click();
  await expect(page).toHaveURL(/\/account-reports\?accountId=.*&experiment=\w+%3A.+%3A(?:views|engagement)/);
});

test('parts of the day and weekdays are compared with the rest, and nothing is said to have no effect', async ({
  page,
}) => {
  const { person, accountId } = await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/${await made(person, accountId, 30)}`);
  const found = part(page, 'Ce qui marche chez vous');
  for (const name of ['Moment de la journée', 'Jour de la semaine'])
    await expect(found.getByRole('heading', { name })).toBeVisible();
  await expect(found).toContainText(/Aucune différence démontrée|Plus de vues|Moins de vues/);
  await expect(found).toContainText('un rapport sur vingt au plus afficherait un résultat établi');
});

test('the report is computed again and found the same', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/${await made(person, accountId, 7)}`);
  const basis = part(page, 'Sur quoi repose ce rapport');
  await expect(basis).toContainText(/[0-9a-f]{64}/);
  await basis.getByRole('button', { name: 'Recalculer et vérifier' }).click();
  await expect(basis.getByText(/^Identique/)).toBeVisible();
});

test('with few videos it keeps silent, in words, and gives no figure', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  const form = new FormData();
  const few = [3, 6, 9].map(daysAgo => ({ daysAgo, views: 900, likes: 40, comments: 5, shares: 5 }));
  form.append('file', new File([apifyFile('tout.petit', few)], 'export.json', { type: 'application/json' }));
  expect((await person.call('/imports', { method: 'POST', form })).status).toBe(201);
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  await analyse(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rapport de @tout.petit' })).toBeVisible();
  await expect(
    page.getByText(/^Vos 3 vidéos .* Aucune vidéo dans la période d’avant\s: rien à comparer/),
  ).toBeVisible();
  await expect(part(page, 'Vos médianes').getByRole('row', { name: /^Vues/ })).toContainText(
    'Pas assez de données : 3 vidéos, il en faut 6',
  );
  for (const name of ['Ce qui marche chez vous', 'Meilleures et moins bonnes vidéos']) {
    await expect(part(page, name)).toContainText(/Pas assez de données/);
    await expect(part(page, name)).not.toContainText('×');
  }
  await expect(part(page, 'Limites de ces chiffres')).toContainText('les 3 sont mises à âge égal');
  await expect(part(page, 'À essayer ensuite')).toContainText('Rien à tester pour l’instant');
});

test('a deleted report comes back by the message or from the bin', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  await made(person, accountId, 30);
  await page.reload();
  const remove = list(page).getByRole('button', { name: 'Supprimer le rapport n° 1' });
  const open = list(page).getByRole('link', { name: 'Ouvrir le rapport n° 1' });
  await remove.click();
  await expect(open).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(open).toBeVisible();

  await remove.click();
  const bin = part(page, 'Corbeille des rapports');
  await bin.getByRole('button', { name: 'Reprendre @demo-lea-cuisine · 1' }).click();
  await expect(open).toBeVisible();
  await expect(bin).toHaveCount(0);
});

test('the list shows more when asked', async ({ page }) => {
  const { person, accountId } = await onReports(page, 'premium');
  const { id } = (await (await person.call('/me')).json()) as { id: string };
  await sharedAdmin().call(`/admin/users/${id}/plan`, {
    method: 'PUT',
    json: { plan: 'business_starter', reason: 'pour le test' },
  });
  for (let days = 7; days < 19; days += 1) await made(person, accountId, days);
  await page.reload();
  await expect(list(page).getByText('10 rapports affichés')).toBeVisible();
  await list(page).getByRole('button', { name: 'Afficher plus de rapports' }).click();
  await expect(list(page).getByText('12 rapports affichés')).toBeVisible();
});

test('two reports stand side by side, and the address says which', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  const first = await made(person, accountId, 30);
  const second = await made(person, accountId, 60);
  await page.goto(`${sharedOrigin()}/account-reports/${second}`);
  const compare = part(page, 'Comparer avec un autre rapport');
  await compare.getByRole('combobox', { name: 'Autre rapport' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(new RegExp(`with=${first}`));
  await expect(compare.getByText(/n’ont pas le même nombre de jours/)).toBeVisible();
  const cells = await compare
    .getByRole('row', { name: /^Vidéos publiées/ })
    .locator('td')
    .allTextContents();
  // Cells repeat the column names, for phones.
  const [earlier = 0, later = 0, change] = cells.map(text =>
    numberIn(text.replace(/^Rapport n°.\d|^Écart/, '')),
  );
  expect(change).toBe(later - earlier);
  await page.reload();
  await expect(compare.getByRole('table')).toBeVisible();
  await compare.getByRole('button', { name: 'Fermer la comparaison' }).click();
  await expect(compare.getByRole('table')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${second}$`));
});

test('the free plan’s second analysis is refused, with the day when there are new ones', async ({ page }) => {
  await onReports(page, 'freemium');
  await expect(page.getByText('Coûte 1 analyse de compte sur 1 restante ce mois-ci')).toBeVisible();
  await analyse(page).click();
  await reportOpens(page);
  await page.goto(`${sharedOrigin()}/account-reports`);
  await expect(
    page.getByText(/^Plus d’analyse de compte disponible\. De nouvelles arrivent le 1er /),
  ).toBeVisible();
  await analyse(page).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Analyse impossible' });
  await expect(refused).toContainText(/Vous avez utilisé toutes vos analyses de compte.*disponibles le 1er /);
  await expect(refused.getByRole('link', { name: 'Voir les plans' })).toHaveAttribute('href', '/pricing');
});

test('own numbers of days are taken from 7 to 365, others are refused before anything is asked', async ({
  page,
}) => {
  await onReports(page);
  await page.getByText('Autre', { exact: true }).click();
  const field = page.getByLabel('Nombre de jours');
  for (const wrong of ['6', '366', '7,5', 'abc', '']) {
    await field.fill(wrong);
    await analyse(page).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('45');
  await analyse(page).click();
  await reportOpens(page);
  await page.getByRole('link', { name: 'Tous les rapports' }).click();
  await expect(list(page).getByRole('row')).toHaveCount(2);
});

test('what the counters do not tell is not called unlimited', async ({ page }) => {
  await page.route('**/rpc/quotas/overview*', route => route.abort());
  await onReports(page);
  await expect(page.getByText('Le nombre d’analyses restantes n’est pas connu')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('ne limite pas')).toHaveCount(0);
});

test('a report that is not there says so and leads back', async ({ page }) => {
  await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/nonsense`);
  await expect(page.getByRole('link', { name: 'Retour au dashboard' })).toBeVisible();
  await page.goto(`${sharedOrigin()}/account-reports/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Ce rapport n’est pas ici')).toBeVisible();
  await page.getByRole('link', { name: 'Tous les rapports' }).click();
  await expect(analyse(page)).toBeVisible();
});

test('the language changes on the page of a report, findings and all', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/${await made(person, accountId, 30)}`);
  await expect(part(page, 'Ce qui a changé')).toBeVisible();
  await page.getByRole('button', { name: 'Changer de langue' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(
    page.getByText(/^Your \d+ videos from .* than the \d+ videos of the period before\./),
  ).toBeVisible();
  await expect(part(page, 'What changed')).toBeVisible();
  await expect(page.getByText(/reportFindings\.|accountReports\./)).toHaveCount(0);
});

test('a report is saved as a file; the free plan is told what a paid one adds', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/${await made(person, accountId, 30)}`);
  await page.getByRole('button', { name: 'Exporter' }).click();
  const menu = page.getByRole('dialog', { name: 'Exporter' });
  for (const [name, format] of [
    ['CSV', 'csv'],
    ['JSON', 'json'],
    ['Markdown', 'md'],
  ]) {
    const saving = page.waitForEvent('download');
    await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    expect((await saving).suggestedFilename()).toMatch(
      new RegExp(`^accroche-demo-lea-cuisine-.*\\.${format}$`),
    );
  }

  const { id } = (await (await person.call('/me')).json()) as { id: string };
  await sharedAdmin().call(`/admin/users/${id}/plan`, {
    method: 'PUT',
    json: { plan: 'freemium', reason: 'pour le test' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Exporter' }).click();
  await expect(menu.getByRole('button')).toHaveCount(1);
  await expect(menu).toContainText('Avec un plan payant');
  await expect(menu.getByRole('link', { name: 'Voir les plans' })).toHaveAttribute('href', '/pricing');
});

test('printed, the report stands alone on paper', async ({ page }) => {
  const { person, accountId } = await onReports(page);
  await page.goto(`${sharedOrigin()}/account-reports/${await made(person, accountId, 30)}`);
  await reportOpens(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
});
