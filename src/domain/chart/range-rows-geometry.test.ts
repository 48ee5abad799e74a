import { describe, expect, test } from 'vitest';
import { factorAxis, factorPlace } from './factor-axis.ts';
import { foremostRows, rangeRowsGeometry, type RangeRow } from './range-rows-geometry.ts';
import { ROW_FONT } from './row-layout.ts';
import { textLines, textWidth } from './text-lines.ts';

describe('the scale of factors', () => {
  test('goes from ×0.5 to ×4 and gives a doubling the same room as a halving', () => {
    const axis = factorAxis([{ low: 0.8, high: 1.9 }]);
    expect(axis).toEqual({ low: 0.5, high: 4, ticks: [0.5, 1, 2, 4] });
    const [half = 0, one = 0, two = 0, four = 0] = axis.ticks.map(tick => factorPlace(axis, tick));
    expect([half, four]).toEqual([0, 1]);
    expect(one - half).toBeCloseTo(two - one, 12);
  });

  test('grows by one step where a range needs it, and cuts one that knows nothing', () => {
    expect(factorAxis([{ low: 0.3, high: 1 }]).ticks).toEqual([0.25, 0.5, 1, 2, 4]);
    const axis = factorAxis([{ low: 0.001, high: 900 }]);
    expect([axis.low, axis.high]).toEqual([0.25, 8]);
    expect([factorPlace(axis, 0.001), factorPlace(axis, 900)]).toEqual([0, 1]);
  });
});

const rows: RangeRow[] = [
  { id: 'a', label: 'Question', n: 14, known: true, factor: 1.6, low: 1.1, high: 2.3, verdict: 'winner' },
  {
    id: 'b',
    label: 'Une promesse de la première phrase qui tient en bien plus de mots qu’une ligne',
    n: 9,
    known: true,
    factor: 1,
    low: 0.01,
    high: 50,
    verdict: 'unclear',
  },
  {
    id: 'c',
    label: 'Liste',
    n: 3,
    known: false,
    refusal: 'Pas assez de données : 3 vidéos, il en faut 8',
  },
];

describe.each([312, 700, 1_100])('rows at %i px', width => {
  const { rows: placed, track, height, ticks } = rangeRowsGeometry(rows, width);

  test('stand one below the other, and the drawing holds them', () => {
    for (const [index, row] of placed.entries()) {
      expect(row.bottom).toBeGreaterThan(row.top);
      expect(row.y).toBeGreaterThan(row.top);
      expect(row.y).toBeLessThan(row.bottom);
      if (index > 0) expect(row.top).toBe(placed[index - 1]?.bottom);
      for (const { y } of [...row.label, ...row.refusal]) {
        expect(y).toBeGreaterThan(row.top);
        expect(y).toBeLessThan(row.bottom);
      }
    }
    expect(height).toBeGreaterThanOrEqual(placed.at(-1)?.bottom ?? Infinity);
  });

  test('show their factor between the ends of its range, ×1 on its line', () => {
    const [winner, unclear] = placed;
    expect(winner?.from).toBeLessThan(winner?.dot ?? 0);
    expect(winner?.to).toBeGreaterThan(winner?.dot ?? Infinity);
    expect(unclear?.dot).toBeCloseTo(ticks.find(({ factor }) => factor === 1)?.x ?? 0, 9);
  });

  test('say that a range goes on beyond the scale instead of leaving the drawing', () => {
    const wide = placed[1];
    expect(wide).toMatchObject({ cutLow: true, cutHigh: true, from: track.left, to: track.right });
    expect(placed[0]).toMatchObject({ cutLow: false, cutHigh: false });
  });

  test('show a sentence and no dot where there is no number', () => {
    const refused = placed[2];
    expect(refused?.dot).toBeNull();
    expect(refused?.ruled).toBeNull();
    expect(refused?.refusal.map(({ text }) => text).join(' ')).toBe(
      rows[2]?.known === false && rows[2].refusal,
    );
  });

  test('keep every line of text inside the drawing', () => {
    for (const row of placed) {
      for (const { x, text } of [...row.label, ...row.refusal]) {
        expect(x + textWidth(text, ROW_FONT)).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('a text is broken at its spaces, never at a no-break space, and loses no word', () => {
  const text = 'Pas assez de données\u00A0: 3 vidéos';
  const lines = textLines(text, 90, 13);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(text);
  expect(lines.some(line => line.startsWith(':'))).toBe(false);
  expect(textLines('', 90, 13)).toEqual([]);
  expect(textLines('anticonstitutionnellement', 20, 13)).toEqual(['anticonstitutionnellement']);
});

test('of many rows those with a verdict come first, then those that rest on most, in their order', () => {
  const many = Array.from({ length: 60 }, (_, index): RangeRow => {
    const row = { id: String(index), label: `#${index}`, n: 60 - index };
    return index % 4 === 3
      ? { ...row, known: false, refusal: 'Trop peu.' }
      : { ...row, known: true, factor: 1, low: 0.9, high: 1.1, verdict: index === 57 ? 'winner' : 'unclear' };
  });
  const shown = foremostRows(many);
  expect(shown).toHaveLength(12);
  expect(shown.map(({ id }) => Number(id))).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 57]);
  expect(foremostRows(many.slice(0, 15))).toHaveLength(15);
});
