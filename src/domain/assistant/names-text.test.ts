import { expect, test } from 'vitest';
import { namedBy, namesText } from './names-text.ts';

test('a caption is found as people remember it, by words from their beginning', () => {
  expect(namesText('Pâtes au thon, vite !', 'pates')).toBe(true);
  expect(namesText('Mes LENTILLES corail', 'lentille')).toBe(true);
  expect(namesText('Des tapates', 'pates')).toBe(false);
  expect(namesText('Tout', ' !')).toBe(false);
});

test('a whole caption names its own video, though others begin alike', () => {
  const all = ['Lentilles', 'Lentilles corail', 'Riz'].map(caption => ({ caption }));
  expect(namedBy(all, 'lentilles')).toEqual([{ caption: 'Lentilles' }]);
  expect(namedBy(all, 'lentille')).toHaveLength(2);
  expect(namedBy(all, 'quinoa')).toEqual([]);
});
