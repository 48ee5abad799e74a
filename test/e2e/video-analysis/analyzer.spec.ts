import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

const DEMO = 'demo-lea-cuisine';
const ID = '7300000000000000000';

const NAMES = { fr: 'Que voulez-vous analyser ?', en: 'What do you want to analyse?' };

async function onAnalyzer(page: Page, language: 'fr' | 'en' = 'fr') {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person, DEMO);
  await page.addInitScript(chosen => localStorage.setItem('language', chosen), language);
  await signInAs(page, sharedOrigin(), person, '/analyzer');
  return { person, field: page.getByRole('textbox', { name: NAMES[language] }) };
}

const said = (page: Page) => page.locator('form output');
const submit = (page: Page, name = 'Analyser') =>
  page.locator('form').getByRole('button', { name, exact: true });

/** The newest videos of the demo creator. */
async function videosOf(person: Person): Promise<{ id: string }[]> {
  const answer = await person.call('/videos?limit=5');
  return ((await answer.json()) as { items: { id: string }[] }).items;
}

/** Drops files on the field, by name and content. */
async function drop(page: Page, files: Record<string, string>) {
  const data = await page.evaluateHandle(named => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(named)) {
      transfer.items.add(new File([Uint8Array.from(text, letter => letter.charCodeAt(0))], name));
    }
    return transfer;
  }, files);
  await page.locator('form:has(output)').dispatchEvent('drop', { dataTransfer: data });
}

test('the field says at once what a text, a link or a shared sentence is, and opens only what can be done', async ({
  page,
}) => {
  const { field } = await onAnalyzer(page);
  for (const [typed, sentence] of [
    [`https://m.tiktok.com/@lea/video/${ID}?_r=1&_t=x`, 'Vidéo publique de @lea.'],
    [`tiktok.com/@lea/photo/${ID}`, 'C’est un diaporama'],
    [`Regardez ! https://www.tiktok.com/@lea/video/${ID} #hook`, 'Aucune collecte en direct n’est autorisée'],
    [`https://m.tiktok.com/v/${ID}.html`, 'son compte sera lu avec elle'],
    ['Découvre la vidéo de Léa ! https://vm.tiktok.com/ZMabc/', 'un lien court ne peut pas être suivi'],
    ['https://www.instagram.com/reel/abc/', 'Lien Instagram : seules les vidéos TikTok'],
    ['https://exemple.fr/video', 'Cette adresse n’est pas celle de TikTok.'],
    [`https://tiktok.com.evil.fr/@lea/video/${ID}`, 'ressemble à celle de TikTok'],
    [`https://user:pass@tiktok.com/@lea/video/${ID}`, 'un nom ou un mot de passe'],
    ['https://www.tiktok.com/@lea/video/12', 'ne mène à aucune vidéo'],
    ['a'.repeat(2_500), 'Ce texte est trop long.'],
  ] as const) {
    await field.fill(typed);
    await expect(said(page), typed).toContainText(sentence);
    await expect(submit(page), typed).toBeDisabled();
  }
  await field.fill('@lea');
  await expect(said(page)).toContainText('Compte @lea : il sera lié');
  await expect(submit(page, 'Lier et analyser')).toBeEnabled();
  await field.fill(`@${DEMO}`);
  await expect(page.getByRole('link', { name: 'Choisir une vidéo' })).toHaveAttribute('href', /\/videos\?/);
  await field.fill('');
  await expect(said(page)).toBeEmpty();
});

test('an own video: what it is, what it costs, its analysis, and a second time for nothing', async ({
  page,
}) => {
  const { field, person } = await onAnalyzer(page);
  // The newest may be too young for more than one recommendation.
  const video = (await videosOf(person)).at(-1);
  await field.fill(`https://www.tiktok.com/@${DEMO}/video/${video?.id}`);
  await expect(said(page)).toContainText(`Vidéo de votre compte @${DEMO}.`);
  await expect(page.locator('form')).toContainText('Coût : 1 analyse de vidéo');
  await expect(page.locator('form')).toContainText('Il vous en reste 3 ce mois');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Face à vos autres vidéos' })).toBeVisible();
  for (const panel of [
    'Analyse de l’accroche',
    'Appels à l’action et engagement',
    'Stratégie de contenu et métadonnées',
    'Recommandations',
    'Hashtags recommandés',
  ]) {
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
  }
  // On the free plan only the summary, the percentile rank and the first item of each list are readable.
  await expect(page.getByRole('region', { name: 'En trois phrases' }).getByRole('paragraph')).toHaveText([
    /\S/,
    /\S/,
    /\S/,
  ]);
  await expect(page.getByRole('region', { name: 'Face à vos autres vidéos' })).toContainText(/\d+\s%/);
  const advice = page.getByRole('region', { name: 'Recommandations', exact: true });
  await expect(advice.locator('ol > li')).toHaveCount(1);
  await expect(advice).toContainText(/\d+ autres? recommandations?/);
  const hashtags = page.getByRole('region', { name: 'Hashtags recommandés' });
  await expect(hashtags.getByText(/^#\S+$/)).toHaveCount(1);
  // Locked content is not rendered blurred either.
  const blurred = await page.getByRole('main').evaluate(
    main =>
      [...main.querySelectorAll('*')].filter(one => {
        const { filter, backdropFilter, textShadow } = getComputedStyle(one);
        return [filter, backdropFilter, textShadow].some(effect => effect !== 'none');
      }).length,
  );
  expect(blurred).toBe(0);
  // The paywalled parts are announced in text.
  await expect(page.getByRole('heading', { name: 'Un autre plan ouvre ici' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Analyse de l’accroche' })).toContainText(
    /\d réécritures? de l’accroche/u,
  );
  await page.getByRole('button', { name: 'Analyser de nouveau' }).click();
  await expect(page.getByText('Rien n’a changé depuis l’analyse précédente')).toBeVisible();
  await page.getByRole('link', { name: 'Analyser autre chose' }).click();
  await field.fill(`https://www.tiktok.com/@${DEMO}/video/${video?.id}`);
  await expect(page.locator('form')).toContainText('la revoir ne coûte rien');
  await expect(page.getByRole('link', { name: 'Voir l’analyse' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Analyses récentes' }).getByText('terminée')).toBeVisible();
});

test('several links have a line each, and /videos shows the state of each video', async ({ page }) => {
  const { field, person } = await onAnalyzer(page, 'en');
  const [first, second] = await videosOf(person);
  const links = [first, second].map(one => `https://www.tiktok.com/@${DEMO}/video/${one?.id}`);
  await field.fill([...links, 'https://youtu.be/abc'].join(' '));
  await expect(said(page)).toContainText('3 links: each gets a line of its own.');
  await submit(page, 'Analyse the 3 links').click();
  await expect(page.getByRole('table').getByText('started')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /youtu\.be/ })).toContainText('This link leads to YouTube.');
  await page.goto('/videos');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'done' })).toHaveCount(2);
  await rows.getByRole('button', { name: 'Analyse', exact: true }).first().click();
  await expect(page).toHaveURL(/\/analyzer\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Recommended hashtags' })).toBeVisible();
});

test('the stages are true, leaving and coming back changes nothing, and cancelling costs nothing', async ({
  page,
}) => {
  const { field, person } = await onAnalyzer(page, 'en');
  const [video] = await videosOf(person);
  // Rewrites the response so that the run is in progress until it is cancelled.
  let state = 'running';
  await page.route('**/rpc/analyses/get', async route => {
    const response = await route.fetch();
    const body = (await response.json()) as { json: { analysis: Record<string, unknown>; result: unknown } };
    Object.assign(body.json.analysis, {
      state,
      stage: 'measuring',
      stages: ['reading', 'measuring', 'comparing', 'concluding'],
      media_stage: 'texts',
      media_done: 0.7,
    });
    body.json.result = null;
    await route.fulfill({ response, json: body });
  });
  await page.route('**/rpc/analyses/progress', route => route.abort());
  await page.route('**/rpc/analyses/cancel', async route => {
    state = 'cancelled';
    await route.continue();
  });
  await field.fill(`https://www.tiktok.com/@${DEMO}/video/${video?.id}`);
  await submit(page, 'Analyse').click();
  await expect(
    page.getByRole('heading', { name: 'Analysis in progress, this may take up to a minute' }),
  ).toBeVisible();
  const stages = page.locator('[data-state]').filter({ hasText: ':' });
  await expect(stages.first()).toHaveAttribute('data-state', 'done');
  const current = page.locator('[data-state=current]');
  await expect(current.first()).toContainText('Measuring the file');
  // Within the stage, the current step and the completed ones.
  await expect(current.last()).toContainText('Texts on screen');
  await expect(page.locator('[data-state=done]').filter({ hasText: 'Shots and movement' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You can leave this page')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the analysis' }).click();
  await expect(page.getByText('Analysis cancelled')).toBeVisible();
  await expect(page.getByText('It was not counted against your quotas.')).toBeVisible();
});

test('a dropped file is named by what it holds, sent, and refused with its cause where it is no video', async ({
  page,
}) => {
  const { field } = await onAnalyzer(page);
  await field.fill('@tom');
  await drop(page, { 'clip.mp4': '\0\0\0\u0018ftypisom\0\0\0\0' });
  await expect(said(page)).toContainText('« clip.mp4 » : vidéo MP4');
  // Text typed before is cleared, because the button would not apply to it.
  await expect(field).toHaveValue('');
  await drop(page, { 'mots.txt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour' });
  await expect(said(page)).toContainText('« mots.txt » : sous-titres VTT.');
  await page.getByRole('button', { name: 'Retirer mots.txt' }).click();
  await expect(page.getByRole('checkbox', { name: /Garder le fichier vidéo/ })).not.toBeChecked();
  await submit(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Analyse indisponible' });
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await expect(alert).toContainText('Elle n’a pas été décomptée de vos quotas.');
  await page.goto('/analyzer');
  await drop(page, { 'photo.mp4': '\u00FF\u00D8\u00FF\u00E0' });
  await expect(said(page)).toContainText('est une image');
  await drop(page, { 'a.csv': 'a;b\n1;2', 'b.csv': 'a;b\n1;2' });
  await expect(said(page)).toContainText('un seul autre fichier à la fois');
  await drop(page, { 'autre.mp4': '{"hello": "world"}' });
  await expect(said(page)).toContainText('Son nom annonce MP4, son contenu est JSON.');
  await expect(page.getByRole('alert').filter({ hasText: 'autre.mp4' })).toBeVisible();
});
