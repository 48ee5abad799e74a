import { expect, test } from '@playwright/test';
import { holdBack } from '#test/e2e/kit/changed-answer.ts';
import {
  givePlan,
  linkDemo,
  newPerson,
  newPersonOn,
  sharedOrigin,
  signInAs,
} from '#test/e2e/kit/signed-up.ts';

test('a plan is chosen, paid in « Mode test », changed and cancelled, each amount said before the click', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const person = await newPerson(origin);
  await signInAs(page, origin, person);
  await page.goto('/settings?plan=premium#plan');
  const dialog = page.getByRole('dialog', { name: 'Choisir un plan' });
  await expect(dialog.getByText('À payer aujourd’hui')).toBeVisible();
  await expect(dialog).toContainText('Les prix comprennent la TVA.');
  await dialog.getByRole('radio', { name: 'Par an' }).check();
  await expect(dialog).toContainText('Puis 390');
  await dialog.getByRole('radio', { name: 'Par mois' }).check();
  await dialog.getByRole('button', { name: 'Passer au paiement' }).click();

  await expect(page.getByText('Mode test')).toBeVisible();
  await page.getByLabel('Numéro de carte').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Payer' }).click();
  await expect(page.getByRole('alert')).toContainText('La carte a été refusée. Rien n’a été prélevé.');
  await page.getByLabel('Numéro de carte').fill('4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Payer' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();

  await expect(page.getByText('Votre plan Premium est ouvert.')).toBeVisible();
  await expect(page.getByText(/^Facture TEST-/)).toBeVisible();
  await page.getByRole('button', { name: 'Changer de plan' }).click();
  await dialog.getByRole('radio', { name: 'Business Starter' }).check();
  await dialog.getByRole('button', { name: /^Confirmer et payer/ }).click();
  await expect(page.getByText(/^Facture TEST-/)).toHaveCount(2);

  // A smaller plan: nothing to pay, and nothing changes before the paid period ends.
  await page.getByRole('button', { name: 'Changer de plan' }).click();
  await dialog.getByRole('radio', { name: 'Premium' }).check();
  await expect(dialog).toContainText('À payer aujourd’hui');
  await expect(dialog).toContainText('reste ouvert jusqu’au');
  await dialog.getByRole('button', { name: /^Confirmer pour le/ }).click();
  await expect(page.getByText(/^Le plan Premium prend le relais le/)).toBeVisible();
  await page.getByRole('button', { name: 'Garder mon plan actuel' }).click();
  await expect(page.getByText(/^Prochain prélèvement le/)).toBeVisible();

  await page.goto('/pricing');
  const current = page.getByRole('main').locator('[aria-current="true"]');
  await expect(current).toContainText('Business Starter');
  const badge = current.getByText('Votre plan', { exact: true });
  await expect(badge).toBeVisible();
  // Inside its card, not across its edge.
  const [inside, around] = [(await badge.boundingBox())!, (await current.boundingBox())!];
  expect(inside.y).toBeGreaterThanOrEqual(around.y);
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);
  await expect(current.getByRole('link', { name: /^Choisir/ })).toBeHidden();
  await expect(current.getByRole('link', { name: 'Voir mon plan' })).toHaveAttribute(
    'href',
    '/settings#plan',
  );
  await page.goto('/settings');

  // Cancellation: the button, and one confirmation.
  await page.getByRole('button', { name: 'Résilier votre contrat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Résilier le contrat' }).click();
  await expect(page.getByText(/^Contrat résilié\s: le plan reste ouvert jusqu’au/)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
  await expect(page.getByText(/^Prochain prélèvement le/)).toBeVisible();
  await expect(page.getByText(/^Votre abonnement continue/)).toBeVisible();
  await expect(page.getByText(/^Contrat résilié/)).toHaveCount(0);

  // Withdrawal, while the law allows it: the statement, and one button that confirms it.
  await page.goto('/withdrawal');
  await page.getByRole('link', { name: 'Renoncer depuis mes réglages' }).click();
  const statement = page.getByRole('dialog', { name: 'Se rétracter du contrat' });
  await expect(statement).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Renoncer au contrat ici', exact: true }).click();
  await expect(statement.getByLabel('Contrat')).toHaveValue('abonnement Business Starter');
  await expect(statement.getByLabel('Adresse e-mail')).toHaveValue(person.email);
  await statement.getByLabel('Nom').fill('Léa Martin');
  await statement.getByRole('button', { name: 'Confirmer la rétractation', exact: true }).click();
  await expect(statement.getByText(/99\s€ vous sont remboursés/)).toBeVisible();
  await statement.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByText(/39\s€ remboursés/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renoncer au contrat ici' })).toBeHidden();
  await page.goto('/withdrawal');
  await expect(page.getByText('Vous avez renoncé à votre contrat le')).toBeVisible();
  await expect(page.getByText('Pendant quatorze jours après la conclusion')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Renoncer depuis mes réglages' })).toHaveCount(0);
  await page.goto('/settings?withdraw=1#plan');
  await expect(statement).toContainText('Vous avez renoncé à votre contrat le');
});

test('the page behind the dialogs of a contract follows an answer that came late, and what another tab did', async ({
  page,
}) => {
  const buy = async () => {
    const person = await newPerson(sharedOrigin());
    const json = { plan: 'premium', interval: 'month' };
    const bought = await person.call('/billing/checkout', { method: 'POST', json });
    const { url } = (await bought.json()) as { url: string };
    const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
    await fetch(`${sharedOrigin()}${url}`, { method: 'POST', body, redirect: 'manual' });
    return person;
  };
  const opener = page.getByRole('button', { name: 'Renoncer au contrat ici', exact: true });
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Confirmer la rétractation', exact: true });

  await signInAs(page, sharedOrigin(), await buy(), '/settings#plan');
  const release = await holdBack(page, '**/rpc/billing/withdraw');
  await opener.click();
  await dialog.getByLabel('Nom').fill('Léa Martin');
  await confirm.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await expect(opener).toHaveCount(0);

  const elsewhere = await buy();
  await signInAs(page, sharedOrigin(), elsewhere, '/settings#plan');
  await opener.click();
  await dialog.getByLabel('Nom').fill('Léa Martin');
  const json = { name: 'Léa Martin', email: elsewhere.email };
  expect((await elsewhere.call('/billing/withdrawal', { method: 'POST', json })).status).toBe(200);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveCount(0);
});

test('the page of the withdrawal says to each what applies: no contract, a running one, a closing account', async ({
  page,
}) => {
  const person = await newPerson(sharedOrigin());
  const general = page.getByText('Pendant quatorze jours après la conclusion');
  await page.goto(`${sharedOrigin()}/withdrawal`);
  await expect(general).toBeVisible();
  await signInAs(page, sharedOrigin(), person, '/withdrawal');
  await expect(page.getByText('Ce compte n’a pas de contrat en cours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renoncer depuis mes réglages' })).toHaveCount(0);
  const json = { plan: 'premium', interval: 'month' };
  const bought = await person.call('/billing/checkout', { method: 'POST', json });
  const { url } = (await bought.json()) as { url: string };
  const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
  await fetch(`${sharedOrigin()}${url}`, { method: 'POST', body, redirect: 'manual' });
  await page.reload();
  await expect(page.getByText(/^Jusqu’au .*vous pouvez y renoncer.*passe au plan Gratuit et/)).toBeVisible();
  await expect(general).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Renoncer depuis mes réglages' })).toBeVisible();
  const request = { word: 'SUPPRIMER', password: person.password };
  expect((await person.call('/account-deletion', { method: 'POST', json: request })).status).toBe(200);
  await page.reload();
  await expect(page.getByText(/passe au plan Gratuit, jusqu’à sa suppression le/)).toBeVisible();
});

test('whoever cannot sign in asks for the link that ends the contract, from the footer of any page', async ({
  page,
}) => {
  await page.goto('/support');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Résilier votre contrat' }).click();
  await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Si un contrat est lié à cette adresse')).toBeVisible();
  await page.goto('/cancellation#token=0123456789012345678901234567890123456789012');
  await page.getByRole('button', { name: 'Résilier le contrat' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est pas valable');
  // The error about one link is not shown for the next one.
  await page.goto('/cancellation#token=other67890123456789012345678901234567890123');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Résilier le contrat' })).toBeVisible();
});

test('who has more accounts than places is told why no other can be ticked, and chooses which one goes on', async ({
  page,
}) => {
  const person = await newPersonOn('business_starter');
  for (const handle of ['premiere.cliente', 'seconde.cliente']) {
    await person.call('/linked-accounts', { method: 'POST', json: { handle } });
  }
  await givePlan(person, 'premium');
  await signInAs(page, sharedOrigin(), person, '/settings#plan');
  const card = page.getByRole('region', { name: 'Comptes actifs' });
  const [kept, other] = [card.getByRole('checkbox', { checked: true }), card.getByRole('checkbox').last()];
  await expect(kept).toHaveCount(1);
  const reason = 'Vous pouvez garder 1 compte\u202f; décochez-le pour en choisir un autre.';
  await expect(card.getByText(reason)).toBeVisible();
  await other.focus();
  await expect(other).toBeFocused();
  await expect(other).toHaveAccessibleDescription(reason);
  await page.keyboard.press('Space');
  await expect(other).not.toBeChecked();
  await kept.uncheck();
  await expect(card.getByText(reason)).toHaveCount(0);
  await other.check();
  await card.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(card.getByText(/^Ce choix pourra changer le /)).toBeVisible();
  await page.reload();
  for (const [name, isKept] of [
    ['premiere.cliente', false],
    ['seconde.cliente', true],
  ] as const) {
    const row = card.locator('label').filter({ hasText: `@${name}` });
    await expect(row.getByRole('checkbox')).toBeChecked({ checked: isKept });
    await expect(row.getByText('lecture seule', { exact: true })).toHaveCount(isKept ? 0 : 1);
  }
});

test('whoever cannot sign in withdraws by a statement, from the footer of any page', async ({ page }) => {
  await page.goto('/pricing');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Renoncer au contrat ici', exact: true })
    .click();
  await page.getByLabel('Nom').fill('Léa Martin');
  await page.getByLabel('Contrat').fill('abonnement Premium');
  await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
  // As long as reading the form takes: a faster submission is taken for a program's.
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'Confirmer la rétractation', exact: true }).click();
  await expect(page.getByRole('note')).toContainText(
    'L’accusé de réception est adressé à personne@exemple.fr',
  );
  await expect(page.getByRole('note')).toContainText('Ce serveur n’envoie pas d’e-mails');
  await page.goto('/withdrawal#token=0123456789012345678901234567890123456789012');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est pas valable');
});

test('a pause, an end and the closing of an account say what is lost before the click', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  const { id: accountId } = await linkDemo(person);
  const bought = await person.call('/billing/checkout', {
    method: 'POST',
    json: { plan: 'premium', interval: 'year' },
  });
  const { url } = (await bought.json()) as { url: string };
  const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
  await fetch(`${sharedOrigin()}${url}`, { method: 'POST', body, redirect: 'manual' });
  const json = { accountId, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
  expect((await person.call('/report-schedules', { method: 'POST', json })).status).toBe(201);

  await signInAs(page, sharedOrigin(), person, '/settings#plan');
  const dialog = page.getByRole('dialog');
  const reports = 'Vos rapports programmés ne partent plus, ni à vous ni à vos clients';
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(dialog).toContainText('il reste ouvert jusque-là, et la pause commence ce jour');
  await expect(dialog).toContainText(/l’abonnement reprend de lui-même et 390\s€ sont prélevés/);
  await expect(dialog).toContainText(reports);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Résilier votre contrat' }).click();
  await expect(dialog).toContainText(reports);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await expect(dialog).toContainText(reports);
  await page.keyboard.press('Escape');

  await page.goto(`${sharedOrigin()}/settings#data`);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(dialog).toContainText('L’abonnement Premium prend fin avec le compte');
  await expect(dialog).toContainText('Vous pouvez encore vous rétracter et être remboursé');
  await page.keyboard.press('Escape');
  const request = { word: 'SUPPRIMER', password: person.password };
  expect((await person.call('/account-deletion', { method: 'POST', json: request })).status).toBe(200);
  await page.goto(`${sharedOrigin()}/settings#plan`);
  await page.reload();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('prend fin avec le compte');
  await expect(plan).not.toContainText('Prochain prélèvement');
  await expect(plan).toContainText('puis jusqu’au');
  await expect(plan).not.toContainText('vous pouvez y renoncer');
  for (const opener of ['Mettre en pause', 'Changer de plan']) {
    await page.getByRole('button', { name: opener }).click();
    await expect(dialog).toContainText('Annulez d’abord cette suppression');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Résilier votre contrat' }).click();
  await expect(dialog).toContainText('Votre compte sera supprimé le');
  await expect(dialog).not.toContainText('vos données restent là');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await expect(dialog).toContainText('jusqu’à sa suppression le');
  await page.keyboard.press('Escape');
  await page.goto(`${sharedOrigin()}/account-reports`);
  const schedules = page.getByRole('region', { name: 'Rapports programmés' });
  await expect(schedules).toContainText('Arrêté\u00a0: votre compte est en cours de clôture');
  await expect(schedules).toContainText('a accepté de les recevoir');
  await expect(schedules).not.toContainText('Prochain\u00a0:');
});
