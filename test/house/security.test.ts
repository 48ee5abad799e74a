import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testNames } from './named-tests.ts';
import { listPromises, PROMISE_IDS, titlePattern } from './promise-table.ts';
import { ROOT, textOf } from './source-files.ts';

const lines = textOf('docs/security.md').split('\n');
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim());

test('every promise of security has its figure and tests that exist', () => {
  const promises = listPromises();
  expect(promises.map(({ id }) => id).toSorted()).toEqual(PROMISE_IDS.toSorted());
  const wrong: string[] = [];
  for (const { id, figure, proofs } of promises) {
    if (figure.length < 3) wrong.push(`${id}: no figure`);
    for (const proof of proofs) {
      if (proof.file === '' || !existsSync(join(ROOT, proof.file)))
        wrong.push(`${id}: no file ${proof.file || '(none)'}`);
      else if (proof.kind === 'test' && !testNames(proof.file).includes(proof.name))
        wrong.push(`${id}: no test “${proof.name}” in ${proof.file}`);
      else if (proof.kind === 'program' && !/^(?:bench|tools)\//.test(proof.file))
        wrong.push(`${id}: ${proof.file} is no program`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a promise whose test tries a sample with every change says so, and by which command all is tried', () => {
  const sampled = listPromises().filter(({ proofs }) =>
    proofs.some(proof => proof.kind === 'test' && /\$\{.*\} of \$\{|one in \$\{/.test(proof.name)),
  );
  expect(sampled.length).toBeGreaterThan(20);
  expect(sampled.filter(({ figure }) => !/`npm run proofs.*in the suite/.test(figure))).toEqual([]);
});

test('a test of many cases is recognised by its name', () => {
  expect(titlePattern('%s: of ${COUNT} at once $name waits').test('hooks: of 50 at once nobody waits')).toBe(
    true,
  );
  expect(titlePattern('costs 3 (or 4) tries.').test('costs 3 (or 4) tries.')).toBe(true);
  expect(titlePattern('one').test('one more')).toBe(false);
});

test('every chapter of ASVS is walked, and each row says how it is held', () => {
  const rows = lines.filter(line => /^\| V\d+\.\d+ +\|/.test(line)).map(cellsOf);
  const chapters = new Set(rows.map(([id = '']) => id.split('.')[0]));
  expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
  const STATES = ['held', 'partly', 'not held', 'not applicable'];
  expect(rows.filter(([, , state = '', by = '']) => !STATES.includes(state) || by.length < 5)).toEqual([]);
});
