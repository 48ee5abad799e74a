import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { MOST_QUESTION_CHARACTERS } from '#domain/assistant/question/question.ts';
import type { PatternNews, TriedPattern } from '#test/patterns/try-patterns-worker.ts';
import { ROOT, filesBelow, isTest, syntaxOf, textOf, visit } from './source-files.ts';

/** A pattern that takes this long for a few thousand characters is considered endless. */
const PATIENCE_MS = 4_000;

/**
 * Patterns slower than linear, with their maximum input length. Each entry names what limits the input; the test
 * requires at most 20 ms at that length.
 */
const BOUNDED: readonly { path: string; begins: string; longest: number; by: string }[] = [
  {
    path: 'src/domain/assistant/reading/read-slots.ts',
    begins: '(?:vidéo|video|vid|celle)s?\\s+(?:sur',
    longest: MOST_QUESTION_CHARACTERS,
    by: 'understand() refuses a longer question',
  },
  {
    path: 'src/domain/assistant/reading/read-slots.ts',
    begins: '(?:video|vid|clip|one)s?\\s+(?:about',
    longest: MOST_QUESTION_CHARACTERS,
    by: 'understand() refuses a longer question',
  },
];

/** Files that build a pattern at run time, with one example of the result. */
const BUILT_WHEN_USED: Readonly<Record<string, RegExp>> = {
  'src/domain/assistant/reading/read-entities.ts': /(?<![\p{L}\p{N}_.])a\.a\.a\.a(?![\p{L}\p{N}_])/giu,
  // Built from a list whose entries are tested as written.
  'src/domain/documentation/fold-words.ts': /\bp(?:as|lus)? (?:assez|suffisamment) de\b/,
  'src/domain/sharing/redact-words.ts': /(?<![\p{L}\p{N}_.])@?a\.a\.a(?![\p{L}\p{N}_])/giu,
  'src/server/integrations/ai-providers/replayed-model.ts': /[^]{1,80}/gu,
  'src/server/integrations/import-files/studio/read-table.ts': /[^,\n]*/y,
  'src/server/integrations/storage/s3/s3-xml.ts': /<Key>([^<]*)<\/Key>/,
};

const files = filesBelow('src', ['.ts', '.tsx']).filter(
  path => !isTest(path) && !path.includes('/fixtures/'),
);

function writtenPatterns(): Map<string, TriedPattern> {
  const found = new Map<string, TriedPattern>();
  for (const path of files)
    visit(syntaxOf(path), node => {
      const regex = node['regex'] as { pattern: string; flags: string } | null | undefined;
      if (node.type !== 'Literal' || !regex) return;
      add(found, { source: regex.pattern, flags: regex.flags }, path);
    });
  return found;
}

function add(
  found: Map<string, TriedPattern>,
  { source, flags }: { source: string; flags: string },
  path: string,
): void {
  const key = `/${source}/${flags}`;
  const bounded = BOUNDED.find(one => one.path === path && source.startsWith(one.begins));
  const paths = found.get(key)?.paths ?? [];
  found.set(key, { source, flags, longest: bounded?.longest ?? null, paths: [...new Set([...paths, path])] });
}

/** Files that call `new RegExp`. */
function buildingFiles(): string[] {
  return files.filter(path => {
    if (!textOf(path).includes('RegExp')) return false;
    let builds = false;
    visit(syntaxOf(path), node => {
      const called = node['callee'] as { name?: string } | null | undefined;
      if (node.type === 'NewExpression' && called?.name === 'RegExp') builds = true;
    });
    return builds;
  });
}

function builtPatterns(paths: readonly string[]): Promise<{ source: string; flags: string }[]> {
  const worker = new Worker(new URL('../patterns/record-patterns.ts', import.meta.url), {
    workerData: { files: paths.map(path => join(ROOT, path)) },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The faults of each pattern; an endless one is terminated, and the rest continue. */
async function faultsOf(patterns: readonly TriedPattern[]): Promise<string[]> {
  const faults: string[] = [];
  const tell = (at: number, fault: string) => {
    const { source, flags, paths } = patterns[at] ?? { source: '', flags: '', paths: [] };
    faults.push(`${paths.join(', ')} · /${source}/${flags} · ${fault}`);
  };
  for (let from = 0; from < patterns.length;) {
    const worker = new Worker(new URL('../patterns/try-patterns-worker.ts', import.meta.url), {
      workerData: { patterns, from },
    });
    let at = from;
    const ended = () => {
      tell(at, 'never ends');
      void worker.terminate();
    };
    let timer = setTimeout(ended, PATIENCE_MS);
    worker.on('message', (news: PatternNews) => {
      if ('fault' in news) return tell(news.at, news.fault);
      at = news.begun;
      clearTimeout(timer);
      timer = setTimeout(ended, PATIENCE_MS);
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('exit', () => resolve());
      worker.once('error', reject);
    });
    clearTimeout(timer);
    from = at + 1;
  }
  return faults;
}

test('no pattern of the product takes more than its share of time over hostile input', async () => {
  const patterns = writtenPatterns();
  expect(patterns.size).toBeGreaterThan(800);
  const bounded = [...patterns.values()].filter(({ longest }) => longest !== null);
  expect(bounded).toHaveLength(BOUNDED.length);
  expect(await faultsOf([...patterns.values()])).toEqual([]);
}, 120_000);

test('nor does one that is built out of parts', async () => {
  const building = buildingFiles();
  expect(Object.keys(BUILT_WHEN_USED).filter(path => !building.includes(path))).toEqual([]);
  const patterns = new Map<string, TriedPattern>();
  for (const [path, pattern] of Object.entries(BUILT_WHEN_USED)) add(patterns, pattern, path);
  const loaded = building.filter(path => !(path in BUILT_WHEN_USED));
  const silent: string[] = [];
  for (const path of loaded) {
    const built = await builtPatterns([path]);
    if (built.length === 0) silent.push(path);
    for (const pattern of built) add(patterns, pattern, path);
  }
  expect(silent, 'these build patterns when they are used: say of what').toEqual([]);
  expect(await faultsOf([...patterns.values()])).toEqual([]);
}, 120_000);
