import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testNames } from './named-tests.ts';
import { ROOT, textOf } from './source-files.ts';

interface Requirement {
  id: string;
  clause: string;
  state: string;
  proof: string;
}

const STATES = ['done', 'partly', 'open', 'ruled'];

const requirements: Requirement[] = textOf('docs/requirements.md')
  .split('\n')
  .filter(line => /^\| R\d/.test(line))
  .map(line => {
    const [, id = '', clause = '', state = '', proof = ''] = line.split(/(?<!\\)\|/).map(cell => cell.trim());
    return { id, clause, state, proof };
  });

test('requirements have an id of their own, a clause and a known state', () => {
  expect(requirements.length).toBeGreaterThan(300);
  expect(new Set(requirements.map(row => row.id)).size).toBe(requirements.length);
  expect(requirements.filter(row => row.clause === '' || !STATES.includes(row.state))).toEqual([]);
});

test('a requirement marked done names tests that exist', () => {
  const wrong: string[] = [];
  for (const { id, proof } of requirements.filter(row => row.state === 'done')) {
    const proofs = proof.split(/<br\s*\/?>/).map(part => part.trim());
    for (const one of proofs) {
      const [file = '', name = ''] = one.split(' › ').map(part => part.replaceAll('`', '').trim());
      if (!existsSync(join(ROOT, file)) || file === '') wrong.push(`${id}: no file ${file || '(none)'}`);
      else if (name === '' || !testNames(file).some(known => known === name))
        wrong.push(`${id}: no test “${name}” in ${file}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a ruled requirement says what settles it', () => {
  expect(requirements.filter(row => row.state === 'ruled' && row.proof.length < 5)).toEqual([]);
});

test('a partly met requirement says what is missing', () => {
  expect(requirements.filter(row => row.state === 'partly' && row.proof.length < 10)).toEqual([]);
});
