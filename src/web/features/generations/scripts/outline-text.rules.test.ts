import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { loadTexts, translateWith } from '#i18n/messages.ts';
import { outlineText } from './outline-text.ts';

test.each(LANGUAGES)(
  'an outline in %s names who wrote it: the built-in engine or the model',
  async language => {
    const t = translateWith(language, await loadTexts(language, ['writing']));
    const ofEngine = outlineText(t, { kind: 'embedded', name: null });
    const ofModel = outlineText(t, { kind: 'model', name: 'petit-modele' });
    expect(ofEngine).toMatch(/moteur intégré|built-in writer/);
    expect(ofModel).toMatch(/^petit-modele /);
    expect(ofModel).not.toMatch(/moteur intégré|built-in/i);
  },
);
