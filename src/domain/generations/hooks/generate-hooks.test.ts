import { describe, expect, test } from 'vitest';
import { hookKind } from '#domain/videos/hook-kind.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { generateHooks, judgeHooks, rankHooks } from './generate-hooks.ts';
import { isOfClasses } from '#domain/generations/brief/hook-classes.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { distinctTwo, selfSimilarity } from '../../../../tools/learning/list-measures.ts';
import { FAMILIES } from '#domain/generations/brief/pattern.ts';
import { contentStems, overlap } from '#domain/generations/brief/word-stems.ts';
import { PATTERNS } from './patterns.ts';

const brief = (more: Partial<Brief> = {}): Brief => ({
  ...PLAIN_BRIEF,
  language: 'fr',
  niche: 'baking',
  tone: 'friendly',
  ...more,
});
const ask = (more: Partial<Brief> = {}, seed = 1, seen: readonly string[] = []) =>
  generateHooks({ brief: brief(more), seed, niches: NICHES, seen });
const texts = (more: Partial<Brief> = {}, seed = 1) => ask(more, seed).hooks.map(hook => hook.text);

test('there are 17 families or more in both languages, and every pattern has a name of its own', () => {
  for (const patterns of [PATTERNS.fr, PATTERNS.en]) {
    expect(new Set(patterns.map(({ family }) => family)).size).toBeGreaterThanOrEqual(17);
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
  }
  expect(FAMILIES.length).toBeGreaterThanOrEqual(17);
});

test('the same request with the same seed brings the same hooks, another seed others', () => {
  expect(texts()).toEqual(texts());
  expect(texts({}, 2)).not.toEqual(texts());
});

test('hooks stand in the order of their score', () => {
  const points = rankHooks(ask()).hooks.map(({ score }) => score.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

describe.each(['fr', 'en'] as const)('ten hooks in %s', language => {
  test('are unlike each other, of seven families or more, and said within three seconds', () => {
    for (const niche of NICHES.filter((_niche, index) => index % 6 === 0)) {
      const { hooks } = ask({ language, niche: niche.id });
      const said = hooks.map(hook => hook.text);
      expect(hooks).toHaveLength(10);
      expect(distinctTwo(said)).toBeGreaterThanOrEqual(0.85);
      expect(selfSimilarity(said, language)).toBeLessThanOrEqual(0.06);
      expect(new Set(hooks.map(hook => hook.family)).size).toBeGreaterThanOrEqual(7);
      expect(said.filter(text => spokenSeconds(text, language, 'hook') > 3)).toEqual([]);
    }
  });

  test('are never given twice in five calls', () => {
    const seen: string[] = [];
    for (let call = 0; call < 5; call++) {
      const { hooks } = ask({ language, niche: 'coffee' }, call, seen);
      expect(hooks).toHaveLength(10);
      for (const { text } of hooks) {
        const stems = new Set(contentStems(text, language));
        expect(seen.filter(old => overlap(stems, new Set(contentStems(old, language))) >= 0.6)).toEqual([]);
      }
      seen.push(...hooks.map(hook => hook.text));
    }
  });
});

test('every term of a score is shown, with its source, and adds up', () => {
  for (const { score, why } of ask().hooks) {
    const sum = score.terms.reduce((total, { points }) => total + points, 50);
    expect(score.points).toBe(Math.round(Math.max(0, Math.min(100, sum))));
    expect(score.terms.every(({ source }) => source.length > 0)).toBe(true);
    expect(why).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test('own measured videos move a score, by what is supported alone', () => {
  const one = (lift: number) =>
    generateHooks({
      brief: brief(),
      seed: 1,
      niches: NICHES,
      count: 60,
      ownLifts: { mistake: lift },
    }).hooks.find(hook => hookKind(hook.text) === 'mistake');
  const term = one(0.3)?.score.terms.find(({ id }) => id === 'own-videos');
  expect(term).toEqual({ id: 'own-videos', points: 9, source: 'own-videos' });
  expect(one(0)?.score.terms.some(({ id }) => id === 'own-videos')).toBe(false);
});

test.each(['fr', 'en'] as const)(
  'hooks in %s keep to the classes of openings that were asked for',
  language => {
    for (const kind of ['list', 'question', 'story'] as const) {
      const { hooks } = generateHooks({
        brief: brief({ language }),
        seed: 3,
        niches: NICHES,
        classes: [kind],
      });
      expect(hooks.length, kind).toBeGreaterThan(0);
      const others = hooks.filter(({ text, family }) => !isOfClasses([kind], text, family));
      expect(others).toEqual([]);
    }
  },
);

test('a topic that the library knows brings its angles first, another only its name', () => {
  const known = ask({ niche: null, topic: 'levain' });
  expect(known.topicKnown).toBe(true);
  expect(known.hooks.some(hook => hook.bundleId === 'baking-sourdough')).toBe(true);
  const unknown = ask({ niche: null, topic: 'apiculture urbaine' });
  expect(unknown.topicKnown).toBe(false);
  expect(unknown.hooks).toHaveLength(10);
  expect(unknown.hooks.every(({ text }) => text.includes('piculture urbaine'))).toBe(true);
});

test('vous says vous, and on speaks to nobody', () => {
  const tu = /(?<![\p{L}])(?:tu|te|toi|ton|ta|tes)(?![\p{L}])|(?<![\p{L}])t’/iu;
  for (let seed = 0; seed < 5; seed++) {
    expect(texts({ address: 'vous' }, seed).filter(text => tu.test(text))).toEqual([]);
    expect(texts({ address: 'on' }, seed).filter(text => tu.test(text) || /vous|votre/iu.test(text))).toEqual(
      [],
    );
  }
});

describe('Putaclic+', () => {
  test('holds something back in every hook and says what the video has to show', () => {
    for (const hook of ask({ putaclic: true, tone: 'bold' }).hooks) {
      expect(hook.bait.level).toBeGreaterThanOrEqual(1);
      expect(hook.promise?.text).toMatch(/\p{L}/u);
    }
  });

  test('is not given for an own topic until its payoff is named', () => {
    const topic = { niche: null, topic: 'apiculture', putaclic: true };
    expect(ask(topic)).toMatchObject({ hooks: [], needsPayoff: true });
    const kept = ask({ ...topic, payoff: 'On ouvre la ruche' }).hooks;
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.every(hook => hook.promise?.text === 'On ouvre la ruche')).toBe(true);
  });

  test('is the only place of the louder forms', () => {
    expect(ask().hooks.every(hook => hook.bait.level <= 1)).toBe(true);
  });
});

test('what claims an experience says so', () => {
  const lived = generateHooks({ brief: brief(), seed: 1, niches: NICHES, count: 60 }).hooks.filter(
    ({ family }) => family === 'story',
  );
  expect(lived.length).toBeGreaterThan(0);
  expect(lived.every(hook => hook.assumes === 'experience')).toBe(true);
});

test('texts of another writer pass the same gates, score and selection', () => {
  const { hooks, refused } = judgeHooks({ brief: brief(), seed: 1, niches: NICHES }, [
    { text: 'Ton pain sort plat ? Voilà pourquoi.', family: 'diagnosis' },
    { text: 'Un résultat garanti dès la première fournée', family: 'truth' },
    { text: 'This is why your bread is flat', family: 'reason' },
    { text: 'Regarde [la suite](https://exemple.fr)', family: 'secret' },
    { text: 'Le froid compte plus que le coup de main.', family: 'truth' },
  ]);
  expect(hooks.map(({ text }) => text).toSorted()).toEqual([
    'Le froid compte plus que le coup de main.',
    'Ton pain sort plat ? Voilà pourquoi.',
  ]);
  expect(refused).toEqual({ claim: 1, language: 1, markup: 1 });
});

test('a topic outside the library may promise nothing of any kind', () => {
  expect(ask({ niche: null, topic: 'perdre 5 kilos sans faim' }).hooks).toEqual([]);
  expect(ask({ niche: null, topic: 'gagner 500 € par jour' }).hooks).toEqual([]);
});
