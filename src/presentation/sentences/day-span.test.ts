import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { calendarSentence } from './calendar-sentence.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { daySpan } from './day-span.ts';
import { translateWith, type Messages } from '#i18n/messages.ts';

const t = translateWith('fr', fr as Messages);
const english = translateWith('en', en as Messages);

test('a span of one day is that day, in both languages', () => {
  expect(daySpan('3 mars 2026', '3 mars 2026', t)).toBe('le 3 mars 2026');
  expect(daySpan('3 mars 2026', '9 mars 2026', t)).toBe('du 3 mars 2026 au 9 mars 2026');
  expect(daySpan('3 March 2026', '3 March 2026', english)).toBe('on 3 March 2026');
  expect(daySpan('3 March 2026', '9 March 2026', english)).toBe('from 3 March 2026 to 9 March 2026');
});

describe('sentences with a span', () => {
  test('a calendar known for one day names it once', () => {
    const known = { from: '2025-03-10', to: '2026-03-14', knownFrom: '2026-03-03', knownUntil: '2026-03-03' };
    const said = calendarSentence([2], known as never, t, createFormats('fr', 'Europe/Paris'));
    expect(said).toContain('vidéos le 3 mars 2026');
    expect(said).not.toMatch(/du 3 mars/);
  });

  test('readings of one day name it once', () => {
    const day = '3 mars 2026';
    const ends = { span: daySpan(day, day, t), first: '10', last: '12' };
    expect(t('charts.growth.sentence', { count: 2, ...ends })).toBe(
      '2 relevés le 3 mars 2026\u00a0: de 10 à 12.',
    );
  });
});
