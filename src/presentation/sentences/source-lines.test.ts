import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { precisionLine, sourceLines } from './source-lines.ts';

const TABLE = { source: 'table_file', precision: 'rounded' as const, videos: 28 } as const;
const SHORT = { source: 'table_file', precision: 'exact' as const, videos: 2 } as const;

test('a source is one line with all its videos, and only the rounded ones are said to be rounded', () => {
  const t = translateWith('fr', fr);
  expect(sourceLines([TABLE, SHORT], t)).toEqual(['fichier importé (tableau de vidéos)\u00A0: 30 vidéos']);
  expect(precisionLine([{ kind: 'rounded', count: 2, of: 30 }], t)).toBe(
    '2 vidéos sur 30 ont des chiffres arrondis par TikTok.',
  );
  expect(precisionLine([], t)).toBe('exacte');
  expect(precisionLine([], translateWith('en', en))).toBe('exact');
});
