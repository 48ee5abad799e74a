import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { changeWords } from './change-texts.ts';
import { translateWith, type Messages } from '#i18n/messages.ts';
import { periodSentences, saysNothingCompared, viewsText } from './period-sentence.ts';

const speaker = (language: 'fr' | 'en') => ({
  t: translateWith(language, (language === 'fr' ? fr : en) as Messages),
  formats: createFormats(language, 'Europe/Paris'),
});
const counted = {
  videos: 12,
  earlierVideos: 14,
  views: 62_000,
  earlierViews: 50_000,
  percent: 24,
  best: { id: '1', publishedAt: '2026-11-12T12:00:00Z', views: 20_000, percent: 32.4 },
};
const cannotTell = { kind: 'cannot_tell', low: 0.5, high: 1.9, later: 12, earlier: 14 } as const;

test('a counted fact leads where nothing can be told; the rest is there for whoever asks', () => {
  const { t, formats } = speaker('fr');
  const words = { span: 'du 3 au 28 nov.', day: (instant: string) => formats.shortDate(instant) };
  const said = periodSentences({ leads: 'counted', counted, usual: cannotTell }, words, t, formats);
  expect(said.lead).toMatch(
    /^Vos 12 vidéos du 3 au 28 nov\. ont fait 62,0K vues, 24.% de plus que les 14 vidéos de la période d’avant\.$/u,
  );
  expect(said.others).toEqual([
    expect.stringMatching(/^La plus vue, publiée le 12 nov\.?, réunit 32.% de ces vues\.$/u),
  ]);
  expect(said.aside).toBe(
    '12 et 14 vidéos ne permettent pas de dire si votre vidéo habituelle a changé\u00A0: ses vues ont pu être divisées par 2,0 comme multipliées par 1,9.',
  );
});

test('a firm change leads, in English too', () => {
  const { t, formats } = speaker('en');
  const words = { span: 'of the last 30 days', day: (instant: string) => formats.shortDate(instant) };
  const usual = { kind: 'rises', isFirm: true, low: 1.3, high: 3 } as const;
  const said = periodSentences({ leads: 'usual', counted, usual }, words, t, formats);
  expect(said.lead).toBe('Your usual video has more views than in the period before: ×1.3 to ×3.0.');
  expect(said.others[0]).toMatch(
    /^Your 12 videos of the last 30 days got 62.0K views, 24% more than the 14 videos of the period before\.$/,
  );
  expect(said.aside).toBeNull();
});

const middle = (median: number) =>
  ({ known: true, median, low: median, high: median, n: 20, coverage: 0.95 }) as const;
const views = { metric: 'views', period: middle(130), comparison: middle(100) } as const;

test('a factor that nothing establishes is not shown beside medians that go the other way', () => {
  const { t, formats } = speaker('fr');
  const change = {
    factor: 0.89,
    low: 0.62,
    high: 1.3,
    level: 0.95,
    differs: false,
    seems: false,
    isSteady: true,
    n: { group: 20, reference: 22 },
  };
  const rises = { metric: 'engagement', period: middle(7.17), comparison: middle(6.79) } as const;
  const falls = { ...rises, period: middle(6.1) };
  const range = 'vidéo habituelle\u00A0: ×0,62 à ×1,3';
  expect(changeWords(change, rises, 4, t, formats)).toEqual({ factor: 'stable', lines: [range] });
  expect(changeWords(change, falls, 4, t, formats)).toEqual({ factor: '×0,89', lines: ['stable', range] });
  const firm = { ...change, differs: true, isSteady: false, high: 0.95 };
  expect(changeWords(firm, rises, 4, t, formats).factor).toBe('×0,89');
});

test('the factor of a change is the one that its range belongs to', () => {
  const { t, formats } = speaker('fr');
  const change = {
    factor: 1.3,
    low: 0.9,
    high: 1.9,
    level: 0.95,
    differs: false,
    seems: false,
    n: { group: 20, reference: 20 },
  };
  for (const method of [2, 4])
    expect(changeWords(change, views, method, t, formats)).toEqual({
      factor: '×1,3',
      lines: ['pas de différence démontrée', 'vidéo habituelle, à âge égal\u00A0: ×0,90 à ×1,9'],
    });
  expect(changeWords(change, views, 1, t, formats).factor).toBe('×1,3');
});

test('millions of views take « de » in French alone', () => {
  const said = (language: 'fr' | 'en', count: number) => {
    const { t, formats } = speaker(language);
    return viewsText(count, t, formats);
  };
  expect([said('fr', 3_700_000), said('fr', 3_700)]).toEqual(['3,7M de vues', '3,7K vues']);
  expect(said('en', 3_700_000)).toBe('3.7M views');
});

test('what is not compared is said once: by the sentence where it can', () => {
  const { t, formats } = speaker('fr');
  const words = { span: 'des 30 derniers jours', day: (instant: string) => formats.shortDate(instant) };
  const none = { ...counted, views: null, earlierViews: 0, percent: null, best: null, earlierVideos: 0 };
  const endedAt = '2026-10-12T12:00:00Z';
  const cases = [
    counted,
    { ...counted, percent: null, earlierViews: 0, earlierVideos: 0 },
    { ...counted, percent: null, earlierViews: 0, earlierVideos: 0, isBeforeUnknown: true as const },
    { ...counted, percent: null, endedAt },
    { ...none, videos: 0, endedAt },
    { ...none, videos: 0 },
    { ...none, videos: 0, isBeforeUnknown: true as const },
    { ...none, isBeforeUnknown: true as const },
    { ...none, videos: 0, earlierVideos: 4, earlierViews: 90 },
  ];
  for (const one of cases) {
    const { lead } = periodSentences(
      { leads: 'counted', counted: one, usual: { kind: 'no_spread' } },
      words,
      t,
      formats,
    );
    const isSaid =
      /rien n’est comparé|rien à comparer|n’est pas connue en entier|ni pendant celle d’avant/u.test(lead);
    expect([lead, saysNothingCompared(one)]).toEqual([lead, isSaid]);
  }
});
