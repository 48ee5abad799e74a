import { describe, expect, test } from 'vitest';
import { ADVICE_RULES } from '#domain/advice/recommendation.ts';
import { refusal, REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { POSTING_SLOTS } from '#domain/statistics/day-parts.ts';
import { DURATION_BANDS } from '#domain/statistics/video-traits.ts';
import { ADVICE_EXAMPLES } from '#test/scenes/advice-examples.ts';
import { adviceSentences, factorText, refusalSentence } from './advice-sentence.ts';
import { en } from '#i18n/en/catalogue.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';

const LANGUAGES = [
  { language: 'fr', t: translateWith('fr', fr) },
  { language: 'en', t: translateWith('en', en) },
] as const;

/** Every numeral of a text, as written: « ×1,6 », « 12 000 », « 98 ». */
const numeralsIn = (text: string) => text.match(/×?\d+(?:[.,\u202F\u00A0]\d+)*/gu) ?? [];

describe.each(LANGUAGES)('in $language', ({ language, t }) => {
  const formats = createFormats(language, 'Europe/Paris');

  test.each(ADVICE_EXAMPLES.map(example => [example.rule, example] as const))(
    '%s is said in whole sentences, and every numeral is in its evidence',
    (_, example) => {
      const sentences = adviceSentences(example, t, formats);
      const { counts, effect } = example.evidence;
      const allowed = [
        ...Object.values(counts).map(count => formats.number(count)),
        ...Object.values(effect ?? {}).flatMap(end =>
          end === null ? [] : [factorText(end, formats), factorText(end, formats).slice(1)],
        ),
        // Percentage of such ranges that hold, stated next to the range.
        '95',
        // The difference that experiments are planned to detect.
        '50',
      ];
      for (const text of Object.values(sentences)) {
        expect(text).not.toMatch(/[{}]|undefined|NaN|advice\./);
        for (const numeral of numeralsIn(text)) expect(allowed).toContain(numeral);
      }
      for (const text of [sentences.because, sentences.unless]) expect(text).toMatch(/^\p{Lu}|^\d/u);
      expect(sentences.because).toMatch(/\.$/);
      expect(sentences.unless).toMatch(/\.$/);
      // A reason that rests on numbers contains them.
      expect(numeralsIn(sentences.because).length).toBeGreaterThan(0);
    },
  );

  test.each(REFUSAL_REASONS)('a refusal for %s says what is there and what it takes', reason => {
    for (const n of [0, 1, 5]) {
      const text = refusalSentence(refusal(reason, n, 6), t);
      expect(text).not.toMatch(/[{}]|advice\./);
      // No video at all is a word, no number.
      const isNone =
        reason === 'no_views' || reason === 'no_figure' || (reason === 'too_few_in_group' && n === 0);
      if (reason !== 'no_spread') expect(numeralsIn(text)).toEqual(isNone ? ['6'] : [String(n), '6']);
    }
  });

  test('slots, lengths and formats have names', () => {
    const [example] = ADVICE_EXAMPLES;
    if (example === undefined) throw new Error('there is an example');
    const titleOf = (subject: (typeof example)['subject']) =>
      adviceSentences({ ...example, rule: 'test_pattern', subject }, t, formats).title;
    const titles = [
      ...POSTING_SLOTS.map(slot => titleOf({ kind: 'slot', slot })),
      ...DURATION_BANDS.map(pattern =>
        titleOf({ kind: 'pattern', family: 'duration', pattern, metric: 'views' }),
      ),
      ...['video', 'slideshow'].map(pattern =>
        titleOf({ kind: 'pattern', family: 'format', pattern, metric: 'views' }),
      ),
    ];
    expect(new Set(titles).size).toBe(15);
    expect(titles.filter(title => /_|advice/.test(title))).toEqual([]);
  });
});

test('there is an example of every rule', () => {
  expect(ADVICE_EXAMPLES.map(({ rule }) => rule)).toEqual([...ADVICE_RULES]);
});

test('hooks are named by whoever knows them', () => {
  const subject = { kind: 'pattern', family: 'hook', pattern: 'question', metric: 'views' } as const;
  const [example] = ADVICE_EXAMPLES;
  if (example === undefined) throw new Error('there is an example');
  const { title } = adviceSentences(
    { ...example, rule: 'repeat_pattern', subject },
    translateWith('fr', fr),
    createFormats('fr', 'UTC'),
    () => 'La question',
  );
  expect(title).toBe('Refaites des vidéos «\u00A0La question\u00A0»');
});

test('the sentence of the specification of statistics is said to the letter', () => {
  expect(refusalSentence(refusal('too_few_videos', 3, 5), translateWith('fr', fr))).toBe(
    'Pas assez de données\u00A0: 3 vidéos, il en faut 5',
  );
});

test('a factor keeps two digits that say something, and those that tell it from ×1', () => {
  const formats = createFormats('fr', 'Europe/Paris');
  const written = [0.004, 0.07, 0.172, 0.957, 1, 1.02, 1.4, 12.4].map(factor => factorText(factor, formats));
  expect(written).toEqual(['×0,0040', '×0,070', '×0,17', '×0,96', '×1,0', '×1,02', '×1,4', '×12']);
});

test('one video is said to outdo the others, not itself; a kept report that did not count them says no share', () => {
  const t = translateWith('fr', fr);
  const formats = createFormats('fr', 'Europe/Paris');
  const because = (counts: Record<string, number>) =>
    adviceSentences(
      {
        rule: 'study_outlier',
        subject: { kind: 'account' },
        evidence: { videoIds: ['v1'], counts, effect: { factor: 30.2 } },
      },
      t,
      formats,
    ).because;
  expect(because({ n: 40, others: 39, percent: 100 })).toBe(
    'À âge égal, elle fait 30 fois vos vues habituelles d’alors. C’est mieux que vos 39 autres vidéos, chacune face à son époque.',
  );
  expect(because({ n: 40, others: 39, percent: 97 })).toMatch(/mieux que 97\u00A0% de vos 39 autres/u);
  expect(because({ n: 40, percent: 98 })).toBe('À âge égal, elle fait 30 fois vos vues habituelles d’alors.');
});

test('a video beside two periods alone stands out without a number', () => {
  const evidence = { videoIds: ['v1'], counts: { n: 54 }, effect: null };
  const { because } = adviceSentences(
    { rule: 'study_outlier', subject: { kind: 'account' }, evidence },
    translateWith('fr', fr),
    createFormats('fr', 'Europe/Paris'),
  );
  expect(because).toContain(
    'parmi vos 54 vidéos mesurées de ces deux périodes. Un rapport de compte la situe parmi toutes vos vidéos',
  );
  expect(because).not.toMatch(/\{|fois|×/u);
});
