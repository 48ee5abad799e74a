import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { projectRoot } from '../programs.ts';

/**
 * `npm run statements`: every statement of the product by what it would be on a database spread by user: `local` (it
 * names one user), `everybody` (rows of many users), `other` (no rows of users). `--write` puts the list of those for
 * everybody into docs/scaling.md.
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
const ofUsers = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?([\w.]+) \(([\s\S]*?)\n\)/g)]
  .filter(([, , body = '']) => /^\s+user_id uuid/m.test(body))
  .map(([, name = '']) => name);

const statements = readdirSync(join(projectRoot, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.queries.ts'))
  .toSorted()
  .flatMap(path => statementsOf(path));

/** Objects with a name and a text, wherever they stand; what is worked out is left as `?`. */
function statementsOf(path: string): Statement[] {
  const file = `src/server/${path}`;
  const found: Statement[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, properties } = node as { type?: string; properties?: unknown[] };
    if (type === 'ObjectExpression' && properties !== undefined) {
      const name = textOf(properties, 'name');
      const text = textOf(properties, 'text');
      if (name !== null && text !== null) found.push({ file, name, text });
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, readFileSync(join(projectRoot, file), 'utf8')).program);
  return found;
}

function textOf(properties: readonly unknown[], key: string): string | null {
  for (const property of properties) {
    const { key: name, value } = property as { key?: { name?: string }; value?: Record<string, unknown> };
    if (name?.name !== key || value === undefined) continue;
    if (value['type'] === 'Literal') return String(value['value'] as string);
    if (value['type'] === 'TemplateLiteral')
      return (value['quasis'] as { value: { raw: string } }[]).map(({ value: { raw } }) => raw).join('?');
  }
  return null;
}

function kindOf({ text }: Statement): Kind {
  const named = [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_.]+)/gi)].map(
    ([, table = '']) => table,
  );
  if (!named.some(table => ofUsers.includes(table))) return 'other';
  const namesOne =
    /user_id\s*=\s*(?:\$\d|excluded|[a-z_]+\.user_id|\()|\$\d+(?:::uuid)?\s*=\s*user_id|insert into [a-z_.]+(?: as \w+)?\s*\([^)]*\buser_id\b/i;
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
  `${statements.length} statements: ${count('local')} name their user and stay on one node, ${count('everybody')} look at many users, ${count('other')} touch no rows of users.`,
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
