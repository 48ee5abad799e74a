import { expect, test, type Page } from '@playwright/test';
import { changeAnswer, holdBack } from '#test/e2e/kit/changed-answer.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

const DEMO = 'demo-lea-cuisine';
const card = (page: Page) => page.getByRole('region', { name: /Comptes TikTok liés/ });
const row = (page: Page, username: string) =>
  card(page)
    .getByRole('listitem')
    .filter({ hasText: `@${username}` });
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(text, { exact: true }) });
const marker = (page: Page) => page.evaluate(() => localStorage.getItem('ongoing_sync'));

/** Somebody with a demo creator that may be synced at once. */
async function onAccounts(page: Page): Promise<{ person: Person; id: string; run: object }> {
  const person = await newPerson(sharedOrigin());
  const { id, runId } = await linkDemo(person);
  const run = (await (await person.call(`/runs/${runId}`)).json()) as object;
  await changeAnswer<{ items: object[] }>(page, 'accounts/list', list => {
    for (const item of list.items) Object.assign(item, { next_sync_at: null });
  });
  await signInAs(page, sharedOrigin(), person, '/accounts');
  await expect(row(page, DEMO)).toBeVisible();
  return { person, id, run };
}

const sync = (page: Page) => row(page, DEMO).getByRole('button', { name: `Synchroniser @${DEMO}` });

test('the primary account wears a star', async ({ page }) => {
  await onAccounts(page);
  const badge = row(page, DEMO).getByText('Principal', { exact: true });
  await expect(badge.locator('svg')).toHaveClass(/lucide-star/);
});

test('without an account the card says so', async ({ page }) => {
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()), '/accounts');
  await expect(card(page).getByText('Aucun compte TikTok lié', { exact: true })).toBeVisible();
  await expect(card(page).getByTitle(/^0 compte/)).toHaveText('0');
});

test('the card says all of it in English too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person, '/accounts');
  const english = page.getByRole('region', { name: /Linked TikTok accounts/ });
  await expect(english.getByText('No TikTok account linked', { exact: true })).toBeVisible();
  await expect(english.getByTitle('0 linked accounts')).toHaveText('0');
  await linkDemo(person);
  const mine = `mine_${Date.now() % 10_000_000}`;
  await person.call('/linked-accounts', { method: 'POST', json: { handle: mine } });
  await page.reload();
  await expect(english.getByTitle('2 linked accounts')).toHaveText('2');
  const [own, demo] = [mine, DEMO].map(name => english.getByRole('listitem').filter({ hasText: `@${name}` }));
  const badge = own!.getByText('Primary', { exact: true });
  await expect(badge.locator('svg')).toHaveClass(/lucide-star/);
  await expect(demo!.getByText('Primary', { exact: true })).toHaveCount(0);
  await expect(own!.getByText('Never synced', { exact: true })).toBeVisible();
  await expect(demo!.getByText(/^Synced (?:(?:just )?now|\d+ (?:seconds?|minutes?) ago)/)).toBeVisible();
  for (const [row, name] of [
    [own, mine],
    [demo, DEMO],
  ] as const)
    await expect(row!.getByRole('button', { name: `Sync @${name}` })).toBeVisible();
  await expect(own!.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(demo!.getByRole('button', { name: `Remove @${DEMO}` })).toBeVisible();
});

test('a sync marks the account at once, stores its record, and removes both when it has ended', async ({
  page,
}) => {
  const { id, run } = await onAccounts(page);
  await page.route('**/rpc/accounts/sync', route =>
    route.fulfill({ json: { json: { ...run, state: 'queued', step: 0, finished_at: null } } }),
  );
  const release = await holdBack(page, '**/rpc/accounts/run{,Events}');
  await expect(row(page, DEMO).getByText('Synchronisation en cours…')).toHaveCount(0);
  await expect(sync(page)).not.toHaveAttribute('aria-busy');
  expect(await marker(page)).toBeNull();
  await sync(page).click();
  await expect(row(page, DEMO).getByText('Synchronisation en cours…').first()).toBeVisible();
  await expect(sync(page)).toHaveAttribute('aria-busy', 'true');
  const record = JSON.parse((await marker(page)) ?? '{}') as Record<string, unknown>;
  expect(record).toMatchObject({ accountId: id, username: DEMO });
  expect(new Date(String(record['startedAt'])).toISOString()).toBe(record['startedAt']);
  expect(record['timestamp']).toBe(Date.parse(String(record['startedAt'])));
  const reloaded = page.waitForRequest('**/rpc/accounts/list');
  release();
  await reloaded;
  await expect(toast(page, 'Synchronisation terminée')).toBeVisible();
  await expect(row(page, DEMO).getByText('Synchronisation en cours…')).toHaveCount(0);
  expect(await marker(page)).toBeNull();
});

test('a sync that fails says why in a destructive toast and leaves no marker', async ({ page }) => {
  const { run } = await onAccounts(page);
  const failed = { code: 'source_rate_limited', values: { handle: DEMO } };
  await page.route('**/rpc/accounts/sync', route =>
    route.fulfill({ json: { json: { ...run, state: 'running', step: 1, finished_at: null } } }),
  );
  await page.route('**/rpc/accounts/runEvents', route => route.abort());
  await page.route('**/rpc/accounts/run', route =>
    route.fulfill({ json: { json: { ...run, state: 'failed', step: 1, error: failed } } }),
  );
  await sync(page).click();
  const error = toast(page, 'Erreur');
  await expect(error).toBeVisible();
  await expect(error).toHaveClass(/border-s-bad/);
  await expect(error).toContainText('TikTok demande de ralentir. Vos derniers chiffres sont conservés');
  expect(await marker(page)).toBeNull();
});

test('a sync that fails without a word says « Impossible de synchroniser ce compte »', async ({ page }) => {
  await onAccounts(page);
  await page.route('**/rpc/accounts/sync', route => route.abort());
  await sync(page).click();
  await expect(toast(page, 'Erreur')).toContainText('Impossible de synchroniser ce compte');
  await expect(toast(page, 'Erreur')).toHaveClass(/border-s-bad/);
});

test('an account that cannot be removed stays, and the toast says so', async ({ page }) => {
  const { person } = await onAccounts(page);
  await person.call('/linked-accounts', {
    method: 'POST',
    json: { handle: `mien_${Date.now() % 1_000_000}` },
  });
  await page.reload();
  await page.route('**/rpc/accounts/remove', route => route.abort());
  await row(page, DEMO)
    .getByRole('button', { name: `Supprimer @${DEMO}` })
    .click();
  const question = page.getByRole('dialog', { name: `Supprimer le compte @${DEMO} ?` });
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(toast(page, 'Erreur')).toContainText('Impossible de supprimer ce compte');
  await expect(row(page, DEMO)).toBeVisible();
});

test('an onboarding that fails says « Impossible de configurer votre compte TikTok »', async ({ page }) => {
  await signInAs(page, sharedOrigin(), await newPerson(sharedOrigin()));
  await page.route('**/rpc/accounts/link', route => route.abort());
  await page.getByRole('textbox', { name: 'Votre @ TikTok' }).fill('@mon.compte');
  await page.getByRole('button', { name: 'Analyser mon compte' }).click();
  await expect(toast(page, 'Erreur')).toContainText('Impossible de configurer votre compte TikTok');
  await expect(page.getByRole('dialog', { name: 'Bienvenue' })).toBeVisible();
});

test('« Bienvenue » asks which account to follow, and the handle given is the main one', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await signInAs(page, sharedOrigin(), person);
  const welcome = page.getByRole('dialog', { name: 'Bienvenue' });
  await expect(welcome).toContainText('Quel compte TikTok voulez-vous suivre ?');
  await welcome.getByRole('textbox', { name: 'Votre @ TikTok' }).fill(`@${DEMO}`);
  await welcome.getByRole('button', { name: 'Analyser mon compte' }).click();
  await expect(page.getByText('Compte configuré !', { exact: true })).toBeVisible();
  await expect(welcome).toBeHidden();
  expect(await (await person.call('/linked-accounts')).json()).toMatchObject({
    items: [{ tiktok_username: DEMO, is_primary: true }],
  });
  expect(await (await person.call('/me')).json()).toMatchObject({
    profile: { tiktok_handle: DEMO },
  });
});

test('whoever has linked an account already is not welcomed again, and may add one from the dashboard', async ({
  page,
}) => {
  await onAccounts(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Performance du compte' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Bienvenue' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Actions' }).scrollIntoViewIfNeeded();
  await card(page).getByRole('button', { name: 'Ajouter un compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un compte' });
  const mine = `compte_${Date.now() % 10_000_000}`;
  await dialog.getByRole('textbox', { name: 'Votre @ TikTok' }).fill(`@${mine}`);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(row(page, mine)).toBeVisible();
  await expect(row(page, DEMO)).toBeVisible();
  await expect(card(page).getByTitle('2 comptes liés')).toHaveText('2');
});
