import { describe, expect, test } from 'vitest';
import { measuredContext } from '#test/assistant/measure-understanding.ts';
import { chatbot as english } from '#i18n/en/generations/assistant.ts';
import { chatbot as french } from '#i18n/fr/generations/assistant.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Question, Understanding } from './question/question.ts';
import { understand } from './understand.ts';

const read = (text: string, language: Language, previous: Question | null = null): Understanding =>
  understand(text, { ...measuredContext(language), previous });

function questionIn(text: string, language: Language, previous: Question | null = null): Question {
  const understood = read(text, language, previous);
  if (understood.kind !== 'question') throw new Error(`${text}: ${JSON.stringify(understood)}`);
  return { intent: understood.intent, args: understood.args } as Question;
}

/** Questions that can be understood without the previous ones. */
const WHOLE: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Combien d’abonnés j’ai gagnés ce mois-ci ?',
    'Quelle est ma meilleure vidéo de tous les temps ?',
    'C’est quoi ma meilleure vidéo ?',
    'Quelle est ma pire vidéo ?',
    'Combien de vues j’ai faites la semaine dernière ?',
    'Combien de vues cette semaine ?',
    'Combien de likes le mois dernier ?',
    'Quelles vidéos ont le plus de likes ?',
    'Quelle vidéo a le plus de vues ?',
    'Meilleure vidéo de tous les temps ?',
    'Top 3 vidéos du mois dernier',
    'Quel est mon engagement ?',
    'Mon engagement ce mois-ci ?',
    'Combien j’ai d’abonnés ?',
    'Est-ce que j’ai grandi ?',
    'À quelle heure je dois poster ?',
    'Je poste quand d’habitude ?',
    'Quels hooks marchent chez moi ?',
    'Mon hook « La recette que personne ne fait » est bon ?',
    'Combien fait ma dernière vidéo ?',
    ...Object.values(french.ask),
  ],
  en: [
    'How many followers did I gain this month?',
    'What is my best video of all time?',
    'What’s my best video?',
    'What is my worst video?',
    'How many views did I get last week?',
    'How many views this week?',
    'How many likes last month?',
    'Which videos have the most likes?',
    'Which video has the most views?',
    'Best video ever?',
    'Top 3 videos of last month',
    'What is my engagement?',
    'My engagement this month?',
    'How many followers do I have?',
    'Have I grown?',
    'What time should I post?',
    'When do I usually post?',
    'Which hooks work for me?',
    'Is my hook “The recipe nobody makes” good?',
    'How is my last video doing?',
    ...Object.values(english.ask),
  ],
};

describe.each(['fr', 'en'] as const)('two questions one after the other, in %s', language => {
  const before = WHOLE[language].flatMap(text => {
    const understood = read(text, language);
    return understood.kind === 'question' ? [{ text, question: questionIn(text, language) }] : [];
  });

  test('a question that names its own subject is read as if it were the first', () => {
    expect(before.length).toBeGreaterThan(35);
    const inherited: [before: string, asked: string][] = [];
    for (const asked of WHOLE[language]) {
      const alone = read(asked, language);
      for (const { text, question } of before) {
        const after = read(asked, language, question);
        if (JSON.stringify(after) !== JSON.stringify(alone)) inherited.push([text, asked]);
      }
    }
    expect(inherited).toEqual([]);
  });
});

test.each([
  [
    'fr',
    'Combien d’abonnés j’ai gagnés ce mois-ci ?',
    'et le mois dernier ?',
    'followers_trend',
    'last_month',
  ],
  ['fr', 'Combien de vues hier ?', 'combien de likes ?', 'account_stats', 'yesterday'],
  ['fr', 'Quelles sont mes meilleures vidéos cette semaine ?', 'et les pires ?', 'top_videos', 'this_week'],
  ['fr', 'Combien d’abonnés j’ai gagnés ce mois-ci ?', 'et mes vues ?', 'account_stats', 'this_month'],
  ['fr', 'Combien de vues ce mois-ci ?', 'et mes hashtags ?', 'hashtag_stats', 'this_month'],
  ['en', 'How many followers did I gain this month?', 'and last month?', 'followers_trend', 'last_month'],
  ['en', 'How many views yesterday?', 'how many likes?', 'account_stats', 'yesterday'],
  ['en', 'What are my best videos this week?', 'and the worst?', 'top_videos', 'this_week'],
  ['en', 'How many followers did I gain this month?', 'and my views?', 'account_stats', 'this_month'],
  ['en', 'How many views this month?', 'and my hashtags?', 'hashtag_stats', 'this_month'],
] as const)(
  'in %s, after « %s », « %s » takes what it does not say',
  (language, first, then, intent, kind) => {
    const question = questionIn(then, language, questionIn(first, language));
    expect(question).toMatchObject({ intent, args: { period: { kind } } });
  },
);

test.each([
  ['fr', 'Combien d’abonnés j’ai gagnés ce mois-ci ?', 'et ma meilleure vidéo de tous les temps ?'],
  ['fr', 'Combien de vues ce mois-ci ?', 'maintenant quelle est ma meilleure vidéo de tous les temps ?'],
  ['en', 'How many followers did I gain this month?', 'and my best video of all time?'],
  ['en', 'How many views this month?', 'and my best video ever?'],
] as const)('in %s, after « %s », « %s » keeps the span that it names', (language, first, then) => {
  const { intent, args } = questionIn(then, language, questionIn(first, language));
  expect([intent, 'period' in args ? args.period?.kind : null]).toEqual(['top_videos', 'all_time']);
});
