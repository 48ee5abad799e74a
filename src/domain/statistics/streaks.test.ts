import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { dot, findStreaks, orthonormal, slowWaves, unexplained, whitened } from './streaks.ts';

/** Values of which each keeps `phi` of the one before, around a slow wave. */
function streaky(n: number, phi: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  const values = new Float64Array(n);
  let last = random.normal();
  for (let at = 0; at < n; at++) {
    last = at === 0 ? last : phi * last + Math.sqrt(1 - phi ** 2) * random.normal();
    values[at] = 9 + 2 * Math.sin((2 * Math.PI * at) / n) + last;
  }
  return values;
}

test('streaks are told from none, whatever slow wave they ride on', () => {
  const meanOf = (phi: number) => {
    const found = Array.from({ length: 60 }, (_, seed) => findStreaks(streaky(160, phi, seed)));
    return found.reduce((sum, { posteriorMeanPhi }) => sum + posteriorMeanPhi, 0) / found.length;
  };
  expect(meanOf(0)).toBeLessThan(0.1);
  expect(meanOf(0.5)).toBeGreaterThan(0.4);
  expect(meanOf(0.5)).toBeLessThan(0.6);
});

test('the slow waves of a whitened account explain each other and nothing is left of them', () => {
  const columns = slowWaves(60).map(column => whitened(column, 0.4));
  const waves = orthonormal(columns);
  expect(waves.columns).toHaveLength(7);
  for (const [place, column] of waves.columns.entries()) {
    expect(dot(column, column)).toBeCloseTo(1, 12);
    for (const other of waves.columns.slice(place + 1)) expect(dot(column, other)).toBeCloseTo(0, 12);
  }
  const rest = unexplained(columns[3] ?? new Float64Array(), waves.columns);
  expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-12);
});

test('a constant added changes no streak, and values that never differ have none', () => {
  const values = streaky(80, 0.3, 4);
  const { phi, posteriorMeanPhi } = findStreaks(values.map(value => value + 3));
  expect(phi).toBe(findStreaks(values).phi);
  expect(posteriorMeanPhi).toBeCloseTo(findStreaks(values).posteriorMeanPhi, 9);
  expect(findStreaks(new Float64Array(40).fill(7)).phi).toBe(0);
});
