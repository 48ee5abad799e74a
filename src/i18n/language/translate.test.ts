import { describe, expect, test } from 'vitest';
import { createTranslate, fill } from './translate.ts';

const fr = {
  home: { title: 'Bonjour', greeting: 'Bonjour {name}, {count} fois' },
  videos: {
    one: '{count} vidéo de {author}',
    many: '{count} de vidéos de {author}',
    other: '{count} vidéos de {author}',
  },
} as const;
const en = {
  home: { title: 'Hello', greeting: 'Hello {name}, {count} times' },
  videos: { one: '{count} video by {author}', other: '{count} videos by {author}' },
};
const french = createTranslate<typeof fr>('fr', fr);
const english = createTranslate<typeof fr>('en', en);

test('a key leads to its text in each language', () => {
  expect(french('home.title')).toBe('Bonjour');
  expect(english('home.title')).toBe('Hello');
});

test('placeholders are filled, numbers in the language’s own way', () => {
  expect(french('home.greeting', { name: 'Léa', count: 12_345 })).toBe('Bonjour Léa, 12\u202F345 fois');
  expect(english('home.greeting', { name: 'Lea', count: 12_345 })).toBe('Hello Lea, 12,345 times');
});

test('an instant is written as a date and a time with its zone', () => {
  const when = '2026-11-22T13:05:00.000Z';
  expect(fill('le {when}', { when }, 'fr')).toMatch(/^le 22 novembre 2026 à \d\d:\d\d \S+$/);
  expect(fill('on {when}', { when }, 'en')).toMatch(/^on 22 November 2026 at \d\d:\d\d \S+$/);
});

test('a time to wait is said in the unit that people count it in, rounded up', () => {
  const wait = (waitSeconds: number) => fill('{waitSeconds}', { waitSeconds }, 'fr');
  expect([1, 45, 89].map(wait)).toEqual(['1\u00A0seconde', '45\u00A0secondes', '89\u00A0secondes']);
  expect([90, 841, 3_600].map(wait)).toEqual(['2\u00A0minutes', '15\u00A0minutes', '60\u00A0minutes']);
  expect([5_400, 86_400].map(wait)).toEqual(['2\u00A0heures', '24\u00A0heures']);
  expect(fill('{waitSeconds}', { waitSeconds: 841 }, 'en')).toBe('15\u00A0minutes');
});

describe('a plural', () => {
  test('says zero as one in French and as many in English', () => {
    expect(french('videos', { count: 0, author: 'Léa' })).toBe('0 vidéo de Léa');
    expect(english('videos', { count: 0, author: 'Lea' })).toBe('0 videos by Lea');
  });

  test('says one and several', () => {
    expect(french('videos', { count: 1, author: 'Léa' })).toBe('1 vidéo de Léa');
    expect(french('videos', { count: 2, author: 'Léa' })).toBe('2 vidéos de Léa');
    expect(french('videos', { count: 1.5, author: 'Léa' })).toBe('1,5 vidéo de Léa');
    expect(english('videos', { count: 1, author: 'Lea' })).toBe('1 video by Lea');
  });

  test('has a form of its own for whole millions in French', () => {
    expect(french('videos', { count: 1_000_000, author: 'Léa' })).toBe(
      '1\u202F000\u202F000 de vidéos de Léa',
    );
    expect(english('videos', { count: 1_000_000, author: 'Lea' })).toBe('1,000,000 videos by Lea');
  });
});

test('what a value contains is never read as a placeholder', () => {
  expect(fill('{a} et {b}', { a: '{b}', b: '$& $1' }, 'fr')).toBe('{b} et $& $1');
});

test('a missing value leaves its place visible', () => {
  expect(fill('Bonjour {name}', {}, 'fr')).toBe('Bonjour {name}');
});

test('an unknown key is said as itself rather than breaking the page', () => {
  const unchecked = french as (key: string) => string;
  expect(unchecked('home.nothing')).toBe('home.nothing');
  expect(unchecked('nothing.at.all')).toBe('nothing.at.all');
  expect(unchecked('home')).toBe('home');
});

test('an abbreviated month before a full stop brings no second one', () => {
  expect(fill('jusqu’au {to}. La journée', { to: '28 oct.' }, 'fr')).toBe('jusqu’au 28 oct. La journée');
  expect(fill('du {from} au {to}', { from: '29 sept.', to: '28 oct.' }, 'fr')).toBe('du 29 sept. au 28 oct.');
});
