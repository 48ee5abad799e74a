import { expect, test } from 'vitest';
import { fr } from '#i18n/fr/catalogue.ts';
import { healthSentence } from './health-sentence.ts';
import { translateWith, type Messages } from '#i18n/messages.ts';

const t = translateWith('fr', fr as Messages);

test('that no video was followed is said of all of them, in their number', () => {
  expect(healthSentence({ kind: 'reference_curve', count: 0, of: 240 }, t)).toMatch(
    /^Aucune de vos vidéos n’a été suivie dans le temps.: les 240 sont mises à âge égal/u,
  );
  expect(healthSentence({ kind: 'reference_curve', count: 0, of: 1 }, t)).toMatch(/: 1 vidéo est mise/u);
});
