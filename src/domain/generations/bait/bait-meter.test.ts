import { expect, test } from 'vitest';
import { baitLines } from '#test/corpora/bait-lines.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { FORM_SIZE } from './bait-features.ts';
import { BAIT_NEEDS_PROMISE, MOST_BAIT } from './bait-limits.ts';
import { readBait } from './bait-meter.ts';
import { packMeter, unpackMeter } from './bait-model.ts';
import { BAIT_SIGN_IDS } from './bait-signs.ts';
import { BAIT_WEIGHTS } from './bait-weights.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { findAngles, planHooks, writeHook } from '#domain/generations/hooks/hook-candidates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { areaUnderCurve, distinctTwo, selfSimilarity } from '../../../../tools/learning/list-measures.ts';

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
    expect(Math.min(...bait)).toBeGreaterThan(MOST_BAIT.plain);
    expect(Math.max(...plain)).toBeLessThan(MOST_BAIT.plain);
    expect(readBait(BAIT[language][0] ?? '', language).signs.map(sign => sign.id)).toContain(
      language === 'fr' ? 'nobody' : 'waiting',
    );
  },
);

test('a sign is named only where it can be pointed at', () => {
  const signs = (text: string, language: 'fr' | 'en') => readBait(text, language).signs.map(({ id }) => id);
  // Both score on signs that they do not show: the first addresses nobody, the second does not say that nobody talks
  // about it.
  expect(signs('I stopped pulling back on the leash. Here’s what happened.', 'en')).not.toContain('address');
  expect(signs('I should have known this before month one with a puppy.', 'en')).not.toContain('nobody');
  expect(signs('Pour savoir où part ton argent, fais d’abord ça.', 'fr')).not.toContain('nobody');
  expect(signs('Nobody tells you this about bread', 'en')).toEqual(
    expect.arrayContaining(['nobody', 'address']),
  );
});

test.each(['fr', 'en'] as const)(
  'loud lines of both authors in %s read louder than the calm ones',
  language => {
    for (const author of ['first', 'second'] as const) {
      const lines = baitLines(author, language);
      const points = (form: 0 | 1) =>
        lines.filter(line => line.loud === form).map(({ text }) => readBait(text, language).points);
      const [calm, loud] = [points(0), points(1)];
      expect(areaUnderCurve(loud, calm)).toBeGreaterThan(0.98);
      expect(loud.filter(one => one < BAIT_NEEDS_PROMISE).length).toBeLessThan(loud.length / 20);
      expect(calm.filter(one => one >= BAIT_NEEDS_PROMISE).length).toBeLessThan(calm.length / 20);
    }
  },
);

test.each(['fr', 'en'] as const)('hooks of the library in %s read as loud as they are written', language => {
  const points = { loud: [] as number[], calm: [] as number[] };
  for (const { id: niche } of NICHES.filter((_niche, at) => at % 20 === 0)) {
    for (const putaclic of [false, true]) {
      const brief: Brief = { ...PLAIN_BRIEF, language, niche, address: 'vous', putaclic };
      for (const plan of planHooks(brief, findAngles(brief, NICHES))) {
        const hook = writeHook(plan, brief);
        if (hook === null) continue;
        const kind = (hook.pattern.bait ?? 0) >= 2 ? 'loud' : 'calm';
        points[kind].push(readBait(hook.text, language).points);
      }
    }
  }
  const { loud, calm } = points;
  expect(calm.filter(one => one > MOST_BAIT.plain).length).toBeLessThan(calm.length / 50);
  expect(loud.filter(one => one < BAIT_NEEDS_PROMISE).length).toBeLessThan(loud.length / 20);
  expect(loud.filter(one => one > MOST_BAIT.putaclic).length).toBeLessThan(loud.length / 10);
});

test('a short plain statement is far from the limit for being short', () => {
  const most = MOST_BAIT.plain - 15;
  for (const text of ['My knees hurt.', 'Bread needs time.', 'Your cat hates the carrier.'])
    expect(readBait(text, 'en').points, text).toBeLessThan(most);
  for (const text of ['J’ai mal aux genoux.', 'Le pain demande du temps.', 'Ton chat déteste la caisse.'])
    expect(readBait(text, 'fr').points, text).toBeLessThan(most);
});

test('the signs that are told are known by name, and add up to no more than the points', () => {
  for (const [text, language] of [
    ['Tu ne vas pas croire ce qui se passe ensuite !', 'fr'],
    ['Nobody tells you this about bread', 'en'],
    ['', 'en'],
    ['12 °C', 'fr'],
    ['😱😱', 'en'],
    ['!!!', 'fr'],
  ] as const) {
    const { points, signs } = readBait(text, language);
    expect(points).toBeGreaterThanOrEqual(0);
    expect(points).toBeLessThanOrEqual(100);
    expect(signs.reduce((sum, one) => sum + one.points, 0)).toBeLessThanOrEqual(points + signs.length);
    for (const { id } of signs) expect(BAIT_SIGN_IDS).toContain(id);
  }
});

test('straight and curved apostrophes, composed and decomposed accents read the same', () => {
  const text = 'Personne n’a remarqué ce détail caché';
  const { points } = readBait(text, 'fr');
  expect(readBait(text.replaceAll('’', "'"), 'fr').points).toBe(points);
  expect(readBait(text.normalize('NFD'), 'fr').points).toBe(points);
});

test('the weights are of the features that are read today, and are kept as they are written', () => {
  expect(BAIT_WEIGHTS.form).toHaveLength(FORM_SIZE);
  expect(packMeter(unpackMeter(BAIT_WEIGHTS), { fr: 2_000, en: 5_000 })).toEqual(BAIT_WEIGHTS);
});

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
