import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssistantScene } from '#test/scenes/assistant-scene.ts';
import { storeAccount, storedVideo, storeVideos } from '#test/scenes/stored-videos.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createAssistantScene>;
let user: TestUser;

const HOUR = 3_600_000;
const now = Date.now();
/** Thursdays at 18:xx in Paris, whatever the season. */
const thursdays = Array.from({ length: 40 }, (_, week) => {
  const day = new Date(now - (week + 1) * 7 * 24 * HOUR);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 3) % 7));
  const utcHour = [16, 17].find(
    hour =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Paris',
        hour: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(day.setUTCHours(hour, 20, 0, 0))) === '18',
  );
  return new Date(day.setUTCHours(utcHour ?? 16, 20, 0, 0));
});

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createAssistantScene(testApp);
  user = await testApp.createUser({ plan: 'premium' });
  await storeAccount(testApp, user, 'atelier.nadia', { isPrimary: true });
  const observedAt = new Date(now - HOUR);
  const captions = [
    'Lentilles corail',
    'Tu cuis mal tes lentilles',
    'Salade de lentilles',
    'Des lentilles au four',
  ];
  await storeVideos(
    testApp,
    user,
    thursdays.map((publishedAt, index) =>
      storedVideo(index, {
        publishedAt,
        observedAt,
        views: index === 30 ? 184_350 : 3_000 + index * 10,
        ...(index >= 29 && index < 33 && { description: captions[index - 29] ?? '' }),
      }),
    ),
  );
}, 60_000);
afterAll(() => testApp.close());

const ask = async (text: string, language: 'fr' | 'en' = 'fr') => {
  const { answer, state } = await scene.ask(user, text, { language });
  return { state, text: (answer?.text ?? []).join(' ').replaceAll(/\s/g, ' '), answer };
};

describe('a plain question gets the answer to that question', () => {
  test.each([
    [
      'C’est quoi ma meilleure vidéo ?',
      'fr',
      /« Tu cuis mal tes lentilles » arrive en tête toutes périodes confondues : 184,4K vues/,
    ],
    [
      'What’s my best video?',
      'en',
      /“Tu cuis mal tes lentilles” comes first across all dates: 184\.4K views/,
    ],
    [
      'Je poste quand d’habitude ?',
      'fr',
      /40 vidéos publiées .* Le plus souvent le jeudi : 40 vidéos\. Le plus souvent de 18 h à 19 h : 40 vidéos\./,
    ],
    [
      'When do I usually post?',
      'en',
      /Most often .*Thursdays?: 40 videos\. Most often from 18:00 to 19:00: 40 videos\./,
    ],
    [
      'Mon hook « Tu cuis mal tes lentilles » est bon ?',
      'fr',
      /« Tu cuis mal tes lentilles » est une accroche de la forme « adresse directe »\. 1 de vos vidéos contient ces mots\. Vos vidéos ne disent pas/,
    ],
    [
      'Is my hook “3 mistakes with rice” good?',
      'en',
      /“3 mistakes with rice” is a hook of the form “.*”\. Your videos do not tell/,
    ],
    [
      'ma vidéo sur les lentilles',
      'fr',
      /^4 de vos vidéos parlent de « lentilles » : .* en tout\. La plus vue : « Tu cuis mal tes lentilles », publiée le .*, 184,4K vues\./,
    ],
    [
      'how is my video about lentilles doing?',
      'en',
      /^4 of your videos speak of “lentilles”: .* The most viewed: “Tu cuis mal tes lentilles”/,
    ],
    ['ma vidéo « Salade de lentilles »', 'fr', /^« Salade de lentilles », publiée le /],
    ['Est-ce que j’ai grandi ?', 'fr', /Et vos vues : .* : \d+ vidéos?, /],
    ['Have I grown?', 'en', /And your views: .*: \d+ videos?, /],
  ] as const)('« %s »', async (text, language, expected) => {
    expect((await ask(text, language)).text).toMatch(expected);
  });

  test('the table of hours and days adds up to the videos of each', async () => {
    const { answer } = await ask('Quel jour je poste le plus ?');
    const counts = (answer?.table?.rows ?? []).map(([, count]) => Number(count));
    expect(counts.slice(0, 7).reduce((a, b) => a + b, 0)).toBe(40);
    expect(counts.slice(7).reduce((a, b) => a + b, 0)).toBe(40);
    expect(answer?.basis?.n).toBe(40);
  });

  test('a hook without its words is asked for, and costs nothing', async () => {
    const { state, text } = await ask('Mon hook est bon ?');
    expect(state).toBe('abstained');
    expect(text).toMatch(/^De quelle accroche parlez-vous \?/);
  });

  test('after followers, the best video is the best video', async () => {
    const conversation = (await scene.begin(user)).id;
    await scene.ask(user, 'Combien d’abonnés j’ai gagnés ce mois-ci ?', { conversation });
    const next = await scene.ask(user, 'Quelle est ma meilleure vidéo de tous les temps ?', { conversation });
    expect(next.answer?.text[0]).toMatch(/Tu cuis mal tes lentilles.*184,4K/);
  });

  test.each([
    [
      'Mes gratins font combien de vues en moyenne ?',
      'fr',
      /^Je ne sais pas compter seulement « Mes gratins » : voici la réponse pour toutes vos vidéos\./,
    ],
    [
      'Do my English videos get fewer views?',
      'en',
      /^I cannot count only “my English videos”: here is the answer for all your videos\./,
    ],
  ] as const)(
    'an answer about more than was asked says so, and costs nothing: %s',
    async (text, language, expected) => {
      const { state, text: said } = await ask(text, language);
      expect(state).toBe('unknown');
      expect(said).toMatch(expected);
    },
  );

  test('views of videos on a topic are those of the captions that name it', async () => {
    expect((await ask('Combien de vues ont fait mes vidéos sur les lentilles ?')).text).toMatch(
      /^4 de vos vidéos parlent de « lentilles » : /,
    );
    expect((await ask('Combien de vues ont fait mes vidéos sur les légumes ?')).text).toBe(
      'Je ne sais pas : aucune de vos vidéos connues n’a « légumes » dans sa description.',
    );
  });

  test('videos that nobody saw are not called too recent', async () => {
    const person = await testApp.createUser({ plan: 'premium' });
    await storeAccount(testApp, person, 'personne.ne.regarde', { isPrimary: true });
    const observedAt = new Date(now - HOUR);
    const unseen = [150, 160, 170].map((days, index) =>
      storedVideo(index, {
        publishedAt: new Date(now - days * 24 * HOUR),
        observedAt,
        author: 'personne.ne.regarde',
        views: 0,
      }),
    );
    await storeVideos(testApp, person, unseen);
    const best = async (text: string, language: 'fr' | 'en') =>
      (await scene.ask(person, text, { language })).answer?.text[0]?.replaceAll(/\s/g, ' ');
    expect(await best('Quelle est ma meilleure vidéo ?', 'fr')).toMatch(
      /les 3 vidéos publiées .* n’ont aucune vue\.$/,
    );
    expect(await best('What’s my best video?', 'en')).toMatch(/the 3 videos published .* have no view\.$/);
  });
});
