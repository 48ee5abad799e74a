import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { COORDINATOR_TABLES } from '#test/scale/spread.ts';
import { projectRoot } from '../checks/programs.ts';

/**
 * `npm run statements`: classifies every statement of the product for a database distributed by user: `local` (names
 * one user), `everybody` (distributed rows of many users), `other` (no distributed rows). `--write` puts the list of
 * `everybody` into docs/scaling.md.
 */
interface Statement {
  file: string;
  name: string;
  text: string;
}
type Kind = 'local' | 'everybody' | 'other';

const REPORT = join(projectRoot, 'docs/scaling.md');
const BEGIN = '<!-- written by `npm run statements -- --write` -->';
const END = '<!-- end of what was written -->';

const sql = readdirSync(join(projectRoot, 'db/migrations'))
  .filter(name => name.endsWith('.sql'))
  .map(name => readFileSync(join(projectRoot, 'db/migrations', name), 'utf8'))
  .join('\n');
const distributed = [
  ...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?([\w.]+) \(([\s\S]*?)\n\)/g),
]
  .filter(([, , body = '']) => /^\s+user_id uuid/m.test(body))
  .map(([, name = '']) => name)
  .filter(name => !name.startsWith('auth.') && !(name in COORDINATOR_TABLES));

const statements = readdirSync(join(projectRoot, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.queries.ts'))
  .toSorted()
  .flatMap(path => statementsOf(path));

/** Objects with a name and a text, anywhere in a file; computed parts become `?`. */
function statementsOf(path: string): Statement[] {
  const file = `src/server/${path}`;
  const found: Statement[] = [];
  const constants = new Map<string, string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, properties, id, init } = node as Partial<Record<'id' | 'init', Node>> & {
      type?: string;
      properties?: unknown[];
    };
    if (type === 'VariableDeclarator' && id?.name !== undefined) {
      const text = textOf(init, constants);
      if (text !== null) constants.set(id.name, text);
    }
    if (type === 'ObjectExpression' && properties !== undefined) {
      const name = textOf(propertyOf(properties, 'name'), constants);
      const text = textOf(propertyOf(properties, 'text'), constants);
      if (name !== null && text !== null) found.push({ file, name, text });
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, readFileSync(join(projectRoot, file), 'utf8')).program);
  return found;
}

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
  expressions?: Node[];
  arguments?: Node[];
}

function propertyOf(properties: readonly unknown[], key: string): Node | undefined {
  const found = properties.find(property => (property as { key?: { name?: string } }).key?.name === key);
  return (found as { value?: Node } | undefined)?.value;
}

/** A text with its file's constants inserted; for a computed name, its beginning. */
function textOf(node: Node | undefined, constants: ReadonlyMap<string, string>): string | null {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'Identifier') return constants.get(node.name ?? '') ?? null;
  if (node?.type === 'CallExpression') return textOf(node.arguments?.[0], constants);
  if (node?.type !== 'TemplateLiteral' || node.quasis === undefined) return null;
  const between = (node.expressions ?? []).map(({ name = '' }) => constants.get(name) ?? '?');
  return node.quasis.map(({ value: { raw } }, index) => raw + (between[index] ?? '')).join('');
}

function kindOf({ text }: Statement): Kind {
  const named = [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_.]+)/gi)].map(
    ([, table = '']) => table,
  );
  if (!named.some(table => distributed.includes(table))) return 'other';
  // One given user; `user_id = other.user_id` alone joins rows of all users. `u` is auth.users, whose id is the user.
  const namesOne =
    /user_id\s*=\s*\$\d|\bu\.id\s*=\s*\$\d|\$\d+(?:::uuid)?\s*=\s*user_id|insert into [a-z_.]+(?: as \w+)?\s*\([^)]*\buser_id\b/i;
  return namesOne.test(text) ? 'local' : 'everybody';
}

const kinds = new Map<Kind, Statement[]>([
  ['local', []],
  ['everybody', []],
  ['other', []],
]);
for (const statement of statements) kinds.get(kindOf(statement))?.push(statement);

const count = (kind: Kind): number => kinds.get(kind)?.length ?? 0;
const byFile = Map.groupBy(kinds.get('everybody') ?? [], ({ file }) => file);
const table = [
  `${statements.length} statements: ${count('local')} name their user and stay on one node, ${count('everybody')} look at many users, ${count('other')} touch nothing that is distributed.`,
  '',
  '| where | statements for everybody |',
  '| --- | --- |',
  ...[...byFile].map(
    ([file, list]) => `| \`${file}\` | ${[...new Set(list.map(({ name }) => name))].join(', ')} |`,
  ),
].join('\n');

console.log(table);
if (process.argv.includes('--write')) {
  const text = readFileSync(REPORT, 'utf8');
  const [before] = text.split(BEGIN);
  const after = text.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${REPORT} has no place for the list`);
  writeFileSync(REPORT, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
