import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { apifyFile, type MadeVideo } from '#test/e2e/kit/apify-file.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

async function withDemo(page: Page, path: string): Promise<Person> {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, path);
  return person;
}

async function withFile(page: Page, path: string, videos: readonly MadeVideo[]): Promise<string> {
  const person = await newPerson(sharedOrigin());
  const handle = `pages_${Date.now() % 100_000_000}`;
  const form = new FormData();
  form.append('file', new File([apifyFile(handle, videos)], 'export.json'));
  await person.call('/imports', { method: 'POST', form });
  await signInAs(page, sharedOrigin(), person, path);
  return handle;
}

const made = (daysAgo: number, views: number, text: string): MadeVideo => ({
  daysAgo,
  views,
  likes: 10,
  comments: 1,
  shares: 1,
  text,
});

test('videos are sorted as asked for, and more of them come on demand', async ({ page }) => {
  const person = await withDemo(page, '/videos');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(51);
  await page.getByRole('radio', { name: 'Plus vues' }).check({ force: true });
  await expect(page).toHaveURL(/order=views/);
  const { items } = (await (await person.call('/videos?order=views&limit=1')).json()) as {
    items: { view_count: number }[];
  };
  const exact = new Intl.NumberFormat('fr-FR').format(items[0]?.view_count ?? -1);
  await expect(table.getByRole('row').nth(1).getByTitle(exact)).toBeVisible();
  await page.getByRole('button', { name: 'Afficher la suite' }).click();
  await expect(table.getByRole('row')).toHaveCount(101);
});

test('with captions as people write them, a phone shows every figure and button of a video whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const caption =
    'Personne ne te le dit, mais si ton levain ne monte pas, c’est presque toujours la température de la farine ' +
    '🍞✨ la recette complète est sur mon profil #levain #boulangeriefrancaise #painmaisonfacileetrapide @atelier.de.nadia';
  await withFile(
    page,
    '/videos',
    [12_345_678, 987_654, 4_321].map((views, at) => made(at + 1, views, caption)),
  );
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText('Personne ne te le dit');
  const cut = await page.getByRole('table').evaluate(table =>
    [...table.querySelectorAll('tbody td, tbody th, tbody button, tbody a')].flatMap(part => {
      const { left, right } = part.getBoundingClientRect();
      for (let box = part.parentElement; box !== null; box = box.parentElement) {
        const around = box.getBoundingClientRect();
        const clips = getComputedStyle(box).overflowX !== 'visible' || box === document.body;
        if (clips && (left < around.left - 1 || right > around.right + 1))
          return [
            `${part.localName} « ${part.textContent.slice(0, 20)} » ${Math.round(right - around.right)} px`,
          ];
      }
      return [];
    }),
  );
  expect(cut).toEqual([]);
});

test('opening words stand beside their views and the median of the same videos', async ({ page }) => {
  await withFile(
    page,
    '/hooks?tab=openings',
    [100, 200, 300, 400, 900].map((views, index) =>
      made(index + 8, views, `Phrase ${views}. Puis la suite. #tag`),
    ),
  );
  await expect(page.getByText(/^Médiane\s.*5\s.*300\svues/)).toBeVisible();
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toHaveText('Phrase 900.');
  await expect(first).toContainText('×3,0');
});

test('with too few videos the comparison is refused in words', async ({ page }) => {
  await withFile(page, '/hooks?tab=openings', [made(8, 100, 'Une phrase.'), made(9, 300, 'Une autre.')]);
  await expect(page.getByText(/Pas assez de données\s: 2\svidéos, il en faut\s5/)).toBeVisible();
  await expect(page.getByRole('table')).not.toContainText('×');
});

test('one’s own videos are downloaded as CSV and as JSON', async ({ page }) => {
  const handle = await withFile(page, '/download', [
    made(1, 100, '=1+1'),
    made(2, 200, 'Deux, "avec" guillemets'),
  ]);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const lines = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('view_count,like_count');
  expect(lines[1]).toContain("'=1+1");
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: /JSON/ }).click();
  const archive = JSON.parse(readFileSync(await (await json).path(), 'utf8')) as {
    account: { username: string; followers: number };
    videos: { view_count: number }[];
  };
  expect(archive.account).toMatchObject({ username: handle, followers: 4_321 });
  expect(archive.videos.map(video => video.view_count)).toEqual([100, 200]);
});

test('settings are saved, visibly, and stay', async ({ page }) => {
  const person = await withDemo(page, '/settings');
  const name = page.getByRole('textbox', { name: 'Nom complet' });
  await name.fill('Zoé Durand');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le profil' }).click();
  await expect(page.getByText(/^Enregistré à \d\d:\d\d/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Fuseau horaire' }).selectOption('Pacific/Auckland');
  await expect(page.getByText(/^Enregistré à/)).toHaveCount(2);
  const me = (await (await person.call('/me')).json()) as { profile: Record<string, string> };
  expect(me.profile).toMatchObject({ full_name: 'Zoé Durand', time_zone: 'Pacific/Auckland' });
  await page.reload();
  await expect(name).toHaveValue('Zoé Durand');
});

test('« Résilier votre contrat » says truthfully that there is none', async ({ page }) => {
  await withDemo(page, '/settings?cancel');
  await expect(page.getByRole('dialog', { name: 'Résilier votre contrat' })).toContainText(
    'aucun contrat payant',
  );
});

test('the administration is closed to those who are not administrators', async ({ page }) => {
  await newPerson(sharedOrigin());
  const person = await withDemo(page, '/admin');
  await expect(page.getByText('Cette page est réservée aux administrateurs')).toBeVisible();
  expect((await person.call('/admin/sources')).status).toBe(403);
});

test('reports list what has been measured, with its date and source', async ({ page }) => {
  await withDemo(page, '/account-reports');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row.getByRole('link', { name: 'Ouvrir @demo-lea-cuisine' })).toBeVisible();
  await expect(row).toContainText('données de démonstration');
  await expect(row).toContainText(/\d+,\d\d\s%/);
  await page.goto('/video-reports');
  await expect(page.getByText('Pas encore de rapport vidéo')).toBeVisible();
});
