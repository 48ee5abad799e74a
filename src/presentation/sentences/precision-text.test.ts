import { expect, test } from 'vitest';
import type { FigureFormula } from '#domain/metrics/provenance.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { precisionText } from './precision-text.ts';

const t = translateWith('fr', fr);
const ofFile = (formula: FigureFormula) =>
  precisionText({ precision: 'rounded', step: 1, sources: ['table_file'], mixed: false, formula }, t);

test('a count may be rounded as its file writes it; a percentage comes from counts that may be', () => {
  expect(ofFile('reading')).toMatch(/^telle que le fichier l’écrit, peut-être arrondie/);
  expect(ofFile('sum')).toBe(ofFile('reading'));
  expect(ofFile('mean_engagement_per_video')).toMatch(/^calculée sur les nombres du fichier/);
});
