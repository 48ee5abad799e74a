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

const ASKS_FOR_ANSWER = [
  'Vous y ajouteriez quoi ?',
  'Tu la préfères sucrée ou salée ?',
  'Et toi, tu lis quoi le soir ?',
  'Vous auriez fait comment ?',
  'Laquelle vous tente le plus ?',
  'C’est quoi ton plat réconfortant ?',
  'Quel est votre pire souvenir de cuisine ?',
  'Vous êtes plutôt mer ou montagne ?',
  'Ça vous tente ?',
  'T’en penses quoi ?',
  'Qui d’autre fait ça ?',
  'Raconte-moi ta pire galère en commentaire',
  'Posez vos questions en commentaire',
  'Ton astuce en commentaire 👇',
  'Mets un 🔥 en commentaire',
  'Vous iriez où pour fêter ça ?',
  'Est-ce que vous aimez cette version ?',
  'Tu valides ?',
  'Combien de cafés buvez-vous par jour ?',
  'Lequel choisiriez-vous ?',
  'What would you add?',
  'Which one is your favourite?',
  'Would you eat this?',
  'Sweet or salty?',
  'How do you make yours?',
  'What’s your go-to breakfast?',
  'Who else does this?',
  'Have you tried it?',
  'Are you team coffee or team tea?',
  'Thoughts?',
  'Would your dog survive a week with me?',
  'Where should I go next?',
  'Tell me yours in the comments',
  'Drop your favourite in the comments',
  'Your tips in the comments 👇',
  'Comment your city',
  'Let me know below',
  'Do you agree?',
  'What did I miss?',
  'Agree or disagree?',
];
const ASKS_NO_ANSWER = [
  'La liste de courses est épinglée en commentaire 🛒',
  'Je réponds à vos questions en commentaire',
  'Le plan complet est dans les commentaires',
  'J’ai lu tous vos commentaires',
  'On m’a laissé 300 commentaires sur ce plat',
  'Il commente le match depuis dix ans',
  'Le lien que vous cherchez est en commentaire',
  'Vos conseils dans les commentaires m’ont sauvé',
  'Comment réussir ses crêpes ?',
  'Pourquoi vos crêpes collent ?',
  'Tu savais que le miel ne périme jamais ?',
  'Vous voulez gagner du temps le matin ?',
  'Tu en as marre de cuisiner ?',
  'Le train est-il en retard ?',
  'Recette en commentaire',
  'Toutes les quantités en commentaire ⬇️',
  'Je tiens compte de votre avis',
  'Qui a inventé le croissant ?',
  'Vous me demandez souvent ce que je mange',
  'Combien coûte une semaine à Lisbonne ?',
  'The shopping list is pinned in the comments',
  'I answer your questions in the comments',
  'Recipe in the comments',
  'Your comments made my week',
  'He left a comment and I cried',
  'Did you know honey never spoils?',
  'Do you want more time in the morning?',
  'Are you tired of meal prep?',
  'Why do your crepes stick?',
  'How to make pancakes?',
  'How much does a week in Lisbon cost?',
  'Who invented the croissant?',
  'Is the train late?',
  'Many of you asked what I eat',
  'Your advice in the comments saved me',
  'The full plan is in the comments',
  'I read every comment below',
  'She told me what to do',
  'No comment',
  'The link you want is in the comments',
];

test.each(ASKS_FOR_ANSWER)('asks viewers to answer: %s', sentence => {
  expect(ctaKindsIn(sentence)).toContain('comment');
});

test.each(ASKS_NO_ANSWER)('asks nobody to comment: %s', sentence => {
  expect(ctaKindsIn(sentence)).not.toContain('comment');
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
