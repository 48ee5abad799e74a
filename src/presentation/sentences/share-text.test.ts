import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { translateWith } from '#i18n/messages.ts';
import { outdoneText } from './share-text.ts';

test.each([
  [100, 'mieux que vos 41 autres vidéos', 'better than all 41 of your other videos'],
  [99.6, 'mieux que 99\u00A0% de vos 41 autres vidéos', 'better than 99% of your 41 other videos'],
  [0, 'moins bien que vos 41 autres vidéos', 'less well than all 41 of your other videos'],
])(
  'a video that outdoes %d %% of the others is told without « 100 %% » or « none »',
  (share, french, english) => {
    const told = (language: 'fr' | 'en') =>
      outdoneText(
        share,
        41,
        translateWith(language, { fr, en }[language]),
        createFormats(language, 'Europe/Paris'),
      ).replaceAll('\u202F', '\u00A0');
    expect(told('fr')).toBe(french);
    expect(told('en')).toBe(english);
  },
);
