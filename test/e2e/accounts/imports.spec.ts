import { expect, test, type Page } from '@playwright/test';
import { apifyFile, type MadeVideo } from '#test/e2e/kit/apify-file.ts';
import { newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

/** Counts below 10,000: the platform does not round them. */
const VIDEOS: MadeVideo[] = [
  { daysAgo: 1, views: 1_000, likes: 100, comments: 10, shares: 5, text: 'La première accroche. La suite.' },
  { daysAgo: 2, views: 2_000, likes: 120, comments: 30, shares: 10 },
  { daysAgo: 3, views: 3_000, likes: 90, comments: 3, shares: 1, text: '' },
  { daysAgo: 4, views: 9_000, likes: 900, comments: 45, shares: 90 },
  { daysAgo: 5, views: 500, likes: 20, comments: 0, shares: 0 },
  { daysAgo: 20, views: 4_000, likes: 300, comments: 20, shares: 10 },
];

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const engagement = ({ views, likes, comments, shares }: MadeVideo) =>
  ((likes + comments + shares) / views) * 100;
const percent = (value: number) =>
  new Intl.NumberFormat('fr-FR', {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value / 100);

let files = 0;

async function choose(page: Page, content: string, name = `export-${(files += 1)}.json`) {
  await page
    .getByLabel(/export TikTok Studio/)
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  return name;
}

async function onAccounts(page: Page): Promise<Person> {
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person, '/accounts');
  return person;
}

const preview = (page: Page, file: string) => page.getByRole('region', { name: `Aperçu de ${file}` });
const count = (page: Page, file: string, label: string) =>
  preview(page, file).locator('dl > div').filter({ hasText: label }).getByRole('definition');

test('a file is shown before it is saved, and its figures are those of the dashboard', async ({ page }) => {
  const person = await onAccounts(page);
  const handle = `import_${Date.now() % 10_000_000}`;
  const file = await choose(page, apifyFile(handle, VIDEOS));

  await expect(preview(page, file).getByText(`@${handle}`, { exact: true })).toBeVisible();
  await expect(preview(page, file).getByText('sera lié à votre profil')).toBeVisible();
  await expect(count(page, file, 'Vidéos lues')).toHaveText('6');
  await expect(count(page, file, 'Nouvelles')).toHaveText('6');
  await expect(count(page, file, 'Déjà là')).toHaveText('0');
  await expect(preview(page, file).getByText(/^Publiées\sdu\s\d+\s.*\sau\s\d+\s/)).toBeVisible();
  const before = (await (await person.call('/linked-accounts')).json()) as { items: unknown[] };
  expect(before.items).toEqual([]);

  await page.getByRole('button', { name: 'Importer 6 vidéos' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await expect(page.getByText('Nouvelles : 6, mises à jour : 0, déjà là : 0.')).toBeVisible();

  await page.goto('/accounts');
  await expect(page.getByRole('region', { name: /Comptes TikTok liés/ })).toContainText(
    'Ses chiffres viennent d’un fichier importé',
  );
  await page.goto('/dashboard?periodDays=7');
  const week = VIDEOS.filter(video => video.daysAgo < 7);
  const tiles = page.getByRole('region', { name: 'Performance du compte' });
  await expect(tiles.getByText('4,3K', { exact: true })).toBeVisible();
  await expect(tiles.getByText('98,8K', { exact: true })).toBeVisible();
  await expect(tiles.getByText(percent(mean(week.map(engagement))), { exact: true })).toBeVisible();
  await expect(tiles.getByText('5 vidéos sur 7 jours, médiane 2,0K vues')).toBeVisible();
  for (const [label, values] of [
    ['Vues', week.map(video => video.views)],
    ['Likes', week.map(video => video.likes)],
    ['Commentaires', week.map(video => video.comments)],
    ['Partages', week.map(video => video.shares)],
  ] as const) {
    const bar = page.getByRole('progressbar', { name: `Moyenne : ${label}` });
    const said = new Intl.NumberFormat('fr-FR', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(mean([...values]));
    await expect(bar).toHaveAttribute('aria-valuetext', said);
  }
  const latest = page.getByRole('region', { name: 'Vidéos les plus récentes' }).getByRole('listitem');
  await expect(latest).toHaveCount(5);
  await expect(latest.nth(2)).toContainText('Sans description');
  await expect(latest.first()).toContainText(percent(engagement(VIDEOS[0]!)));
});

test('the same file twice changes nothing and says so', async ({ page }) => {
  await onAccounts(page);
  const content = apifyFile(`double_${Date.now() % 10_000_000}`, VIDEOS);
  await choose(page, content);
  await page.getByRole('button', { name: 'Importer 6 vidéos' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  const again = await choose(page, content);
  await expect(count(page, again, 'Nouvelles')).toHaveText('0');
  await expect(count(page, again, 'Déjà là')).toHaveText('6');
  await expect(page.getByText('L’importer ne changerait rien.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer 6 vidéos' })).toBeDisabled();
});

test('a double click on the button imports the file once', async ({ page }) => {
  const person = await onAccounts(page);
  await choose(page, apifyFile(`deux_clics_${Date.now() % 10_000_000}`, VIDEOS));
  const sent: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/rpc/imports/create')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Importer 6 vidéos' }).dblclick();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await expect(page.getByText('Nouvelles : 6, mises à jour : 0, déjà là : 0.')).toBeVisible();
  expect(sent).toHaveLength(1);
  const { items } = (await (await person.call('/imports')).json()) as { items: unknown[] };
  expect(items).toHaveLength(1);
});

test('an import can be undone', async ({ page }) => {
  const person = await onAccounts(page);
  const file = await choose(page, apifyFile(`annule_${Date.now() % 10_000_000}`, VIDEOS), 'a-annuler.json');
  await page.getByRole('button', { name: 'Importer 6 vidéos' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await page.getByRole('button', { name: `Annuler l’import de ${file}` }).click();
  const question = page.getByRole('dialog', { name: `Annuler l’import de ${file} ?` });
  await question.getByRole('button', { name: 'Annuler cet import' }).click();
  await expect(page.getByText('Import annulé', { exact: true })).toBeVisible();
  await expect(page.getByText(/^annulé\sle\s/)).toBeVisible();
  const videos = (await (await person.call('/videos')).json()) as { items: unknown[] };
  expect(videos.items).toEqual([]);
});

test('rows that are not videos are refused one by one, with their reasons', async ({ page }) => {
  await onAccounts(page);
  const good = JSON.parse(apifyFile(`mixte_${Date.now() % 10_000_000}`, VIDEOS.slice(0, 2))) as object[];
  const { playCount: _views, ...withoutViews } = good[1] as Record<string, unknown>;
  const file = await choose(page, JSON.stringify([good[0], withoutViews, { error: 'not found', url: 'x' }]));
  await expect(count(page, file, 'Vidéos lues')).toHaveText('1');
  await preview(page, file).getByText('2 lignes refusées, et pourquoi').click();
  await expect(preview(page, file).getByText('le nombre de vues manque', { exact: false })).toBeVisible();
});

test('a file of something else is refused in words, and another one can be chosen', async ({ page }) => {
  await onAccounts(page);
  await choose(page, '{"hello": "world"}', 'autre.json');
  await expect(page.getByRole('alert').filter({ hasText: 'autre.json' })).toBeVisible();
  await choose(page, 'ceci n’est pas du JSON', 'illisible.json');
  await expect(page.getByRole('alert').filter({ hasText: 'illisible.json' })).toBeVisible();
  await expect(page.getByLabel(/export TikTok Studio/)).toBeEnabled();
});

test('a dropped file of a wrong type takes the place of what was said of an earlier one', async ({
  page,
}) => {
  await onAccounts(page);
  await choose(page, '{"hello": "world"}', 'autre.json');
  const earlier = page.getByRole('alert').filter({ hasText: 'autre.json' });
  await expect(earlier).toBeVisible();
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['GIF89a'], 'image.gif'));
    return data;
  });
  await page
    .getByText('export TikTok Studio', { exact: false })
    .first()
    .dispatchEvent('drop', { dataTransfer: drop });
  await expect(page.getByRole('alert')).toHaveText(
    '«\u00a0image.gif\u00a0»\u00a0: ce type de fichier n’est pas accepté.',
  );
  await expect(earlier).toHaveCount(0);
});

test('two files at once are refused in words', async ({ page }) => {
  await onAccounts(page);
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (const name of ['a.json', 'b.json']) data.items.add(new File(['[]'], name));
    return data;
  });
  await page
    .getByText('export TikTok Studio', { exact: false })
    .first()
    .dispatchEvent('drop', { dataTransfer: drop });
  await expect(page.getByRole('alert')).toHaveText(/Un seul fichier à la fois/);
});

test('a file of more than a thousand videos is saved by a run that can be followed', async ({ page }) => {
  const person = await onAccounts(page);
  const many = Array.from({ length: 1_200 }, (_, index) => ({
    daysAgo: 1 + index / 50,
    views: 1_000 + index,
    likes: 100,
    comments: 10,
    shares: 5,
  }));
  await choose(page, apifyFile(`grand_${Date.now() % 10_000_000}`, many));
  await page.getByRole('button', { name: /^Importer 1\s200 vidéos$/ }).click();
  await expect(page.getByText('Import terminé')).toBeVisible({ timeout: 20_000 });
  const { items } = (await (await person.call('/imports')).json()) as { items: { videos_added: number }[] };
  expect(items[0]?.videos_added).toBe(1_200);
});

test('a file that does not say when it was read is asked about, and the answer is shown with it', async ({
  page,
}) => {
  const person = await onAccounts(page);
  const handle = `sans_date_${Date.now() % 10_000_000}`;
  const file = await choose(page, apifyFile(handle, VIDEOS, { readDaysAgo: null }));
  const question = preview(page, file).getByRole('group', { name: 'Quand ce fichier a-t-il été fait ?' });
  await expect(question).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Importer 6 vidéos' });
  await expect(confirm).toBeDisabled();

  await question.getByRole('radio', { name: /Je ne sais pas/ }).check();
  await expect(confirm).toBeEnabled();
  await question.getByRole('radio', { name: /la date du fichier/ }).click();
  await expect(preview(page, file).getByText(/^Relevé le .* d’après votre réponse\./)).toBeVisible();
  await preview(page, file).getByRole('button', { name: 'Changer cette date' }).click();
  await question.getByRole('radio', { name: /Je ne sais pas/ }).check();
  await confirm.click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await expect(page.getByText(/^Relevé à un moment inconnu, après le /)).toBeVisible();
  await expect(page.getByText(/^Données sans date, postérieures au /).first()).toBeVisible();
  const { items } = (await (await person.call('/imports')).json()) as { items: { read: { from: string } }[] };
  expect(items[0]?.read.from).toBe('unknown');
});

test('counts that would fall stay, the preview says how many, and a yes replaces them', async ({ page }) => {
  await onAccounts(page);
  const handle = `plus_bas_${Date.now() % 10_000_000}`;
  const now = Date.now();
  await choose(page, apifyFile(handle, VIDEOS, { now }));
  await page.getByRole('button', { name: 'Importer 6 vidéos' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  const lower = VIDEOS.map(video => ({ ...video, views: video.views - 100 }));
  const file = await choose(page, apifyFile(handle, lower, { now, readDaysAgo: null }));
  const region = preview(page, file);
  await expect(region.getByText(/^6 vidéos ont déjà d’autres chiffres/)).toBeVisible();
  await expect(region.getByText(/Un compteur public ne baisse presque jamais/)).toBeVisible();
  await expect(count(page, file, 'Mises à jour')).toHaveText('0');
  await region.getByRole('button', { name: 'Remplacer quand même les chiffres de 6 vidéos' }).click();
  await expect(count(page, file, 'Mises à jour')).toHaveText('6');
  await region.getByRole('button', { name: 'Garder ceux qui sont là' }).click();
  await expect(count(page, file, 'Mises à jour')).toHaveText('0');
});

test('the accounts of a file are ticked, within the places of the plan, and come in at once', async ({
  page,
}) => {
  const person = await onAccounts(page);
  const stamp = Date.now() % 10_000_000;
  const names = ['nadia', 'tom', 'lea'].map(name => `${name}_${stamp}`);
  const all = names.flatMap(name => JSON.parse(apifyFile(name, VIDEOS.slice(0, 2))) as object[]);
  const file = await choose(page, JSON.stringify(all));
  const list = preview(page, file).getByRole('group', { name: 'Comptes de ce fichier' });
  await expect(list.getByText('Votre plan permet de lier encore 1 compte.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer 0 vidéo' })).toBeDisabled();
  await list.getByRole('checkbox', { name: new RegExp(`@${names[1]}`) }).check();
  await expect(list.getByRole('checkbox', { name: new RegExp(`@${names[0]}`) })).toBeDisabled();
  await expect(count(page, file, 'Vidéos lues')).toHaveText('2');
  await page.getByRole('button', { name: 'Importer 2 vidéos' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  const linked = (await (await person.call('/linked-accounts')).json()) as {
    items: { tiktok_username: string }[];
  };
  expect(linked.items.map(one => one.tiktok_username)).toEqual([names[1]]);
});

test('a file of several accounts without a place says so first, and takes one in the place of another', async ({
  page,
}) => {
  const person = await onAccounts(page);
  const stamp = Date.now() % 10_000_000;
  await choose(page, apifyFile(`plein_${stamp}`, VIDEOS.slice(0, 1)));
  await page.getByRole('button', { name: 'Importer 1 vidéo' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  const names = ['nadia', 'tom', 'lea'].map(name => `${name}_${stamp}`);
  const all = names.flatMap(
    name => JSON.parse(apifyFile(name, VIDEOS.slice(0, 2), { readDaysAgo: null })) as object[],
  );
  const file = await choose(page, JSON.stringify(all));
  const region = preview(page, file);
  await expect(region.getByText('Aucun de ces 3 comptes n’a de place dans votre plan')).toBeVisible();
  await expect(region.getByRole('link', { name: 'Voir les plans' })).toBeVisible();
  await expect(region.getByText('Quand ce fichier a-t-il été fait')).toHaveCount(0);
  await region.getByRole('button', { name: `Choisir @${names[1]}` }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Changer de compte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remplacer' }).click();
  await page
    .getByRole('dialog', { name: new RegExp(`Remplacer @plein_${stamp} par`) })
    .getByRole('button', { name: 'Remplacer' })
    .click();
  await page.getByRole('radio', { name: /Je ne sais pas/ }).check();
  await page.getByRole('button', { name: 'Importer 2 vidéos' }).click();
  await expect(page.getByText('Import terminé')).toBeVisible();
  const linked = (await (await person.call('/linked-accounts')).json()) as {
    items: { tiktok_username: string }[];
  };
  expect(linked.items.map(one => one.tiktok_username)).toEqual([names[1]]);
});

test('a file without a usable row is refused with its reasons, and links nothing', async ({ page }) => {
  const person = await onAccounts(page);
  const link = 'https://www.tiktok.com/@atelier_vide/video/7400000000000000001';
  await choose(page, `url,views\n${link},\n`, 'vide.csv');
  const refused = page.getByRole('alert').filter({ hasText: 'vide.csv' });
  await expect(refused.getByText(/Aucune ne peut être importée/)).toBeVisible();
  await expect(refused.getByText('1 : le nombre de vues manque')).toBeVisible();
  const linked = (await (await person.call('/linked-accounts')).json()) as { items: unknown[] };
  expect(linked.items).toEqual([]);
});
