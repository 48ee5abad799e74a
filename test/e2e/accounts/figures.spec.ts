import { expect, test, type Page } from '@playwright/test';
import { changeAnswer } from '#test/e2e/kit/changed-answer.ts';
import {
  linkDemo,
  newPerson,
  newPersonOn,
  sharedOrigin,
  signInAs,
  type Person,
} from '#test/e2e/kit/signed-up.ts';
import { withTwoAccounts } from '#test/e2e/kit/two-accounts.ts';

const standing = (page: Page) => page.getByRole('region', { name: 'Pour situer cet engagement' });
const overview = (page: Page) => page.getByRole('region', { name: 'Bilan de la période' });

async function withDemo(page: Page, path?: string): Promise<{ person: Person }> {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, path);
  return { person };
}

test('the benchmark’s source can be changed and is remembered; none per follower is offered', async ({
  page,
}) => {
  await withDemo(page);
  const source = standing(page).getByRole('combobox', { name: 'Source du repère' });
  await expect(source).toHaveValue('rival_iq_2024_influencers');
  const options = await source.locator('option').allTextContents();
  expect(options).toHaveLength(9);
  expect(options.every(option => /^.+ 20\d\d, .+$/.test(option))).toBe(true);
  await source.selectOption('socialinsider_2023');
  await expect(standing(page)).toContainText(/5,38\s%, moyenne par vue/);
  await expect(standing(page)).toContainText(/Votre moyenne\s:/);
  await source.selectOption('english_creators_2024');
  await expect(standing(page)).toContainText('(likes + commentaires + partages) / vues, comme ici');
  await page.reload();
  await expect(source).toHaveValue('english_creators_2024');
  await expect(standing(page)).toContainText(/6,51\s%, médiane par vue/);
});

test('the own percentile is a share of one’s own videos before', async ({ page }) => {
  await withDemo(page, '/dashboard?periodDays=30');
  await expect(standing(page)).toContainText(
    /La vidéo du milieu des 30 derniers jours \(.*\d+ vidéos\) fait mieux que \d+\s% des \d+ vidéos connues d’avant/,
  );
});

test('two videos are too few for a percentile, and the sentence says how many it takes', async ({ page }) => {
  await withTwoAccounts(page, { texts: ['un', 'deux'] });
  await expect(standing(page)).toContainText(
    /Pas assez de données\s: 2 vidéos à l’engagement connu sur la période, il en faut 5/,
  );
});

test('every total of the overview says what it was over as many days before', async ({ page }) => {
  const { person } = await withDemo(page);
  const stats = (await (await person.call('/dashboard')).json()) as {
    changes: { videos: { before: number } };
  };
  await expect(overview(page)).toContainText(/Comparé aux 30 jours précédents, du .* au .*\./);
  await expect(overview(page)).toContainText('Leurs vidéos ont eu 30 jours de plus pour être vues.');
  await expect(overview(page).getByText(/^(?:Écart\s: [+−].*|Inchangé) · avant\s: /)).toHaveCount(7);
  await expect(overview(page).getByText(`avant : ${stats.changes.videos.before}`).first()).toBeVisible();
});

test('a total whose change is not known says why, and shows no percentage', async ({ page }) => {
  const none = (reason: string, amount: number | null = null) => ({ kind: 'not_measurable', reason, amount });
  await changeAnswer<{ changes: Record<string, object> }>(page, 'dashboard/stats', stats => {
    Object.assign(stats.changes, {
      views: none('mixed_precision'),
      likes: none('below_rounding', 300),
      comments: none('unknown_counts', 2),
      followers: none('no_reading'),
    });
  });
  await withDemo(page);
  for (const sentence of [
    'Écart non mesurable : un chiffre exact et un chiffre arrondi ne se soustraient pas.',
    'Écart non mesurable : il tient dans l’arrondi de TikTok (± 300).',
    'Écart non mesurable : 2 vidéos sans ce nombre.',
    'Écart non mesurable : il manque un relevé au début ou à la fin de la période.',
  ]) {
    await expect(overview(page).getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('every figure of the overview is one tap away from where it comes from', async ({ page }) => {
  await withDemo(page);
  const mark = (figure: string | RegExp) =>
    overview(page).getByRole('button', {
      name: typeof figure === 'string' ? `D’où vient ce chiffre : ${figure}` : figure,
      exact: true,
    });
  const totals = ['Vidéos', 'Vues', 'Likes', 'Commentaires', 'Partages', 'Engagement moyen', 'Abonnés'];
  for (const total of totals) await expect(mark(total)).toBeVisible();
  await expect(mark(/Vues de «/)).toHaveCount(5);
  const perDay = overview(page).getByRole('figure', { name: 'Vues par jour de publication' });
  await perDay.getByRole('radio', { name: 'Tableau' }).check({ force: true });
  await expect(perDay.getByRole('table').getByRole('row')).toHaveCount(31);
  await perDay.getByRole('table').getByRole('button').first().click();
  const origin = page.getByRole('dialog', { name: 'D’où vient ce chiffre' });
  await expect(origin).toContainText('données de démonstration');
  await expect(origin).toContainText('exacte');
  await expect(origin).toContainText(/\d valeurs? mesurée/);
});

test('each of the latest videos says where its figures come from', async ({ page }) => {
  await withDemo(page);
  const latest = page.getByRole('region', { name: 'Vidéos les plus récentes' });
  const marks = latest.getByRole('button', { name: /^D’où vient ce chiffre\s: Chiffres de la vidéo du/ });
  await expect(marks).toHaveCount(await latest.getByRole('listitem').count());
  await marks.first().click();
  await expect(page.getByRole('dialog', { name: 'D’où vient ce chiffre' })).toContainText(
    /données de démonstration.*exacte.*1 valeur mesurée/,
  );
});

test('several sources in one total are named, and that some of them are rounded', async ({ page }) => {
  await changeAnswer<{ provenance: { views: object } }>(page, 'dashboard/stats', ({ provenance }) => {
    Object.assign(provenance.views, {
      source: null,
      sources: ['page_json', 'studio_file'],
      precision: 'rounded',
      mixed: true,
      step: 100,
    });
  });
  await withDemo(page);
  await overview(page).getByRole('button', { name: 'D’où vient ce chiffre : Vues', exact: true }).click();
  const origin = page.getByRole('dialog', { name: 'D’où vient ce chiffre' });
  await expect(origin).toContainText(
    '2 sources, dont arrondies : page publique TikTok et fichier importé (TikTok Studio)',
  );
  await expect(origin).toContainText(
    'exacte pour une partie, arrondie par TikTok pour le reste (par pas de 100)',
  );
});

test('figures that are old or incomplete are marked in words', async ({ page }) => {
  await withDemo(page);
  await expect(overview(page).getByText('À savoir sur ces chiffres', { exact: true })).toHaveCount(0);
  await changeAnswer<{ totalVideos: number; health: object }>(page, 'dashboard/stats', stats => {
    stats.totalVideos = 21;
    Object.assign(stats.health, {
      oldReadings: 3,
      oldestReadingAt: '2026-11-01T08:00:00.000Z',
      unknown: { views: 2, likes: 0, comments: 0, shares: 21 },
      contradicting: 4,
      gaps: 1,
    });
  });
  await page.reload();
  const notes = overview(page).getByRole('note').filter({ hasText: 'À savoir sur ces chiffres' });
  await expect(notes.getByRole('listitem')).toHaveText([
    /^3 vidéos sur 21 attendent un nouveau relevé \(le plus ancien date du 1er novembre 2026\)\s: leurs chiffres/,
    /^Vues\s: 2 vidéos sur 21 sans nombre connu, le total est un minimum\.$/,
    /^4 vidéos sur 21 ont plus de likes que de vues\s: aucun engagement ne les compte\.$/,
    /^1 trou de plus d’un jour et demi/,
  ]);
});

test('what changed is split into parts that add up, with advice that says what it rests on', async ({
  page,
}) => {
  const { person } = await withDemo(page);
  const { explanation } = (await (await person.call('/dashboard')).json()) as {
    explanation: { split: { change: number; parts: Record<string, number> }; advice: object[] };
  };
  const why = overview(page).getByRole('region', { name: 'Ce qui a changé, et pourquoi' });
  await why.getByRole('radio', { name: 'Tableau' }).check({ force: true });
  const views = why.getByRole('table').getByRole('row').locator('td:first-of-type');
  // Five where the change of the usual video is not demonstrated and has no number of its own.
  await expect.poll(() => views.count()).toBeGreaterThanOrEqual(5);
  const shown = await views.allTextContents();
  const numbers = shown.map(text => Number(text.replaceAll(/[\s+]/g, '').replace('−', '-')));
  expect(numbers.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(numbers.at(-1));
  expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(explanation.split.change);
  const table = page.waitForEvent('download');
  await why.getByRole('button', { name: /^Télécharger en CSV/ }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
  await expect(why.getByRole('heading', { level: 4 })).toHaveText('Ce que cela suggère');
  await expect(why.locator('ol > li')).toHaveCount(explanation.advice.length);
  expect(explanation.advice.length).toBeLessThanOrEqual(3);
  await expect(why.getByText(/^Repose sur \d+ vidéos?$/)).toHaveCount(explanation.advice.length);
});

test('the overview says which accounts and days it covers, and offers each for what made its change', async ({
  page,
}) => {
  const person = await newPersonOn('business_pro');
  await linkDemo(person);
  await linkDemo(person, 'demo-marc-bricole');
  await signInAs(page, sharedOrigin(), person);
  await expect(overview(page).getByText('Vos 2 comptes réunis', { exact: true })).toBeVisible();
  await expect(overview(page).getByText(/^du .* au .*, aujourd’hui compris$/)).toBeVisible();
  await expect(overview(page).locator('summary', { hasText: 'jour par jour' }).locator('svg')).toBeVisible();
  await overview(page).getByLabel('Voir le changement de').selectOption('@demo-lea-cuisine');
  await expect(overview(page).getByText('@demo-lea-cuisine', { exact: true }).first()).toBeVisible();
  await expect(overview(page).getByText('Vos 2 comptes réunis', { exact: true })).toHaveCount(0);
  await expect(overview(page).getByLabel('Voir le changement de')).toHaveCount(0);
});
