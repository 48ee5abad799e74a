import { expect, test } from 'vitest';
import { createFormats } from '#i18n/language/formats.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import { calendarSentence } from './calendar-sentence.ts';

const DAYS = {
  from: '2025-11-20' as LocalDate,
  to: '2026-11-20' as LocalDate,
  knownFrom: '2026-07-28' as LocalDate,
  knownUntil: null,
};

test('the days with a video are said to be days, not how long a time they cover', () => {
  const said = (language: 'fr' | 'en') =>
    calendarSentence(
      [1, 0, 2, 1],
      DAYS,
      translateWith(language, language === 'fr' ? fr : en),
      createFormats(language, 'Europe/Paris'),
    );
  expect(said('fr')).toMatch(/^4 vidéos depuis le 28 .*2026, publiées sur 3 jours différents/u);
  expect(said('en')).toMatch(/^4 videos since .*2026, posted on 3 different days/u);
});
