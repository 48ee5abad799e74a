import { expect, test, type Page } from '@playwright/test';
import { linkDemo, newPerson, sharedOrigin, signInAs } from './signed-up.ts';

const DEMO = 'demo-lea-cuisine';
const ID = '7300000000000000000';

async function onAnalyzer(page: Page, language: 'fr' | 'en' = 'fr') {
  const person = await newPerson(sharedOrigin());
  await linkDemo(person, DEMO);
  await signInAs(page, sharedOrigin(), person);
  await page.evaluate(chosen => localStorage.setItem('language', chosen), language);
  await page.goto('/analyzer');
  const name = language === 'fr' ? 'Que voulez-vous analyser ?' : 'What do you want to analyse?';
  return page.getByRole('textbox', { name });
}

const said = (page: Page) => page.locator('form output');
const submit = (page: Page) => page.getByRole('button', { name: 'Lier et analyser' });

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
  const field = await onAnalyzer(page);
  for (const [typed, sentence, isOpen] of [
    ['@lea', 'Compte @lea : il sera lié', true],
    [`https://m.tiktok.com/@lea/video/${ID}?_r=1&_t=x`, 'Vidéo de @lea', true],
    [`tiktok.com/@lea/photo/${ID}`, 'Diaporama de @lea', true],
    [`Regardez ! https://www.tiktok.com/@lea/video/${ID} #hook`, 'Vidéo de @lea', true],
    [`https://m.tiktok.com/v/${ID}.html`, 'Lien de vidéo TikTok, qui ne dit pas de quel compte', false],
    ['Découvre la vidéo de Léa ! https://vm.tiktok.com/ZMabc/', 'Lien court TikTok', false],
    ['https://vm.tiktok.com/ZMabc/ https://vm.tiktok.com/ZMdef/', '2 liens TikTok à la fois', false],
    ['https://www.instagram.com/reel/abc/', 'Lien Instagram : seuls les comptes TikTok', false],
    ['https://exemple.fr/video', 'Cette adresse n’est pas celle de TikTok.', false],
    [`https://tiktok.com.evil.fr/@lea/video/${ID}`, 'ressemble à celle de TikTok', false],
    [`https://user:pass@tiktok.com/@lea/video/${ID}`, 'un nom ou un mot de passe', false],
    ['https://www.tiktok.com/@lea/video/12', 'ne mène à aucune vidéo', false],
    ['a'.repeat(2_500), 'Ce texte est trop long.', false],
  ] as const) {
    await field.fill(typed);
    await expect(said(page), typed).toContainText(sentence);
    await expect(submit(page), typed).toBeEnabled({ enabled: isOpen });
  }
  await field.fill('');
  await expect(said(page)).toBeEmpty();
});

test('the field speaks English to those who do', async ({ page }) => {
  const field = await onAnalyzer(page, 'en');
  await field.fill(`https://www.tiktok.com/@lea/video/${ID}`);
  await expect(said(page)).toHaveText(/^Video by @lea:/);
  await field.fill('https://youtu.be/abc');
  await expect(said(page)).toHaveText('A link to YouTube: only TikTok accounts are analysed here.');
  await field.fill(`@${DEMO}`);
  await expect(said(page)).toHaveText(`@${DEMO} is already linked: you can open its figures.`);
});

test('a dropped file is named by what it holds, and only what the import reads is read', async ({ page }) => {
  const field = await onAnalyzer(page);
  await field.fill('@tom');
  await drop(page, { 'clip.mp4': '\0\0\0\u0018ftypisom\0\0\0\0' });
  await expect(said(page)).toHaveText('« clip.mp4 » : vidéo MP4. Les fichiers vidéo ne s’analysent pas ici.');
  // What was typed before is not what the button would be about.
  await expect(field).toHaveValue('');
  await expect(submit(page)).toBeDisabled();
  await drop(page, { 'mots.txt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour' });
  await expect(said(page)).toContainText('sous-titres VTT');
  await drop(page, { 'photo.mp4': '\u00FF\u00D8\u00FF\u00E0' });
  await expect(said(page)).toContainText('est une image');
  await drop(page, { 'a.csv': 'a;b\n1;2', 'b.csv': 'a;b\n1;2' });
  await expect(said(page)).toHaveText('Un seul fichier à la fois.');
  await drop(page, { 'autre.mp4': '{"hello": "world"}' });
  await expect(said(page)).toContainText('Son nom annonce MP4, son contenu est JSON.');
  await expect(page.getByRole('alert').filter({ hasText: 'autre.mp4' })).toBeVisible();
  await field.fill('@lea');
  await expect(said(page)).toContainText('Compte @lea');
});
