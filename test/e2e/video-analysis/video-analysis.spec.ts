import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPersonOn, sharedOrigin, type Person } from '#test/e2e/kit/signed-up.ts';

let person: Person;
let analysisId: string;
test.beforeAll(async () => {
  person = await newPersonOn('premium');
  await linkDemo(person);
  const known = await person.call('/videos?order=newest&limit=40');
  const { items } = (await known.json()) as { items: { id: string; description: string }[] };
  const video = items.slice(8).find(({ description }) => /\p{L}/u.test(description));
  const started = await person.call('/analyses', { method: 'POST', json: { videoId: video?.id } });
  ({ id: analysisId } = ((await started.json()) as { analysis: { id: string } }).analysis);
  await expect(async () => {
    const answer = await person.call(`/analyses/${analysisId}`);
    const { analysis } = (await answer.json()) as { analysis: { state: string } };
    expect(analysis.state).toBe('done');
  }).toPass({ timeout: 30_000 });
});

async function open(page: Page, path: string, language: 'fr' | 'en'): Promise<void> {
  await page.addInitScript(
    ([session, chosen]) => {
      localStorage.setItem('accroche-session', session ?? '');
      localStorage.setItem('language', chosen ?? '');
    },
    [JSON.stringify(person.session), language],
  );
  await page.goto(`${sharedOrigin()}${path}/${analysisId}`);
  await page.locator('#hook').waitFor();
}

/** The number of rewrites that the video's own words allow: one to three. */
async function countRewrites(): Promise<number> {
  const answer = await person.call(`/analyses/${analysisId}/proposals?language=fr`);
  const { hooks } = (await answer.json()) as { hooks: unknown[] };
  expect([1, 2, 3]).toContain(hooks.length);
  return hooks.length;
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
}

test('an analysis says what was found, what it rests on and what was not assessed; its hook is corrected and taken back', async ({
  page,
}) => {
  await open(page, '/analyzer', 'fr');
  for (const panel of [
    'Analyse de l’accroche',
    'Appels à l’action et engagement',
    'Stratégie de contenu et métadonnées',
    'Recommandations',
    'Hashtags recommandés',
  ]) {
    await expect(page.getByRole('region', { name: panel })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'En trois phrases' }).getByRole('paragraph')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Face à vos autres vidéos' })).toContainText(
    /mieux que \d+\s%\sde vos \d+ autres vidéos/u,
  );
  await expect(page.getByRole('region', { name: 'Ce qui n’a pas été évalué' })).toContainText(
    'Son\u00A0: vidéo non fournie',
  );

  const hook = page.locator('#hook');
  await hook.getByRole('button', { name: 'Corriger la classe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corriger la classe de l’accroche' });
  await dialog.getByRole('radio', { name: /^comparaison/ }).check();
  await dialog.getByRole('button', { name: 'Corriger', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(hook.getByText('corrigé par vous', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(hook.getByText('corrigé par vous', { exact: true })).toBeHidden();

  await expect(hook.getByRole('heading', { name: 'Réécritures de l’accroche' })).toBeVisible();
  await expect(hook.getByText('Sujet compris')).toBeVisible();
  await expect(hook.getByRole('button', { name: 'Copier' })).toHaveCount(await countRewrites());
  const script = hook.getByRole('link', { name: /^En faire un script/ }).first();
  await expect(script).toHaveAttribute('href', /^\/scripts\?hook=[^&]+&topic=[^&]+/);
  await expect(hook.getByRole('link', { name: 'Plus d’accroches sur ce sujet' })).toHaveAttribute(
    'href',
    /^\/hooks\?topic=[^&]+.*language=fr&platform=tiktok$/,
  );
  const calls = page.getByRole('region', { name: 'Appels à l’action et engagement' });
  await expect(calls.getByRole('button', { name: 'Copier' })).toHaveCount(3);

  await accessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('in English the panels have the names of the specification', async ({ page }) => {
  await open(page, '/video-reports', 'en');
  for (const panel of [
    'Hook Analysis',
    'CTAs & Engagement Analysis',
    'Content Strategy & Metadata',
    'Recommendations',
    'Recommended hashtags',
  ]) {
    await expect(page.getByRole('region', { name: panel, exact: true })).toBeVisible();
  }
  await expect(page.locator('#hook').getByRole('heading', { name: 'Rewrites of the hook' })).toBeVisible();
});
