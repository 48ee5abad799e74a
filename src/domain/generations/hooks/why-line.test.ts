import { expect, test } from 'vitest';
import { frenchTypography } from '#domain/language/french/french-typography.ts';
import { LABEL_PATTERNS } from './patterns.ts';
import { fillPattern } from '#domain/generations/brief/fill-pattern.ts';
import { whyLine } from './why-line.ts';

const term = (id: 'topic' | 'short' | 'colon' | 'question', points: number) => ({
  id,
  points,
  source: 'craft' as const,
});
const score = { points: 60, terms: [term('topic', 8), term('short', 5), term('colon', -3)] };

test('reasons are whole sentences, the reserve one of its own; a colon is not one', () => {
  const line = whyLine(score, 'fr');
  expect(line).toBe('Votre sujet est là et la phrase se dit d’un souffle.');
  const asking = { ...score, terms: [...score.terms, term('question', -5)] };
  const reserved = whyLine(asking, 'fr');
  expect(reserved).toBe(`${line} Réserve\u00A0: une question, qui freine parfois les clics.`);
  expect(frenchTypography(reserved)).toBe(reserved);
  expect(whyLine(asking, 'en')).toMatch(
    /^Your topic is in it and the line is said in one breath\. But: a question/u,
  );
});

test('patterns said with « tu » say « vous » to nobody, and « ne » stands in a comparison', () => {
  expect(LABEL_PATTERNS.fr.filter(({ text }) => /(?<!rendez-)\b(?:vous|votre|vos)\b/u.test(text))).toEqual(
    [],
  );
  const simple = LABEL_PATTERNS.fr.find(({ id }) => id === 'label-simple')?.text ?? '';
  const fill = (address: 'tu' | 'vous') => fillPattern(simple, { label: 'Gratin' }, 'fr', address);
  expect(fill('tu')).toMatch(/plus simple que tu ne le crois\.$/u);
  expect(fill('vous')).toMatch(/plus simple que vous ne le croyez\.$/u);
});
