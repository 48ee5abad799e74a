import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { changeAnswer } from '#test/e2e/kit/changed-answer.ts';
import {
  givePlan,
  linkDemo,
  newPerson,
  newPersonOn,
  sharedAdmin,
  sharedOrigin,
  signInAs,
  type Person,
} from '#test/e2e/kit/signed-up.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Rapports programmés' });

async function withPlan(plan: string): Promise<Person> {
  const person = await newPersonOn(plan);
  await linkDemo(person);
  return person;
}

/** The address of the link in the last mail to somebody. */
async function mailedLink(email: string): Promise<string> {
  const { items } = (await (await sharedAdmin().call('/admin/outbox?limit=50')).json()) as {
    items: { id: string; recipient: string }[];
  };
  const mail = items.find(({ recipient }) => recipient === email);
  const opened = await sharedAdmin().call(`/admin/outbox/${mail?.id}/reading`, { method: 'POST' });
  const { text } = (await opened.json()) as { text: string };
  const [, path = ''] = /(\/report-mails\?\S+)/.exec(text) ?? [];
  return `${sharedOrigin()}${path}`;
}

test('a weekly report is scheduled, changed, paused, resumed and deleted', async ({ page }) => {
  const person = await withPlan('premium');
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  await panel(page).getByRole('button', { name: 'Programmer un rapport' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Chaque rapport compte comme une analyse de compte.');
  await dialog.getByRole('combobox', { name: 'Jour' }).selectOption({ label: 'mardi' });
  await dialog.getByRole('combobox', { name: 'Heure' }).selectOption({ label: '07:00' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel(page)).toContainText('Chaque mardi à 07:00, sur 7 jours');
  await expect(panel(page)).toContainText('fuseau Europe/Paris');
  await expect(panel(page)).toContainText(`${person.email} (vous) · reçoit les rapports`);
  await expect(panel(page)).toContainText('Pas encore envoyé');

  await panel(page)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await dialog.getByText('Chaque mois').click();
  await dialog.getByRole('combobox', { name: 'Jour du mois' }).selectOption('31');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel(page)).toContainText('Le dernier jour de chaque mois à 07:00');
  // Changing the schedule moves the next report, and the toast says so.
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts.getByText(/^Le prochain rapport part le \d+ .* à 07:00\.$/).first()).toBeVisible();

  await panel(page)
    .getByRole('button', { name: /^Mettre en pause/ })
    .click();
  await expect(panel(page)).toContainText('En pause');
  await expect(toasts.getByText('En pause : aucun rapport ne part.')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Reprendre/ })
    .click();
  await expect(panel(page)).toContainText('Prochain\u00a0:');

  await panel(page)
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(panel(page)).toContainText('Aucun rapport programmé');
});

test('nobody, a wrong address and a wrong number of days are refused in words, and nothing is lost', async ({
  page,
}) => {
  await signInAs(page, sharedOrigin(), await withPlan('premium'), '/account-reports');
  await panel(page).getByRole('button', { name: 'Programmer un rapport' }).click();
  const dialog = page.getByRole('dialog');
  const others = dialog.getByRole('textbox', { name: 'Autres destinataires' });
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('Choisissez au moins un destinataire');
  await others.fill('personne\nautre@exemple.fr');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('« personne » n’est pas une adresse e-mail valable');
  await expect(others).toHaveValue('personne\nautre@exemple.fr');
});

test('a schedule whose readers have not answered promises no date', async ({ page }) => {
  await signInAs(page, sharedOrigin(), await withPlan('premium'), '/account-reports');
  await panel(page).getByRole('button', { name: 'Programmer un rapport' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').uncheck();
  await dialog
    .getByRole('textbox', { name: 'Autres destinataires' })
    .fill(`cliente-${Date.now()}@exemple.fr`);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts.getByText('Aucun rapport ne part tant que personne n’a accepté')).toBeVisible();
  await expect(toasts.getByText('Le prochain rapport part')).toHaveCount(0);
});

test('somebody else agrees by the link of a mail, without an account, and leaves again', async ({ page }) => {
  const person = await withPlan('premium');
  const email = `cliente-${Date.now()}@exemple.fr`;
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const json = { accountId: items[0]?.id, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: false };
  const made = await person.call('/report-schedules', {
    method: 'POST',
    json: { ...json, recipients: [email] },
  });
  expect(made.status).toBe(201);
  await page.goto(await mailedLink(email));
  await expect(
    page.getByText(`le rapport du compte TikTok @demo-lea-cuisine peut être envoyé à ${email}`),
  ).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.reload();
  await expect(page.getByText(`peut être envoyé à ${email}`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  const faults = await new AxeBuilder({ page }).analyze();
  expect(faults.violations).toEqual([]);
  await expect(page.getByText('Les e-mails et leur PDF seront en français.')).toBeVisible();
  await page.getByRole('button', { name: 'Recevoir ces rapports' }).click();
  await expect(page.getByRole('note')).toContainText(`les prochains rapports seront envoyés à ${email}`);
  await expect(page.getByText(`@demo-lea-cuisine est envoyé à ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Ne plus les recevoir' }).click();
  await expect(page.getByRole('note')).toContainText(`aucun rapport ne sera envoyé à ${email}`);
  await expect(page.getByRole('button', { name: 'Les recevoir', exact: true })).toBeVisible();

  // The mail's language is the page's, whatever the browser prefers.
  await page.goto((await mailedLink(email)).replace('lang=fr', 'lang=en'));
  await expect(page.getByRole('button', { name: 'Get them', exact: true })).toBeVisible();
  await expect(page.getByText('You declined these reports or stopped them')).toBeVisible();
  await page.goto(`${sharedOrigin()}/report-mails`);
  await expect(page.getByRole('alert')).toContainText('Il manque une partie du lien');
});

test('the link of another mail, opened in the same tab, is asked about in place of the first', async ({
  page,
}) => {
  const person = await withPlan('premium');
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const emails = ['une', 'deux'].map(name => `${name}-${Date.now()}@exemple.fr`);
  const json = { accountId: items[0]?.id, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: false };
  await person.call('/report-schedules', { method: 'POST', json: { ...json, recipients: emails } });
  const [first = '', second = ''] = emails;
  await page.goto(await mailedLink(first));
  await page.getByRole('button', { name: 'Recevoir ces rapports' }).click();
  await expect(page.getByRole('note')).toContainText(`les prochains rapports seront envoyés à ${first}`);
  await page.goto(await mailedLink(second));
  await expect(page.getByText(`peut être envoyé à ${second}`)).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Recevoir ces rapports' })).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test('who agrees chooses the language of the mails with one tap, before and after', async ({ page }) => {
  const person = await withPlan('premium');
  const email = `client-${Date.now()}@exemple.fr`;
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const json = { accountId: items[0]?.id, frequency: 'monthly', day: 1, hour: 8, days: 30, to_me: false };
  await person.call('/report-schedules', { method: 'POST', json: { ...json, recipients: [email] } });
  const link = await mailedLink(email);
  await page.goto(link);
  const given = new URLSearchParams(new URL(link).hash.slice(1));
  const proof = { recipient: given.get('recipient'), token: given.get('token') };
  const kept = async () => {
    const answer = await person.call('/report-mails/look', { method: 'POST', json: proof });
    return ((await answer.json()) as { language: string }).language;
  };
  const choice = page.getByRole('group', { name: /^(Langue des e-mails|Language of the e-mails)/ });
  await choice.getByText('English').click();
  await expect(page.getByText('The e-mails and their PDF will be in English.')).toBeVisible();
  await page.getByRole('button', { name: 'Get these reports' }).click();
  await expect(page.getByRole('note')).toContainText('Noted: the next reports will be sent');
  expect(await kept()).toBe('en');
  await choice.getByText('Français').click();
  await expect(page.getByText('Les e-mails et leur PDF seront en français.')).toBeVisible();
  await expect.poll(kept).toBe('fr');
});

test('a recipient’s language is theirs alone: the page keeps it, the browser’s owner keeps their own', async ({
  page,
}) => {
  const person = await withPlan('premium');
  const email = `anglaise-${Date.now()}@exemple.fr`;
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const json = { accountId: items[0]?.id, frequency: 'monthly', day: 1, hour: 8, days: 30, to_me: false };
  await person.call('/report-schedules', { method: 'POST', json: { ...json, recipients: [email] } });
  const own = async () =>
    ((await (await person.call('/me')).json()) as { profile: { language: string } }).profile.language;
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  const link = await mailedLink(email);
  await page.goto(link);
  await page.getByRole('group', { name: 'Langue des e-mails et du PDF' }).getByText('English').click();
  await page.getByRole('button', { name: 'Do not get them' }).click();
  await expect(page.getByRole('note')).toContainText('no report will be sent');
  await page.goto(`${sharedOrigin()}/`);
  await page.goto(link);
  await expect(page.getByText('Vous avez refusé ces rapports ou les avez arrêtés')).toBeVisible();
  await expect(page.getByText('Les e-mails et leur PDF seront en anglais.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  // Nor does a language of this browser that was chosen without a session.
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto(`${sharedOrigin()}/account-reports`);
  await expect(page.getByRole('region', { name: 'Scheduled reports' })).toBeVisible();
  await expect(page.getByText(`${email} ·`)).toBeVisible();
  expect(await own()).toBe('fr');
  await page.getByRole('button', { name: 'Change language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Changer de langue' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(own).toBe('en');
});

test('a try that failed says when, why and what to do, beside the last report that exists', async ({
  page,
}) => {
  const person = await withPlan('premium');
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const json = { accountId: items[0]?.id, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
  await person.call('/report-schedules', { method: 'POST', json });
  await changeAnswer<{ items: ReportSchedule[] }>(page, 'reportSchedules/list', ({ items: [one] }) => {
    if (one === undefined) return;
    one.last_run_at = '2026-01-05T08:00:00Z';
    one.last_report_id = '00000000-0000-4000-8000-000000000001';
    one.last_failure = { code: 'report_no_videos', values: { username: 'lea' }, at: '2026-01-12T08:00:00Z' };
  });
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  await expect(panel(page).getByText(/^Dernier rapport\s: 5 janvier 2026/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Lire le dernier rapport' })).toBeVisible();
  await expect(panel(page).getByRole('note')).toContainText(
    /Le rapport du 12 janvier 2026 à .* n’a pas pu être fait/,
  );
  await expect(panel(page)).toContainText('Aucune vidéo de @lea publiée avant aujourd’hui n’est connue');
  await expect(panel(page)).toContainText('Prochain essai\u00a0:');
  await expect(panel(page).getByRole('link', { name: 'Ouvrir mes comptes' })).toBeVisible();
});

test('the free plan is told what it lacks, with the way to the plans', async ({ page }) => {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  await expect(panel(page)).toContainText('ne font pas partie du plan Gratuit');
  await expect(panel(page).getByRole('link', { name: 'Voir les plans' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Programmer un rapport' })).toBeDisabled();
});

test('schedules of a plan that ended promise no date', async ({ page }) => {
  const person = await withPlan('premium');
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const json = { accountId: items[0]?.id, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
  const email = `tardive-${Date.now()}@exemple.fr`;
  await person.call('/report-schedules', { method: 'POST', json: { ...json, recipients: [email] } });
  await givePlan(person, 'freemium');
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  await expect(panel(page)).toContainText('Arrêté\u00a0: votre plan ne le comprend plus');
  await expect(panel(page)).toContainText('a accepté de les recevoir');
  await expect(panel(page)).not.toContainText('Prochain');
  await expect(panel(page).getByRole('button', { name: 'Programmer un rapport' })).toBeDisabled();
  await expect(panel(page)).toContainText('repartent avec le plan Premium');

  await page.goto(await mailedLink(email));
  await expect(page.getByText('L’envoi de ces rapports est arrêté pour le moment')).toBeVisible();
  await page.getByRole('button', { name: 'Recevoir ces rapports' }).click();
  await expect(page.getByText('C’est noté. L’envoi est arrêté pour le moment')).toBeVisible();
  await expect(page.getByText('Vous avez accepté de recevoir chaque semaine')).toBeVisible();
  await expect(page.getByText('est envoyé à')).toBeHidden();
});

test('schedules of accounts that became read-only promise no date, and say what starts them again', async ({
  page,
}) => {
  const person = await withPlan('business_starter');
  const second = await person.call('/linked-accounts', {
    method: 'POST',
    json: { handle: 'demo-tom-course' },
  });
  const { account } = (await second.json()) as { account: { id: string } };
  const json = { accountId: account.id, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
  await person.call('/report-schedules', { method: 'POST', json });
  await givePlan(person, 'premium');
  await signInAs(page, sharedOrigin(), person, '/account-reports');
  await expect(panel(page)).toContainText('Arrêté\u00a0: compte en lecture seule');
  await expect(panel(page)).not.toContainText('Prochain');
  await expect(panel(page)).toContainText('Votre plan ne suit plus @demo-tom-course');
  await expect(panel(page).getByRole('link', { name: 'Choisir les comptes actifs' })).toBeVisible();
});

test('a choice of language in an older tab takes back no refusal', async ({ page }) => {
  const person = await withPlan('premium');
  const email = `client-${Date.now()}@exemple.fr`;
  const { items } = (await (await person.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const json = { accountId: items[0]?.id, frequency: 'monthly', day: 1, hour: 8, days: 30, to_me: false };
  await person.call('/report-schedules', { method: 'POST', json: { ...json, recipients: [email] } });
  const link = await mailedLink(email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Recevoir ces rapports' }).click();
  await expect(page.getByRole('note')).toContainText('C’est noté');
  const given = new URLSearchParams(new URL(link).hash.slice(1));
  const proof = { recipient: given.get('recipient'), token: given.get('token') };
  await person.call('/report-mails/answer', { method: 'POST', json: { ...proof, wanted: false } });
  await page
    .getByRole('group', { name: /^(Langue des e-mails|Language of the e-mails)/ })
    .getByText('English')
    .click();
  await expect(page.getByRole('button', { name: 'Get them', exact: true })).toBeVisible();
  const look = await person.call('/report-mails/look', { method: 'POST', json: proof });
  expect(await look.json()).toMatchObject({ state: 'unsubscribed' });
});
