import { expect, test } from 'vitest';
import { namedGroups } from '#domain/assistant/question-pattern.ts';
import type { GroupFinding } from '#domain/statistics/group-findings.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { en } from '#i18n/en/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { groupSentences } from './group-sentences.ts';

test.each([
  ['est-ce que le dimanche marche mieux ?', 'weekday', ['sunday']],
  ['Est-ce que le mardi marche mieux ?', 'weekday', ['tuesday']],
  ['Is Sunday worse?', 'weekday', ['sunday']],
  ['Faut-il publier l’après-midi ?', 'day_part', ['afternoon']],
  ['Do mornings work better?', 'day_part', ['morning']],
  ['est-ce que mes vidéos longues marchent mieux ?', 'duration', ['under_3_min', 'longer']],
  ['Est-ce que plus d’une minute marche mieux ?', 'duration', ['under_3_min', 'longer']],
  ['Do short videos work better?', 'duration', ['under_15_s', 'under_30_s']],
  ['Does a personal story in the hook get more views?', 'hook', ['story']],
] as const)('the group that is asked about is read: %s', (question, family, patterns) => {
  expect(namedGroups(question, family)).toEqual([patterns]);
});

const t = translateWith('fr', fr);
const words = { t, formats: createFormats('fr', 'Europe/Paris') } as Parameters<
  typeof groupSentences
>[3]['words'];
const group = { n: 20, known: true, without: 80, level: 0.95, low: 1.5, high: 3 } as const;
const lifts: GroupFinding[] = [
  { ...group, videoIds: [], pattern: 'sunday', verdict: 'winner' },
  { ...group, videoIds: [], pattern: 'tuesday', verdict: 'unclear', low: null, high: null },
];
const result = { known: true as const, lifts, tested: 7, comparisons: 7, n: 100 };
const table = { family: 'weekday', metric: 'views', result } as const;
const firstThree = (question: string, patterns: readonly string[]) =>
  groupSentences(patterns, table, [table], { question, words }).slice(0, 3);

test('yes is said of the very group that was asked about and of no other', () => {
  expect(firstThree('Est-ce que le dimanche marche mieux ?', ['sunday'])[0]).toBe('Oui.');
  expect(firstThree('Est-ce que le dimanche marche moins bien ?', ['sunday'])[0]).toBe(
    'Non, c’est l’inverse.',
  );
  const [answer, own, other] = firstThree('Est-ce que le mardi marche mieux ?', ['tuesday']);
  expect(answer).toBe('On ne peut pas le dire.');
  expect(own).toBe('Aucune différence démontrée avec 20 et 80 vidéos.');
  expect(other).toMatch(/^Plus de vues le dimanche/);
  expect(firstThree('Est-ce que le lundi marche mieux ?', ['monday'])[0]).toBe('On ne peut pas le dire.');
});

test('a short answer says that the size is not known, where it is not', () => {
  const ask = (question: string, finding: GroupFinding) => {
    const alone = { ...table, result: { ...result, lifts: [finding] } };
    return groupSentences(['sunday'], alone, [alone], { question, words })[0];
  };
  const winner: GroupFinding = { ...group, videoIds: [], pattern: 'sunday', verdict: 'winner', low: null };
  const loser: GroupFinding = { ...winner, verdict: 'loser', low: 0.3, high: null };
  expect(ask('Est-ce que le dimanche marche mieux ?', winner)).toBe(
    'Oui, mais de combien, on ne peut pas encore le dire.',
  );
  expect(ask('Est-ce que le dimanche marche moins bien ?', loser)).toBe(
    'Oui, mais de combien, on ne peut pas encore le dire.',
  );
  expect(ask('Est-ce que le dimanche marche mieux ?', loser)).toBe(
    'Non, c’est l’inverse ; de combien, on ne peut pas encore le dire.',
  );
});

test.each([
  ['Est-ce que publier le dimanche cause plus de vues ?', 'fr'],
  ['Publier le dimanche me fait-il gagner plus de vues ?', 'fr'],
  ['Est-ce que le dimanche m’apporte plus de vues ?', 'fr'],
  ['Est-ce que j’ai plus de vues grâce au dimanche ?', 'fr'],
  ['Does Sunday bring me more views?', 'en'],
  ['Do Sundays cause more views?', 'en'],
  ['Do I get more views because of Sunday?', 'en'],
] as const)('a question of cause is not answered by yes: %s', (question, language) => {
  const other = language === 'fr' ? words : { ...words, t: translateWith('en', en) };
  const answer = (patterns: readonly string[], verdict: 'winner' | 'loser') => {
    const all: GroupFinding[] = [{ ...group, videoIds: [], pattern: 'sunday', verdict }];
    const alone = { ...table, result: { ...result, lifts: all } };
    return groupSentences(patterns, alone, [alone], { question, words: other })[0]?.replaceAll(/\s/gu, ' ');
  };
  expect(answer(['sunday'], 'winner')).toBe(
    language === 'fr'
      ? 'Les deux vont ensemble ; je ne peux pas dire que c’est la cause.'
      : 'The two go together; I cannot say that it is the cause.',
  );
  expect(answer(['sunday'], 'loser')).toMatch(/cause\.$/u);
  expect(answer(['monday'], 'winner')).toMatch(/^On ne peut pas le dire|^That cannot be told/u);
});
