import { expect, test } from 'vitest';
import { filesBelow, isTest, syntaxOf, textOf, visit, type SyntaxNode } from './source-files.ts';

/** Contract files that hold plain values; the others bring the schema library along. */
const PLAIN = filesBelow('src/contract', ['.ts'])
  .filter(path => !/from 'zod'|from '@orpc/.test(textOf(path)))
  .map(path => path.replace('src/contract/', '#contract/'));

function bringsValues(node: SyntaxNode): boolean {
  if (node['importKind'] === 'type') return false;
  const specifiers = node['specifiers'] as { importKind?: string }[];
  return specifiers.some(specifier => specifier.importKind !== 'type');
}

test('the browser takes only types from contract files that need the schema library', () => {
  const wrong: string[] = [];
  for (const path of filesBelow('src/web', ['.ts', '.tsx']).filter(name => !isTest(name))) {
    visit(syntaxOf(path), node => {
      if (node.type !== 'ImportDeclaration') return;
      const source = String((node['source'] as { value?: unknown }).value);
      const heavy = source === 'zod' || (source.startsWith('#contract/') && !PLAIN.includes(source));
      if (heavy && bringsValues(node)) wrong.push(`${path} → ${source}`);
    });
  }
  expect(wrong).toEqual([]);
});
