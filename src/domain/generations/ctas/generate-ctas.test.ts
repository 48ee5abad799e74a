import { describe, expect, test } from 'vitest';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { CTA_GOALS, CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';
import { CTA_PATTERNS } from './cta-patterns.ts';
import { generateCtas, MOST_SCREEN_WORDS } from './generate-ctas.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';

const brief: Brief = {
  ...PLAIN_BRIEF,
  language: 'fr',
  niche: 'running',
  address: 'vous',
};

describe.each(['fr', 'en'] as const)('calls in %s', language => {
  test('exist for every goal, to be said at the end and to be written', () => {
    for (const goal of CTA_GOALS) {
      for (const placement of ['end', 'overlay'] as const) {
        expect(
          generateCtas({ brief: { ...brief, language }, seed: 1, niches: NICHES, goal, placement }).length,
        ).toBeGreaterThan(0);
      }
    }
  });

  test('stand only where they were written for', () => {
    for (const placement of CTA_PLACEMENTS) {
      for (const { patternId, text } of generateCtas({
        brief: { ...brief, language },
        seed: 2,
        niches: NICHES,
        placement,
      })) {
        expect(CTA_PATTERNS[language].find(one => one.id === patternId)?.placements).toContain(placement);
        if (placement === 'overlay') expect(text.split(/\s+/u).length).toBeLessThanOrEqual(MOST_SCREEN_WORDS);
      }
    }
  });
});

test('a call that needs a link or a series says so', () => {
  const links = generateCtas({ brief, seed: 1, niches: NICHES, goal: 'link' });
  expect(links.every(cta => cta.assumes === 'link')).toBe(true);
});

test('an own topic that is no safe phrase is left out of calls', () => {
  const own = { ...brief, niche: null, topic: 'apprendre le japonais' };
  expect(
    generateCtas({ brief: own, seed: 1, niches: NICHES }).some(({ text }) => text.includes('japonais')),
  ).toBe(false);
});

test('an own topic stands in an English call as it was typed', () => {
  const call = (topic: string) =>
    generateCtas({
      brief: { ...brief, language: 'en', niche: null, topic },
      seed: 1,
      niches: NICHES,
      goal: 'follow',
      count: 20,
    })
      .map(({ text }) => text)
      .join(' ');
  expect(call('urban beekeeping')).toContain('about urban beekeeping');
  expect(call('Tokyo by night')).toContain('about Tokyo by night');
});
