import { expect, test } from 'vitest';
import { durationBand, hashtagsOf } from './video-traits.ts';

test.each([
  [0.5, 'under_15_s'],
  [14.9, 'under_15_s'],
  [15, 'under_30_s'],
  [59, 'under_60_s'],
  [60, 'under_3_min'],
  [180, 'longer'],
] as const)('%d seconds are %s', (seconds, band) => {
  expect(durationBand(seconds)).toBe(band);
});

test('a length that is not known has no band', () => {
  expect(durationBand(null)).toBeNull();
  expect(durationBand(0)).toBeNull();
});

test('hashtags are found once each, in any script, whatever their case', () => {
  expect(hashtagsOf('Été #Québec #FYP, #fyp et #日本 #a_1 : C# n’en est pas un # ni ça')).toEqual([
    'québec',
    'fyp',
    '日本',
    'a_1',
  ]);
});
