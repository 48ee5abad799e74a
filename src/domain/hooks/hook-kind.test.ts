import { describe, expect, test } from 'vitest';
import { HOOK_KINDS, hookKind, type HookKind } from './hook-kind.ts';

const OPENINGS: Record<HookKind, readonly string[]> = {
  mistake: [
    'L’erreur que tout le monde fait',
    'Arrêtez de saler vos pâtes comme ça',
    'Don’t buy this',
    'Never do that',
  ],
  secret: ['Personne ne parle de ce lac', 'Le secret d’une pâte légère', 'Nobody tells beginners about this'],
  test: ['J’ai testé le petit-déjeuner des champions', "J'ai essayé pour vous", 'I tried cold showers'],
  comparison: ['Four à gaz vs four électrique', 'Avant / après : la cuisine', 'Before and after'],
  how_to: [
    'Comment plier un drap-housse',
    'Une astuce pour le pain',
    'How to fold a shirt',
    'Step by step bread',
  ],
  list: [
    '3 ingrédients, zéro cuisson',
    'Top 5 plages du Finistère',
    'Les 7 plages de Bretagne',
    '10 books I loved',
  ],
  question: ['Vous connaissez ce signe ?', 'Pourquoi le ciel est bleu', 'Why bread rises'],
  condition: ['Si vous aimez le vélo', 'Quand la pluie arrive', 'If you like maps', 'POV : lundi matin'],
  story: [
    'Je suis partie à 5 h',
    'J’adore ce quartier',
    'Mon premier marathon',
    'My first race',
    'On ouvre le carton',
  ],
  address: ['Voici votre nouvelle tasse', 'A gift for your cat'],
  statement: ['Lever de soleil sur le port', 'Golden hour', 'Il a 12 ans de moins', '20 ans après'],
};

describe.each(HOOK_KINDS.map(kind => ({ kind })))('$kind', ({ kind }) => {
  test.each(OPENINGS[kind])('%s', opening => {
    expect(hookKind(opening)).toBe(kind);
  });
});

test('accents written as two characters change nothing', () => {
  expect(hookKind('E\u0301vitez ce piège')).toBe('mistake');
});

test('a sign inside another word is none', () => {
  expect(hookKind('Unstoppable sunrise')).toBe('statement');
  expect(hookKind('Le testament du roi')).toBe('statement');
});
