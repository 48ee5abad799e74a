import { describe, expect, test } from 'vitest';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { generateHooks } from '../hooks/generate-hooks.ts';
import { generateCtas } from '../ctas/generate-ctas.ts';
import { generateScript } from '../scripts/generate-script.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { parseFreeTopic, shortenedTopic } from './free-topic.ts';

/** Building blocks of topics; `unbroken` ones hold a figure or a name that must never be split. */
const PARTS = {
  fr: {
    what: ['pain perdu', 'tarte aux pommes', 'la routine', 'mon budget', 'gratin de courge', 'un café'],
    unbroken: [
      'à 1,50 €',
      'à 0,80 €',
      'à 12.99 €',
      'à 18h30',
      'à 18 h 30',
      'avec iOS 17.2',
      'du Dr. Oetker',
      'de M. Martin',
      'à St. Malo',
      'de la v. 2.1',
      'à 1 250,50 €',
      'à 3,5 %',
      'en 16:9',
      'à 8 €/kg',
      'vers 2,5 km',
    ],
    after: ['', '…', ' !', ' par personne', ', la vérité', ' : mon avis', ' en hiver. Et voilà'],
  },
  en: {
    what: ['banana bread', 'my budget', 'a morning routine', 'meal prep', 'coffee', 'the marathon'],
    unbroken: [
      'at $1.50',
      'for 0.80 euros',
      'at 6.30 a.m.',
      'at 18:30',
      'with iOS 17.2',
      'by Dr. Oetker',
      'from Mr. Martin',
      'in St. Louis',
      'from vol. 2',
      'at $1,250.50',
      'at 3.5%',
      'in 16:9',
      'at $8/lb',
      'over 2.5 miles',
    ],
    after: ['', '…', '!', ' per person', ', the truth', ': my take', ' in winter. There you go'],
  },
} as const;

const LANGUAGES = ['fr', 'en'] as const;
const spaceless = (text: string) => text.replace(/[\s\u00A0\u202F]/gu, '').toLowerCase();
/** The figure or the name itself: « 1,50 € » of « à 1,50 € ». */
const coreOf = (part: string) =>
  part.replace(/^(?:à|avec|du|de|de la|en|vers|at|for|with|by|from|in|over) /u, '');

function draw(language: 'fr' | 'en', seed: number) {
  const random = seededRandom(seed);
  const { what, unbroken, after } = PARTS[language];
  const one = (all: readonly string[]) => all[random.below(all.length)] ?? '';
  const part = one(unbroken);
  return { topic: `${one(what)} ${part}${one(after)}`, core: coreOf(part) };
}

describe.each(LANGUAGES)('a topic in %s with a price, a time, a version or an abbreviation', language => {
  const drawn = Array.from({ length: 300 }, (_, seed) => draw(language, seed));

  test('is never cut within it, and what is left out is told', () => {
    for (const { topic, core } of drawn) {
      const label = parseFreeTopic(topic, language)?.label ?? '';
      expect(spaceless(label), topic).toContain(spaceless(core));
      const rest = topic.replace(/[…!.]+$/u, '').trim();
      if (spaceless(label).length < spaceless(rest).length - 5)
        expect(shortenedTopic(topic, language), topic).toBe(label);
    }
  });

  test('stands whole in hooks, calls and scripts that name it', () => {
    for (const { topic, core } of drawn.slice(0, 40)) {
      const brief = { ...PLAIN_BRIEF, language, niche: null, topic };
      const asked = { brief, seed: 5, niches: [] };
      const { hooks } = generateHooks(asked);
      expect(hooks.length, topic).toBeGreaterThan(0);
      for (const { text } of hooks) expect(spaceless(text), topic).toContain(spaceless(core));
      const script = generateScript({ ...asked, seconds: 30, sheet: 'problem-solution' });
      expect(spaceless(script?.title ?? ''), topic).toContain(spaceless(core));
      const first = topic.split(' ')[0]?.toLowerCase() ?? '';
      for (const { text } of generateCtas(asked)) {
        if (text.toLowerCase().includes(first) && first.length > 3)
          expect(spaceless(text), topic).toContain(spaceless(core));
      }
    }
  });
});

test.each([
  ['gratin de pommes de terre à 1,50 € par personne', 'Gratin de pommes de terre à 1,50 €', false],
  ['Pain perdu à 0,80 €', 'Pain perdu à 0,80 €', true],
  ['Dr. Oetker, la levure…', 'Dr. Oetker, la levure', true],
  ['iPhone 15 : mon avis', 'iPhone 15, mon avis', true],
  ['gratin (4 personnes)', 'Gratin (4 personnes)', true],
  ['le riz au lait de ma grand-mère cuit au four 45 min', 'Riz au lait de ma grand-mère cuit', false],
])('« %s » is said as « %s »', (typed, label, isWhole) => {
  expect(parseFreeTopic(typed, 'fr')).toMatchObject({ label, isWhole });
});

test('a price keeps its decimals in the name of a file', () => {
  expect(fileName(['Gratin à 1,50 €'], 'md')).toBe('gratin-a-1.50-eur.md');
});
