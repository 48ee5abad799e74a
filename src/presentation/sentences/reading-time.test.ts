import { expect, test } from 'vitest';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { readingSpan } from './reading-span.ts';
import { fileDay, readingTime } from './reading-time.ts';
import { translateWith } from '#i18n/messages.ts';

const paris = createFormats('fr', 'Europe/Paris');
const newYork = createFormats('fr', 'America/New_York');
const t = translateWith('fr', fr);

test('a file that gives a day alone is shown with that day, in every zone and without an hour', () => {
  const day = '2024-11-22T00:00:00.000Z';
  for (const formats of [paris, newYork]) {
    expect(fileDay(day, formats)).toBe('22 novembre 2024');
    expect(readingTime(day, ['studio_file'], formats)).toBe('22 novembre 2024');
  }
  expect(fileDay('2026-03-25T23:59:59.000Z', paris)).toBe('25 mars 2026');
  expect(readingTime('2024-11-22T14:05:00.000Z', ['apify_file'], paris)).toBe('22 novembre 2024');
  expect(readingTime('2024-11-22T14:05:00.000Z', ['ytdlp'], paris)).toMatch(/15:05/);
});

test('of counts that nobody can date no span is said, but what they were read after', () => {
  const span = { observedFrom: '2024-11-22T00:00:00Z', observedUntil: '2024-11-24T10:00:00Z' };
  const said = (...sources: ('undated_file' | 'ytdlp' | 'studio_file')[]) =>
    readingSpan({ ...span, sources: sources.map(source => ({ source })) }, t, paris);
  expect(said('ytdlp', 'undated_file')).toBe('à un moment inconnu, après le 22 novembre 2024');
  expect(said('studio_file')).toBe('entre le 22 novembre 2024 et le 24 novembre 2024');
  const sources = [{ source: 'studio_file' as const }];
  expect(readingSpan({ ...span, observedUntil: span.observedFrom, sources }, t, paris)).toBe(
    '22 novembre 2024',
  );
});
