import { expect, test } from 'vitest';
import { readBait } from './bait-meter.ts';
import { areaUnderCurve, distinctTwo, selfSimilarity } from './list-measures.ts';

const BAIT = {
  fr: [
    'Personne ne te dit ça sur ton sommeil',
    'Tu ne vas pas croire ce qui se passe ensuite !',
    'Le secret caché des meilleurs pâtissiers',
    'Attends le dernier point, il va te surprendre',
    '7 trucs incroyables que tu fais mal',
  ],
  en: [
    'You won’t believe what happens next',
    'Nobody tells you this about bread',
    '21 things only your mom does',
    'Wait for the last one',
  ],
};
const PLAIN = {
  fr: [
    'Le conseil municipal vote le budget',
    'Cuire le riz en vingt minutes',
    'La mairie ouvre une piscine',
    'Un accident sur la rocade nord',
  ],
  en: [
    'City council approves new budget',
    'Rates rise in March',
    'Storm closes northern roads',
    'Team wins third title',
  ],
};

test.each(['fr', 'en'] as const)(
  'bait reads higher than plain words in %s, and says which signs were seen',
  language => {
    const bait = BAIT[language].map(text => readBait(text, language).points);
    const plain = PLAIN[language].map(text => readBait(text, language).points);
    expect(Math.min(...bait)).toBeGreaterThan(Math.max(...plain));
    expect(readBait(BAIT[language][0] ?? '', language).signs.map(sign => sign.id)).toContain(
      language === 'fr' ? 'nobody' : 'waiting',
    );
  },
);

test('the area under the curve counts ties by half', () => {
  expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
  expect(areaUnderCurve([1, 1], [1, 1])).toBe(0.5);
  expect(areaUnderCurve([], [1])).toBeNull();
});

test('likeness and variety of a list are what they say', () => {
  expect(distinctTwo(['un pain plat', 'un pain plat'])).toBe(0.5);
  expect(distinctTwo(['pain'])).toBeNull();
  expect(selfSimilarity(['four chaud', 'four chaud'], 'fr')).toBe(1);
  expect(selfSimilarity(['four chaud', 'levain froid'], 'fr')).toBe(0);
  expect(selfSimilarity(['seul'], 'fr')).toBeNull();
});
