import { expect, test } from 'vitest';
import { loadMessages, translateWith } from '../messages.ts';

const CARDS = ['videoReports', 'accountReports', 'hooks', 'scripts'] as const;

test.each([
  ['fr', ['Rapport vidéo', 'Rapport de compte', 'Hook ou CTA créé', 'Script ou plan créé']],
  ['en', ['Video report', 'Account report', 'Hook or CTA created', 'Script or outline created']],
] as const)(
  'one report, one text and one script are said in the singular, in %s',
  async (language, cards) => {
    const t = translateWith(language, await loadMessages(language));
    expect(CARDS.map(card => t(`dashboard.activity.cards.${card}`, { count: 1 }))).toEqual(cards);
    const said = t('chatbot.say.meanEngagement', { mean: '5 %', count: 1, band: '' });
    expect(said).toMatch(/\s1\svid[eé]o,/u);
  },
);
