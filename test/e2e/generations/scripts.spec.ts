import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPerson, newPersonOn, sharedOrigin, type Person } from '#test/e2e/kit/signed-up.ts';

let creator: Person;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  creator = await newPersonOn('premium');
  await linkDemo(creator);
});

const timeline = (page: Page) => page.getByRole('region', { name: 'Déroulé' });
const beat = (page: Page, name: string) =>
  timeline(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Sets a session directly: signing in is tested elsewhere. */
async function enter(page: Page, { session }: Person): Promise<void> {
  await page.addInitScript(kept => localStorage.setItem('accroche-session', kept), JSON.stringify(session));
}

async function write(page: Page, query: string): Promise<void> {
  await page.goto(`${sharedOrigin()}/scripts?${query}`);
  await page.getByRole('button', { name: 'Écrire le script' }).click();
  await page.waitForURL(/\/scripts\/[\da-f-]{36}$/);
}

async function looksRight(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const width = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (width !== null) await page.setViewportSize(width);
}

test('a hook becomes a script of its own angle, whose clock follows every change, through a reload', async ({
  page,
}) => {
  await enter(page, creator);
  await page.goto(`${sharedOrigin()}/scripts`);
  await expect(page.getByText('Un script compte pour un')).toBeVisible();
  await page.getByRole('button', { name: 'Écrire le script' }).click();
  await expect(page.getByText('Choisissez un thème ou écrivez un sujet.')).toBeVisible();
  const hook = 'Arrête de jeter ton levain au premier jour plat.';
  await write(page, `niche=baking&seconds=30&hook=${encodeURIComponent(hook)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Arrête de jeter ton levain au premier jour plat',
  );
  const said = beat(page, 'Hook').getByRole('textbox', { name: 'À dire' });
  await expect(said).toHaveValue(hook);
  await expect(beat(page, 'Étape 1').getByRole('textbox', { name: 'À dire' })).toHaveValue(/levain/);
  await looksRight(page);

  // Done while there is space: a script that is too long accepts no longer wording.
  const step = beat(page, 'Étape 1').getByRole('textbox', { name: 'À dire' });
  const stepBefore = await step.inputValue();
  await page.getByRole('button', { name: 'Reformuler « La solution »' }).click();
  await expect(page.getByText('Passage réécrit', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(step).toHaveValue(stepBefore);

  const words = page.getByText(/ de parole sur 30 s$/);
  const before = await words.textContent();
  await said.fill(`${hook} Il dort, il n’est pas mort, et je vais te montrer comment on le réveille.`);
  await expect(words).not.toHaveText(before ?? '');
  await page.reload();
  await expect(said).toHaveValue(/on le réveille\.$/);
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await said.fill(Array(30).fill('Il dort.').join(' '));
  await page.getByRole('textbox', { name: 'À l’écran' }).first().fill('Un deux trois quatre cinq six sept');
  await expect(page.getByText('Plus de six mots')).toBeVisible();
  await expect(page.getByText(/trop long de/)).toBeVisible();
  await page.getByRole('button', { name: 'Pourquoi « Hook »' }).click();
  await expect(page.getByText('Les trois premières secondes décident de la suite')).toBeVisible();
});

test('two tabs: what one saves the other shows, and the same beat in both is asked about', async ({
  page,
}) => {
  await enter(page, creator);
  await write(page, 'niche=baking&seconds=30');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const here = beat(page, 'Appel à l’action').getByRole('textbox', { name: 'À dire' });
  const there = beat(other, 'Appel à l’action').getByRole('textbox', { name: 'À dire' });
  await there.fill('Enregistre, et reviens dimanche.');
  await there.blur();
  await expect(here).toHaveValue('Enregistre, et reviens dimanche.');

  // Nothing of this tab gets through while the other one saves.
  await page.route('**/rpc/generations/change', route => route.abort());
  await here.fill('Partage à un ami.');
  await expect(page.getByText('Pas encore enregistré')).toBeVisible();
  await there.fill('Abonne-toi.');
  await there.blur();
  await expect(page.getByText('modifié dans un autre onglet')).toBeVisible();
  await page.unroute('**/rpc/generations/change');
  await page.getByRole('button', { name: 'Prendre l’autre version' }).click();
  await expect(here).toHaveValue('Abonne-toi.');
  await other.close();
});

test('the teleprompter runs, pauses and steps by keyboard, mirrored and in larger letters', async ({
  page,
}) => {
  await enter(page, creator);
  await write(page, 'niche=baking&seconds=15');
  await page.getByRole('button', { name: 'Téléprompteur' }).click();
  const prompter = page.getByRole('dialog', { name: 'Téléprompteur' });
  const current = prompter.locator('[aria-current="step"]');
  const first = await current.textContent();
  await expect(prompter.getByRole('button', { name: 'Lancer' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(current).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(prompter.getByRole('slider', { name: 'Vitesse' })).toHaveValue('2.7');
  await page.keyboard.press(' ');
  await expect(prompter.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(prompter.getByText(/^0:0[1-9] sur 0:15$/)).toBeVisible();
  await page.keyboard.press(' ');
  await expect(prompter.getByRole('button', { name: 'Lancer' })).toBeVisible();
  await prompter.getByRole('button', { name: 'Miroir' }).click();
  await expect(prompter.getByRole('button', { name: 'Miroir' })).toHaveAttribute('aria-pressed', 'true');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(prompter).toHaveCount(0);
});

test('a script is found again, marked, used, exported, thrown away and taken back', async ({ page }) => {
  await enter(page, creator);
  await page.goto(`${sharedOrigin()}/scripts?view=history`);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('IL DORT');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('');
  await page.getByRole('checkbox', { name: 'Favoris seulement' }).check();
  await expect(rows).toHaveCount(1);
  await looksRight(page);
  await rows.getByRole('link').click();

  await page.getByRole('button', { name: 'Je l’ai utilisé' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByText('C’est noté', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Utilisé dans une vidéo' })).toBeVisible();

  await page.getByRole('button', { name: 'Exporter le script' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Exporter le script' }).getByRole('button', { name: /SRT/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^accroche-script-.*\.srt$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('00:00:00,000 --> ');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.waitForURL(/view=history/);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Script rétabli', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('on the free plan the rest is named, not sent, and the sixth script of the month is refused', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await enter(page, person);
  await page.goto(`${sharedOrigin()}/scripts?niche=baking&seconds=60`);
  await expect(page.getByText('Il vous en reste 5')).toBeVisible();
  await write(page, 'niche=baking&seconds=60&sheet=tutorial');
  const lock = page.getByRole('heading', { name: /^La suite du script, de 0:\d\d à 1:00$/ });
  await expect(lock).toBeVisible();
  await expect(page.getByText(/\d+ phrases à dire/)).toBeVisible();
  await expect(timeline(page).getByRole('textbox', { name: 'À dire' })).toHaveCount(2);
  const id = page.url().split('/').at(-1) ?? '';
  const sent = await (await person.call(`/generations/texts/${id}`)).text();
  expect((JSON.parse(sent) as { script: { beats: unknown[] } }).script.beats).toHaveLength(2);
  await looksRight(page);
  for (const key of ['second-of-five', 'third-of-five', 'fourth-of-five', 'fifth-of-five']) {
    const json = { key, language: 'fr', platform: 'tiktok', niche: 'baking', seconds: 15 };
    await (await person.call('/generations/scripts', { method: 'POST', json })).text();
  }
  await page.goto(`${sharedOrigin()}/scripts?niche=baking`);
  await expect(page.getByText(/Il ne vous en reste plus avant le/)).toBeVisible();
  await page.getByRole('button', { name: 'Écrire le script' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a script of one’s own counts its time, costs nothing and stays in this browser', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await enter(page, person);
  await page.goto(`${sharedOrigin()}/scripts?view=own`);
  await page.getByRole('textbox', { name: 'Hook' }).fill('Mon four est froid. Et alors ?');
  await expect(page.getByText(/Temps de parole estimé/)).toContainText('2 s sur 30 s');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Hook' })).toHaveValue('Mon four est froid. Et alors ?');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /\.md/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '## Hook\n\nMon four est froid. Et alors ?',
  );
  await page.getByRole('radio', { name: /^15/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Contenu' }).fill(Array(30).fill('Regarde la pâte.').join(' '));
  await expect(page.getByText(/trop long de/)).toBeVisible();
  await page.getByRole('button', { name: 'Téléprompteur' }).click();
  await expect(page.getByRole('dialog', { name: 'Téléprompteur' }).locator('[data-cue]')).toHaveCount(32);
});
