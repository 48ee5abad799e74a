import { expect, test } from 'vitest';
import { REFERENCE_AGE_CURVE } from './age-curve.ts';
import { ownSpread } from './own-spread.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const spreadOf = (views: number[]) =>
  ownSpread(
    views.map((count, index) => ({
      id: `v${index}`,
      publishedAt: new Date(NOW.getTime() - (4 + index) * 86_400_000),
      observedAt: NOW,
      views: count,
    })),
    REFERENCE_AGE_CURVE,
  );

test('videos that nobody saw end at none', () => {
  const zeros = Array.from({ length: 30 }, () => 0);
  const none = { low: 0, high: 0 };
  expect(spreadOf(zeros)).toEqual({ known: true, half: none, fourOfFive: none, n: 30 });
  expect(spreadOf(zeros.with(0, 500))).toMatchObject({ half: none, fourOfFive: none });
  expect(spreadOf(zeros.map((_, index) => (index < 12 ? 0 : 1_000)))).toMatchObject({ half: { low: 0 } });
});
