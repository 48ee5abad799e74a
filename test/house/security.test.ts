import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testNames } from './named-tests.ts';
import { ROOT, textOf } from './source-files.ts';

const lines = textOf('docs/security.md').split('\n');
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim());
/** Rows of the promises: id, promise, figure, tests. */
const promises = lines.filter(line => /^\| [SM]\d+ \|/.test(line)).map(cellsOf);
const DUE = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
  'S22',
  'S23',
  'S24',
  'S25',
  'S26',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'M7',
  'M8',
  'M9',
  'M10',
  'M12',
  'M19',
  'M21',
  'M22',
  'M23',
];

test('every promise of security has its figure and tests that exist', () => {
  expect(new Set(promises.map(([id]) => id))).toEqual(new Set(DUE));
  expect(promises).toHaveLength(DUE.length);
  const wrong: string[] = [];
  for (const [id, , figure = '', proof = ''] of promises) {
    if (figure.length < 3) wrong.push(`${id}: no figure`);
    for (const one of proof.split(/<br\s*\/?>/)) {
      const [file = '', name = ''] = one.split(' › ').map(part => part.replaceAll('`', '').trim());
      if (file === '' || !existsSync(join(ROOT, file))) wrong.push(`${id}: no file ${file || '(none)'}`);
      else if (!file.startsWith('bench/') && !testNames(file).includes(name))
        wrong.push(`${id}: no test “${name}” in ${file}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every chapter of ASVS is walked, and each row says how it is held', () => {
  const rows = lines.filter(line => /^\| V\d+\.\d+ \|/.test(line)).map(cellsOf);
  const chapters = new Set(rows.map(([id = '']) => id.split('.')[0]));
  expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
  const STATES = ['held', 'partly', 'not held', 'not applicable'];
  expect(rows.filter(([, , state = '', by = '']) => !STATES.includes(state) || by.length < 5)).toEqual([]);
});
