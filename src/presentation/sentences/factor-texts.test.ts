import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { translateWith } from '#i18n/messages.ts';
import { factorText, outwardTexts } from './factor-texts.ts';
import { eitherWay, periodSentences } from './period-sentence.ts';
import { shareHighText, shareText } from './share-text.ts';

const formats = createFormats('en', 'Europe/Paris');

test('a range is rounded outwards, and a bound beside ×1 is not written as ×1', () => {
  expect(outwardTexts({ low: 0.6789, high: 1.529 }, formats)).toEqual({ low: '×0.67', high: '×1.6' });
  expect(outwardTexts({ low: 1.3, high: 3 }, formats)).toEqual({ low: '×1.3', high: '×3.0' });
  expect(factorText(1.003, formats)).toBe('×1.003');
  expect(eitherWay({ low: 0.654, high: 1.72 }, formats)).toEqual({ divisor: '1.6', multiplier: '1.8' });
  expect([shareText(41.7, formats), shareHighText(91.2, formats)]).toEqual(['41%', '92%']);
});

test('« where it was » never names narrower bounds than the range beside it', () => {
  const counted = { videos: 9, earlierVideos: 9, views: 90, earlierViews: 90, percent: 0, best: null };
  const said = (low: number, high: number) =>
    periodSentences(
      { leads: 'usual', counted, usual: { kind: 'steady', low, high } },
      { span: '', day: () => '' },
      translateWith('en', en),
      formats,
    ).lead;
  expect(said(0.8, 1.2)).toMatch(/×0\.67 to ×1\.5\.$/u);
  expect(said(0.7, 1.529)).toMatch(/×0\.67 to ×1\.6\.$/u);
});
