import { expect, test } from 'vitest';
import type { GroupFinding } from '#domain/statistics/group-findings.ts';
import { familySentences, groupSentence } from './claim-sentence.ts';
import { en } from '#i18n/en/catalogue.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';

const LANGUAGES = {
  fr: [translateWith('fr', fr), createFormats('fr', 'Europe/Paris')],
  en: [translateWith('en', en), createFormats('en', 'Europe/Paris')],
} as const;

type Known = Extract<GroupFinding, { known: true }>;
type Refused = Extract<GroupFinding, { known: false }>;

const group = { low: null, high: null } as const;
const question: Known = {
  pattern: 'question',
  videoIds: [],
  n: 14,
  known: true,
  without: 106,
  level: 0.95,
  verdict: 'winner',
  low: 1.4,
  high: 3.1,
};
const table = { tested: 7, comparisons: 54, n: 120 };
const name = { family: 'hook', pattern: 'question', metric: 'views' } as const;

/** Both languages, with ordinary spaces. */
function said(finding: GroupFinding, of: Parameters<typeof groupSentence>[2] = name): string[] {
  return Object.values(LANGUAGES).map(([t, formats]) =>
    groupSentence(finding, table, of, t, formats).replaceAll(/[\u00A0\u202F]/gu, ' '),
  );
}

test('an established result says its direction and its range', () => {
  expect(said(question)).toEqual([
    'Plus de vues avec une question : ×1,4 à ×3,1 (95 % de ces fourchettes sont justes).',
    'More views with questions: ×1.4 to ×3.1 (95% of such ranges hold).',
  ]);
  const sunday: Known = { ...question, pattern: 'sunday', verdict: 'loser', low: 0.42, high: 0.71 };
  expect(said(sunday, { family: 'weekday', pattern: 'sunday', metric: 'views' })).toEqual([
    'Moins de vues le dimanche : ×0,42 à ×0,71 (95 % de ces fourchettes sont justes).',
    'Fewer views on Sundays: ×0.42 to ×0.71 (95% of such ranges hold).',
  ]);
});

test('without a size the direction stands alone, with its far end', () => {
  expect(said({ ...question, low: null, high: 3.9 })).toEqual([
    'Plus de vues avec une question ; de combien, on ne peut pas encore le dire (×3,9 au plus).',
    'More views with questions; by how much cannot be said yet (×3.9 at most).',
  ]);
});

test('a near end just above its least is not rounded up', () => {
  expect(said({ ...question, low: 1.053 })[0]).toBe(
    'Plus de vues avec une question : ×1,05 à ×3,1 (95 % de ces fourchettes sont justes).',
  );
});

test('a sign carries no factor, and nothing is ever said to have no effect', () => {
  expect(said({ ...question, ...group, verdict: 'sign', direction: 'more' })).toEqual([
    'Les vues y semblent plus hautes. Peut-être le hasard : sur 54 comparaisons, 3 environ donnent ce résultat sans aucun effet. À tester.',
    'Views look higher there. May be chance: of 54 comparisons about 3 look so without any effect. To try.',
  ]);
  expect(said({ ...question, ...group, verdict: 'sign', direction: 'less' })[0]).toMatch(
    /^Les vues y semblent plus basses\. Peut-être le hasard.*aucun effet\.$/,
  );
  const few = Object.values(LANGUAGES).map(([t, formats]) =>
    groupSentence(
      { ...question, ...group, verdict: 'sign', direction: 'more' },
      { ...table, comparisons: 12 },
      name,
      t,
      formats,
    ),
  );
  expect(few.map(text => /une environ donne |about one looks/.test(text))).toEqual([true, true]);
  expect(said({ ...question, ...group, verdict: 'unclear' })).toEqual([
    'Aucune différence démontrée avec 14 et 106 vidéos.',
    'No difference could be shown with 14 and 106 videos.',
  ]);
});

test('under the floor there is what is there and what it takes', () => {
  const few: Refused = {
    pattern: 'pain',
    videoIds: [],
    n: 4,
    known: false,
    reason: 'too_few_in_group',
    needed: 8,
  };
  expect(said(few)).toEqual(['4 vidéos, il en faut 8.', '4 videos, it takes 8.']);
  expect(said({ ...few, n: 117 })).toEqual(['3 autres vidéos, il en faut 8.', '3 other videos, it takes 8.']);
});

test('winners and losers of a family stand apart, each with its range', () => {
  const [t, formats] = LANGUAGES.fr;
  const loser: Known = { ...question, pattern: 'list', verdict: 'loser', low: 0.52, high: 0.85 };
  const sentences = familySentences(
    { known: true, ...table, lifts: [loser, question] },
    { family: 'hook', metric: 'views' },
    t,
    formats,
  );
  expect(sentences.map(sentence => sentence.replaceAll('\u00A0', ' '))).toEqual([
    'Plus de vues avec une question : ×1,4 à ×3,1 (95 % de ces fourchettes sont justes).',
    'Moins de vues avec une liste : ×0,52 à ×0,85 (95 % de ces fourchettes sont justes).',
  ]);
});
