import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A node of the syntax tree, as far as the house rules look at it. */
export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

/** Paths below a folder of the project, relative to its root, with forward slashes. */
export function filesBelow(folder: string, endings: string[]): string[] {
  const found: string[] = [];
  const walk = (path: string): void => {
    for (const name of readdirSync(path)) {
      if (name === 'node_modules' || name === 'dist' || (name.startsWith('.') && name !== '.ci')) continue;
      const child = join(path, name);
      if (statSync(child).isDirectory()) walk(child);
      else if (endings.some(ending => name.endsWith(ending))) found.push(fromRoot(child));
    }
  };
  const start = join(ROOT, folder);
  if (existsSync(start)) walk(start);
  return found.toSorted();
}

export function fromRoot(path: string): string {
  return relative(ROOT, path).split(sep).join('/');
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function codeFiles(): string[] {
  return ['src', 'test', 'tools', 'bench'].flatMap(folder => filesBelow(folder, ['.ts', '.tsx']));
}

export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.(test|spec)\.tsx?$/.test(path);
}

const trees = new Map<string, SyntaxNode>();

/** Cached per test file: several rules inspect every file. */
export function syntaxOf(path: string): SyntaxNode {
  let tree = trees.get(path);
  if (tree === undefined) {
    tree = parseSync(path, textOf(path)).program as unknown as SyntaxNode;
    trees.set(path, tree);
  }
  return tree;
}

export function commentsOf(path: string): string[] {
  return parseSync(path, textOf(path)).comments.map(({ value }) => value);
}

/** Visits every node, parents first. */
export function visit(node: unknown, look: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, look);
  } else if (typeof node === 'object' && node !== null) {
    if (typeof (node as SyntaxNode).type === 'string') look(node as SyntaxNode);
    for (const child of Object.values(node)) visit(child, look);
  }
}

const ALIASES: Record<string, string> = {
  '#domain/': 'src/domain/',
  '#contract/': 'src/contract/',
  '#i18n/': 'src/i18n/',
  '#presentation/': 'src/presentation/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#test/': 'test/',
};

/** The project file that an import specifier resolves to; undefined: a package. */
export function resolveImport(path: string, source: string): string | undefined {
  const alias = Object.keys(ALIASES).find(prefix => source.startsWith(prefix));
  if (alias !== undefined) return `${ALIASES[alias]}${source.slice(alias.length)}`;
  return source.startsWith('.') ? fromRoot(resolve(join(ROOT, dirname(path)), source)) : undefined;
}

const imported = new Map<string, string[]>();

/** Project files that a file imports, relative to the root; packages are left out. */
export function importsOf(path: string): string[] {
  const known = imported.get(path);
  if (known !== undefined) return known;
  const text = textOf(path);
  // The parser lists imports without its tree, which takes most of the time and is not requested.
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const sources = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(one => one.moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^(['"`])(.*)\1$/.exec(text.slice(start, end))?.[2] ?? [],
    ),
  ];
  const found = [...new Set(sources)].flatMap(source => resolveImport(path, source) ?? []);
  imported.set(path, found);
  return found;
}
