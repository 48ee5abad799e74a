import { describe, expect, test } from 'vitest';
import { refuseText, type GateRules } from './gates.ts';
import { contentStems } from '#domain/generations/brief/word-stems.ts';

const rules = (more: Partial<GateRules> = {}): GateRules => ({
  language: 'fr',
  platform: 'tiktok',
  risks: [],
  mostBait: 60,
  known: [],
  ...more,
});

describe('a text is held back', () => {
  test.each([
    ['empty', '…', {}],
    ['markup', 'Regarde [ça](x)', {}],
    ['markup', 'La suite sur www.exemple', {}],
    [
      'long',
      'Un conseil pour les gens qui débutent : il faut toujours prendre le temps de bien regarder avant',
      {},
    ],
    ['slow', 'Comment organiser intelligemment son intérieur minuscule en six semaines', {}],
    ['language', 'This is why your bread is flat', {}],
    ['repeats', 'Le pain maison et les pains du commerce', {}],
    ['repeats', 'Je fais ça de de bon cœur', {}],
    ['claim', 'Un résultat garanti dès ce soir', {}],
    ['claim', 'Perdre 5 kilos sans faim', { risks: ['health'] }],
    ['claim', 'Gagner 500 € par semaine', { risks: ['money'] }],
    ['coarse', 'Arrête ces conneries', {}],
    ['bait', 'Personne ne te dit ce secret incroyable, attends la fin !', { mostBait: 30 }],
  ] as const)('%s: %s', (refusal, text, more) => {
    expect(refuseText(text, rules(more))).toBe(refusal);
  });

  test('when the creator has seen nearly the same one', () => {
    const known = [new Set(contentStems('Arrête de pétrir ta pâte trop longtemps', 'fr'))];
    expect(refuseText('Tu peux arrêter de pétrir la pâte trop longtemps.', rules({ known }))).toBe('known');
    expect(refuseText('Tu peux arrêter de chauffer ton four.', rules({ known }))).toBeNull();
  });
});

test('what a niche may not promise, another may say', () => {
  expect(refuseText('Soigner les coupes de ton texte', rules())).toBeNull();
  expect(refuseText('Soigner ton dos en un mois', rules({ risks: ['health'] }))).toBe('claim');
});

test('an honest hook passes in both languages', () => {
  expect(refuseText('Ton pain sort plat ? Voilà pourquoi.', rules())).toBeNull();
  expect(refuseText('If your loaf comes out flat, there’s a reason.', rules({ language: 'en' }))).toBeNull();
  expect(refuseText('Your puppy bites everything.', rules({ language: 'en' }))).toBeNull();
});
