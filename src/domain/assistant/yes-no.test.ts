import { expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { asksYesOrNo } from './yes-no.ts';

test.each([
  'Est-ce que les questions marchent mieux ?',
  'Mes questions font-elles plus de vues ?',
  'Les hooks en question marchent bien ?',
  'Do questions work better for me?',
  'Is it better to post on Sundays?',
])('yes or no is asked: %s', question => {
  expect(asksYesOrNo(question)).toBe(true);
});

test.each([
  'Quels hooks marchent le mieux ?',
  'À quelle heure publier ?',
  'Which hooks work best?',
  'Montre mes hashtags',
  'Pourquoi mes questions marchent-elles ?',
])('more than yes or no is asked: %s', question => {
  expect(asksYesOrNo(question)).toBe(false);
});

test('a question of any length is read at once', () => {
  const startedAt = processorMs();
  for (const piece of ['a', ' -', 'marche ', 'est-ce qu']) asksYesOrNo(piece.repeat(100_000));
  expect(processorMs() - startedAt).toBeLessThan(200);
});
