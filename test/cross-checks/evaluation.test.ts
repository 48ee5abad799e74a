import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { evaluatedCode } from '#test/simulation/code-version.ts';

const document = readFileSync(resolve(import.meta.dirname, '../../docs/evaluation.md'), 'utf8');

test('docs/evaluation.md was written by the code that is here (npm run evaluate)', () => {
  expect(document).toContain(`code ${evaluatedCode()} `);
});

test('every bar in docs/evaluation.md is held, on 2,000 simulated accounts or more, claims of reports on 1,000', () => {
  expect(document).toContain('| held |');
  expect(document).not.toContain('**missed**');
  const sizes = [...document.matchAll(/^([\d,]+) simulated accounts a row/gm)].map(match =>
    Number(match[1]?.replaceAll(',', '')),
  );
  expect(sizes).toHaveLength(10);
  const [smallest = 0, next = 0] = sizes.toSorted((a, b) => a - b);
  expect(smallest).toBeGreaterThanOrEqual(1_000);
  expect(next).toBeGreaterThanOrEqual(2_000);
});
