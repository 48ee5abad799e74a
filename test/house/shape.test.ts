import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, filesBelow, isTest, syntaxOf, textOf, visit, type SyntaxNode } from './source-files.ts';

const LINE_LIMIT = 400;
const FOLDER_LIMIT = 30;
const FORBIDDEN_FOLDERS = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'lib',
  'libs',
  'types',
  'constants',
];

const files = codeFiles();
const product = files.filter(path => path.startsWith('src/') && !isTest(path));

test('no folder or file is a bag without a meaning', () => {
  const wrong = files.filter(path =>
    path.split('/').some(part => FORBIDDEN_FOLDERS.includes(part.replace(/\.tsx?$/, ''))),
  );
  expect(wrong).toEqual([]);
});

test('what several features of the web share stands in rooms of its own, and nothing beside them', () => {
  expect(files.filter(path => /^src\/web\/shared\/[^/]+$/.test(path))).toEqual([]);
  const bags = files.filter(
    path => path.split('/').includes('shared') && !path.startsWith('src/web/shared/'),
  );
  expect(bags).toEqual([]);
});

test('files are named in kebab case', () => {
  const wrong = files.filter(path => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(basename(path)));
  expect(wrong).toEqual([]);
});

test(`no folder holds more than ${FOLDER_LIMIT} files beside their tests`, () => {
  const counts = Map.groupBy(product, path => path.slice(0, path.lastIndexOf('/')));
  const full = [...counts].filter(([, held]) => held.length > FOLDER_LIMIT);
  expect(full.map(([folder, held]) => `${folder}: ${held.length}`)).toEqual([]);
});

test(`no code file is longer than ${LINE_LIMIT} lines`, () => {
  const long = files
    .map(path => ({ path, lines: textOf(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINE_LIMIT);
  expect(long).toEqual([]);
});

test('no file only passes on what others export', () => {
  const barrels = product.filter(path => {
    if (!/^export (?:type )?[{*]/m.test(textOf(path))) return false;
    const body = syntaxOf(path)['body'] as SyntaxNode[];
    return body.length > 0 && body.every(node => node.type.startsWith('Export') && Boolean(node['source']));
  });
  expect(barrels).toEqual([]);
});

test('the environment is read by the configuration alone', () => {
  const allowed = ['src/server/platform/config/config.ts', 'src/server/main.ts'];
  expect(product.filter(path => textOf(path).includes('process.env') && !allowed.includes(path))).toEqual([]);
});

test('the domain has no clock, no randomness and no I/O', () => {
  const wrong = filesBelow('src/domain', ['.ts'])
    .filter(path => !isTest(path))
    .flatMap(path => {
      const problems: string[] = [];
      visit(syntaxOf(path), node => {
        const callee = node['callee'] as SyntaxNode | undefined;
        const member = callee?.type === 'MemberExpression' ? callee : undefined;
        const object = (member?.['object'] as { name?: string } | undefined)?.name;
        const property = (member?.['property'] as { name?: string } | undefined)?.name;
        if (object === 'Math' && property === 'random') problems.push(`${path}: Math.random`);
        if (object === 'Date' && property === 'now') problems.push(`${path}: Date.now`);
        const isBareDate =
          node.type === 'NewExpression' &&
          (callee as { name?: string } | undefined)?.name === 'Date' &&
          (node['arguments'] as unknown[]).length === 0;
        if (isBareDate) problems.push(`${path}: new Date()`);
        const source = (node['source'] as { value?: unknown } | null | undefined)?.value;
        if (typeof source === 'string' && source.startsWith('node:')) problems.push(`${path}: ${source}`);
      });
      return problems;
    });
  expect(wrong).toEqual([]);
});

test('the domain is compiled without browser and without Node types', () => {
  const own = JSON.parse(textOf('src/domain/tsconfig.json')) as { compilerOptions: Record<string, unknown> };
  const base = JSON.parse(textOf('tsconfig.base.json')) as { compilerOptions: Record<string, unknown> };
  const options = { ...base.compilerOptions, ...own.compilerOptions };
  expect(options['types']).toEqual([]);
  expect((options['lib'] as string[]).filter(lib => lib.startsWith('dom'))).toEqual([]);
});

test('default exports stand only where a tool asks for them', () => {
  const wrong = files.filter(path => {
    // Few files contain it; the others need no parsing.
    if (path.endsWith('.config.ts') || !textOf(path).includes('export default')) return false;
    const body = syntaxOf(path)['body'] as SyntaxNode[];
    return body.some(node => node.type === 'ExportDefaultDeclaration');
  });
  // Playwright calls it by its default export.
  expect(wrong.filter(path => !path.endsWith('/global-setup.ts'))).toEqual([]);
});
