import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';
import { apifyFile } from '#test/e2e/kit/apify-file.ts';
import { changeAnswer } from '#test/e2e/kit/changed-answer.ts';
import { WITH_MOTION } from '#test/e2e/kit/with-motion.ts';

test.use(WITH_MOTION);

const DEMO = 'demo-lea-cuisine';
const card = (page: Page) => page.getByRole('region', { name: /Comptes TikTok liés/ });
const row = (page: Page, username: string) =>
  card(page)
    .getByRole('listitem')
    .filter({ hasText: `@${username}` });

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** Somebody with a demo creator, on the page of accounts. */
async function onAccounts(
  page: Page,
  path = '/accounts',
): Promise<{ person: Person; id: string; runId: string }> {
  const person = await newPerson(sharedOrigin());
  const demo = await linkDemo(person, DEMO);
  await signInAs(page, sharedOrigin(), person, path);
  await expect(card(page)).toBeVisible();
  return { person, ...demo };
}

/** As if the cool-down of a day were over. */
async function withoutCoolDown(page: Page) {
  await changeAnswer<{ items: { next_sync_at: string | null }[] }>(page, 'accounts/list', ({ items }) => {
    for (const item of items) item.next_sync_at = null;
  });
}

/** Answers a sync with the account's first run, which has ended: everything after it is the product's own behaviour. */
async function answerSyncWith(page: Page, person: Person, runId: string, pauseMs = 0): Promise<() => number> {
  let calls = 0;
  const run = (await (await person.call(`/runs/${runId}`)).json()) as Record<string, unknown>;
  await page.route('**/rpc/accounts/sync', async route => {
    calls += 1;
    await new Promise(resolve => setTimeout(resolve, pauseMs));
    await route.fulfill({ json: { json: { ...run, state: 'queued', step: 0, finished_at: null } } });
  });
  return () => calls;
}

test('the card counts accounts and shows each with its badges and freshness', async ({ page }) => {
  const { person } = await onAccounts(page);
  await expect(card(page).getByTitle('1 compte lié')).toHaveText('1');
  const mine = `compte_${Date.now() % 10_000_000}`;
  await person.call('/linked-accounts', { method: 'POST', json: { handle: mine } });
  let syncedHoursAgo = 0;
  await changeAnswer<{ items: object[] }>(page, 'accounts/list', ({ items }) => {
    const at = new Date(Date.now() - syncedHoursAgo * 3_600_000).toISOString();
    for (const item of items)
      if ('last_synced_at' in item && item.last_synced_at !== null) item.last_synced_at = at;
  });
  await page.reload();
  await expect(card(page).getByTitle('2 comptes liés')).toHaveText('2');
  const demo = row(page, DEMO);
  // The account of one's own takes the place of the demo creator.
  await expect(row(page, mine).getByText('Principal', { exact: true })).toBeVisible();
  await expect(demo.getByText('Principal', { exact: true })).toHaveCount(0);
  for (const username of [mine, DEMO])
    await expect(
      row(page, username).getByRole('button', { name: `Synchroniser @${username}` }),
    ).toBeVisible();
  await expect(row(page, mine).getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  await expect(demo.getByText('données de démonstration')).toBeVisible();
  for (const [hours, words] of [
    [0, /^Synchronisé\s(à\sl’instant|maintenant|il\sy\sa\s\d+\ss)/],
    [3, /^Synchronisé\sil\sy\sa\s3\sheures/],
    [50, /^Synchronisé\s(il\sy\sa\s2\sjours|avant-hier)/],
  ] as const) {
    // A minute more: the page's clock may stand a little behind the one of the test.
    syncedHoursAgo = hours === 0 ? 0 : hours + 1 / 60;
    await page.reload();
    await expect(demo.getByText(words)).toBeVisible();
  }
});

test('the primary account has no delete button', async ({ page }) => {
  await onAccounts(page);
  await expect(row(page, DEMO).getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  await expect(row(page, DEMO).getByRole('button', { name: `Synchroniser @${DEMO}` })).toBeVisible();
});

test('a cool-down is shown with its instant, and the sync button refuses', async ({ page }) => {
  await onAccounts(page);
  await expect(
    row(page, DEMO).getByText(/Prochaine\ssynchronisation\spossible\sle\s\d+\s.*\sà\s\d\d:\d\d\./),
  ).toBeVisible();
  await expect(row(page, DEMO).getByRole('button', { name: `Synchroniser @${DEMO}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a sync says that it starts and that it has ended', async ({ page }) => {
  await withoutCoolDown(page);
  const { person, runId } = await onAccounts(page);
  await answerSyncWith(page, person, runId);
  await row(page, DEMO)
    .getByRole('button', { name: `Synchroniser @${DEMO}` })
    .click();
  await expect(page.getByText('Synchronisation démarrée', { exact: true })).toBeVisible();
  await expect(page.getByText('Vous pouvez rafraîchir la page sans problème', { exact: true })).toBeVisible();
  await expect(page.getByText('Synchronisation terminée', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ongoing_sync'))).toBeNull();
});

test('a double click asks once', async ({ page }) => {
  await withoutCoolDown(page);
  const { person, runId } = await onAccounts(page);
  const calls = await answerSyncWith(page, person, runId, 400);
  await row(page, DEMO)
    .getByRole('button', { name: `Synchroniser @${DEMO}` })
    .dblclick();
  await expect(row(page, DEMO).getByText('Synchronisation en cours…').first()).toBeVisible();
  await expect(page.getByText('Synchronisation terminée', { exact: true })).toBeVisible();
  expect(calls()).toBe(1);
});

test('a refused sync is said in words, with the instant from which it is possible', async ({ page }) => {
  await withoutCoolDown(page);
  await onAccounts(page);
  await row(page, DEMO)
    .getByRole('button', { name: `Synchroniser @${DEMO}` })
    .click();
  await expect(page.getByText('Erreur', { exact: true })).toBeVisible();
  await expect(
    toasts(page).getByText(
      /Ce compte vient d’être synchronisé\. Prochaine synchronisation possible .*\d\d:\d\d/,
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ongoing_sync'))).toBeNull();
});

test('a sync that cannot be reached says « Impossible de synchroniser ce compte »', async ({ page }) => {
  await withoutCoolDown(page);
  await onAccounts(page);
  await page.route('**/rpc/accounts/sync', route => route.abort());
  await row(page, DEMO)
    .getByRole('button', { name: `Synchroniser @${DEMO}` })
    .click();
  await expect(page.getByText('Impossible de synchroniser ce compte', { exact: true })).toBeVisible();
});

test('after a reload a young record resumes the sync, an old or unreadable one is removed', async ({
  page,
}) => {
  await withoutCoolDown(page);
  const { person, id, runId } = await onAccounts(page);
  await answerSyncWith(page, person, runId);
  const store = (minutesAgo: number) =>
    page.evaluate(
      ({ id: accountId, minutesAgo: minutes }) => {
        // A recent marker stands for a sync that the server has lost: it is later than the last sync.
        const timestamp = Date.now() - minutes * 60_000;
        localStorage.setItem(
          'ongoing_sync',
          JSON.stringify({
            accountId,
            username: 'demo-lea-cuisine',
            startedAt: new Date(timestamp + (minutes < 5 ? 120_000 : 0)).toISOString(),
            timestamp,
          }),
        );
      },
      { id, minutesAgo },
    );
  const stored = () => page.evaluate(() => localStorage.getItem('ongoing_sync'));

  await store(6);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect.poll(stored).toBeNull();
  await expect(page.getByText('Analyse en cours', { exact: true })).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('ongoing_sync', '{nonsense'));
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect.poll(stored).toBeNull();

  await store(0);
  await page.reload();
  await expect(page.getByText('Analyse en cours', { exact: true })).toBeVisible();
  await expect(page.getByText("Reprise de l'analyse de @demo-lea-cuisine...", { exact: true })).toBeVisible();
  await expect.poll(stored).toBeNull();
});

test('two tabs agree on a sync', async ({ page, context }) => {
  await withoutCoolDown(page);
  const { person, runId } = await onAccounts(page);
  const other = await context.newPage();
  let lists = 0;
  await other.route('**/rpc/accounts/list', route => {
    lists += 1;
    return route.continue();
  });
  await other.goto('/accounts');
  await expect(card(other)).toBeVisible();
  const before = lists;
  await answerSyncWith(page, person, runId);
  await row(page, DEMO)
    .getByRole('button', { name: `Synchroniser @${DEMO}` })
    .click();
  await expect(page.getByText('Synchronisation terminée', { exact: true })).toBeVisible();
  await expect.poll(() => lists).toBeGreaterThan(before);
  await expect(row(other, DEMO).getByText(/^Synchronisé\s(il\sy\sa|maintenant)/)).toBeVisible();
});

test('an account linked in one tab closes the welcome of the other', async ({ page, context }) => {
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('dialog', { name: 'Bienvenue' })).toBeVisible();
  await page.getByRole('button', { name: 'Découvrir un créateur de démonstration' }).click();
  await page
    .getByRole('button', { name: /^Ouvrir le créateur de démonstration/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Bienvenue' })).toBeHidden();
  await expect(other.getByRole('dialog', { name: 'Bienvenue' })).toBeHidden();
});

test('an account that is not the primary one is removed after a confirmation', async ({ page }) => {
  const { person } = await onAccounts(page);
  const mine = `compte_${Date.now() % 10_000_000}`;
  await person.call('/linked-accounts', { method: 'POST', json: { handle: mine } });
  await page.reload();
  await expect(row(page, mine).getByText('Principal', { exact: true })).toBeVisible();
  await expect(row(page, mine).getByText('Jamais synchronisé', { exact: true })).toBeVisible();

  await row(page, DEMO)
    .getByRole('button', { name: `Supprimer @${DEMO}` })
    .click();
  const question = page.getByRole('dialog', { name: `Supprimer le compte @${DEMO} ?` });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await expect(row(page, DEMO)).toBeVisible();
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: object[] };
  expect(items).toHaveLength(2);

  await row(page, DEMO)
    .getByRole('button', { name: `Supprimer @${DEMO}` })
    .click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Compte supprimé', { exact: true })).toBeVisible();
  await expect(page.getByText(`@${DEMO} a été retiré de vos comptes`, { exact: true })).toBeVisible();
  await expect(row(page, DEMO)).toHaveCount(0);
  await expect(card(page).getByTitle('1 compte lié')).toHaveText('1');
});

test('a removed account comes back by one click, or from the bin, or is erased for good', async ({
  page,
}) => {
  const { person } = await onAccounts(page);
  await person.call('/linked-accounts', {
    method: 'POST',
    json: { handle: `compte_${Date.now() % 10_000_000}` },
  });
  await page.reload();
  const remove = async () => {
    await row(page, DEMO)
      .getByRole('button', { name: `Supprimer @${DEMO}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(row(page, DEMO)).toHaveCount(0);
  };
  const bin = page.getByRole('region', { name: 'Corbeille' });
  await remove();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, DEMO)).toBeVisible();
  await expect(page.getByText(`@${DEMO} est de retour, avec ses chiffres`, { exact: true })).toBeVisible();
  await expect(bin).toHaveCount(0);

  await remove();
  await expect(bin.getByText(/200 vidéos/)).toBeVisible();
  await bin.getByRole('button', { name: 'Reprendre' }).click();
  await expect(row(page, DEMO)).toBeVisible();

  await remove();
  await bin.getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect(bin).toHaveCount(0);
  expect(await (await person.call('/linked-accounts/bin')).json()).toEqual({ items: [], nextCursor: null });
});

test('another account becomes the primary one', async ({ page }) => {
  const { person } = await onAccounts(page);
  const mine = `compte_${Date.now() % 10_000_000}`;
  await person.call('/linked-accounts', { method: 'POST', json: { handle: mine } });
  await page.reload();
  await row(page, DEMO)
    .getByRole('button', { name: `Faire de @${DEMO} le compte principal` })
    .click();
  await expect(page.getByText('Compte principal changé', { exact: true })).toBeVisible();
  await expect(row(page, DEMO).getByText('Principal', { exact: true })).toBeVisible();
  await expect(row(page, mine).getByRole('button', { name: `Supprimer @${mine}` })).toBeVisible();
});

test('the limit of the plan and a second link are said as the specification says them', async ({ page }) => {
  await onAccounts(page);
  const add = async (handle: string) => {
    await page.getByRole('button', { name: 'Ajouter un compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter un compte' });
    await dialog.getByRole('textbox', { name: 'Votre @ TikTok' }).fill(handle);
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    return dialog;
  };
  const twice = await add(DEMO);
  await expect(page.getByText('Compte déjà ajouté', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Ce compte TikTok est déjà lié à votre profil.', { exact: true }),
  ).toBeVisible();
  await twice.getByRole('button', { name: 'Fermer' }).click();

  await add('demo-tom-course');
  await expect(page.getByText('Limite atteinte', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Vous avez atteint la limite de comptes TikTok pour votre plan.', { exact: true }),
  ).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un compte' });
  await expect(dialog.getByRole('link', { name: 'Voir les plans' })).toHaveAttribute('href', '/pricing');
});

test('the analyzer says what it recognised before anything happens', async ({ page }) => {
  await onAccounts(page);
  await page.goto('/analyzer');
  const field = page.getByRole('textbox', { name: 'Que voulez-vous analyser ?' });
  await field.fill(`@${DEMO}`);
  await expect(page.getByText(`Compte @${DEMO}, déjà lié : choisissez l’une de ses vidéos.`)).toBeVisible();
  await field.fill('https://www.youtube.com/@lea');
  await expect(page.getByText('Lien YouTube', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyser', exact: true })).toBeDisabled();
  await field.fill('https://www.tiktok.com/@lea/video/7300000000000000000');
  await expect(page.getByText('Vidéo publique de @lea', { exact: false })).toBeVisible();
});

test('the only account of a free plan, linked with a typo, gives its place to the file of the right one, which is changed in turn', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  const right = `atelier_${Date.now() % 10_000_000}`;
  await person.call('/linked-accounts', { method: 'POST', json: { handle: `${right}x` } });
  await signInAs(page, sharedOrigin(), person, '/accounts');
  await page
    .getByLabel(/export TikTok Studio/)
    .first()
    .setInputFiles({
      name: 'videos.json',
      mimeType: 'application/json',
      buffer: Buffer.from(apifyFile(right, [{ daysAgo: 1, views: 900, likes: 90, comments: 9, shares: 1 }])),
    });
  await expect(page.getByRole('region', { name: 'Aperçu de videos.json' })).toBeVisible();
  await page.getByRole('button', { name: 'Importer 1 vidéo' }).click();
  // The account holds data now: one more confirmation, then it goes to the bin.
  await page.getByRole('button', { name: `Changer de compte à la place de @${right}`, exact: true }).click();
  await page.getByLabel('Votre @ TikTok').fill(`${right}_b`);
  await page.getByRole('dialog').getByRole('button', { name: 'Remplacer' }).click();
  const sure = page.getByRole('dialog', { name: `Remplacer @${right} par @${right}_b` });
  await sure.getByRole('button', { name: 'Remplacer' }).click();
  await expect(row(page, `${right}_b`).getByText('Principal', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Corbeille' }).getByText(`@${right}`, { exact: true }),
  ).toBeVisible();
});
