import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANGLE_FILES, HOOKS_FOLDER, NICHES } from './niches.ts';

test('every file of angles belongs to a niche of the list', () => {
  const expected = NICHES.flatMap(({ id }) => [`${id}.en.json`, `${id}.fr.json`]);
  expect(readdirSync(join(HOOKS_FOLDER, 'niches')).toSorted()).toEqual(expected.toSorted());
});

test('an angle without a part, with an unknown part or with an empty one is refused', () => {
  const [angle] = NICHES[0]?.bundles.fr ?? [];
  expect(ANGLE_FILES.fr.safeParse([angle]).success).toBe(true);
  const wrong = [
    { ...angle, stake: undefined },
    { ...angle, noun: 'x' },
    { ...angle, moral: 'soyez sage' },
    { ...angle, goal: '' },
    { ...angle, versus: ['un seul'] },
  ];
  expect(wrong.filter(one => ANGLE_FILES.fr.safeParse([one]).success)).toEqual([]);
});
