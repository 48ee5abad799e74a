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

test.each<[kind: HookKind, opening: string]>([
  ['question', 'Tu connais cette recette ?'],
  ['question', 'Do you know this recipe?'],
  ['question', 'Une astuce pour le pain, ça vous tente ?'],
  ['how_to', 'Tu veux du pain ? Voici ma recette'],
  ['how_to', 'Comment plier un drap-housse ?'],
  ['how_to', 'Tu as froid ? Comment isoler sa porte'],
  ['secret', 'Ce qu’on te cache sur le sucre'],
  ['secret', "Ce qu'on vous cache"],
  ['secret', 'Les marques te cachent ça'],
  ['secret', 'On vous ment depuis des années'],
  ['secret', 'What they don’t tell you about freelancing'],
  ['secret', 'Brands don’t want you to know this'],
  ['story', 'Quand j’ai commencé les vidéos, j’ai tout raté'],
  ['story', 'Quand j’étais petite, je dormais ici'],
  ['story', 'Quand je suis arrivé à Lyon'],
  ['story', 'When I started my channel, I failed'],
  ['story', 'When we moved to Lyon'],
  ['condition', 'Quand je rentre du travail'],
  ['condition', 'When I wake up late'],
  ['condition', 'Si j’étais toi'],
  ['story', 'J’arrête le sucre'],
  ['story', 'Je ne fais plus confiance à mon four'],
  ['story', 'I never thought I would say this'],
  ['story', 'I don’t know what happened'],
  ['mistake', 'N’achetez pas ce vélo'],
  ['mistake', 'Ne mange jamais ça le soir'],
  ['mistake', 'Regarde bien : ne rince pas tes pâtes'],
  ['mistake', 'Please don’t do this'],
  ['statement', 'Non-stop'],
  ['statement', '3 semaines au Japon'],
  ['statement', '10 kg de moins'],
  ['statement', 'Comment below'],
  ['statement', 'Comment “yes” and it comes'],
  ['address', 'Ça va te plaire'],
  ['address', 'T’as vu ce ciel'],
  ['statement', 'Quand même incroyable'],
])('%s: %s', (kind, opening) => {
  expect(hookKind(opening)).toBe(kind);
});
