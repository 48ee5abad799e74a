import { expect, test } from 'vitest';
import { INTENTS } from '../question/question.ts';
import { LEARNT, REFUSED } from './model.ts';

test('data/assistant/weights.json gives each feature one sign for each intent and for what is refused', () => {
  const { labels, scales, rows } = LEARNT.classifier;
  expect(labels.toSorted()).toEqual([...INTENTS, REFUSED].toSorted());
  expect(scales.length).toBe(labels.length);
  const row = new RegExp(`^[^\\t]+\\t[\\w-]{${labels.length}}$`, 'u');
  expect(rows.filter(one => !row.test(one))).toEqual([]);
  expect(new Set(rows.map(one => one.split('\t')[0])).size).toBe(rows.length);
});
