import { describe, expect, test } from 'vitest';
import { CTA_KINDS, ctaKindsIn, type CtaKind } from './cta-kinds.ts';
import { findCtas } from './find-ctas.ts';

const ASKING: Record<CtaKind, readonly string[]> = {
  comment: ['Dites-moi en commentaires', 'Et vous, qu’en pensez-vous ?', 'Let me know in the comments'],
  save: ['Enregistrez cette vidéo', 'Sauvegarde-la pour plus tard', 'Save this for later'],
  share: ['Partage-la à un ami', 'Envoyez ça à votre sœur', 'Tag someone who needs it'],
  follow: ['Abonnez-vous', 'Suis-moi pour la suite', 'Follow for more'],
  like: ['Mets un like', 'Lâchez un j’aime', 'Double tap if you agree'],
  link: ['Le lien est dans ma bio', 'Cliquez sur le lien', 'Link in bio'],
  series: ['La suite arrive demain', 'Partie 2 bientôt', 'Part 2 is coming'],
};
const NOT_ASKING = [
  'J’enregistre ma voix au micro',
  'Je partage ma recette',
  'Il garde le silence',
  'Do it like this',
  'I follow the recipe',
  'Le lien entre les deux est clair',
  'Une vie de partage',
  '',
];

describe.each(CTA_KINDS.map(kind => ({ kind })))('$kind', ({ kind }) => {
  test.each(ASKING[kind])('%s', sentence => {
    expect(ctaKindsIn(sentence)).toContain(kind);
  });
});

test.each(NOT_ASKING)('asks for nothing: %s', sentence => {
  expect(ctaKindsIn(sentence)).toEqual([]);
});

test('each is quoted with its own sentence, its second and its part of the video', () => {
  const found = findCtas(
    [
      { place: 'speech', text: 'Le pain est prêt. Abonnez-vous !', second: 28, confidence: 'high' },
      { place: 'caption', text: 'Dites-moi en commentaires', second: null, confidence: 'high' },
    ],
    30,
  );
  expect(found).toEqual([
    {
      kind: 'follow',
      quote: { place: 'speech', words: 'Abonnez-vous !', second: 28 },
      part: 'end',
      confidence: 'high',
    },
    {
      kind: 'comment',
      quote: { place: 'caption', words: 'Dites-moi en commentaires', second: null },
      part: null,
      confidence: 'high',
    },
  ]);
});

test('the same asked twice in one place is told once, from its first time', () => {
  const twice = [3, 20].map(second => ({
    place: 'speech' as const,
    text: 'Abonnez-vous',
    second,
    confidence: 'high' as const,
  }));
  expect(findCtas(twice, 30).map(({ quote }) => quote.second)).toEqual([3]);
});
