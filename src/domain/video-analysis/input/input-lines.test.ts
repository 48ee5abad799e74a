import { expect, test } from 'vitest';
import { inputLines } from './input-lines.ts';
import { recogniseInput } from './recognise-input.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ONE = 'https://www.tiktok.com/@lea/video/7300000000000000000';
const TWO = 'https://www.tiktok.com/@tom/photo/7300000000000000001';
const lines = (typed: string) => inputLines(typed, recogniseInput(typed, NOW), NOW);

test('each link has a line, whatever stands around it, and each only once', () => {
  expect(lines(`Voici : ${ONE}?_r=1 et\n${TWO} puis ${ONE}`)).toEqual([ONE, TWO]);
  expect(lines(`${ONE}${TWO}`)).toEqual([ONE, TWO]);
});

test('what is not TikTok’s keeps its place, so that it gets its own answer', () => {
  const foreign = 'https://youtu.be/abc';
  const evil = 'https://user:pass@tiktok.com/@lea/video/7300000000000000000';
  expect(lines(`${foreign} ${ONE} ${evil}`)).toEqual([foreign, ONE, evil]);
  expect(lines(`${ONE} https://vm.tiktok.com/ZMabc123/ https://www.tiktok.com/@lea`)).toEqual([
    ONE,
    'https://vm.tiktok.com/ZMabc123/',
    '@lea',
  ]);
});

test.each([
  '',
  '@lea',
  ONE,
  `Regardez ! ${ONE} #hook @tom 3.5/10`,
  'du texte sans lien',
  'lea.cuisine et tom.course',
])('a text with fewer than two links has no lines: %j', typed => {
  expect(lines(typed)).toBeNull();
});
