import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';

test.each([
  ['3 €', 'trois euros'],
  ['3\u00A0€', 'trois euros'],
  ['1 €', 'un euro'],
  ['19,99 €', 'dix-neuf virgule quatre-vingt-dix-neuf euros'],
  ['10 %', 'dix pour cent'],
  ['10\u202F%', 'dix pour cent'],
  ['2026', 'deux mille vingt-six'],
  ['n°1', 'numéro un'],
  ['n°\u00A01', 'numéro un'],
  ['1,5 L', 'un virgule cinq litre'],
  ['18 h 30', 'dix-huit heures trente'],
  ['18h30', 'dix-huit heures trente'],
  ['9:00', 'neuf heures'],
  ['5 000 abonnés', 'cinq mille abonnés'],
  ['5\u202F000 abonnés', 'cinq mille abonnés'],
  ['10k', 'dix mille'],
  ['1,5k', 'mille cinq cents'],
  ['2 M de vues', 'deux millions de vues'],
  ['1er essai', 'premier essai'],
  ['1re fois', 'première fois'],
  ['2e place', 'deuxième place'],
  ['20 °C', 'vingt degrés'],
  ['24/7', 'vingt-quatre sept'],
  ['moi & toi', 'moi et toi'],
  ['x3', 'fois trois'],
  ['avant vs après', 'avant versus après'],
  ['1️⃣ Le sel', 'un Le sel'],
  ['Top 🔥🔥', 'Top'],
  ['5 kg', 'cinq kilos'],
  ['30 min', 'trente minutes'],
  ['voir https://a.fr/2', 'voir'],
  ['#pain', 'hashtag pain'],
])('in French « %s » is said « %s »', (text, said) => {
  expect(spokenText(text, 'fr')).toBe(said);
});

test.each([
  ['3 €', 'three euros'],
  ['$3', 'three dollars'],
  ['$1', 'one dollar'],
  ['€5', 'five euros'],
  ['10%', 'ten percent'],
  ['2026', 'twenty twenty-six'],
  ['in 1999', 'in nineteen ninety-nine'],
  ['#1', 'number one'],
  ['No. 1', 'number one'],
  ['n°1', 'number one'],
  ['1,500 views', 'one thousand five hundred views'],
  ['10k', 'ten thousand'],
  ['2.5M views', 'two point five million views'],
  ['1st try', 'first try'],
  ['the 21st', 'the twenty-first'],
  ['18:30', 'eighteen thirty'],
  ['5:00', 'five o’clock'],
  ['24/7', 'twenty-four seven'],
  ['you & me', 'you and me'],
  ['5 kg', 'five kilograms'],
  ['30 min', 'thirty minutes'],
  ['x3', 'times three'],
  ['Top 🔥🔥', 'Top'],
])('in English “%s” is said “%s”', (text, said) => {
  expect(spokenText(text, 'en')).toBe(said);
});

test('emoji are named for a screen reader alone', () => {
  expect(spokenText('Top 🔥', 'fr', 'named')).toBe('Top feu');
  expect(spokenText('I ❤️ it', 'en', 'named')).toBe('I red heart it');
  expect(spokenText('I ❤️ it', 'en')).toBe('I it');
});
