import { expect, test } from 'vitest';
import { capitaliseSentences } from './sentence-capitals.ts';

test.each([
  ['à toi de jouer', 'À toi de jouer'],
  ['œuf dur', 'Œuf dur'],
  ['écoute ! ça marche ? oui.', 'Écoute ! Ça marche ? Oui.'],
  ['« oui », dit-elle', '« Oui », dit-elle'],
  ['suite… non', 'Suite… non'],
  ['pain, beurre, etc. et puis', 'Pain, beurre, etc. et puis'],
  ['iPhone neuf', 'iPhone neuf'],
  ['ligne un\nligne deux', 'Ligne un\nLigne deux'],
  ['www.exemple.fr est là', 'www.exemple.fr est là'],
  ['voir exemple.fr demain', 'Voir exemple.fr demain'],
  ['3 astuces', '3 astuces'],
  ['#pain de mie', '#pain de mie'],
  ['why? because. e.g. this', 'Why? Because. E.g. this'],
  ['it’s 5 p.m. now', 'It’s 5 p.m. now'],
  ['l’été arrive', 'L’été arrive'],
  ['', ''],
])('« %s »', (text, capitalised) => {
  expect(capitaliseSentences(text)).toBe(capitalised);
  expect(capitaliseSentences(capitalised)).toBe(capitalised);
});
