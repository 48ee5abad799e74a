import { expect, test, type Page, type Request } from '@playwright/test';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';
import { press, tabTo, type } from '#test/e2e/kit/keyboard.ts';
import { newPerson, sharedOrigin, signInAs } from '#test/e2e/kit/signed-up.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Bienvenue' });
const handle = (page: Page) => page.getByRole('textbox', { name: 'Votre @ TikTok' });
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyser mon compte' });

async function openDemo(page: Page) {
  await page.getByRole('button', { name: 'Découvrir un créateur de démonstration' }).click();
  await page
    .getByRole('button', { name: /^Ouvrir le créateur de démonstration/ })
    .first()
    .click();
}

interface Recorded {
  titles: string[];
  steps: string[];
  percents: number[];
  lastText: string;
  seconds: number;
  /** From 100 % to the dashboard; null while it has not come. */
  secondsAtHundred: number | null;
}

/** Notes all that the first-analysis card ever shows: some of it stands for half a second only. */
async function recordCard(page: Page) {
  await page.evaluate(() => {
    const seen: Recorded = {
      titles: [],
      steps: [],
      percents: [],
      lastText: '',
      seconds: 0,
      secondsAtHundred: null,
    };
    let begun = 0;
    let full = 0;
    const note = <Value>(list: Value[], value: Value) => {
      if (list.at(-1) !== value) list.push(value);
    };
    new MutationObserver(() => {
      const title = document.getElementById('first-analysis-title');
      const card = title?.closest('section');
      if (!title || !card) {
        if (full > 0) seen.secondsAtHundred ??= (performance.now() - full) / 1000;
        return;
      }
      begun ||= performance.now();
      note(seen.titles, title.textContent);
      const step = card.querySelector('[aria-current="step"] > span:nth-child(2)')?.textContent;
      if (step) note(seen.steps, step);
      note(seen.percents, Number(card.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')));
      if (seen.percents.at(-1) === 100) full ||= performance.now();
      seen.lastText = card.textContent;
      seen.seconds = (performance.now() - begun) / 1000;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { firstAnalysis: seen });
  });
}

function recordedCard(page: Page): Promise<Recorded> {
  return page.evaluate(() => (window as unknown as { firstAnalysis: Recorded }).firstAnalysis);
}

test('each of the five steps stands for its own seconds', async ({ page }) => {
  await page.clock.install();
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person);
  await page.getByRole('button', { name: 'Découvrir un créateur de démonstration' }).click();
  const open = page.getByRole('button', { name: /^Ouvrir le créateur de démonstration/ }).first();
  await expect(open).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

  // With the last event either side may be the first to close the stream.
  const ofRun = (request: Request) => request.url().includes('/runEvents');
  const told = Promise.race([
    page.waitForEvent('requestfinished', ofRun),
    page.waitForEvent('requestfailed', ofRun),
  ]);
  await open.click();
  const card = page.getByRole('region', { name: 'Première analyse en cours' });
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(card).toBeVisible({ timeout: 50 });
  }).toPass();
  // The run itself has ended: from here on only the card's own timers change it.
  await told;
  const lasted: [string, number][] = [];
  const tickMs = 100;
  while (await card.isVisible()) {
    const step = (await card.locator('[aria-current="step"] > span:nth-child(2)').textContent()) ?? '';
    if (lasted.at(-1)?.[0] === step) lasted.at(-1)![1] += tickMs;
    else lasted.push([step, tickMs]);
    await page.clock.runFor(tickMs);
  }
  expect(lasted.map(([step, ms]) => [step, Math.round(ms / 500) / 2])).toEqual([
    ['Récupération des données du profil', 2],
    ['Analyse des vidéos récentes', 3],
    ['Calcul des statistiques d’engagement', 2],
    ['Premiers enseignements', 3],
    ['Finalisation', 1],
  ]);
});

test('somebody new signs up, opens a demo creator, watches the five steps and sees figures', async ({
  page,
}) => {
  // By keyboard only, from the first field to the file at the end.
  await page.goto('/auth?mode=signup');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
  await type(page, field(/Nom d’utilisateur/), 'Zoé');
  await type(page, field('Adresse e-mail'), `nouvelle-${process.pid}-${Date.now()}@exemple.fr`);
  await type(page, field('Mot de passe'), 'girafe violette 12');
  await type(page, field('Confirmer le mot de passe'), 'girafe violette 12');
  await press(page, page.getByRole('button', { name: "S'inscrire" }));
  await expect(modal(page)).toBeVisible();

  await recordCard(page);
  await press(page, page.getByRole('button', { name: 'Découvrir un créateur de démonstration' }));
  await press(page, page.getByRole('button', { name: /^Ouvrir le créateur de démonstration/ }).first());
  await expect(page.getByText('Compte configuré !', { exact: true })).toBeVisible();
  await expect(page.getByText('Analyse de votre compte en cours...', { exact: true })).toBeVisible();
  await expect(modal(page)).toBeHidden();

  await expect(page.getByRole('heading', { name: 'Performance du compte' })).toBeVisible({ timeout: 25_000 });
  const card = await recordedCard(page);
  expect(card.titles).toEqual(['Première analyse en cours', 'Analyse terminée !']);
  expect(card.steps).toEqual([
    'Récupération des données du profil',
    'Analyse des vidéos récentes',
    'Calcul des statistiques d’engagement',
    'Premiers enseignements',
    'Finalisation',
  ]);
  expect(card.lastText).toContain('Actualisation du dashboard...');
  expect(card.percents.at(-1)).toBe(100);
  expect(card.percents).toEqual(card.percents.toSorted((a, b) => a - b));
  expect(card.secondsAtHundred).toBeGreaterThan(0.45);
  expect(card.secondsAtHundred).toBeLessThan(2);
  expect(card.seconds).toBeGreaterThan(10.5);
  expect(card.seconds).toBeLessThan(16);

  await expect(page.getByRole('heading', { name: 'Performance du compte' })).toBeVisible();
  await expect(page.getByText('données de démonstration').first()).toBeVisible();
  await expect(page.getByText(/^Données\sdu\s/).first()).toBeVisible();
  // The totals of the period are those after the analysis, not those of the empty account before.
  await expect(
    page
      .getByRole('region', { name: 'Bilan de la période' })
      .getByRole('button', { name: 'D’où vient ce chiffre : Vidéos', exact: true }),
  ).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ongoing_sync'))).toBeNull();

  const goTo = async (name: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText(name);
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  };
  await goTo('Hooks');
  await tabTo(page, page.getByRole('combobox', { name: 'Thème' }));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Générer' }));
  await expect(page.getByText(/^\d+\stextes$/)).toBeVisible();

  await goTo('Rapports de compte');
  await press(page, page.getByRole('button', { name: 'Analyser', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /^Rapport de @/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Exporter/ }).first());
  const file = page.waitForEvent('download');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^CSV/ }));
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

test('« Bienvenue » cannot be dismissed and stays until an account is linked', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person);
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Fermer' })).toHaveCount(0);
  await page.goto('/videos');
  await expect(modal(page)).toBeVisible();
  await modal(page).getByRole('link', { name: 'Réglages' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(modal(page)).toBeHidden();
});

test('an empty handle is refused with the toast of the specification', async ({ page }) => {
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await handle(page).fill('  @ ');
  await analyse(page).click();
  await expect(page.getByText('Erreur', { exact: true })).toBeVisible();
  await expect(page.getByText('Veuillez entrer votre @ TikTok', { exact: true })).toBeVisible();
  await expect(modal(page)).toBeVisible();
});

test('a handle that cannot exist is refused beside its field', async ({ page }) => {
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await handle(page).fill('léa cuisine');
  await analyse(page).click();
  await expect(handle(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(modal(page)).toBeVisible();
});

test('a real account without a live source is linked, and the three ways on are shown at once', async ({
  page,
}) => {
  // The first person of an installation is its administrator: the second is not.
  await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await handle(page).fill(`@compte.reel_${Date.now() % 1_000_000}`);
  await analyse(page).click();
  await expect(
    modal(page).getByText('Aucune collecte en direct n’est autorisée sur ce serveur.', { exact: false }),
  ).toBeVisible();
  const ways = modal(page).getByRole('region', { name: 'Trois façons de continuer' });
  await expect(ways.getByRole('listitem')).toHaveCount(3);
  await expect(ways.getByRole('button', { name: 'Importer un fichier' })).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Découvrir un créateur de démonstration' })).toBeVisible();
  // The file option and its texts are loaded when it is chosen.
  await ways.getByRole('button', { name: 'Importer un fichier' }).click();
  await expect(
    modal(page).getByText('Rien n’est enregistré avant votre accord.', { exact: false }),
  ).toBeVisible();
  await modal(page).getByRole('button', { name: 'Retour' }).click();

  await modal(page).getByRole('button', { name: 'Continuer sans chiffres' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page.getByText('Aucune donnée disponible', { exact: true })).toBeVisible();
  await expect(page.getByText('Jamais synchronisé', { exact: true })).toBeVisible();
  await expect(page.getByText('Aucun chiffre lu pour l’instant', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Dernière mise à jour/)).toHaveCount(0);

  // The reason and the options are still shown after a reload.
  await page.reload();
  const after = page.getByRole('region', { name: 'Trois façons de continuer' });
  await expect(
    after.getByText('Aucune collecte en direct n’est autorisée sur ce serveur.', { exact: false }),
  ).toBeVisible();
  await expect(after.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  await expect(after.getByRole('link', { name: 'Écrire au support' })).toHaveAttribute(
    'href',
    /^\/support\/tickets\?from=/,
  );
  await expect(page.getByText('Aucun chiffre n’a encore été lu.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Synchronisez le compte|Aucune vidéo sur cette période/)).toHaveCount(0);

  await openDemo(page);
  await expect(page.getByRole('heading', { name: 'Première analyse en cours' })).toBeVisible();
  await expect(page.getByText(/^@demo-/).first()).toBeVisible();
});

test('an analysis that ended while the page was gone is shown as done, then the dashboard', async ({
  page,
}) => {
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await openDemo(page);
  await expect(page.getByRole('heading', { name: 'Première analyse en cours' })).toBeVisible();
  await page.waitForTimeout(1_500);
  await page.reload();
  await expect(page.getByText('Analyse en cours', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Reprise\sde\sl'analyse\sde\s@demo-.*\.\.\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Performance du compte' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ongoing_sync'))).toBeNull();
});

test('where events do not get through, the run is asked for and the card still ends', async ({ page }) => {
  await page.route('**/rpc/accounts/runEvents', route => route.abort());
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await openDemo(page);
  await expect(page.getByRole('heading', { name: 'Performance du compte' })).toBeVisible({ timeout: 25_000 });
});

test('a failed analysis says why and what to do next', async ({ page }) => {
  await page.route('**/rpc/accounts/runEvents', route => route.abort());
  await page.route('**/rpc/accounts/run', async route => {
    const answer = await route.fetch();
    const { json } = (await answer.json()) as { json: Record<string, unknown> };
    const failed = { ...json, state: 'failed', step: 1, error: { code: 'source_network', values: {} } };
    await route.fulfill({ response: answer, json: { json: failed } });
  });
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await openDemo(page);
  await expect(page.getByRole('heading', { name: 'Analyse indisponible' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'TikTok est injoignable' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Analyse indisponible' });
  await expect(card.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Importer un fichier' })).toBeVisible();
  await expect(card.getByText('échec')).toHaveCount(1);
  expect(
    await page.getByRole('progressbar', { name: 'Progression de l’analyse' }).getAttribute('aria-valuenow'),
  ).not.toBe('100');
});

test.describe('on an installation of one’s own', () => {
  let product: Product;
  test.beforeAll(async () => {
    // Nothing processes the queue: an analysis stays where it is.
    product = await startOwnProduct({ WORKERS: '0' });
  });
  test.afterAll(() => product.stop());

  test('the administrator chooses among several linked accounts, others never see the choice', async ({
    page,
  }) => {
    const admin = await newPerson(product.url);
    for (const handle of ['mon.compte', 'demo-lea-cuisine']) {
      expect((await admin.call('/linked-accounts', { method: 'POST', json: { handle } })).status).toBe(201);
    }
    await signInAs(page, product.url, admin);
    const choice = page.getByRole('combobox', { name: 'Sélectionner un compte' });
    await expect(choice.getByRole('option')).toHaveText([
      'Choisir un compte',
      '@mon.compte',
      '@demo-lea-cuisine',
    ]);
    await choice.selectOption('@demo-lea-cuisine');
    await expect(page).toHaveURL(/accountId=/);
    await expect(page.getByText('@demo-lea-cuisine · ', { exact: false })).toBeVisible();

    await page.goto(`${product.url}/admin/sources`);
    await expect(
      page.getByText('Les conditions de TikTok peuvent l’interdire', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('Fermée', { exact: true })).toBeVisible();
    await expect(page.getByText('yt-dlp', { exact: true })).toBeVisible();
  });

  test('the administrator is offered live collection in one click, after the sentence about TikTok’s terms', async ({
    page,
  }) => {
    const own = await startOwnProduct({ WORKERS: '0' });
    await signInAs(page, own.url, await newPerson(own.url));
    await handle(page).fill('@compte.reel');
    await analyse(page).click();
    await expect(
      modal(page).getByText('Les conditions de TikTok peuvent l’interdire', { exact: false }),
    ).toBeVisible();
    await modal(page).getByRole('button', { name: 'J’autorise et je lance l’analyse' }).click();
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Première analyse en cours' })).toBeVisible();
    await own.stop();
  });

  test('whoever has just linked an account reads so above its first analysis, for two minutes', async ({
    page,
  }) => {
    await page.clock.install();
    await signInAs(page, product.url, await newPerson(product.url));
    await openDemo(page);
    const notice = page.getByRole('main').getByText('Votre compte vient d’être lié', { exact: true });
    await expect(notice).toBeVisible();
    await expect(page.getByText('Ses chiffres s’affichent ici dès qu’ils sont lus.')).toBeVisible();
    const card = page.getByRole('region', { name: 'Première analyse en cours' });
    await expect(card).toBeVisible();
    expect((await notice.boundingBox())!.y).toBeLessThan((await card.boundingBox())!.y);
    await page.clock.fastForward(90_000);
    await expect(notice).toBeVisible();
    await page.clock.fastForward(90_000);
    await expect(notice).toHaveCount(0);
    await expect(card).toBeVisible();
  });

  test('a reload in the middle takes the analysis up where it stands, and it never runs ahead of its job', async ({
    page,
  }) => {
    await signInAs(page, product.url, await newPerson(product.url));
    await openDemo(page);
    await expect(page.getByRole('heading', { name: 'Première analyse en cours' })).toBeVisible();
    await page.waitForTimeout(3_000);
    const record = await page.evaluate(() => localStorage.getItem('ongoing_sync'));
    expect(Object.keys(JSON.parse(record ?? '{}')).toSorted()).toEqual([
      'accountId',
      'startedAt',
      'timestamp',
      'username',
    ]);
    await page.reload();
    await expect(page.getByText(/^Reprise\sde\sl'analyse\sde\s@demo-.*\.\.\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Première analyse en cours' })).toBeVisible();
    await expect(page.getByText('En attente de son tour', { exact: false })).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Progression de l’analyse' });
    await page.waitForTimeout(2_500);
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
  });
});
