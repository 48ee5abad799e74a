import { expect, test, type Page } from '@playwright/test';
import { apifyFile, type MadeVideo } from '#test/e2e/kit/apify-file.ts';
import { experimentsOfLongAgo, sendFile } from '#test/e2e/kit/experiments-of-long-ago.ts';
import { newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

const HANDLE = 'atelier.essais';

const video = (daysAgo: number, views: number, text: string): MadeVideo => ({
  daysAgo,
  views,
  likes: 50,
  comments: 4,
  shares: 3,
  text,
});

/** Somebody whose account has thirty videos, the youngest twelve days old; every other one has thrice the views. */
async function withVideos(page: Page, path: string): Promise<Person> {
  const person = await newPerson(sharedOrigin());
  const videos = Array.from({ length: 30 }, (_, index) =>
    video(
      12 + index,
      (1_000 + 90 * (index % 7)) * (index % 2 === 0 ? 1 : 3),
      `Recette ${index + 1} #recette`,
    ),
  );
  await sendFile(person, '/imports', 'passe.json', apifyFile(HANDLE, videos));
  await signInAs(page, sharedOrigin(), person, path);
  return person;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Tests' });

test('a recommendation becomes a test, its first video locks it, and nothing of the rule changes any more', async ({
  page,
}) => {
  const person = await withVideos(page, '/account-reports?experiment=hashtag:recette:views');
  const form = page.getByRole('dialog', { name: 'Nouveau test' });
  await expect(form.getByLabel('Ce qui change')).toHaveValue('#recette');
  await expect(form.getByLabel('Hypothèse')).toHaveValue(/«\u00a0#recette\u00a0»/);
  const planned = form.getByLabel('Vidéos par version');
  await expect(planned).toHaveValue(/^\d+$/);
  const forHalfAgain = Number(await planned.inputValue());
  await form.getByText('×3,0', { exact: true }).click();
  await expect(planned).not.toHaveValue(String(forHalfAgain));
  expect(Number(await planned.inputValue())).toBeLessThan(forHalfAgain);
  await expect(
    form.getByText(/trouve quatre fois sur cinq un écart de ×.* ou plus sur les vues\.$/),
  ).toBeVisible();
  await expect(
    form.getByText(/^À votre rythme \(.* vidéos par mois\), ces .* vidéos demandent environ/),
  ).toBeVisible();
  await planned.fill('5');
  await form.getByRole('button', { name: 'Créer le test' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(`${sharedOrigin()}/account-reports`);
  await expect(panel(page).getByText('Brouillon')).toBeVisible();
  await expect(panel(page).getByText('Modifiable jusqu’à la première vidéo.')).toBeVisible();
  await expect(panel(page).getByText('Encore 10 vidéos avant le verdict')).toBeVisible();

  // Published a quarter of an hour from now: an import accepts a date slightly ahead of this clock.
  const fresh = [video(-0.01, 10, 'Toute neuve A'), video(-0.011, 20, 'Toute neuve B')];
  await sendFile(person, '/imports', 'neuves.json', apifyFile(HANDLE, fresh));
  await page.reload();
  await panel(page)
    .getByRole('button', { name: /^Voir les vidéos/ })
    .click();
  await expect(panel(page).getByText('Recette 1 #recette')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Classer « Toute neuve A » dans la variante' }).click();
  const lock = page.getByRole('dialog', { name: 'Verrouiller ce test ?' });
  await lock.getByRole('button', { name: 'Classer et verrouiller' }).click();
  await expect(
    panel(page).getByText(/^Verrouillé le .* ni l’hypothèse ni la règle ne changent plus\.$/),
  ).toBeVisible();
  await expect(panel(page).getByText('En cours')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Modifier le test/ })).toHaveCount(0);
  await expect(panel(page).getByText('1 sur 5')).toBeVisible();

  const { items: accounts } = (await (await person.call('/linked-accounts')).json()) as {
    items: { id: string }[];
  };
  const listed = await person.call(`/experiments?accountId=${accounts[0]?.id}`);
  const { items } = (await listed.json()) as { items: { id: string }[] };
  const refused = await person.call(`/experiments/${items[0]?.id}`, {
    method: 'PATCH',
    json: { plannedPerArm: 6 },
  });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Ce test est verrouillé depuis sa première vidéo'),
  ]);

  // A second one needs no confirmation; one added by mistake can be removed while it is young.
  await panel(page)
    .getByRole('button', { name: 'Classer « Toute neuve B » dans la version habituelle' })
    .click();
  await panel(page).getByRole('button', { name: 'Retirer « Toute neuve B » du test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(panel(page).getByText('retirée')).toBeVisible();

  await panel(page)
    .getByRole('button', { name: /^Terminer le test/ })
    .click();
  await page.getByLabel('Ce que vous en retenez').fill('À refaire en décembre.');
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer' }).click();
  await expect(panel(page).getByText('Arrêté sans verdict')).toBeVisible();
  await expect(panel(page).getByText('À refaire en décembre.')).toBeVisible();

  await panel(page)
    .getByRole('button', { name: /^Supprimer le test/ })
    .click();
  await expect(panel(page).getByText('Aucun test pour l’instant')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(panel(page).getByText('Arrêté sans verdict')).toBeVisible();
});

test('the verdict stands in words with its range, once every video is read at its age', async ({ page }) => {
  const person = await withVideos(page, '/dashboard');
  await experimentsOfLongAgo(person, HANDLE);
  await page.goto(`${sharedOrigin()}/account-reports`);
  await expect(panel(page).getByText('La variante fait mieux')).toBeVisible();
  await expect(
    panel(page).getByText(
      /^D’après les chiffres lus (?:à \d+|entre \d+ et \d+) jours, faute de ceux à 7 jours, la variante fait ×[\d,]+ \(×[\d,]+ à ×[\d,]+\) les vues de la version habituelle, sur 6 vidéos par version\. Fourchette à 95\s%\.$/,
    ),
  ).toBeVisible();
  const running = panel(page).getByRole('listitem').filter({ hasText: 'Encore 3 vidéos avant le verdict' });
  await expect(running.getByText('Aucun chiffre avant le verdict')).toBeVisible();
  await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '9 sur 12');
  await expect(running.getByText(/×\d/)).toHaveCount(0);
});
